import Automation

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is about.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: _StyledView {
    var contained: TupleView<(Icon, Title)> { TupleView((icon, title)) }

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var styleConfiguration: LabelStyleConfiguration { .init(title: .init(view: title), icon: .init(view: icon)) }

    /// Where only the icon is seen, it is still called by the title.
    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            let parts = screen.collect(asRows: false) { content.describe(into: &$0) }
            switch node.surroundings.environment.values.labelLook {
            case .titleAndIcon:
                for part in parts { screen.add(part) }
            case .titleOnly:
                for part in parts where part.role != .image { screen.add(part) }
            case .iconOnly:
                guard var icon = parts.first(where: { $0.role == .image }) else { return }
                icon.label = ScreenBuilder.label(of: parts)
                screen.add(icon)
            }
        }
    }
}
