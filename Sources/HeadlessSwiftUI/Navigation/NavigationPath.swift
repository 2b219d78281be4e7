/// The values of a stack's pages, of any Hashable types.
public struct NavigationPath {
    var items: [PathItem] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        items = elements.map { ValueItem($0) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        items = elements.map { CodableItem($0) }
    }

    public var count: Int { items.count }
    public var isEmpty: Bool { items.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        items.append(ValueItem(value))
    }

    /// Whether a path can be saved is decided here, by the static type at the call.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        items.append(CodableItem(value))
    }

    /// More than there are stops the program, as for an array.
    public mutating func removeLast(_ k: Int = 1) {
        items.removeLast(k)
    }
}

extension NavigationPath: Equatable {
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool {
        a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { $0.isSame(as: $1) }
    }
}

/// One value of a path.
class PathItem {
    /// nil while it is a text that no destination has claimed.
    var value: (any Hashable)? { nil }

    /// The value's type; nil while it is a text.
    var type: Any.Type? { nil }

    /// The types whose destinations take the value, the closest first.
    var types: [Any.Type] { type.map { [$0] } ?? [] }

    /// What stands for the value in a saved path; nil where it can't be saved.
    var representation: NavigationPath.CodableRepresentation.Element? { nil }

    /// The value's type as a message names it.
    var typeName: String { "" }

    func isSame(as other: PathItem) -> Bool { self === other }
}

class ValueItem<V: Hashable>: PathItem {
    let stored: V

    init(_ value: V) { stored = value }

    override var value: (any Hashable)? {
        V.self == AnyHashable.self ? (stored as any Hashable as? AnyHashable)?.base as? any Hashable : stored
    }
    override var type: Any.Type? { V.self == AnyHashable.self ? value.map { Swift.type(of: $0) } : V.self }
    /// An erased value has the page of its own type, else that of `AnyHashable`.
    override var types: [Any.Type] { V.self == AnyHashable.self ? super.types + [V.self] : super.types }
    override var typeName: String { type.map { "\($0)" } ?? "" }

    override func isSame(as other: PathItem) -> Bool {
        self === other || (other as? ValueItem<V>)?.stored == stored
    }
}

final class CodableItem<V: Hashable & Codable>: ValueItem<V> {
    override var representation: NavigationPath.CodableRepresentation.Element? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(stored) else { return nil }
        return .init(type: reflectedName(of: V.self), json: String(decoding: data, as: UTF8.self))
    }
}

/// A value that was read back from a saved path: a text until a destination's type claims it, that value from then on.
final class SavedItem: PathItem {
    let saved: NavigationPath.CodableRepresentation.Element
    private var claimed: PathItem?

    init(_ saved: NavigationPath.CodableRepresentation.Element) { self.saved = saved }

    override var value: (any Hashable)? { claimed?.value }
    override var type: Any.Type? { claimed?.type }
    override var representation: NavigationPath.CodableRepresentation.Element? { saved }
    override var typeName: String { claimed?.typeName ?? saved.type }

    /// Makes it a value of the type. False where another type was saved, or its text doesn't fit any more.
    func claim<V: Hashable>(as type: V.Type) -> Bool {
        if let claimed { return claimed.type == type }
        guard let decodable = type as? any Decodable.Type, reflectedName(of: type) == saved.type,
              let value = try? JSONDecoder().decode(decodable, from: Data(saved.json.utf8)) as? V
        else { return false }
        claimed = ValueItem(value)
        return true
    }
}
