import Automation
/// Rows of controls.
public struct Form<Content: View> {
    let contained: Content

    public init(@ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension Form: _ContainerView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    static func surroundings(inside surroundings: _Surroundings) -> _Surroundings { surroundings.inLazyContainer() }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            let rows = screen.collect(asRows: true) { content.describe(into: &$0) }
            screen.add(Element(.form, children: rows))
        }
    }
}
