/// A part of the app that is shown or hidden as a whole: a page of a stack, a tab, a sheet, the app.
///
/// What is shown gets its onAppear in the order in which it came into the tree; what is hidden its onDisappear likewise.
@MainActor
final class AppearanceScope {
    private(set) var isVisible = false
    private let graph: Graph
    private var parent: AppearanceScope?
    private var isOn: Bool
    private var members: [Int: any AppearingNode] = [:]
    private var scopes: [Int: AppearanceScope] = [:]
    private let serial: Int

    init(graph: Graph, parent: AppearanceScope?, isOn: Bool) {
        self.graph = graph
        self.parent = parent
        self.isOn = isOn
        serial = graph.serial()
        isVisible = isOn && (parent?.isVisible ?? true)
        parent?.scopes[serial] = self
    }

    /// Shows or hides the part, as far as what is around it is visible.
    func set(isOn: Bool) {
        self.isOn = isOn
        refresh()
    }

    func add(_ node: any AppearingNode) {
        members[node.handle] = node
        if isVisible { node.appear() }
    }

    func remove(_ node: any AppearingNode) {
        guard members.removeValue(forKey: node.handle) != nil, isVisible else { return }
        node.disappear()
    }

    /// The part leaves for good; its nodes say goodbye when they are dismantled.
    func leave() {
        parent?.scopes[serial] = nil
        parent = nil
    }

    private func refresh() {
        let visible = isOn && (parent?.isVisible ?? true)
        guard visible != isVisible else { return }
        isVisible = visible
        for (_, member) in members.sorted(by: { $0.key < $1.key }) {
            if visible { member.appear() } else { member.disappear() }
        }
        for (_, scope) in scopes.sorted(by: { $0.key < $1.key }) { scope.refresh() }
    }
}

/// A node that does something when it comes on the screen or goes.
@MainActor
protocol AppearingNode: _Node {
    func appear()
    func disappear()
}
