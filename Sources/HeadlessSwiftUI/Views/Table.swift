/// Rows with columns. In compact size only the first column is seen.
public struct Table<Value: Identifiable, Rows, Columns> {
    let values: [Value]
    let columns: [_TableColumn<Value>]
    let selection: ListSelection<Value.ID>
}

extension Table where Rows == TableForEachContent<[Value]>, Columns == [_TableColumn<Value>] {
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>])
    where Data.Element == Value {
        self.init(values: Array(data), columns: columns(), selection: .none)
    }

    public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>,
                                              @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value {
        self.init(values: Array(data), columns: columns(), selection: .one(selection))
    }

    public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>,
                                              @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value {
        self.init(values: Array(data), columns: columns(), selection: .several(selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(values: Array(data), columns: columns(), selection: .none)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(values: Array(data), columns: columns(), selection: .one(selection))
    }
}

public struct TableForEachContent<Data> {}

extension Table: View {
    public var body: some View { TableRows(values: values, columns: columns, selection: selection) }
}

private struct TableRows<Value: Identifiable>: View {
    let values: [Value]
    let columns: [_TableColumn<Value>]
    let selection: ListSelection<Value.ID>
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        List(selection: selection) {
            ForEach(values) { value in
                HStack {
                    ForEach(seen.indices, id: \.self) { cell($0, of: value) }
                }
            }
        }
    }

    private func cell(_ column: Int, of value: Value) -> AnyView {
        let view = seen[column].content(value)
        return AnyView(view)
    }

    private var seen: ArraySlice<_TableColumn<Value>> { sizeClass == .regular ? columns[...] : columns.prefix(1) }
}

/// A column: its title, and what it shows of a row's value.
public struct _TableColumn<Value: Identifiable> {
    let content: (Value) -> any View
}

public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    let content: (RowValue) -> Content
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) { content = { Text($0[keyPath: value]) } }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) { content = { Text($0[keyPath: value]) } }
}

extension TableColumn {
    public func width(_ width: CGFloat? = nil) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression<Sort, Content: View, Label: View>(_ column: TableColumn<RowValue, Sort, Content, Label>)
        -> [_TableColumn<RowValue>] {
        [_TableColumn { column.content($0) }]
    }

    public static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] { columns.flatMap(\.self) }
    public static func buildOptional(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }
    public static func buildEither(first: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { first }
    public static func buildEither(second: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { second }
}

extension List {
    /// A list with a selection of whichever kind.
    fileprivate init(selection: ListSelection<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        contained = content()
    }
}
