import Automation
/// Something to tap.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let contained: Label

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        contained = label()
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
    }

    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is about.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: _StyledView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var styleConfiguration: ButtonStyleConfiguration { .init(role: role, label: .init(view: contained), isPressed: false) }

    func styled(in environment: EnvironmentScope) -> (any View)? {
        environment.read(\.buttonBehaviour)?(.init(role: role, label: .init(view: contained), action: action))
            ?? environment.read(\.buttonLook)?(styleConfiguration)
    }

    static func clear(_ environment: inout EnvironmentValues) { (environment.buttonLook, environment.buttonBehaviour) = (nil, nil) }

    /// A style that says itself what makes a button act shows what it is made of.
    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        if node.surroundings.environment.values.buttonBehaviour != nil { return content.describe(into: &screen) }
        screen.item { screen in
            let label = screen.collect { content.describe(into: &$0) }
            var button = Element(.button, label: ScreenBuilder.label(of: label), handle: node.handle, states: .tappable, children: label)
            if role == .destructive { button.states.insert(.destructive) }
            if role == .cancel { button.states.insert(.cancel) }
            screen.add(button) { node.perform($0) }
        }
    }

    func perform(_ action: Action, on node: _Node) -> Bool {
        guard case .tap = action else { return false }
        self.action()
        return true
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}
