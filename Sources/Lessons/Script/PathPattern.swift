/// A value of a path as a script describes it. It names what matters: stored properties that it leaves out are not compared.
public indirect enum PathPattern: Hashable, Codable, Sendable {
    /// `_`
    case any
    case integer(Int)
    case decimal(Double)
    case boolean(Bool)
    /// `nil`
    case none
    case text(ScriptText)
    /// `.name`, `.name(…)`, `Type.name(…)`
    case enumCase(type: String?, name: String, [Argument])
    /// `Type`, `Type(…)`
    case structure(type: String, [Argument])
    /// An array or a set.
    case collection(ListPattern<PathPattern>)

    public struct Argument: Hashable, Codable, Sendable {
        public var label: String?
        public var pattern: PathPattern

        public init(_ label: String? = nil, _ pattern: PathPattern) {
            (self.label, self.pattern) = (label, pattern)
        }
    }
}

extension PathPattern {
    /// As the script has it, but for its texts.
    public func source(_ text: (ScriptText) -> String = \.source) -> String {
        switch self {
        case .any: "_"
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .boolean(let flag): String(flag)
        case .none: "nil"
        case .text(let alternatives): text(alternatives)
        case .enumCase(let type, let name, let arguments): "\(type ?? "").\(name)\(Self.source(of: arguments, text))"
        case .structure(let type, let arguments): type + Self.source(of: arguments, text)
        case .collection(let list): list.source { $0.source(text) }
        }
    }

    private static func source(of arguments: [Argument], _ text: (ScriptText) -> String) -> String {
        guard !arguments.isEmpty else { return "" }
        let parts = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.pattern.source(text) }
        return "(\(parts.joined(separator: ", ")))"
    }
}
