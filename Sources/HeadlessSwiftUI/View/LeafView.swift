import Automation
/// A view without others in it: what such views have in common.
@MainActor
protocol _LeafView: _PrimitiveView {
    /// Adds the view to a screen.
    func describe(_ node: _Node, into screen: inout ScreenBuilder)

    func perform(_ action: Action, on node: _Node) -> Bool
}

extension _LeafView {
    func perform(_ action: Action, on node: _Node) -> Bool { false }
}

@MainActor
final class LeafNode<Leaf: _LeafView>: _ContentNode<Leaf> {
    override func describe(into screen: inout ScreenBuilder) { content.describe(self, into: &screen) }
    override func perform(_ action: Action) -> Bool { content.perform(action, on: self) }
}
