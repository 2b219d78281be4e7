/// Gives a view the tag by which a picker, list or tab view knows it.
nonisolated struct TagModifier: ViewModifier {
    typealias Body = Never
    let tag: Tag

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        TagNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class TagNode<C: View>: ModifierNode<C, TagModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        screen.tagged(modifier.tag, by: self) { child.describe(into: &$0) }
    }

    override func addTraits(to traits: inout ViewTraits) {
        traits.tag = modifier.tag
    }
}

extension View {
    /// - Parameter includeOptional: whether a selection that is an optional of the tag's type finds it too.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: Tag(AnyHashable(tag), includesOptional: includeOptional)))
    }
}
