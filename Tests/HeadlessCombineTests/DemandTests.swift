import HeadlessCombine
import Testing

@Suite struct DemandTests {
    @Test func `demands add up and unlimited stays unlimited`() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited + 1 == .unlimited)
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.max(1) - .max(4) == .none)
        #expect(Subscribers.Demand.max(7) < .unlimited)
        #expect(!(Subscribers.Demand.unlimited < .unlimited))
        #expect(Subscribers.Demand.max(3) > 2)
        #expect(Subscribers.Demand.max(3).description == "max(3)")
    }

    @Test func `a sequence gives no more than is asked for`() {
        let patient = Patient<Int, Never>()
        [1, 2, 3].publisher.subscribe(patient)
        #expect(patient.values == [])
        patient.ask(for: 2)
        #expect(patient.values == [1, 2])
        #expect(!patient.isFinished)
        patient.ask(for: 1)
        #expect(patient.values == [1, 2, 3])
        #expect(patient.isFinished)
    }

    @Test func `a filter asks on where a value is left out`() {
        let patient = Patient<Int, Never>()
        (1...10).publisher.filter { $0.isMultiple(of: 4) }.subscribe(patient)
        patient.ask(for: 1)
        #expect(patient.values == [4])
        patient.ask(for: 5)
        #expect(patient.values == [4, 8])
        #expect(patient.isFinished)
    }

    @Test func `what is due at the end waits until it is asked for`() {
        let patient = Patient<[Int], Never>()
        [1, 2].publisher.collect().subscribe(patient)
        #expect(patient.values == [])
        #expect(!patient.isFinished)
        patient.ask(for: 1)
        #expect(patient.values == [[1, 2]])
        #expect(patient.isFinished)
    }

    @Test func `a subject drops what nobody has asked for, one with a value keeps the latest`() {
        let passing = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        let first = Patient<Int, Never>()
        let second = Patient<Int, Never>()
        passing.subscribe(first)
        current.subscribe(second)
        for number in 1...3 {
            passing.send(number)
            current.send(number)
        }
        first.ask(for: 1)
        second.ask(for: 1)
        #expect(first.values == [])
        #expect(second.values == [3])
    }

    @Test func `a full buffer drops the oldest or the newest value, or fails`() {
        struct Full: Error {}
        func patient(_ strategy: Publishers.BufferingStrategy<Full>) -> Patient<Int, Full> {
            let subject = PassthroughSubject<Int, Full>()
            let patient = Patient<Int, Full>()
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(patient)
            for value in 1...4 { subject.send(value) }
            patient.ask(for: 10)
            return patient
        }
        #expect(patient(.dropOldest).values == [3, 4])
        #expect(patient(.dropNewest).values == [1, 2])
        #expect(!patient(.dropNewest).isFinished)
        #expect(patient(.customError(Full.init)).values == [1, 2])
        #expect(patient(.customError(Full.init)).isFinished)
    }
}
