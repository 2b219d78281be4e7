import Automation
/// Rows one under the other.
public struct List<SelectionValue: Hashable, Content: View> {
    let contained: Content
    let selection: ListSelection<SelectionValue>

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { .several($0) } ?? .none
        contained = content()
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { .one($0) } ?? .none
        contained = content()
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        selection = .none
        contained = content()
    }

    /// A binding to a collection is a collection too, but has an initializer of its own.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }

    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
            C.Element: Identifiable, C.Index: Hashable {
        selection = .none
        contained = ForEach(data, content: rowContent)
    }

    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable {
        selection = .none
        contained = ForEach(data, id: id, content: rowContent)
    }

    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
            C.Element: Identifiable, C.Index: Hashable {
        selection = .none
        contained = ForEach(data, editActions: editActions, content: rowContent)
    }

    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable {
        selection = .none
        contained = ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
}

extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ListNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>: _ContentNode<List<SelectionValue, Content>>, SelectionOwner {
    private var child: _ContentNode<Content>!
    private var wasChosen: SelectionValue?

    override init(_ content: List<SelectionValue, Content>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        let hasSelection = if case .none = content.selection { false } else { true }
        child = Content._makeNode(content.contained, parent: self,
                                  surroundings: surroundings.inLazyContainer(selection: hasSelection ? self : nil))
        if hasSelection, let column, !column.isLast { column.add(self) }
        followSelection()
    }

    override var children: [_Node] { [child] }

    override func update(_ content: List<SelectionValue, Content>) {
        self.content = content
        child.update(content.contained)
        followSelection()
    }

    override func evaluate() {
        isInvalid = false
        followSelection()
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.item { screen in
            let rows = screen.collect(asRows: true) { screen in
                screen.with(\.selection, self) { child.describe(into: &$0) }
            }
            screen.add(Element(.list, handle: handle, states: refreshStates, children: rows)) { [self] in perform($0) }
        }
    }

    override func perform(_ action: Action) -> Bool { performRefresh(action) }

    func accepts(_ tag: Tag) -> Bool { content.selection.accepts(tag) }
    func select(_ tag: Tag) -> Bool {
        let wasSelected = isSelected(tag)
        guard content.selection.select(tag) else { return false }
        column?.rowWasChosen(isAnother: !wasSelected)
        return true
    }

    func isSelected(_ tag: Tag) -> Bool { content.selection.contains(tag) }

    var answersTap: Bool {
        if case .several = content.selection { false } else { true }
    }
}

extension ListNode: ColumnList {
    var isOneChosen: Bool { content.selection.isOneChosen ?? false }
    func clearSelection() { content.selection.clear() }

    /// What is chosen in a column decides what the next one shows.
    private func followSelection() {
        guard case .one(let binding) = content.selection, let column, !column.isLast else { return }
        let chosen = tracking { binding.wrappedValue }
        guard chosen != wasChosen else { return }
        wasChosen = chosen
        graph.after(.reconcile) { [self] in
            if isInTree { column.selectionChanged(isChosen: chosen != nil) }
        }
    }
}
