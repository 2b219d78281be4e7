// The compiler's plugin for SwiftUI's macros. It speaks the compiler's own protocol: on standard input and output, each message is
// its length in eight bytes, the lowest first, and then as many bytes of JSON. Foundation would take longer to start than all
// the rest, so it isn't used.

import Glibc

while let message = Connection.read() {
    Connection.write(answer(to: message))
}

func answer(to message: JSON) -> JSON {
    if let request = message["expandFreestandingMacro"] ?? message["expandAttachedMacro"] {
        return Expansion(of: request).json
    }
    if message["getCapability"] != nil {
        return ["getCapabilityResult": ["capability": ["protocolVersion": .number(7)]]]
    }
    return Expansion.refused("SwiftUIMacros doesn't know this message").json
}
