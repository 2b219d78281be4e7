import Foundation

/// Asks a publisher for a value whenever somebody awaits one.
final class AwaitedValues<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Delivery, Never>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Lets a value pass from the publisher's side to the awaiting one.
    private struct Delivery: @unchecked Sendable {
        var result: Result<Input, Failure>?

        init(result: Result<Input, Failure>?) { self.result = result }

        init(_ completion: Subscribers.Completion<Failure>) {
            if case .failure(let failure) = completion { result = .failure(failure) }
        }
    }

    deinit { subscription?.cancel() }

    /// nil once the publisher has finished or the task is cancelled.
    func next() async -> Result<Input, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }
        } onCancel: {
            cancel()
        }.result
    }

    func receive(subscription: any Subscription) {
        let demand: Int = lock.withLock {
            self.subscription = subscription
            return waiting.count
        }
        if demand > 0 { subscription.request(.max(demand)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let first = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
        first?.resume(returning: Delivery(result: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end(completion)
    }

    private func wait(_ continuation: CheckedContinuation<Delivery, Never>) {
        let (subscription, end) = lock.withLock {
            guard let completion else {
                waiting.append(continuation)
                return (self.subscription, nil as Subscribers.Completion<Failure>?)
            }
            self.completion = .finished
            return (nil, completion)
        }
        if let end { continuation.resume(returning: Delivery(end)) } else { subscription?.request(.max(1)) }
    }

    private func cancel() {
        lock.withLock { subscription }?.cancel()
        end(.finished)
    }

    /// Whoever waits longest, or asks next, gets the failure; all others find the end.
    private func end(_ completion: Subscribers.Completion<Failure>) {
        let left = lock.withLock {
            guard self.completion == nil else { return [] as [CheckedContinuation<Delivery, Never>] }
            self.completion = waiting.isEmpty ? completion : .finished
            defer { (waiting, subscription) = ([], nil) }
            return waiting
        }
        for (index, continuation) in left.enumerated() {
            continuation.resume(returning: index == 0 ? Delivery(completion) : Delivery(result: nil))
        }
    }
}
