/// What assistive technology calls a view.
nonisolated struct AccessibilityModifier: ViewModifier {
    typealias Body = Never
    var label: Text?
    var identifier: String?
    var isHidden = false

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        AccessibilityNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class AccessibilityNode<C: View>: ModifierNode<C, AccessibilityModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        if modifier.isHidden { return }
        let label = modifier.label?.string(in: surroundings.environment.values.locale)
        screen.naming(label: label, identifier: modifier.identifier) { child.describe(into: &$0) }
    }
}

extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityModifier(label: label)) }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(identifier: identifier))
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityModifier(isHidden: hidden)) }
}
