/// A container that only arranges: in a list it is one row, elsewhere its views stand on the screen by themselves.
@MainActor
protocol _StackView: _ContainerView {}

extension _StackView {
    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { content.describe(into: &$0) }
    }
}
