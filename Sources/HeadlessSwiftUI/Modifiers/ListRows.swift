// How lists and their rows look, and whether a row can be changed.

/// What a row allows the person to do with it.
nonisolated struct RowRightsModifier: ViewModifier {
    typealias Body = Never
    var forbidsDelete = false
    var forbidsMove = false
    var forbidsSelection = false

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        RowRightsNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class RowRightsNode<C: View>: ModifierNode<C, RowRightsModifier> {
    /// Said of several rows.
    override func describe(into screen: inout ScreenBuilder) {
        var edits = screen.edits
        if modifier.forbidsDelete { edits.isDeleteForbidden = true }
        if modifier.forbidsMove { edits.isMoveForbidden = true }
        screen.with(\.edits, edits) { screen in
            if modifier.forbidsSelection {
                screen.with(\.selection, nil) { child.describe(into: &$0) }
            } else {
                child.describe(into: &screen)
            }
        }
    }

    /// Said of one row.
    override func addTraits(to traits: inout ViewTraits) {
        if modifier.forbidsDelete { traits.isDeleteForbidden = true }
        if modifier.forbidsMove { traits.isMoveForbidden = true }
    }
}

extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(RowRightsModifier(forbidsDelete: isDisabled)) }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(RowRightsModifier(forbidsMove: isDisabled)) }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { modifier(RowRightsModifier(forbidsSelection: isDisabled)) }

    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

public struct ListItemTint: Sendable {
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static let monochrome = ListItemTint()
}

@frozen
public enum Prominence: Hashable, Sendable { case standard, increased }
