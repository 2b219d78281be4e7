@_spi(Reflection) import Swift
import Foundation

/// Finds the published properties of objects, the inherited ones too.
enum PublishedProperties {
    /// The one publisher that all published properties of an object share. An object without any has one as well, for its own use.
    static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let properties = properties(of: object)
        guard let first = properties.first else { return loose.announcer(of: object) }
        let announcer = first.objectWillChange ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange !== announcer { property.objectWillChange = announcer }
        return announcer
    }

    private static func properties(of object: AnyObject) -> [any AnnouncedProperty] {
        let type: AnyClass = Swift.type(of: object)
        let readers = known[ObjectIdentifier(type)] ?? find(in: type)
        known[ObjectIdentifier(type)] = readers
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) { readers.map { $0(base) } }
    }

    private typealias Reader = (UnsafeRawPointer) -> any AnnouncedProperty

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Reader]] = [:]
    nonisolated(unsafe) private static var loose = LooseAnnouncers()

    private static func find(in type: AnyClass) -> [Reader] {
        var readers: [Reader] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if let published = fieldType as? any PublishedField.Type { readers.append(reader(published, at: offset)) }
            return true
        }
        return readers
    }

    private static func reader<F: PublishedField>(_: F.Type, at offset: Int) -> Reader {
        { ($0 + offset).assumingMemoryBound(to: F.self).pointee.announced }
    }
}

private protocol PublishedField {
    var announced: any AnnouncedProperty { get }
}

extension Published: PublishedField {
    fileprivate var announced: any AnnouncedProperty { storage }
}

/// The publishers of observable objects that have no published properties.
private struct LooseAnnouncers {
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    private struct Entry {
        weak var object: AnyObject?
        var announcer: ObservableObjectPublisher
    }

    mutating func announcer(of object: AnyObject) -> ObservableObjectPublisher {
        if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.announcer }
        if entries.count >= limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
        let announcer = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, announcer: announcer)
        return announcer
    }
}
