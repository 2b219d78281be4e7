import HeadlessCombine
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject gives only what comes later, one with a value gives that first`() {
        let passing = PassthroughSubject<Int, Never>()
        passing.send(1)
        let first = Record(passing)
        passing.send(2)
        #expect(first.values == [2])
        let current = CurrentValueSubject<Int, Never>(1)
        let second = Record(current)
        current.value = 2
        #expect(second.values == [1, 2])
        #expect(current.value == 2)
    }

    @Test func `subscribers hear of a value in the order in which they came`() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [String] = []
        let kept = (0..<20).map { number in subject.sink { _ in order.append("\(number)") } }
        subject.send(1)
        #expect(order == (0..<20).map(String.init))
        #expect(kept.count == 20)
    }

    @Test func `after its end a subject gives nothing but the end`() {
        let subject = CurrentValueSubject<Int, Mishap>(1)
        subject.send(completion: .failure(Mishap()))
        subject.send(2)
        #expect(subject.value == 1)
        let late = Record(subject)
        #expect(late.values == [])
        #expect(late.failure == Mishap())
    }

    @Test func `letting go of a subscription ends it`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var kept: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &kept)
        subject.send(1)
        kept = []
        subject.send(2)
        #expect(values == [1])
    }

    @Test func `assign writes to an object's property`() {
        final class Label { var text = "" }
        let label = Label()
        let subject = PassthroughSubject<String, Never>()
        let kept = subject.assign(to: \.text, on: label)
        subject.send("hello")
        #expect(label.text == "hello")
        kept.cancel()
        subject.send("bye")
        #expect(label.text == "hello")
    }

    @Test func `a publisher feeds a subject`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let kept = [1, 2, 3].publisher.subscribe(subject)
        #expect(subject.value == 3)
        kept.cancel()
    }
}
