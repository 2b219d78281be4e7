/// A view for each element of a collection, told apart by an id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: KeyPath<Data.Element, ID>
    /// What a person may do with the rows, unless it is said around.
    var edits = ListEdits()
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Content: View {
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
                  content: { content(data[$0.0]) }, id: \.1)
    }
}

extension ForEach where Content: View {
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// The person's moves and deletions change the collection.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.init(data, id: id, content: content)
        if editActions.contains(.delete) { edits.onDelete = { data.wrappedValue.remove(atOffsets: $0) } }
        if editActions.contains(.move) { edits.onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// The range is read once: only a constant one is fit for it.
    @_semantics("swiftui.requires_constant_range")
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: \.self)
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ForEachNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ContentNode<ForEach<Data, ID, Content>> {
    private var rows: [ForEachRow<Data.Element, Content>] = []
    private var places: [ID: Int] = [:]

    override init(_ content: ForEach<Data, ID, Content>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        place()
    }

    override var children: [_Node] { rows }

    override func update(_ content: ForEach<Data, ID, Content>) {
        self.content = content
        place()
    }

    override func describe(into screen: inout ScreenBuilder) {
        let around = screen.edits
        var edits = content.edits
        edits.onDelete = around.onDelete ?? edits.onDelete
        edits.onMove = around.onMove ?? edits.onMove
        screen.edits = ListEdits()
        for (offset, row) in rows.enumerated() { screen.editable(row, edits, at: offset) { row.describe(into: &$0) } }
        screen.edits = around
    }

    /// A row for each element: the one it had, where its id was there before.
    private func place() {
        var new: [ForEachRow<Data.Element, Content>] = []
        var newPlaces: [ID: Int] = [:]
        new.reserveCapacity(content.data.count)
        newPlaces.reserveCapacity(content.data.count)
        var kept = 0
        for element in content.data {
            let id = element[keyPath: content.id]
            if newPlaces.updateValue(new.count, forKey: id) != nil { warnOfDuplicate(id) }
            if let place = places.removeValue(forKey: id) {
                rows[place].update(element, content.content)
                new.append(rows[place])
                kept += 1
            } else {
                new.append(ForEachRow(element, id: AnyHashable(id), content: content.content, parent: self, surroundings: surroundings))
            }
        }
        let old = rows
        rows = new
        if kept < old.count {
            let staying = Set(new.map(ObjectIdentifier.init))
            for row in old where !staying.contains(ObjectIdentifier(row)) { row.dismantle() }
        }
        places = newPlaces
    }

    private func warnOfDuplicate(_ id: ID) {
        graph.warn("duplicate id", "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
            + "collection, this will give undefined results!", once: "\(handle) \(id)")
    }
}

/// One element's view. What the closure reads belongs to the row, not to the view around it.
@MainActor
private final class ForEachRow<Element, Content: View>: _Node, TraitGiver {
    let id: AnyHashable
    private var element: Element
    private var content: (Element) -> Content
    private var child: _ContentNode<Content>!

    init(_ element: Element, id: AnyHashable, content: @escaping (Element) -> Content, parent: _Node?, surroundings: _Surroundings) {
        self.element = element
        self.id = id
        self.content = content
        super.init(parent: parent, surroundings: surroundings)
        child = surroundings.place(view(), parent: self)
    }

    override var children: [_Node] { [child] }

    func update(_ element: Element, _ content: @escaping (Element) -> Content) {
        self.element = element
        self.content = content
        evaluate()
    }

    override func evaluate() {
        child.update(view())
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.tagged(tag, by: self) { child.describe(into: &$0) }
    }

    override func collectTraits(into traits: inout ViewTraits) {
        child.collectTraits(into: &traits)
        addTraits(to: &traits)
    }

    func addTraits(to traits: inout ViewTraits) { traits.tag = traits.tag ?? tag }

    /// What the view is chosen by unless it has a tag of its own.
    private var tag: Tag { Tag(id, includesOptional: false) }

    private func view() -> Content {
        isInvalid = false
        graph.counters.bodies += 1
        return tracking { content(element) }
    }
}
