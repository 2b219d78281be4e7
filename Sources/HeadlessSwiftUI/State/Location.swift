import Foundation

/// A place that a value is read from and written to: what a Binding points at.
class Location<Value>: @unchecked Sendable {
    func get() -> Value { stop("a location must say what it holds") }
    func set(_ value: Value) {}
    /// Whether both are the same place, so that a view that gets one instead of the other has nothing new.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A value that the runtime keeps for a node.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private var value: Value
    private var readers = Readers()
    private let lock = NSLock()
    /// Called on the app's thread after a change.
    var onChange: (@MainActor () -> Void)?

    init(_ value: Value) { self.value = value }

    override func get() -> Value {
        lock.withLock {
            if let reader = Reader.current { readers.add(reader) }
            return value
        }
    }

    /// A write of what is there already invalidates nothing.
    override func set(_ value: Value) {
        warnIfUpdating()
        let affected: [Reader]? = lock.withLock {
            guard !isSameValue(self.value, value) else { return nil }
            self.value = value
            return readers.takeAll()
        }
        guard let affected else { return }
        for reader in affected { reader.sourceChanged() }
        if let onChange { onAppThread(onChange) }
    }

    private func warnIfUpdating() {
        guard Reader.current != nil else { return }
        MainActor.assumeIsolated {
            Graph.running?.warn("state change during update",
                                "Modifying state during view update, this will cause undefined behavior.")
        }
    }
}

/// Code that reads and code that writes.
final class ComputedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    override func get() -> Value { read() }
    override func set(_ value: Value) { write(value) }
}

/// A part of what another location holds.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value) {
        var root = base.get()
        root[keyPath: keyPath] = value
        if !(keyPath is ReferenceWritableKeyPath<Root, Value>) { base.set(root) }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value) { object[keyPath: keyPath] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return isSameValue(value, other.value)
    }
}
