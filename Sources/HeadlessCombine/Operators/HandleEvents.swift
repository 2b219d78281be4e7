extension Publishers {
    /// Runs closures as things pass, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
                    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
                    receiveRequest: ((Subscribers.Demand) -> Void)?) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            upstream.subscribe(EventHandler(self, subscriber))
        }
    }
}

private final class EventHandler<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let downstream: Downstream
    private var events: Publishers.HandleEvents<Upstream>?
    private var subscription: (any Subscription)?

    init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
        self.events = events
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        self.subscription = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        events?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > .none { events?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        events?.receiveCompletion?(completion)
        (events, subscription) = (nil, nil)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        subscription?.request(demand)
    }

    func cancel() {
        events?.receiveCancel?()
        let subscription = subscription
        (events, self.subscription) = (nil, nil)
        subscription?.cancel()
    }
}

extension Publisher {
    public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
                             receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
                             receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                                receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
