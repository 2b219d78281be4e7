import Automation

/// Runs something when the view is tapped or held.
nonisolated struct GestureModifier: ViewModifier {
    typealias Body = Never
    var onTap: (() -> Void)?
    var onHold: (() -> Void)?

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        GestureNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class GestureNode<C: View>: ModifierNode<C, GestureModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        var states: Element.States = []
        if modifier.onTap != nil { states.insert(.tappable) }
        if modifier.onHold != nil { states.insert(.holdable) }
        screen.interactive(self, states: states, perform: { [self] in perform($0) }) { child.describe(into: &$0) }
    }

    override func perform(_ action: Action) -> Bool {
        switch action {
        case .tap: run(modifier.onTap)
        case .hold: run(modifier.onHold)
        default: false
        }
    }

    private func run(_ action: (() -> Void)?) -> Bool {
        action?()
        return action != nil
    }
}

extension View {
    /// With a `count` of more than one a single tap does nothing.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(onTap: count == 1 ? action : nil))
    }

    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
                                               onPressingChanged: ((Bool) -> Void)? = nil) -> some View {
        modifier(GestureModifier(onHold: action))
    }
}
