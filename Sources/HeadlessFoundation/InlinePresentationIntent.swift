import Foundation

/// What the marks of a line of Markdown say.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
    public struct MarkdownAttributes: AttributeScope {
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>) -> T { self[T.self] }
}
