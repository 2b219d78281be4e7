import Foundation
import HeadlessCombine
import Testing

@Suite struct SchedulerTests {
    private let subject = PassthroughSubject<Int, Never>()
    private let scheduler = ManualScheduler()

    @Test func `debounce gives a value once no other has come for a while`() {
        let record = Record(subject.debounce(for: 0.5, scheduler: scheduler))
        subject.send(1)
        scheduler.advance(by: 0.4)
        subject.send(2)
        scheduler.advance(by: 0.4)
        #expect(record.values == [])
        scheduler.advance(by: 0.1)
        #expect(record.values == [2])
    }

    @Test func `throttle gives the first value at once and then the latest of each interval`() {
        let record = Record(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
        subject.send(1)
        scheduler.advance(by: 0)
        #expect(record.values == [1])
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: 0.9)
        #expect(record.values == [1])
        scheduler.advance(by: 0.1)
        #expect(record.values == [1, 3])
    }

    @Test func `throttle gives the first of each interval if it is told so`() {
        let record = Record(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: false))
        subject.send(1)
        scheduler.advance(by: 0)
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: 1)
        #expect(record.values == [1, 2])
    }

    @Test func `delay gives everything later, the end too`() {
        let record = Record(subject.delay(for: .milliseconds(250), scheduler: scheduler))
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance(by: 0.2)
        #expect(record.values == [])
        scheduler.advance(by: 0.05)
        #expect(record.values == [1])
        #expect(record.isFinished)
    }

    @Test func `a timeout ends a publisher that gives nothing`() {
        let record = Record(subject.timeout(.seconds(1), scheduler: scheduler))
        scheduler.advance(by: 0.9)
        subject.send(1)
        scheduler.advance(by: 0.9)
        #expect(!record.isFinished)
        scheduler.advance(by: 0.1)
        #expect(record.isFinished)
        #expect(record.values == [1])
    }

    @Test func `subscribe on asks its source elsewhere`() {
        let record = Record([1, 2].publisher.subscribe(on: scheduler))
        #expect(record.values == [])
        scheduler.advance(by: 0)
        #expect(record.values == [1, 2])
    }

    @Test func `the immediate scheduler waits for nothing`() {
        let record = Record([1, 2].publisher.receive(on: ImmediateScheduler.shared).delay(for: 5, scheduler: ImmediateScheduler.shared))
        #expect(record.values == [1, 2])
        #expect(record.isFinished)
    }

    @MainActor
    @Test(arguments: [true, false])
    func `values cross to the main thread in their order`(byRunLoop: Bool) async {
        let numbers = DispatchQueue.global().publisher(of: 1...100)
        var values: [Int] = []
        let stream = byRunLoop ? numbers.receive(on: RunLoop.main).eraseToAnyPublisher()
            : numbers.receive(on: DispatchQueue.main).eraseToAnyPublisher()
        for await value in stream.handleEvents(receiveOutput: { _ in dispatchPrecondition(condition: .onQueue(.main)) }).values {
            values.append(value)
        }
        #expect(values == Array(1...100))
    }

    @Test func `a timer runs from its first subscriber to its last`() {
        let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
        let record = Record(timer.prefix(3))
        while !record.isFinished, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(record.values.count == 3)
        #expect(!RunLoop.current.run(mode: .default, before: .distantPast))
    }
}

extension DispatchQueue {
    fileprivate func publisher(of numbers: ClosedRange<Int>) -> AnyPublisher<Int, Never> {
        numbers.publisher.subscribe(on: self).eraseToAnyPublisher()
    }
}
