/// An operator with one source: what it makes of each value, and of the end.
final class Stage<Input, SourceFailure: Error, Downstream: Subscriber>: Outlet<Downstream>, Subscriber {
    typealias Failure = SourceFailure
    typealias Output = Downstream.Input

    /// What becomes of a value.
    enum Step {
        case emit(Output)
        case skip
        case end(Ending)

        static func finish(_ last: Output...) -> Step { .end(Ending(last: last, completion: .finished)) }
        static func fail(_ failure: Downstream.Failure) -> Step { .end(Ending(last: [], completion: .failure(failure))) }
    }

    struct Ending {
        var last: [Output] = []
        var completion: Subscribers.Completion<Downstream.Failure>
    }

    private let isGreedy: Bool
    private let step: (Input) -> Step
    private let end: (Subscribers.Completion<SourceFailure>) -> Ending
    private var source: (any Subscription)?

    /// - Parameter isGreedy: whether the operator takes all that the source has, since it gives something only at the end.
    init(_ downstream: Downstream, isGreedy: Bool = false, step: @escaping (Input) -> Step,
         end: @escaping (Subscribers.Completion<SourceFailure>) -> Ending) {
        self.isGreedy = isGreedy
        self.step = step
        self.end = end
        super.init(downstream)
    }

    func receive(subscription: any Subscription) {
        let isFirst = locked {
            guard source == nil else { return false }
            source = subscription
            return true
        }
        guard isFirst, !isEnded else { return subscription.cancel() }
        start()
        if isGreedy { locked { source }?.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !isEnded else { return .none }
        switch step(input) {
        case .emit(let output):
            return pass(output)
        case .skip:
            return isGreedy ? .none : .max(1)
        case .end(let ending):
            takeSource()?.cancel()
            finish(ending.completion, last: ending.last)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<SourceFailure>) {
        guard !isEnded else { return }
        _ = takeSource()
        let ending = end(completion)
        finish(ending.completion, last: ending.last)
    }

    override func requested(_ demand: Subscribers.Demand) {
        if !isGreedy { locked { source }?.request(demand) }
    }

    override func release() { takeSource()?.cancel() }

    private func takeSource() -> (any Subscription)? {
        locked {
            defer { source = nil }
            return source
        }
    }
}

extension Stage where SourceFailure == Downstream.Failure {
    /// An operator that ends as its source does, perhaps after a few last values where the source hasn't failed.
    convenience init(_ downstream: Downstream, isGreedy: Bool = false, last: @escaping () -> [Output] = { [] },
                     _ step: @escaping (Input) -> Step) {
        self.init(downstream, isGreedy: isGreedy, step: step) { completion in
            if case .finished = completion { Ending(last: last(), completion: completion) } else { Ending(completion: completion) }
        }
    }
}

extension Stage where Downstream.Failure == any Error {
    /// An operator that fails where its code throws.
    convenience init(trying downstream: Downstream, isGreedy: Bool = false, last: @escaping () -> [Output] = { [] },
                     _ step: @escaping (Input) throws -> Step) {
        self.init(downstream, isGreedy: isGreedy) { input in
            do { return try step(input) } catch { return .fail(error) }
        } end: { completion in
            let passed = completion.mapError { $0 as any Error }
            if case .finished = completion { return Ending(last: last(), completion: passed) }
            return Ending(completion: passed)
        }
    }
}
