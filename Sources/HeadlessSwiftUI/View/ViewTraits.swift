/// What a view says of itself to the container around it.
struct ViewTraits {
    var tag: Tag?
    /// The label of the view's tab.
    var tabItem: _Node?
    /// What the tab's badge says.
    var badge: String?
    /// Whether the tab can't be chosen.
    var isTabDisabled = false
    var isTabHidden = false
    var tabIdentifier: String?
    var isDeleteForbidden = false
    var isMoveForbidden = false
}

/// A node that says something of the views below to the container around them.
@MainActor
protocol TraitGiver: _Node {
    func addTraits(to traits: inout ViewTraits)
}

/// Several views, or none, as one: in a container that tells its views apart, each counts by itself.
@MainActor
protocol ViewsInOne {}

extension _Surroundings {
    /// The node of one view among others. In a tab view it is a tab of its own.
    func place<V: View>(_ view: V, parent: _Node?) -> _ContentNode<V> {
        guard let tabs, !(V.self is any ViewsInOne.Type) else { return V._makeNode(view, parent: parent, surroundings: self) }
        return TabPageNode(view, parent: parent, surroundings: self, owner: tabs)
    }
}

extension EmptyView: ViewsInOne {}
extension AnyView: ViewsInOne {}
extension Group: ViewsInOne where Content: View {}
extension ForEach: ViewsInOne where Content: View {}
extension Optional: ViewsInOne where Wrapped: View {}
extension _ConditionalContent: ViewsInOne where TrueContent: View, FalseContent: View {}
extension ModifiedContent: ViewsInOne where Content: View & ViewsInOne, Modifier: ViewModifier {}
