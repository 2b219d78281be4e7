/// Several lines of text to type.
public struct TextEditor {
    let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text.moving(selection)
    }
}

extension TextEditor: _FieldView {
    typealias Contained = EmptyView

    var label: EmptyView { EmptyView() }

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}
