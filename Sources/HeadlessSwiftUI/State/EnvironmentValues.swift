/// A key of the environment, with what it is where nobody sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What views inherit from those around them.
public struct EnvironmentValues: CustomStringConvertible {
    private var entries: [Entry] = []

    /// What a key stands for. A scope has few of them, so that looking through all is quicker than hashing a key.
    private struct Entry {
        var key: ObjectIdentifier
        /// A Box of the key's type of value.
        var box: AnyObject
    }

    private final class Box<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            EnvironmentReads.note(key)
            return value(of: key) ?? K.defaultValue
        }
        set { set(newValue, for: key) }
    }

    /// An observable object by its type.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { object(objectType) }
        set { set(object: newValue, as: objectType) }
    }

    public var description: String { "EnvironmentValues" }

    func object<T: AnyObject>(_ type: T.Type) -> T? {
        EnvironmentReads.note(object: type)
        return value(of: ObjectKey<T>.self) ?? nil
    }

    mutating func set<T: AnyObject>(object: T?, as type: T.Type) {
        set(object, for: ObjectKey<T>.self)
    }

    private func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
        for entry in entries where entry.key == ObjectIdentifier(key) {
            return unsafeDowncast(entry.box, to: Box<K.Value>.self).value
        }
        return nil
    }

    private mutating func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
        let entry = Entry(key: ObjectIdentifier(key), box: Box(value))
        if let index = entries.firstIndex(where: { $0.key == entry.key }) { entries[index] = entry } else { entries.append(entry) }
    }
}

/// The key of an environment object of that type.
private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
