/// What a macro becomes.
struct Expansion {
    private let source: String
    private let message: String?

    /// - Parameter request: the compiler's, with the macro, its role and the source text around it.
    init(of request: JSON) {
        switch request["macro"]?["typeName"]?.string {
        case "PreviewMacro", "PreviewableMacro": self.init(source: "")
        case "EntryMacro": self.init(entry: request)
        case let name: self.init(source: "", message: "SwiftUIMacros has no macro \(name ?? "without a name")")
        }
    }

    static func refused(_ message: String) -> Expansion { Expansion(source: "", message: message) }

    var json: JSON {
        let diagnostics = message.map { [Self.diagnostic($0)] } ?? []
        return ["expandMacroResult": ["expandedSource": .string(source), "diagnostics": .array(diagnostics)]]
    }

    private init(source: String, message: String? = nil) {
        (self.source, self.message) = (source, message)
    }

    private init(entry request: JSON) {
        guard let entry = Entry(declaration: request["declSyntax"]?["source"]?.string ?? "") else {
            self.init(source: "", message: "'@Entry' needs a 'var' with a value or an optional type")
            return
        }
        let container = request["lexicalContext"]?.array.first?["source"]?.string ?? ""
        self.init(source: request["macroRole"]?.string == "peer" ? entry.key(for: container) : entry.accessors)
    }

    private static func diagnostic(_ message: String) -> JSON {
        let position: JSON = ["fileName": "", "offset": .number(0)]
        return ["message": .string(message), "severity": "error", "position": position, "highlights": [], "notes": [], "fixIts": []]
    }
}
