/// A text with where to look its translations up. Apple's Foundation has it, the Linux one hasn't.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    let localizedKey: LocalizedStringKey
    public var defaultValue: String { localizedKey.parts.map { $0.string(in: .current) }.joined() }
    public var key: String { defaultValue }
    public var table: String?
    public var locale: Locale

    public init(_ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        localizedKey = key
        self.table = table
        self.locale = locale
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}

extension String {
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue
    }

    public init(localized key: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
                comment: StaticString? = nil) {
        self = key.defaultValue
    }

    public init(localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
                comment: StaticString? = nil) {
        self = defaultValue
    }
}
