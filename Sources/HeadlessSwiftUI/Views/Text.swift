import Automation
/// Some text.
public struct Text: Equatable, Sendable {
    let parts: [TextPart]
    /// nil for plain text.
    var style: Style?

    public init(verbatim content: String) {
        parts = [.plain(content)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        parts = [.plain(String(content))]
    }

    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        parts = key.parts
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        parts = resource.localizedKey.parts
    }

    /// A literal is a key, though an attributed string can be written as one too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        parts = [.plain(String(attributedContent.characters))]
    }

    public init(_ image: Image) {
        parts = []
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        parts = [TextPart.formatted(input, format)]
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        parts = [.plain(formatter.string(for: subject) ?? "")]
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        parts = [.plain(formatter.string(for: subject) ?? "")]
    }

    init(parts: [TextPart], style: Style?) {
        self.parts = parts
        self.style = style
    }

    public static func + (a: Text, b: Text) -> Text {
        Text(parts: a.parts + b.parts, style: a.style)
    }

    /// The text as a person reads it in that locale.
    func string(in locale: Locale) -> String {
        if parts.count == 1 { return parts[0].string(in: locale) }
        return parts.reduce(into: "") { $0 += $1.string(in: locale) }
    }
}

extension Text: _LeafView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        LeafNode(view, parent: parent, surroundings: surroundings)
    }

    func describe(_ node: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            var element = Element(.text, label: string(in: node.surroundings.environment.values.locale))
            element.style = screen.style.merging(style)
            screen.add(element)
        }
    }
}
