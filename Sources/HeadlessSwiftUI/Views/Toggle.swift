import Automation

/// A switch.
public struct Toggle<Label: View> {
    let label: Label
    let isOn: Binding<Bool>

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is about.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle {
    /// A toggle that sets several sources at once, and is on where all are.
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(isOn: Binding(get: { bindings.allSatisfy(\.wrappedValue) },
                                set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }), label: label)
    }
}

extension Toggle: _ControlView, _StyledView {
    typealias Contained = Label

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var styleConfiguration: ToggleStyleConfiguration { .init(label: .init(view: label), isOn: isOn, isMixed: false) }

    var role: Element.Role { .toggle }
    func value(in surroundings: _Surroundings) -> String? { isOn.wrappedValue ? "on" : "off" }

    func perform(_ action: Action, on node: _Node) -> Bool {
        switch action {
        case .tap: isOn.wrappedValue.toggle()
        case .setOn(let on, _): if isOn.wrappedValue != on { isOn.wrappedValue = on }
        default: return false
        }
        return true
    }
}
