/// A key of the environment, with what it is where nobody sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What views inherit from those around them.
public struct EnvironmentValues: CustomStringConvertible {
    /// Keys' values by key type, environment objects by object type.
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            EnvironmentReads.note(ObjectIdentifier(key)) { isSameValue($0[key], $1[key]) }
            return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An observable object by its type.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { object(objectType) }
        set { set(object: newValue, as: objectType) }
    }

    public var description: String { "EnvironmentValues" }

    func object<T: AnyObject>(_ type: T.Type) -> T? {
        EnvironmentReads.note(ObjectIdentifier(type)) { $0.object(type) === $1.object(type) }
        return values[ObjectIdentifier(type)] as? T
    }

    mutating func set<T: AnyObject>(object: T?, as type: T.Type) {
        values[ObjectIdentifier(type)] = object
    }
}
