import Automation

extension Value {
    /// As Swift would write it, as far as it shows itself. An `id` that says nothing, a UUID, is left out.
    public var source: String {
        switch self {
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .string(let text): text.quoted
        case .boolean(let flag): String(flag)
        case .none: "nil"
        case .enumCase(_, let name, let fields): fields.isEmpty ? ".\(name)" : ".\(name)(\(Self.source(of: fields)))"
        case .structure(let type, let fields): "\(type)(\(Self.source(of: fields)))"
        case .collection(let values), .set(let values): "[\(values.map(\.source).joined(separator: ", "))]"
        case .other(let type, let description): description.isEmpty ? type : description
        }
    }

    private static func source(of fields: [Field]) -> String {
        let telling = fields.filter { !$0.isMeaninglessID }
        return telling.map { ($0.label.map { "\($0): " } ?? "") + $0.value.source }.joined(separator: ", ")
    }
}

extension Value.Field {
    fileprivate var isMeaninglessID: Bool {
        guard label == "id", case .other = value else { return false }
        return true
    }
}
