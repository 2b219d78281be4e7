import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// Does the same with every element, some at a time. After the first failure no more are begun.
    ///
    /// - Parameters:
    ///   - jobs: how many at a time.
    ///   - transform: is called on any thread.
    /// - Returns: the results in the elements' order.
    func map<Result: Sendable, Failure: Error>(
        jobs: Int, _ transform: @Sendable (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let work = Mutex(Work<Result, Failure>(count: count))
        DispatchQueue.concurrentPerform(iterations: Swift.max(1, Swift.min(jobs, count))) { _ in
            while let next = work.withLock({ $0.take() }) {
                do throws(Failure) {
                    let result = try transform(self[next])
                    work.withLock { $0.results[next] = result }
                } catch {
                    work.withLock { $0.failure = error }
                }
            }
        }
        let done = work.withLock { $0 }
        if let failure = done.failure { throw failure }
        return done.results.compactMap(\.self)
    }
}

private struct Work<Result: Sendable, Failure: Error> {
    var results: [Result?]
    var failure: Failure?
    private var next = 0

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    /// The number of the next element; nil where there is none, or no sense in going on.
    mutating func take() -> Int? {
        guard failure == nil, next < results.count else { return nil }
        next += 1
        return next - 1
    }
}
