/// Whether the page's bar has a back button, and whether there is a bar.
nonisolated struct BarVisibilityModifier: ViewModifier {
    typealias Body = Never
    var hidesBack = false
    var hidesBar = false

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        BarVisibilityNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class BarVisibilityNode<C: View>: ModifierNode<C, BarVisibilityModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        if modifier.hidesBack || modifier.hidesBar { screen.page?.hidesBack = true }
        if modifier.hidesBar { screen.page?.hidesBar = true }
        child.describe(into: &screen)
    }
}

extension View {
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(BarVisibilityModifier(hidesBack: hidesBackButton))
    }

    @available(*, deprecated, message: "Use toolbar(.hidden)")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(BarVisibilityModifier(hidesBar: hidden))
    }
}
