import Automation
/// How the texts and images below are drawn. Recorded for a drawn screen; nothing else comes of it.
nonisolated struct StyleModifier: ViewModifier {
    typealias Body = Never
    let style: Style?

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        StyleNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class StyleNode<C: View>: ModifierNode<C, StyleModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        screen.with(\.style, screen.style.merging(modifier.style)) { child.describe(into: &$0) }
    }
}

extension Style? {
    static func font(_ font: Font?) -> Style? {
        guard let font else { return nil }
        var style = Style()
        style.font = font.name
        style.weight = font.fontWeight?.name
        return style
    }

    static func weight(_ weight: Font.Weight?) -> Style? { weight.flatMap { saying(\.weight, $0.name) } }

    static func color(_ name: String?) -> Style? { saying(\.color, name) }

    static func aligned(_ alignment: TextAlignment) -> Style? { saying(\.alignment, "\(alignment)") }

    private static func saying(_ attribute: WritableKeyPath<Style, String?>, _ word: String?) -> Style? {
        guard let word else { return nil }
        var style = Style()
        style[keyPath: attribute] = word
        return style
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { modifier(StyleModifier(style: .font(font))) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { modifier(StyleModifier(style: .weight(weight))) }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { modifier(StyleModifier(style: .weight(isActive ? .bold : nil))) }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { modifier(StyleModifier(style: .color(color?._name))) }

    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(StyleModifier(style: .color(style._name))) }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(StyleModifier(style: .color(primary._name)))
    }
}

extension Text {
    private func styled(_ style: Style?) -> Text {
        Text(parts: parts, style: self.style.merging(style))
    }

    public func font(_ font: Font?) -> Text { styled(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled(.weight(weight)) }
    public func bold() -> Text { styled(.weight(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func foregroundColor(_ color: Color?) -> Text { styled(.color(color?._name)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled(.color(style._name)) }
    public func italic() -> Text { self }
    public func italic(_ isActive: Bool) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
