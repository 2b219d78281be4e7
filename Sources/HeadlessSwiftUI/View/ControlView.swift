import Automation

/// A control with a label: what toggles, steppers, sliders and date pickers have in common.
@MainActor
protocol _ControlView: _ContainerView {
    var label: Contained { get }
    var role: Element.Role { get }

    /// What is chosen now, as an assistive technology reads it.
    func value(in surroundings: _Surroundings) -> String?
}

extension _ControlView {
    var contained: Contained { label }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            let label = screen.collect(asRows: false) { content.describe(into: &$0) }
            var control = Element(role, label: ScreenBuilder.label(of: label), handle: node.handle, children: label)
            if role == .toggle { control.states.insert(.tappable) }
            control.value = value(in: node.surroundings)
            screen.add(control) { node.perform($0) }
        }
    }
}
