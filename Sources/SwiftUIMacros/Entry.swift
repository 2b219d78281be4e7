/// A property with `@Entry`: `@Entry var accent: Color = .red`.
struct Entry {
    let name: String
    /// As written; nil where the value says it.
    let type: String?
    /// The value that it begins with, as written; nil for an optional that begins with none.
    let value: String?

    /// Nil where this isn't a variable with a type or a value.
    init?(declaration: String) {
        var source = SourceText(declaration)
        guard source.skip(toWord: "var"), let name = source.word() else { return nil }
        self.name = name
        let type = source.skip("=", orEnd: true)
        self.type = type.hasPrefix(":") ? String(type.dropFirst()) : nil
        value = source.isAtEnd ? nil : source.rest
        if self.type == nil && value == nil { return nil }
    }

    var accessors: String {
        "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }"
    }

    /// The type that names the entry and knows its first value.
    ///
    /// - Parameter container: the declaration around it, as in `extension EnvironmentValues {}`.
    func key(for container: String) -> String {
        let isFocused = container.contains("FocusedValues")
        let requirement = isFocused ? "" : "\n    static var defaultValue: Value { \(value ?? "nil")\n    }"
        guard let type else { return "private struct \(keyName): \(protocolName(in: container)) {\n    static let defaultValue = \(value ?? "nil")\n}" }
        let valueType = isFocused ? Self.unwrapped(type) : type
        return "private struct \(keyName): \(protocolName(in: container)) {\n    typealias Value = \(valueType)\n\(requirement)\n}"
    }

    private var keyName: String { "__Key_\(name)" }

    private func protocolName(in container: String) -> String {
        for kind in ["FocusedValue", "Transaction", "ContainerValue"] where container.contains(kind) { return kind + "Key" }
        return "EnvironmentKey"
    }

    /// A focused value's key names the type without the question mark.
    private static func unwrapped(_ type: String) -> String {
        guard let last = type.lastIndex(where: { !$0.isWhitespace }), type[last] == "?" else { return type }
        return String(type[..<last])
    }
}
