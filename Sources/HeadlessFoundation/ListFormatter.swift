import Foundation

/// Joins things to a list, as the language does: "a, b, and c".
public final class ListFormatter: Formatter, @unchecked Sendable {
    public var locale: Locale! = Locale.current
    public var itemFormatter: Formatter?

    public static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    public func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
    }

    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
