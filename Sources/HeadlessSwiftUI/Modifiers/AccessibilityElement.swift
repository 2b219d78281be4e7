import Automation

/// What becomes of a view's parts for assistive technology: one thing, or several in a group.
nonisolated struct AccessibilityElementModifier: ViewModifier {
    typealias Body = Never
    let children: AccessibilityChildBehavior

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        AccessibilityElementNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class AccessibilityElementNode<C: View>: ModifierNode<C, AccessibilityElementModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        guard screen.arrangement == .views else { return child.describe(into: &screen) }
        let parts = screen.collect { child.describe(into: &$0) }
        let label = modifier.children == .combine ? ScreenBuilder.label(of: parts) : ""
        var group = Element(.group, label: label, children: parts)
        if modifier.children == .combine, let only = parts.first(where: { $0.handle != nil }) {
            group.handle = only.handle
            group.states = only.states
        }
        screen.add(group)
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Another view in a view's place, for assistive technology.
nonisolated struct RepresentationModifier<Representation: View>: ViewModifier {
    typealias Body = Never
    let representation: Representation

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        RepresentationNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class RepresentationNode<C: View, R: View>: ModifierNode<C, RepresentationModifier<R>> {
    private var representation: _ContentNode<R>!

    override func didPlaceContent() {
        representation = R._makeNode(modifier.representation, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, representation] }
    override func modifierChanged(from old: RepresentationModifier<R>) { representation.update(modifier.representation) }
    override func describe(into screen: inout ScreenBuilder) { representation.describe(into: &screen) }
}

extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(RepresentationModifier(representation: representation()))
    }
}
