/// What stands in a bar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// How the items take their place in the running tree. Programs don't implement it.
    @MainActor @preconcurrency
    static func _makeToolbarNode(_ content: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self>
}

extension ToolbarContent {
    @MainActor public static func _makeToolbarNode(_ content: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        CompositeNode(content, parent: parent, surroundings: surroundings, body: { $0.body }) {
            Body._makeToolbarNode($0, parent: $1, surroundings: $2)
        }
    }
}

extension ToolbarContent where Body == Never {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
}

extension Never: ToolbarContent {}

/// Items that a person may rearrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Makes toolbar items of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems<repeat each Content> {
        _ToolbarItems(repeat each content)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _EitherToolbarContent<T, F> {
        _EitherToolbarContent(first: first, second: nil)
    }

    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _EitherToolbarContent<T, F> {
        _EitherToolbarContent(first: nil, second: second)
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items one after the other.
nonisolated public struct _ToolbarItems<each Content: ToolbarContent>: ToolbarContent {
    let items: (repeat each Content)

    nonisolated init(_ items: repeat each Content) { self.items = (repeat each items) }

    public var body: Never { stop("body() should not be called on \(Self.self).") }

    @MainActor public static func _makeToolbarNode(_ content: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ToolbarItemsNode(content, parent: parent, surroundings: surroundings)
    }
}

extension _ToolbarItems: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

@MainActor
private final class ToolbarItemsNode<each Content: ToolbarContent>: _ContentNode<_ToolbarItems<repeat each Content>> {
    private var nodes: [_Node] = []

    override init(_ content: _ToolbarItems<repeat each Content>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        for item in repeat each content.items { nodes.append(make(item)) }
    }

    override var children: [_Node] { nodes }

    override func update(_ content: _ToolbarItems<repeat each Content>) {
        self.content = content
        var place = 0
        for item in repeat each content.items {
            update(nodes[place], with: item)
            place += 1
        }
    }

    private func make<Item: ToolbarContent>(_ item: Item) -> _Node {
        Item._makeToolbarNode(item, parent: self, surroundings: surroundings)
    }

    private func update<Item: ToolbarContent>(_ node: _Node, with item: Item) {
        (node as? _ContentNode<Item>)?.update(item)
    }
}

/// Items that are there or not.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content?

    public var body: Never { stop("body() should not be called on \(Self.self).") }

    @MainActor public static func _makeToolbarNode(_ content: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        BranchToolbarNode(content, parent: parent, surroundings: surroundings) { [$0.content.map(ToolbarBranch.init)] }
    }
}

/// One of two kinds of items.
nonisolated public struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    let first: First?
    let second: Second?

    public var body: Never { stop("body() should not be called on \(Self.self).") }

    @MainActor public static func _makeToolbarNode(_ content: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        BranchToolbarNode(content, parent: parent, surroundings: surroundings) {
            [$0.first.map(ToolbarBranch.init), $0.second.map(ToolbarBranch.init)]
        }
    }
}

/// A branch that is there now.
struct ToolbarBranch {
    let make: @MainActor (_Node) -> _Node
    let update: @MainActor (_Node) -> Void

    @MainActor
    init<Content: ToolbarContent>(_ content: Content) {
        make = { Content._makeToolbarNode(content, parent: $0, surroundings: $0.surroundings) }
        update = { ($0 as? _ContentNode<Content>)?.update(content) }
    }
}

/// Branches of which each is there or not.
@MainActor
private final class BranchToolbarNode<Content>: _ContentNode<Content> {
    private let branches: @MainActor (Content) -> [ToolbarBranch?]
    private var nodes: [_Node?] = []

    init(_ content: Content, parent: _Node?, surroundings: _Surroundings, branches: @escaping @MainActor (Content) -> [ToolbarBranch?]) {
        self.branches = branches
        super.init(content, parent: parent, surroundings: surroundings)
        nodes = branches(content).map { $0?.make(self) }
    }

    override var children: [_Node] { nodes.compactMap { $0 } }

    override func update(_ content: Content) {
        self.content = content
        for (place, branch) in branches(content).enumerated() {
            if let branch, let node = nodes[place] {
                branch.update(node)
            } else {
                nodes[place]?.dismantle()
                nodes[place] = branch?.make(self)
            }
        }
    }
}
