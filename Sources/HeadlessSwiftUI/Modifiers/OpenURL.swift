/// Runs something with an address that the app is opened with.
nonisolated struct OpenURLModifier: ViewModifier {
    typealias Body = Never
    let action: (URL) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        OpenURLNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class OpenURLNode<C: View>: ModifierNode<C, OpenURLModifier>, URLHandler {
    override func didPlaceContent() { graph.urlHandlers.append(self) }

    override func dismantle() {
        graph.urlHandlers.removeAll { $0 === self }
        super.dismantle()
    }

    func open(_ url: URL) { modifier.action(url) }
}

/// A node that takes addresses. Several of them all get the address, in the order in which they came into the tree.
@MainActor
protocol URLHandler: _Node {
    func open(_ url: URL)
}

extension View {
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
