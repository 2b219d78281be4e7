import Automation

/// A box with a title around some views.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension GroupBox: _StyledView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var contained: TupleView<(Label, Content)> { TupleView((label, content)) }

    var styleConfiguration: GroupBoxStyleConfiguration { .init(label: .init(view: label), content: .init(view: content)) }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { content.describe(into: &$0) }
    }
}

@MainActor
@preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public let label: Label
    public let content: Content

    public struct Label: StylePart { let view: any View }
    public struct Content: StylePart { let view: any View }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { .init() } }

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is DefaultGroupBoxStyle) { $0.makeBody(configuration: $1) }
    }
}
