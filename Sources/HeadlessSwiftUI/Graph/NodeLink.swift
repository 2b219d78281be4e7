/// A way to a node for what must not keep it: surroundings, a `DismissAction`. It ends with the step in which the node has left the tree.
///
/// A weak reference would do, but makes every other reference to the node slower.
@MainActor
final class NodeLink<Target: _Node> {
    private(set) unowned(unsafe) var target: Target?

    func lead(to target: Target) { self.target = target }
    func end() { target = nil }
}

/// A node that code in it can end by `dismiss`.
@MainActor
protocol DismissableNode: _Node {
    func dismissFromCode()
}

extension NodeLink: Dismissable where Target: DismissableNode {
    func dismissFromCode() { target?.dismissFromCode() }
}
