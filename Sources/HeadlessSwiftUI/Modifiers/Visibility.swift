/// Whether a person sees the view, and can reach it.
nonisolated struct VisibilityModifier: ViewModifier {
    typealias Body = Never
    var isHidden = false
    var isOutOfReach = false

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        VisibilityNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class VisibilityNode<C: View>: ModifierNode<C, VisibilityModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        if modifier.isHidden { return }
        screen.with(\.isOutOfReach, screen.isOutOfReach || modifier.isOutOfReach) { child.describe(into: &$0) }
    }
}

extension View {
    nonisolated public func hidden() -> some View { modifier(VisibilityModifier(isHidden: true)) }
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(VisibilityModifier(isHidden: opacity <= 0)) }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(VisibilityModifier(isOutOfReach: !enabled)) }
}
