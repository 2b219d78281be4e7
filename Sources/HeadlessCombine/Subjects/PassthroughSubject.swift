/// A subject that hands on what is sent to those who have asked for it, and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>("PassthroughSubject")
    private let sources = SubjectSources()

    public init() {}

    public func send(_ input: Output) { audience.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func send(subscription: any Subscription) { sources.add(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.admit(subscriber, missed: .lost)
    }
}
