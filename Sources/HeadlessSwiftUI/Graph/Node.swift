import Automation
/// A place in the running tree. Identity, and with it state, belongs to nodes, never to view values.
///
/// `public` only since `View` needs it to say how it is placed; programs have no use for it.
@MainActor
public class _Node {
    /// nil for the app's root, and for what left the tree in an earlier step.
    final private(set) unowned(unsafe) var parent: _Node?
    final let depth: Int
    final let surroundings: _Surroundings
    /// Names the node on screens.
    final private(set) lazy var handle = graph.serial()
    final var isInvalid = false
    final private(set) var isInTree = true
    /// What the last evaluation read.
    final var reader: Reader?
    /// The environment that begins at the node, and ends with it.
    final var ownEnvironment: EnvironmentScope?

    init(parent: _Node?, surroundings: _Surroundings) {
        self.parent = parent
        self.surroundings = surroundings
        depth = if let parent { parent.depth + 1 } else { 0 }
        surroundings.graph.counters.nodes += 1
    }

    final var graph: Graph { surroundings.graph }

    /// The nodes below, in reading order.
    var children: [_Node] { [] }

    /// Brings the node up to date after something that it read has changed.
    func evaluate() {
        isInvalid = false
    }

    /// Adds what a person sees of the node to a screen; by default what is below it.
    func describe(into screen: inout ScreenBuilder) {
        for child in children { child.describe(into: &screen) }
    }

    /// Does what a person does with the node's element. Says false where the node doesn't answer that.
    func perform(_ action: Action) -> Bool { false }

    /// The first navigation title at or below the node.
    func navigationTitle() -> String? {
        for child in children {
            if let title = child.navigationTitle() { return title }
        }
        return nil
    }

    /// What the view says of itself to the container around it.
    func collectTraits(into traits: inout ViewTraits) {}

    /// The node leaves the tree; its children are dismantled first.
    func dismantle() {
        for child in children { child.dismantle() }
        leaveTree()
    }

    final func beginEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentScope {
        let environment = EnvironmentScope(in: surroundings.environment, transform: transform)
        ownEnvironment = environment
        return environment
    }

    final func leaveTree() {
        isInTree = false
        ownEnvironment?.leave()
        reader?.isCurrent = false
        reader = nil
        graph.keepForNow(self)
    }

    /// The step in which the node has left the tree is over: what it was in may be gone from now on, and it may be itself.
    func letGo() { parent = nil }

    final func invalidate() {
        guard !isInvalid, isInTree else { return }
        isInvalid = true
        graph.enqueue(self)
    }

    /// Runs code of the solution's whose reads make this node depend on what was read.
    final func tracking<T>(_ read: () -> T) -> T {
        reader?.isCurrent = false
        let reader = Reader(node: self)
        self.reader = reader
        return Reader.with(reader) {
            withObservationTracking(read, onChange: { reader.sourceChanged() })
        }
    }
}

/// The node of a value that its parent hands down anew at every evaluation: a view, a toolbar item, a tab.
@MainActor
public class _ContentNode<Content>: _Node {
    final var content: Content

    init(_ content: Content, parent: _Node?, surroundings: _Surroundings) {
        self.content = content
        super.init(parent: parent, surroundings: surroundings)
    }

    /// Takes a new value at the same place.
    func update(_ content: Content) {
        self.content = content
    }
}
