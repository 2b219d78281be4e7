/// A font by its name; nothing is measured with it.
public struct Font: Hashable, Sendable {
    let name: String
    var fontWeight: Weight?

    init(_ name: String, weight: Weight? = nil) {
        self.name = name
        fontWeight = weight
    }

    public static let largeTitle = Font("largeTitle")
    public static let title = Font("title")
    public static let title2 = Font("title2")
    public static let title3 = Font("title3")
    public static let headline = Font("headline")
    public static let subheadline = Font("subheadline")
    public static let body = Font("body")
    public static let callout = Font("callout")
    public static let footnote = Font("footnote")
    public static let caption = Font("caption")
    public static let caption2 = Font("caption2")

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font("system \(Int(size))", weight: weight)
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style.rawValue, weight: weight)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(Int(size))") }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font("\(name) \(Int(size))") }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font("\(name) \(Int(fixedSize))") }

    public func weight(_ weight: Weight) -> Font { Font(name, weight: weight) }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func smallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func width(_ width: Width) -> Font { self }

    public enum TextStyle: String, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public struct Width: Hashable, Sendable {
        private let name: String
        public static let compressed = Width(name: "compressed")
        public static let condensed = Width(name: "condensed")
        public static let standard = Width(name: "standard")
        public static let expanded = Width(name: "expanded")
    }

    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }
}
