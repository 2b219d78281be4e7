import Foundation
import HeadlessCombine
import Testing

@Suite struct SourceTests {
    @Test func `just, optional, result, sequence and fail give what they hold`() {
        #expect(Record(Just(1)).values == [1])
        #expect(Record(Optional(2).publisher).values == [2])
        #expect(Record(Optional<Int>.none.publisher).isFinished)
        #expect(Record(Result<Int, Mishap>.success(3).publisher).values == [3])
        #expect(Record(Result<Int, Mishap>.failure(Mishap()).publisher).failure == Mishap())
        #expect(Record("abc".publisher).values == ["a", "b", "c"])
        #expect(Record(Fail<Int, Mishap>(error: Mishap(number: 1))).failure == Mishap(number: 1))
        #expect(Record(Empty<Int, Never>()).isFinished)
        #expect(Record(Empty<Int, Never>(completeImmediately: false)).completion == nil)
    }

    @Test func `a future is worked out once, from the start`() {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            promise(.success(7))
        }
        #expect(runs == 1)
        #expect(Record(future).values == [7])
        #expect(Record(future).isFinished)
        #expect(runs == 1)
    }

    @Test func `a future gives its value to those who came before it`() {
        var keep: Future<Int, Mishap>.Promise?
        let future = Future<Int, Mishap> { keep = $0 }
        let record = Record(future)
        #expect(record.values == [])
        keep?(.success(1))
        keep?(.success(2))
        #expect(record.values == [1])
        #expect(record.isFinished)
    }

    @Test func `deferred is made anew for each subscriber`() {
        var made = 0
        let deferred = Deferred {
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(Record(deferred).values == [1])
        #expect(Record(deferred).values == [2])
    }

    @Test func `notifications come while the subscription is kept`() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let record = Record(center.publisher(for: name).map { $0.userInfo?["n"] as? Int })
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        #expect(record.values == [1])
        record.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(record.values == [1])
    }

    @Test func `values can be awaited`() async throws {
        var all: [Int] = []
        for await value in [1, 2, 3].publisher.map({ $0 * 2 }).values { all.append(value) }
        #expect(all == [2, 4, 6])
        #expect(await Future<Int, Never> { $0(.success(9)) }.value == 9)
        await #expect(throws: Mishap.self) {
            for try await _ in Fail<Int, Mishap>(error: Mishap()).values {}
        }
    }
}
