/// A publisher into which values are put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a source on; asks it for all that it has.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension Publisher {
    /// Puts what comes into a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let feed = SubjectFeed(subject)
        subscribe(feed)
        return AnyCancellable(feed)
    }
}

/// Puts what comes into a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard let subject, self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        subject.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let subject = subject
        (self.subject, subscription) = (nil, nil)
        subject?.send(completion: completion)
    }

    func cancel() {
        let subscription = subscription
        (subject, self.subscription) = (nil, nil)
        subscription?.cancel()
    }
}
