import Automation

/// What a style makes of a control. The style's own properties are put in place as a view's are.
struct StyleBody<Style, Configuration, Content: View>: PropertiesInside {
    let style: Style
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content
}

extension StyleBody: _PrimitiveView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        CompositeNode(view, parent: parent, surroundings: surroundings, body: { $0.make($0.style, $0.configuration) }) {
            Content._makeNode($0, parent: $1, surroundings: $2)
        }
    }
}

/// A part of a control, as a style gets it.
protocol StylePart: View {
    var view: any View { get }
}

extension StylePart {
    public var body: some View { AnyView(view) }
}

/// Which controls a style is for, by what it is told of them.
struct StyledControls<Configuration>: Hashable {}

private enum StyleKey<Configuration>: EnvironmentKey { static var defaultValue: ((Configuration) -> any View)? { nil } }

extension EnvironmentValues {
    /// What a style of the solution's own makes of those controls; nil where there is no style but the system's.
    subscript<Configuration>(styleOf controls: StyledControls<Configuration>) -> ((Configuration) -> any View)? {
        get { self[StyleKey<Configuration>.self] }
        set { self[StyleKey<Configuration>.self] = newValue }
    }
}

extension View {
    /// Puts a style in place; the system's own take away what is around them.
    nonisolated func style<Style, Configuration, Content: View>(
        _ style: Style, isSystems: Bool, make: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        environment(\.[styleOf: StyledControls<Configuration>()], isSystems ? nil : {
            StyleBody(style: style, configuration: $0, make: make)
        })
    }
}

/// A control that styles of the solution's own can be applied to.
@MainActor
protocol _StyledView: _ContainerView {
    associatedtype StyleConfiguration

    /// What a style is told of the control.
    var styleConfiguration: StyleConfiguration { get }

    /// What the style around it makes of it; nil where there is no style but the system's.
    func styled(in environment: EnvironmentScope) -> (any View)?

    /// Takes the style off what the style itself is made of.
    static func clear(_ environment: inout EnvironmentValues)
}

extension _StyledView {
    func styled(in environment: EnvironmentScope) -> (any View)? {
        environment.read(\.[styleOf: StyledControls<StyleConfiguration>()])?(styleConfiguration)
    }

    static func clear(_ environment: inout EnvironmentValues) { environment[styleOf: StyledControls<StyleConfiguration>()] = nil }

    static func makeStyledNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        Reader.untracked { view.styled(in: surroundings.environment) } == nil
            ? ContainerNode(view, parent: parent, surroundings: surroundings)
            : StyledNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class StyledNode<Control: _StyledView>: _ContentNode<Control> {
    private var child: ErasedNode!
    private var inner: _Surroundings!

    override init(_ content: Control, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        inner = surroundings.with(environment: beginEnvironment { values in MainActor.assumeIsolated { Control.clear(&values) } })
        child = ErasedNode(view(), parent: self, surroundings: inner)
    }

    override var children: [_Node] { [child.node] }

    override func update(_ content: Control) {
        self.content = content
        evaluate()
    }

    override func evaluate() { child.update(view(), parent: self, surroundings: inner) }

    override func describe(into screen: inout ScreenBuilder) { content.describe(self, content: child.node, into: &screen) }

    override func perform(_ action: Action) -> Bool { content.perform(action, on: self) }

    override func navigationTitle() -> String? { child.node.navigationTitle() }

    private func view() -> any View {
        isInvalid = false
        return tracking { content.styled(in: surroundings.environment) } ?? content.contained
    }
}
