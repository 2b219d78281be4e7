import Foundation

/// Something that is going on, and ends when nobody keeps this any longer.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?
    private let lock = NSLock()

    public init(_ cancel: @escaping () -> Void) {
        end = cancel
    }

    public init<C: Cancellable>(_ canceller: C) {
        end = canceller.cancel
    }

    deinit { end?() }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public func cancel() {
        let end = lock.withLock {
            defer { self.end = nil }
            return self.end
        }
        end?()
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
}
