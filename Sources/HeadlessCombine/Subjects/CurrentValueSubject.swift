import Foundation

/// A subject that has a value at any time, which a new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>("CurrentValueSubject")
    private let sources = SubjectSources()
    private let lock = NSRecursiveLock()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    /// Setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ input: Output) {
        if audience.isOver { return }
        lock.withLock { current = input }
        audience.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func send(subscription: any Subscription) { sources.add(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.admit(subscriber, missed: .kept) { value }
    }
}
