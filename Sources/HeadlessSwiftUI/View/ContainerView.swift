import Automation
/// A view around one other: what they have in common.
@MainActor
protocol _ContainerView: _PrimitiveView {
    associatedtype Contained: View
    var contained: Contained { get }

    /// What the content finds around it.
    static func surroundings(inside surroundings: _Surroundings) -> _Surroundings

    /// Adds the container to a screen; by default what is in it, as if the container weren't there.
    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder)

    func perform(_ action: Action, on node: _Node) -> Bool
}

extension _ContainerView {
    static func surroundings(inside surroundings: _Surroundings) -> _Surroundings { surroundings }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        content.describe(into: &screen)
    }

    func perform(_ action: Action, on node: _Node) -> Bool { false }
}

@MainActor
final class ContainerNode<Container: _ContainerView>: _ContentNode<Container> {
    private var child: _ContentNode<Container.Contained>!

    override init(_ content: Container, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        child = Container.surroundings(inside: surroundings).place(content.contained, parent: self)
    }

    override var children: [_Node] { [child] }

    override func update(_ content: Container) {
        self.content = content
        child.update(content.contained)
    }

    override func describe(into screen: inout ScreenBuilder) {
        content.describe(self, content: child, into: &screen)
    }

    override func perform(_ action: Action) -> Bool { content.perform(action, on: self) }

    override func navigationTitle() -> String? { child.navigationTitle() }

    override func dismantle() {
        child.dismantle()
        leaveTree()
    }
}
