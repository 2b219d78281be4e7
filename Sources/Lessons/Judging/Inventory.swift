import Automation

/// What is on a screen in the place of what was looked for.
public struct Inventory: Hashable, Codable, Sendable {
    /// In reading order.
    public var items: [Item]

    public struct Item: Hashable, Codable, Sendable {
        public var role: Element.Role
        public var name: String
        public var isDisabled: Bool
    }

    /// The roles that were looked for, in the order in which they are named.
    public var roles: [Element.Role]
}
