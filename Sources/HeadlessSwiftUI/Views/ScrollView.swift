import Automation

/// Content that can be scrolled; all of it counts as seen.
public struct ScrollView<Content: View> {
    let contained: Content

    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension ScrollView: _ContainerView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        guard node.refreshStates.contains(.refreshable) else { return screen.item { content.describe(into: &$0) } }
        screen.item { screen in
            let elements = screen.collect(asRows: false) { content.describe(into: &$0) }
            screen.add(Element(.group, handle: node.handle, states: .refreshable, children: elements)) { node.perform($0) }
        }
    }

    func perform(_ action: Action, on node: _Node) -> Bool { node.performRefresh(action) }
}
