import Automation

/// Buttons that a swipe shows at a row's end.
nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
    typealias Body = Never
    let actions: Actions

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        SwipeActionsNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class SwipeActionsNode<C: View, Actions: View>: ModifierNode<C, SwipeActionsModifier<Actions>>, TransientNode {
    private var actions: _ContentNode<Actions>!
    private var isShown = false

    override func didPlaceContent() {
        actions = Actions._makeNode(modifier.actions, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, actions] }

    override func modifierChanged(from old: SwipeActionsModifier<Actions>) { actions.update(modifier.actions) }

    override func describe(into screen: inout ScreenBuilder) {
        screen.ending(self, states: .swipeable, perform: { [self] in perform($0) }, with: { [self] screen in
            if isShown { actions.describe(into: &screen) }
        }) { child.describe(into: &$0) }
    }

    override func perform(_ action: Action) -> Bool {
        guard case .swipe = action else { return false }
        isShown = true
        graph.open(self)
        return true
    }

    func close() {
        isShown = false
        closeOuter()
    }
}

extension View {
    nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T)
        -> some View {
        modifier(SwipeActionsModifier(actions: content()))
    }
}
