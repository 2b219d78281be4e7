/// A subscriber whose type is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveValue: ((Input) -> Subscribers.Demand)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
        } else {
            combineIdentifier = s.combineIdentifier
            receiveSubscription = { s.receive(subscription: $0) }
            receiveValue = { s.receive($0) }
            receiveCompletion = { s.receive(completion: $0) }
        }
    }

    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
        self.init(SubjectFeed(s))
    }

    public init(receiveSubscription: ((any Subscription) -> Void)? = nil,
                receiveValue: ((Input) -> Subscribers.Demand)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
        combineIdentifier = CombineIdentifier()
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) { receiveSubscription?(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { receiveValue?(value) ?? .none }
    public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
}
