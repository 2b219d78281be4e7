import Automation

/// Several dates to choose, by means that only a screen has: its value is how many are chosen.
public struct MultiDatePicker<Label: View> {
    let label: Label
    let selection: Binding<Set<DateComponents>>

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
}

extension MultiDatePicker: _ControlView {
    typealias Contained = Label

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    var role: Element.Role { .date }
    func value(in surroundings: _Surroundings) -> String? { "\(selection.wrappedValue.count)" }
}
