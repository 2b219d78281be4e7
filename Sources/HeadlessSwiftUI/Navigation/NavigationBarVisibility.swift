/// Whether the page's bar has a back button, and which bars there are.
nonisolated struct BarVisibilityModifier: ViewModifier {
    typealias Body = Never
    var hidesBack = false
    var hidden: Set<ToolbarPlacement> = []

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        BarVisibilityNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class BarVisibilityNode<C: View>: ModifierNode<C, BarVisibilityModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        let hidesBar = modifier.hidden.contains(.navigationBar)
        if modifier.hidesBack || hidesBar { screen.page?.hidesBack = true }
        if hidesBar { screen.page?.hidesBar = true }
        screen.hiddenBars.formUnion(modifier.hidden)
        child.describe(into: &screen)
    }
}

extension View {
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(BarVisibilityModifier(hidesBack: hidesBackButton))
    }

    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(BarVisibilityModifier(hidden: hidden ? [.navigationBar] : []))
    }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(hidden: visibility == .hidden ? Set(bars.map(\.inContext)) : []))
    }

    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(hidden: visibility == .hidden ? Set(bars.map(\.inContext)) : []))
    }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")

    /// The bar that is meant where none is named.
    fileprivate var inContext: ToolbarPlacement { self == .automatic ? .navigationBar : self }
}
