import Automation
/// Several views one after the other.
public struct TupleView<T> {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: _PrimitiveView, ViewsInOne {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        TupleNode(view, parent: parent, surroundings: surroundings)
    }
}

/// Keeps a node for each of the tuple's views. The element types come from the tuple's type, since a tuple can't be opened
/// into a pack again.
@MainActor
private final class TupleNode<T>: _ContentNode<TupleView<T>> {
    private let elements: [TupleElement]
    private var nodes: [_Node] = []

    override init(_ content: TupleView<T>, parent: _Node?, surroundings: _Surroundings) {
        elements = TupleElement.all(of: T.self)
        super.init(content, parent: parent, surroundings: surroundings)
        nodes = withUnsafeBytes(of: &self.content.value) { bytes in
            elements.map { $0.make(bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!, self, surroundings) }
        }
    }

    override var children: [_Node] { nodes }

    override func update(_ content: TupleView<T>) {
        self.content = content
        withUnsafeBytes(of: &self.content.value) { bytes in
            for (element, node) in zip(elements, nodes) {
                element.update(bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!, node)
            }
        }
    }
}

/// One view of a tuple: where it lies, and how its node is made and updated.
struct TupleElement {
    var make: @MainActor (UnsafeRawPointer, _Node, _Surroundings) -> _Node
    var update: @MainActor (UnsafeRawPointer, _Node) -> Void

    static func all(of tuple: Any.Type) -> [TupleElement] {
        cache.value(for: tuple) {
            storedProperties(of: tuple).compactMap { field in
                (field.type as? any View.Type).map { element($0, at: field.offset) }
            }
        }
    }

    private static let cache = TypeCache<[TupleElement]>()

    private static func element<V: View>(_: V.Type, at offset: Int) -> TupleElement {
        TupleElement(
            make: { base, parent, surroundings in
                surroundings.place((base + offset).assumingMemoryBound(to: V.self).pointee, parent: parent)
            },
            update: { base, node in
                (node as? _ContentNode<V>)?.update((base + offset).assumingMemoryBound(to: V.self).pointee)
            })
    }
}

/// What is made of several views.
protocol SeveralViews {
    var views: [any View] { get }
}

extension TupleView: SeveralViews {
    var views: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}
