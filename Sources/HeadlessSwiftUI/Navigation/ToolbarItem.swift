/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public var body: Never { stop("body() should not be called on \(Self.self).") }

    @MainActor public static func _makeToolbarNode(_ item: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        PlacedToolbarNode(item, parent: parent, surroundings: surroundings, placed: { $0.content })
    }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items at one place of a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var body: Never { stop("body() should not be called on \(Self.self).") }

    @MainActor public static func _makeToolbarNode(_ item: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        PlacedToolbarNode(item, parent: parent, surroundings: surroundings, placed: { $0.content })
    }
}

/// The node of items that are made of views.
@MainActor
private final class PlacedToolbarNode<Item, Content: View>: _ContentNode<Item> {
    private let placed: @MainActor (Item) -> Content
    private var child: _ContentNode<Content>!

    init(_ item: Item, parent: _Node?, surroundings: _Surroundings, placed: @escaping @MainActor (Item) -> Content) {
        self.placed = placed
        super.init(item, parent: parent, surroundings: surroundings)
        child = Content._makeNode(placed(item), parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child] }

    override func update(_ item: Item) {
        content = item
        child.update(placed(item))
    }
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let title = ToolbarItemPlacement(name: "title")
}
