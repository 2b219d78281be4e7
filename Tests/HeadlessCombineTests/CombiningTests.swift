import HeadlessCombine
import Testing

@Suite struct CombiningTests {
    private let a = PassthroughSubject<Int, Never>()
    private let b = PassthroughSubject<String, Never>()

    @Test func `combineLatest waits for all and then gives the latest of each`() {
        let record = Record(a.combineLatest(b) { "\($0)\($1)" })
        a.send(1)
        a.send(2)
        #expect(record.values == [])
        b.send("x")
        a.send(3)
        #expect(record.values == ["2x", "3x"])
        a.send(completion: .finished)
        #expect(!record.isFinished)
        b.send("y")
        b.send(completion: .finished)
        #expect(record.values == ["2x", "3x", "3y"])
        #expect(record.isFinished)
    }

    @Test func `four publishers are combined`() {
        let c = CurrentValueSubject<Bool, Never>(true)
        let d = CurrentValueSubject<Double, Never>(0.5)
        let record = Record(a.combineLatest(b, c, d).map { "\($0.0)\($0.1)\($0.2)\($0.3)" })
        a.send(1)
        b.send("x")
        c.value = false
        #expect(record.values == ["1xtrue0.5", "1xfalse0.5"])
    }

    @Test func `zip makes pairs and ends when there can't be another`() {
        let record = Record(a.zip(b).map { "\($0.0)\($0.1)" })
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(record.values == ["1x"])
        a.send(completion: .finished)
        #expect(!record.isFinished)
        b.send("y")
        #expect(record.values == ["1x", "2y"])
        #expect(record.isFinished)
    }

    @Test func `merge gives everything as it comes`() {
        let other = PassthroughSubject<Int, Never>()
        let record = Record(a.merge(with: other))
        a.send(1)
        other.send(2)
        a.send(3)
        #expect(record.values == [1, 2, 3])
        a.send(completion: .finished)
        other.send(4)
        other.send(completion: .finished)
        #expect(record.values == [1, 2, 3, 4])
        #expect(record.isFinished)
    }

    @Test func `flatMap gives the values of all publishers it has made`() {
        let sources = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let record = Record(a.flatMap { sources[$0] })
        a.send(0)
        a.send(1)
        sources[0].send("a")
        sources[1].send("b")
        sources[0].send("c")
        #expect(record.values == ["a", "b", "c"])
        a.send(completion: .finished)
        sources[0].send(completion: .finished)
        #expect(!record.isFinished)
        sources[1].send(completion: .finished)
        #expect(record.isFinished)
    }

    @Test func `flatMap runs no more publishers at once than it may`() {
        var running = 0
        let sources = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let record = Record((0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
            running += 1
            return sources[index]
        })
        #expect(running == 1)
        sources[0].send(completion: .finished)
        #expect(running == 2)
        sources[1].send(5)
        #expect(record.values == [5])
    }

    @Test func `switchToLatest leaves the publisher before`() {
        let sources = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let record = Record(a.map { sources[$0] }.switchToLatest())
        a.send(0)
        sources[0].send("a")
        a.send(1)
        sources[0].send("b")
        sources[1].send("c")
        #expect(record.values == ["a", "c"])
        a.send(completion: .finished)
        #expect(!record.isFinished)
        sources[1].send(completion: .finished)
        #expect(record.isFinished)
    }

    @Test func `share subscribes once, and ends with the last subscriber`() {
        var subscriptions = 0
        var cancels = 0
        let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }).share()
        let first = Record(shared)
        let second = Record(shared)
        a.send(1)
        #expect(subscriptions == 1)
        #expect(first.values == [1])
        #expect(second.values == [1])
        first.cancel()
        #expect(cancels == 0)
        second.cancel()
        #expect(cancels == 1)
    }

    @Test func `a connectable publisher waits for its start`() {
        let connectable = [1, 2].publisher.makeConnectable()
        let record = Record(connectable)
        #expect(record.values == [])
        _ = connectable.connect()
        #expect(record.values == [1, 2])
    }
}
