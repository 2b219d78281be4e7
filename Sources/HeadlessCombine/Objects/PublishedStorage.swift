import Foundation

/// The value of a published property, and who wants to know of it.
final class PublishedStorage<Value> {
    private let lock = NSRecursiveLock()
    private var current: Value
    private var audience: Audience<Value, Never>?
    private var announcer: ObservableObjectPublisher?
    private var sources: Set<AnyCancellable> = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// The object's change is announced first, then the value, and then the property has it.
    func send(_ value: Value) {
        let (announcer, audience) = lock.withLock { (self.announcer, self.audience) }
        announcer?.send()
        audience?.send(value)
        lock.withLock { current = value }
    }

    func admit<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let audience = lock.withLock {
            let audience = self.audience ?? Audience("PublishedSubject")
            self.audience = audience
            return audience
        }
        audience.admit(subscriber, missed: .kept) { value }
    }

    /// Takes values from a publisher, until the storage goes.
    func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        let source = publisher.sink { [weak self] in self?.send($0) }
        _ = lock.withLock { sources.insert(source) }
    }
}

extension PublishedStorage: AnnouncedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { announcer } }
        set { lock.withLock { announcer = newValue } }
    }
}

/// A property whose changes its object announces.
protocol AnnouncedProperty: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
}
