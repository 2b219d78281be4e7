/// Views in front of a view, behind it or at its edge: they are on the screen too.
nonisolated struct AttachmentModifier<Extra: View>: ViewModifier {
    typealias Body = Never
    let extra: Extra
    /// Whether they come before the view in reading order.
    var isBefore = false

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        AttachmentNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class AttachmentNode<C: View, Extra: View>: ModifierNode<C, AttachmentModifier<Extra>> {
    private var extra: _ContentNode<Extra>!

    override func didPlaceContent() {
        extra = Extra._makeNode(modifier.extra, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, extra] }

    override func modifierChanged(from old: AttachmentModifier<Extra>) { extra.update(modifier.extra) }

    /// In a list they belong to the view's row and aren't rows of their own.
    override func describe(into screen: inout ScreenBuilder) {
        switch screen.arrangement {
        case .rows:
            screen.ending(self, states: [], perform: { _ in false }, with: { [self] in extra.describe(into: &$0) }) {
                child.describe(into: &$0)
            }
        case .options:
            child.describe(into: &screen)
        case .views:
            if modifier.isBefore { extra.describe(into: &screen) }
            child.describe(into: &screen)
            if !modifier.isBefore { extra.describe(into: &screen) }
        }
    }
}

extension View {
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(AttachmentModifier(extra: content()))
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(AttachmentModifier(extra: overlay))
    }

    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }

    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(AttachmentModifier(extra: content(), isBefore: true))
    }

    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(AttachmentModifier(extra: background, isBefore: true))
    }

    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }

    nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                                                   @ViewBuilder content: () -> V) -> some View {
        modifier(AttachmentModifier(extra: content(), isBefore: edge == .top))
    }

    nonisolated public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                                                   @ViewBuilder content: () -> V) -> some View {
        modifier(AttachmentModifier(extra: content(), isBefore: edge == .leading))
    }

    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
