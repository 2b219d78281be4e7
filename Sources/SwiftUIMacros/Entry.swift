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
        "private struct \(keyName): \(protocolName(in: container)) {\n\(members(in: container))\n}"
    }

    /// The first value is made anew each time where its type is written; what it says only itself is made once. A value may end
    /// with a comment, so a line ends behind it.
    private func members(in container: String) -> String {
        let value = value ?? "nil"
        guard let type else { return "static let defaultValue = \(value)" }
        if container.contains("FocusedValues") { return "typealias Value = \(Self.unwrapped(type))" }
        return "typealias Value = \(type)\nstatic var defaultValue: Value { \(value)\n}"
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
