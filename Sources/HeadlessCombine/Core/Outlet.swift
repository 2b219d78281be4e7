import Foundation

/// What an operator gives to its one subscriber, who asks for values and may cancel. Values that nobody has asked for yet wait.
///
/// What kind of operator it is a subclass says.
class Outlet<Downstream: Subscriber>: Subscription {
    private let downstream: Downstream
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var waiting: ArraySlice<Downstream.Input> = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    private var isOver = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// The subscriber has asked for more.
    func requested(_ demand: Subscribers.Demand) {}

    /// Nothing more is wanted: what the operator holds of its sources goes.
    func release() {}

    final func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let goesOn = locked {
            self.demand += demand
            return completion == nil && !isOver
        }
        deliver()
        if goesOn { requested(demand) }
    }

    final func cancel() {
        let wasOver = locked {
            defer { (isOver, waiting) = (true, []) }
            return isOver
        }
        if !wasOver { release() }
    }

    /// Hands the subscription over.
    final func start() { downstream.receive(subscription: self) }

    /// Gives a value that was asked for. Says how many more are asked for than were before.
    final func pass(_ value: Downstream.Input) -> Subscribers.Demand {
        let isWanted = locked {
            demand -= 1
            return !isOver && completion == nil
        }
        guard isWanted else { return .none }
        let more = downstream.receive(value)
        if more > .none { locked { demand += more } }
        return more
    }

    /// Gives a value as soon as it is asked for.
    final func send(_ value: Downstream.Input) {
        locked {
            if !isOver && completion == nil { waiting.append(value) }
        }
        deliver()
    }

    /// The same where no more than so many values may wait: one too many takes the oldest one's place or is dropped itself.
    ///
    /// - Returns: whether there was room for it.
    final func send(_ value: Downstream.Input, keeping limit: Int, dropsOldest: Bool) -> Bool {
        let hasRoom = locked {
            let hasRoom = waiting.count < limit || demand > .none
            if !hasRoom, dropsOldest { _ = waiting.popFirst() }
            if hasRoom || dropsOldest, limit > 0, !isOver, completion == nil { waiting.append(value) }
            return hasRoom
        }
        deliver()
        return hasRoom
    }

    /// Ends, after a few last values if there are any.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>, last: [Downstream.Input] = []) {
        locked {
            guard !isOver, self.completion == nil else { return }
            waiting.append(contentsOf: last)
            self.completion = completion
        }
        deliver()
    }

    /// Ends at once; what waits is dropped.
    final func fail(_ failure: Downstream.Failure) {
        locked { waiting = [] }
        finish(.failure(failure))
    }

    /// What the subscriber has asked for and not got yet.
    final var outstanding: Subscribers.Demand { locked { demand - waiting.count } }

    final var isEnded: Bool { locked { isOver || completion != nil } }

    final func locked<T>(_ body: () -> T) -> T { lock.withLock(body) }

    private enum Delivery {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private func deliver() {
        let isFree = locked {
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isFree else { return }
        while let delivery = locked(next) {
            switch delivery {
            case .value(let value):
                let more = downstream.receive(value)
                guard more > .none else { continue }
                let goesOn = locked {
                    demand += more
                    return completion == nil && !isOver
                }
                if goesOn { requested(more) }
            case .completion(let completion):
                release()
                downstream.receive(completion: completion)
            }
        }
    }

    /// What is to be delivered next; if there is nothing, delivering ends.
    private func next() -> Delivery? {
        if !isOver {
            if demand > .none, let value = waiting.popFirst() {
                demand -= 1
                return .value(value)
            }
            if waiting.isEmpty, let completion {
                isOver = true
                return .completion(completion)
            }
        }
        isDelivering = false
        return nil
    }
}
