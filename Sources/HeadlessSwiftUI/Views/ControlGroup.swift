/// Controls that belong together.
public struct ControlGroup<Content: View> {
    let contained: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { contained = content() }
}

extension ControlGroup {
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        contained = LabeledControlGroupContent(contained: content())
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        contained = LabeledControlGroupContent(contained: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        contained = LabeledControlGroupContent(contained: content())
    }
}

extension ControlGroup: _StackView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}

/// The controls of a group with a title, which is seen nowhere on a phone.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let contained: Content
}

extension LabeledControlGroupContent: _ContainerView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}
