/// A text as a script names it: any of its alternatives will do.
public struct ScriptText: Hashable, Codable, Sendable {
    public var alternatives: [Alternative]

    public init(_ alternatives: [Alternative]) { self.alternatives = alternatives }

    public enum Alternative: Hashable, Codable, Sendable {
        case literal(String)
        /// A label's name; the value is for its `{}`.
        case label(String, value: String? = nil)
    }
}

extension ScriptText: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init([.literal(text)]) }
}

extension ScriptText {
    /// As the script has it.
    public var source: String { alternatives.map(\.source).joined(separator: " | ") }
}

extension ScriptText.Alternative {
    fileprivate var source: String {
        switch self {
        case .literal(let text): text.quoted
        case .label(let name, let value?): "\(name)(\(value.isNumber ? value : value.quoted))"
        case .label(let name, nil): name
        }
    }
}

extension String {
    /// Between straight quotes, with Swift's escapes.
    var quoted: String { "\"" + unicodeScalars.map(\.escaped).joined() + "\"" }
}

extension String {
    /// Whether it can stand without quotes as a label's value.
    fileprivate var isNumber: Bool { wholeMatch(of: /-?\d+(\.\d+)?/) != nil }
}

extension Unicode.Scalar {
    fileprivate var escaped: String {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        case "\0": "\\0"
        default: properties.generalCategory == .control ? "\\u{\(String(value, radix: 16))}" : String(Character(self))
        }
    }
}
