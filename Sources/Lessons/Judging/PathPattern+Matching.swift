import Automation

extension PathPattern {
    /// Whether it describes that value.
    public func matches(_ value: Value, texts: LabelResolver) -> Bool {
        switch self {
        case .any: true
        case .integer, .decimal, .boolean, .none, .text: matchesLiteral(value, texts)
        case .enumCase(let type, let name, let arguments): Self.matches(value, case: name, of: type, arguments, texts)
        case .structure(let type, let arguments): Self.matches(value, type: type, arguments, texts)
        case .collection(let list): Self.matches(value, list, texts)
        }
    }

    /// A literal also matches a struct whose only stored property besides `id` it matches.
    private func matchesLiteral(_ value: Value, _ texts: LabelResolver) -> Bool {
        if case .structure(_, let fields) = value {
            let telling = fields.filter { $0.label != "id" }
            return telling.count == 1 && matchesLiteral(telling[0].value, texts)
        }
        return switch (self, value) {
        case (.integer(let a), .integer(let b)): a == b
        case (.integer(let a), .decimal(let b)): Double(a) == b
        case (.decimal(let a), .decimal(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.none, .none): true
        case (.text(let text), .string(let string)): texts.values(of: text).contains(string)
        case (.text(let text), .other(_, let description)): texts.values(of: text).contains(description)
        case (.integer(let number), .other(_, let description)): String(number) == description
        case (.decimal(let number), .other(_, let description)): String(number) == description
        default: false
        }
    }

    private static func matches(
        _ value: Value, case name: String, of type: String?, _ arguments: [Argument], _ texts: LabelResolver
    ) -> Bool {
        guard case .enumCase(let valueType, name, let fields) = value, type.map(valueType.isType) ?? true else { return false }
        return matches(fields, arguments, texts)
    }

    private static func matches(_ value: Value, type: String, _ arguments: [Argument], _ texts: LabelResolver) -> Bool {
        switch value {
        case .structure(let valueType, let fields): valueType.isType(type) && matches(fields, arguments, texts)
        case .enumCase(let valueType, _, _), .other(let valueType, _): arguments.isEmpty && valueType.isType(type)
        case .integer: arguments.isEmpty && type == "Int"
        case .decimal: arguments.isEmpty && type == "Double"
        case .string: arguments.isEmpty && type == "String"
        case .boolean: arguments.isEmpty && type == "Bool"
        case .none, .collection, .set: false
        }
    }

    /// Labelled arguments by their labels; the others in the order of the properties that are left, which may be skipped.
    private static func matches(_ fields: [Value.Field], _ arguments: [Argument], _ texts: LabelResolver) -> Bool {
        var rest = fields[...]
        for argument in arguments {
            guard let label = argument.label else { continue }
            guard let index = rest.firstIndex(where: { $0.label == label }) else { return false }
            guard argument.pattern.matches(rest[index].value, texts: texts) else { return false }
            rest.remove(at: index)
        }
        for argument in arguments where argument.label == nil {
            guard let index = rest.firstIndex(where: { argument.pattern.matches($0.value, texts: texts) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    private static func matches(_ value: Value, _ list: ListPattern<PathPattern>, _ texts: LabelResolver) -> Bool {
        switch value {
        case .collection(let values): list.matches(values) { $0.matches($1, texts: texts) }
        case .set(let values): list.matches(anyOrderOf: values) { $0.matches($1, texts: texts) }
        default: false
        }
    }
}

extension LabelResolver {
    /// A value's text is compared as it is.
    fileprivate func values(of text: ScriptText) -> [String] {
        text.alternatives.flatMap { alternative in
            if case .literal(let literal) = alternative { [literal] } else { texts(ScriptText([alternative])) }
        }
    }
}

extension String {
    /// Whether a type of this name is what a script means by another: outer types and generic arguments may be left out.
    fileprivate func isType(_ name: String) -> Bool {
        let own = prefix { $0 != "<" }
        return own == name || own.hasSuffix(".\(name)") || self == name
    }
}
