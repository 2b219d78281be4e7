/// An identity of the view's own, within which other identities have a meaning.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var identity: Identity?

    public init() {}

    public var wrappedValue: ID { ID(number: identity?.number ?? 0) }

    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }
}

/// What a node keeps for a namespace.
private final class Identity: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
}

extension Namespace: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        let identity = slot as? Identity ?? Identity(node.graph.serial())
        slot = identity
        self.identity = identity
    }
}
