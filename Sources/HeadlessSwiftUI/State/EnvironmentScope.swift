/// The environment of a part of the tree, and who has read what of it. Used on the main thread.
final class EnvironmentScope: @unchecked Sendable {
    private(set) var values: EnvironmentValues
    private var readers: [Entry] = []
    private var scopes: [ObjectIdentifier: EnvironmentScope] = [:]
    private var transform: ((inout EnvironmentValues) -> Void)?
    private let parent: EnvironmentScope?
    private var limit = 16

    private struct Entry {
        var reader: Reader
        var key: ObjectIdentifier
        var isSame: (EnvironmentValues, EnvironmentValues) -> Bool
    }

    init(_ values: EnvironmentValues) {
        self.values = values
        transform = nil
        parent = nil
    }

    /// A part that sees what is around it, changed by `transform`.
    init(in parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
        self.parent = parent
        values = parent.values
        transform(&values)
        parent.scopes[ObjectIdentifier(self)] = self
    }

    /// The part leaves the tree.
    func leave() { parent?.scopes[ObjectIdentifier(self)] = nil }

    /// Reads something, so that the node that is being evaluated is evaluated again when it changes.
    func read<T>(_ read: (EnvironmentValues) -> T) -> T {
        guard let reader = Reader.current else { return read(values) }
        return EnvironmentReads.collect(into: { key, isSame in
            self.add(Entry(reader: reader, key: key, isSame: isSame))
        }, during: { read(values) })
    }

    /// Takes other values, or works its own out again from those around it.
    func refresh(_ new: EnvironmentValues? = nil) {
        var values = new ?? parent?.values ?? self.values
        transform?(&values)
        let old = self.values
        self.values = values
        var kept: [Entry] = []
        for entry in readers where entry.reader.isCurrent {
            if entry.isSame(old, values) { kept.append(entry) } else { entry.reader.sourceChanged() }
        }
        readers = kept
        for scope in scopes.values { scope.refresh() }
    }

    /// Sees what is around it changed in another way.
    func change(_ transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
        refresh()
    }

    private func add(_ entry: Entry) {
        if readers.count >= limit {
            readers.removeAll { !$0.reader.isCurrent }
            limit = max(16, readers.count * 2)
        }
        readers.append(entry)
    }
}

/// Which keys are read while a value of the environment is worked out.
enum EnvironmentReads {
    typealias Comparison = (EnvironmentValues, EnvironmentValues) -> Bool

    nonisolated(unsafe) private static var collector: ((ObjectIdentifier, @escaping Comparison) -> Void)?

    static func note<K: EnvironmentKey>(_ key: K.Type) {
        collector?(ObjectIdentifier(key)) { isSameValue($0[key], $1[key]) }
    }

    static func note<T: AnyObject>(object type: T.Type) {
        collector?(ObjectIdentifier(type)) { $0.object(type) === $1.object(type) }
    }

    static func collect<T>(into collect: @escaping (ObjectIdentifier, @escaping Comparison) -> Void, during read: () -> T) -> T {
        let outer = collector
        collector = collect
        defer { collector = outer }
        return read()
    }
}
