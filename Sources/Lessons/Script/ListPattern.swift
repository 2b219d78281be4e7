/// A list as a script describes it: `["Mehl", _, ...]`.
public struct ListPattern<Element> {
    public var items: [Item]

    public init(_ items: [Item]) { self.items = items }

    public enum Item {
        case one(Element)
        /// `...`: any run of elements, an empty one too.
        case run
    }
}

extension ListPattern.Item: Equatable where Element: Equatable {}
extension ListPattern.Item: Hashable where Element: Hashable {}
extension ListPattern.Item: Sendable where Element: Sendable {}
extension ListPattern.Item: Codable where Element: Codable {}
extension ListPattern: Equatable where Element: Equatable {}
extension ListPattern: Hashable where Element: Hashable {}
extension ListPattern: Sendable where Element: Sendable {}
extension ListPattern: Codable where Element: Codable {}

/// A row of a list as a script describes it.
public enum RowPattern: Hashable, Codable, Sendable {
    /// `_`: any one row.
    case any
    case text(ScriptText)
}

extension RowPattern {
    /// As the script has it, but for its texts.
    func source(_ text: (ScriptText) -> String = \.source) -> String {
        switch self {
        case .any: "_"
        case .text(let alternatives): text(alternatives)
        }
    }
}

extension ListPattern {
    /// As the script has it, in brackets.
    func source(_ element: (Element) -> String) -> String {
        let parts = items.map { item in
            switch item {
            case .one(let one): element(one)
            case .run: "..."
            }
        }
        return "[\(parts.joined(separator: ", "))]"
    }
}
