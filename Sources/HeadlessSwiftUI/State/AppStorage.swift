import Foundation

/// A value in the user defaults. All views that show the key are brought up to date when it changes, from wherever that comes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let form: StoredForm<Value>
    private let defaults: UserDefaults?
    /// Where the value is, as the view finds it; elsewhere, in an object say, it is looked up at each use.
    private var installed: KeyedLocation<Value>?

    private init(_ key: String, _ initialValue: Value, _ form: StoredForm<Value>, _ defaults: UserDefaults?) {
        self.key = key
        self.initialValue = initialValue
        self.form = form
        self.defaults = defaults
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(location) }

    private var location: KeyedLocation<Value> { installed ?? location(in: defaults ?? .standard) }

    private func location(in defaults: UserDefaults) -> KeyedLocation<Value> {
        KeyedLocation(DefaultsStore.of(defaults), key, form, initialValue: initialValue)
    }
}

extension AppStorage: ComparedByIdentity {
    func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && defaults === other.defaults }
}

extension AppStorage: InstalledProperty {
    static var isComparedByValue: Bool { true }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        installed = location(in: defaults ?? node.surroundings.environment.values.defaultAppStorage ?? .standard)
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, .bool, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, .int, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .string, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, .url, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, .date, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, .data, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int), store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string), store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil, StoredForm.bool.optional, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil, StoredForm.int.optional, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil, StoredForm.double.optional, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil, StoredForm.string.optional, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, nil, StoredForm.url.optional, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, nil, StoredForm.date.optional, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil, StoredForm.data.optional, store) }
}

extension AppStorage {
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.raw(.string).optional, store)
    }

    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.raw(.int).optional, store)
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// Where values without a store of their own are kept; nil for the standard defaults.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(EnvironmentModifier { $0.defaultAppStorage = store })
    }
}
