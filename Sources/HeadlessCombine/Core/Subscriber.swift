/// A type that gets a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// The publisher has taken the subscriber on; values come once they are asked for.
    func receive(subscription: any Subscription)

    /// Gets a value. Says how many more are asked for than were before.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The subscribers that come with Combine.
public enum Subscribers {}
