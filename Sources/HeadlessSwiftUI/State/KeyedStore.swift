import Foundation

/// A store of property-list values by key, which tells those who have read a key of its changes.
class KeyedStore: @unchecked Sendable {
    private let lock = NSLock()
    private var readers: [String: Readers] = [:]

    /// What is stored now. A subclass says where.
    func load(_ key: String) -> Any? { nil }
    func store(_ value: Any?, for key: String) {}

    final func read(_ key: String) -> Any? {
        if let reader = Reader.current { lock.withLock { readers[key, default: Readers()].add(reader) } }
        return load(key)
    }

    /// A write of what is there already invalidates nothing.
    final func write(_ value: Any?, for key: String) {
        let old = load(key)
        store(value, for: key)
        if !isSameStored(old, value) { changed(key) }
    }

    final func changed(_ key: String) {
        let affected = lock.withLock {
            defer { readers[key] = nil }
            return readers[key]?.takeAll() ?? []
        }
        for reader in affected { reader.sourceChanged() }
    }
}

func isSameStored(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
}

/// A key of a store.
final class KeyedLocation<Value>: Location<Value>, @unchecked Sendable {
    let store: KeyedStore
    let key: String
    private let form: StoredForm<Value>
    private let initialValue: Value

    init(_ store: KeyedStore, _ key: String, _ form: StoredForm<Value>, initialValue: Value) {
        self.store = store
        self.key = key
        self.form = form
        self.initialValue = initialValue
    }

    override func get() -> Value { store.read(key).flatMap(form.value) ?? initialValue }
    override func set(_ value: Value) { store.write(form.stored(value), for: key) }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyedLocation<Value> else { return false }
        return store === other.store && key == other.key
    }
}
