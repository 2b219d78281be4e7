import Foundation

/// The user defaults of one domain, as views see them.
final class DefaultsStore: KeyedStore, @unchecked Sendable {
    private let defaults: UserDefaults

    /// The store of the app's own domain.
    static let standard = {
        WatchedDefaults.watch(.standard)
        return DefaultsStore(.standard)
    }()

    /// The domain's store: one for all the objects that stand for the domain.
    static func of(_ defaults: UserDefaults) -> DefaultsStore {
        if defaults === UserDefaults.standard { return standard }
        WatchedDefaults.watch(defaults)
        return lock.withLock {
            let domain = domain(of: defaults)
            if let known = stores[domain] { return known }
            let store = DefaultsStore(defaults)
            stores[domain] = store
            return store
        }
    }

    /// Writes what hasn't been written yet to the disk.
    static func saveAll() {
        standard.defaults.synchronize()
        for store in lock.withLock({ Array(stores.values) }) { store.defaults.synchronize() }
    }

    private init(_ defaults: UserDefaults) { self.defaults = defaults }

    /// The keys that the app has set.
    var keys: [String] {
        let registered = defaults.volatileDomain(forName: UserDefaults.registrationDomain)
        return defaults.dictionaryRepresentation().keys.filter { registered[$0] == nil }.sorted()
    }

    override func load(_ key: String) -> Any? { defaults.object(forKey: key) }

    override func store(_ value: Any?, for key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }

    nonisolated(unsafe) private static var stores: [String: DefaultsStore] = [:]
    private static let lock = NSLock()

    fileprivate static func changed(_ key: String, in defaults: UserDefaults) {
        if defaults === UserDefaults.standard { return standard.changed(key) }
        let store = lock.withLock { stores[domain(of: defaults)] }
        store?.changed(key)
    }

    /// The suite's name; empty for the app's own domain.
    private static func domain(of defaults: UserDefaults) -> String {
        Mirror(reflecting: defaults).superclassMirror?.descendant("suite") as? String
            ?? Mirror(reflecting: defaults).descendant("suite") as? String ?? ""
    }
}

/// User defaults that say when they are changed. Foundation's on Linux don't, and its `standard` can't be replaced: so an object that
/// views watch is turned into one of this class, which has the same stored properties.
private final class WatchedDefaults: UserDefaults {
    static func watch(_ defaults: UserDefaults) {
        guard type(of: defaults) == UserDefaults.self else { return }
        let object = Unmanaged.passUnretained(defaults).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
        object.pointee = unsafeBitCast(WatchedDefaults.self as AnyClass, to: UnsafeRawPointer.self)
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        changing(defaultName) { super.set(value, forKey: defaultName) }
    }

    override func removeObject(forKey defaultName: String) {
        changing(defaultName) { super.removeObject(forKey: defaultName) }
    }

    private func changing(_ key: String, _ change: () -> Void) {
        let old = object(forKey: key)
        change()
        if !isSameStored(old, object(forKey: key)) { DefaultsStore.changed(key, in: self) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}
