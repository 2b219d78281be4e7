/// A binding to a collection is a collection of bindings, so that `ForEach($items) { $item in … }` works.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(ElementLocation(location, position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// One element of a collection that is kept elsewhere. Reading it after it has gone gives what it was last.
private final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
    private let base: Location<Base>
    private let position: Base.Index
    private var last: Base.Element

    init(_ base: Location<Base>, _ position: Base.Index) {
        self.base = base
        self.position = position
        last = base.get()[position]
    }

    override func get() -> Base.Element {
        let collection = base.get()
        if position >= collection.startIndex, position < collection.endIndex { last = collection[position] }
        return last
    }

    override func set(_ value: Base.Element) {
        var collection = base.get()
        guard position >= collection.startIndex, position < collection.endIndex else { return }
        collection[position] = value
        base.set(collection)
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return position == other.position && base.isSame(as: other.base)
    }
}
