/// What a subscriber holds of a publisher: asks for values, and ends it.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
    /// A subscription from which nothing comes.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription, CustomStringConvertible {
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
