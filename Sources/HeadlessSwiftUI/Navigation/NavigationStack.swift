/// Pages one above the other: the root, then one for each value of the path.
public struct NavigationStack<Data, Root: View> {
    let root: Root
    let makePath: @MainActor () -> PathSource?
    /// Points the path at this value's binding.
    let rebind: @MainActor (PathSource) -> Void

    /// A stack that keeps its path to itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        makePath = { nil }
        rebind = { _ in }
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        nonisolated(unsafe) let path = path
        makePath = { HeterogeneousPath(path) }
        rebind = { ($0 as? HeterogeneousPath)?.path = path }
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        nonisolated(unsafe) let path = path
        makePath = { HomogeneousPath(path) }
        rebind = { ($0 as? HomogeneousPath<Data>)?.path = path }
    }
}

extension NavigationStack: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        NavigationStackNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class NavigationStackNode<Data, Root: View>: _ContentNode<NavigationStack<Data, Root>> {
    private var stack: PageStack!

    override init(_ content: NavigationStack<Data, Root>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        // A split view's column is a stack of its own to the runtime, not to the solution.
        if let outer = surroundings.page?.stack, !(outer.parent is Column) { warnOfNesting() }
        stack = PageStack(root: content.root, path: content.makePath(), parent: self)
    }

    override var children: [_Node] { [stack] }

    override func update(_ content: NavigationStack<Data, Root>) {
        self.content = content
        content.rebind(stack.path)
        stack.update(root: content.root)
    }

    override func navigationTitle() -> String? { nil }

    private func warnOfNesting() {
        graph.warn("nested stack", "A NavigationStack is on a page of another NavigationStack. Its links and its path know nothing of the "
            + "outer one. Use one NavigationStack around all pages.", once: "")
    }
}
