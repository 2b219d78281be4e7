/// One of several values to choose.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content
    let currentValueLabel: Text?

    init(label: Label, selection: Binding<SelectionValue>, content: Content, currentValueLabel: Text? = nil) {
        self.label = label
        self.selection = selection
        self.content = content
        self.currentValueLabel = currentValueLabel
    }
}

extension Picker {
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, content: content())
    }

    /// A picker that sets several sources at once, and shows the first one's value.
    public init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
                                           @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let bindings = sources.map { $0[keyPath: selection] }
        self.init(label: label(), selection: .shared(by: bindings), content: content())
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: selection, content: content())
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), selection: selection, content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), selection: selection, content: content())
    }

    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
                                           @ViewBuilder content: () -> Content) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), selection: selection, content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: HeadlessSwiftUI.Label(title, systemImage: systemImage), selection: selection, content: content())
    }
}

extension Binding {
    /// Reads the first, writes all.
    fileprivate static func shared(by bindings: [Binding<Value>]) -> Binding<Value> {
        Binding(get: { bindings[0].wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
}

extension Picker: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        PickerNode(view, parent: parent, surroundings: surroundings)
    }
}
