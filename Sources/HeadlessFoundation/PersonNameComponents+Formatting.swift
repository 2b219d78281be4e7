import Foundation

extension PersonNameComponents {
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public var style: Style

        public init(style: Style = .medium) { self.style = style }

        public func format(_ value: PersonNameComponents) -> String {
            let whole = [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
            let parts =
                switch style {
                case .short: [value.nickname ?? value.givenName ?? value.familyName]
                case .medium: [value.givenName, value.familyName]
                case .long: whole
                case .abbreviated: [value.givenName, value.familyName].map { $0?.first.map(String.init) }
                }
            return parts.compactMap { $0 }.joined(separator: style == .abbreviated ? "" : " ")
        }
    }

    public func formatted() -> String { formatted(.name(style: .medium)) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
