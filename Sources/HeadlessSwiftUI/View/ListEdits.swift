import Automation

/// What a person may do with the rows of a ForEach.
struct ListEdits {
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
    var isDeleteForbidden = false
    var isMoveForbidden = false

    /// Carries the action out for the row at that place.
    func perform(_ action: Action, at offset: Int) -> Bool {
        switch action {
        case .delete:
            guard let onDelete else { return false }
            onDelete(IndexSet(integer: offset))
        case .move(_, let target, _):
            guard let onMove else { return false }
            onMove(IndexSet(integer: offset), target > offset ? target + 1 : target)
        default:
            return false
        }
        return true
    }
}

/// A view that makes its content from a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Called with the places of the rows that the person deletes.
    nonisolated public func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: EditsModifier(edits: ListEdits(onDelete: action)))
    }

    /// Called with the places of the rows that the person moves, and where to.
    nonisolated public func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: EditsModifier(edits: ListEdits(onMove: action)))
    }
}

nonisolated struct EditsModifier: ViewModifier {
    typealias Body = Never
    let edits: ListEdits

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        EditsNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class EditsNode<C: View>: ModifierNode<C, EditsModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        var edits = screen.edits
        edits.onDelete = modifier.edits.onDelete ?? edits.onDelete
        edits.onMove = modifier.edits.onMove ?? edits.onMove
        screen.with(\.edits, edits) { child.describe(into: &$0) }
    }
}

/// What a person may do with the rows of a list by itself.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

