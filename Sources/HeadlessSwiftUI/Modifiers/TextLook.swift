import Automation

// How texts look besides font, weight and colour, of which nothing is kept.
extension View {
    nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
    nonisolated public func monospacedDigit() -> some View { self }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    nonisolated public func lineLimit(_ number: Int?) -> some View { self }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(StyleModifier(style: .aligned(alignment)))
    }
}

extension Text {
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public enum TruncationMode: Sendable { case head, tail, middle }

    public struct Scale: Hashable, Sendable {
        private let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }

    public struct LineStyle: Hashable, Sendable {
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()

        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
