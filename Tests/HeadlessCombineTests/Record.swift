import HeadlessCombine

/// Writes down what a publisher gives.
final class Record<Value, Failure: Error> {
    private(set) var values: [Value] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        subscription = publisher.sink { [unowned self] in completion = $0 } receiveValue: { [unowned self] in values.append($0) }
    }

    func cancel() { subscription = nil }

    var isFinished: Bool {
        if case .finished = completion { true } else { false }
    }

    var failure: Failure? {
        if case .failure(let failure) = completion { failure } else { nil }
    }
}

/// A subscriber that asks for values only when it is told to.
final class Patient<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var isFinished = false
    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { isFinished = true }

    func ask(for count: Int) { subscription?.request(.max(count)) }
}

struct Mishap: Error, Equatable {
    var number = 0
}
