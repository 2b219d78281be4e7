/// One of the views that a container was given.
public struct Subview: Identifiable {
    let listed: ListedView

    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public var id: ID { ID(path: listed.path) }
    public var containerValues: ContainerValues { listed.values }
}

extension Subview: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        SubviewNode(view, parent: parent, surroundings: surroundings)
    }
}

/// Another subview at the same place is another view, with state of its own.
@MainActor
private final class SubviewNode: _ContentNode<Subview> {
    private var child: ErasedNode!

    override init(_ content: Subview, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        child = ErasedNode(content.listed.view, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child.node] }

    override func update(_ content: Subview) {
        let isSame = content.id == self.content.id
        self.content = content
        if isSame { return child.update(content.listed.view, parent: self, surroundings: surroundings) }
        let old = child.node
        child = ErasedNode(content.listed.view, parent: self, surroundings: surroundings)
        old.dismantle()
    }

    override func collectTraits(into traits: inout ViewTraits) { child.node.collectTraits(into: &traits) }
}

/// The views that a container was given, one after the other. Those of sections count, as the sections don't.
public struct SubviewsCollection: RandomAccessCollection {
    private let all: [Subview]

    init(_ listed: [ListedView]) { all = listed.flatMap { $0.section?.all ?? [$0] }.map(Subview.init) }

    @MainActor
    init(of view: some View) { self.init(ListedView.list(view)) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }
    public subscript(index: Int) -> Subview { all[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: self, bounds: bounds) }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that a container was given, one after the other.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    fileprivate let base: SubviewsCollection
    fileprivate let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base, bounds: bounds) }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(self) { $0 } }
}
