import Automation

/// A value with its name.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent: View, _PrimitiveView, _ContainerView, _StyledView where Label: View, Content: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var contained: TupleView<(Label, Content)> { TupleView((label, content)) }

    var styleConfiguration: LabeledContentStyleConfiguration { .init(label: .init(view: label), content: .init(view: content)) }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { content.describe(into: &$0) }
    }
}

@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
    public let label: Label
    public let content: Content

    public struct Label: StylePart { let view: any View }
    public struct Content: StylePart { let view: any View }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { public static var automatic: AutomaticLabeledContentStyle { .init() } }

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is AutomaticLabeledContentStyle) { $0.makeBody(configuration: $1) }
    }
}
