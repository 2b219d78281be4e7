import Foundation

/// A value that the scene keeps under a key, also while the app isn't running. All properties with the key share it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let form: StoredForm<Value>
    private var location: KeyedLocation<Value>?

    private init(_ key: String, _ initialValue: Value, _ form: StoredForm<Value>) {
        self.key = key
        self.initialValue = initialValue
        self.form = form
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        location.map { Binding($0) } ?? .constant(initialValue)
    }
}

extension SceneStorage: ComparedByIdentity {
    func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage: InstalledProperty {
    static var isComparedByValue: Bool { true }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        location = node.surroundings.environment.values.sceneStore.map { KeyedLocation($0, key, form, initialValue: initialValue) }
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .bool) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .int) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .double) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .string) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .data) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil, StoredForm.bool.optional) }
    public init(_ key: String) where Value == Int? { self.init(key, nil, StoredForm.int.optional) }
    public init(_ key: String) where Value == Double? { self.init(key, nil, StoredForm.double.optional) }
    public init(_ key: String) where Value == String? { self.init(key, nil, StoredForm.string.optional) }
    public init(_ key: String) where Value == URL? { self.init(key, nil, StoredForm.url.optional) }
    public init(_ key: String) where Value == Data? { self.init(key, nil, StoredForm.data.optional) }
}

extension SceneStorage {
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.raw(.string).optional)
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.raw(.int).optional)
    }
}
