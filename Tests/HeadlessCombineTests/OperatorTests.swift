import Foundation
import HeadlessCombine
import Testing

@Suite struct OperatorTests {
    private let numbers = (1...6).publisher

    @Test func `values are changed, chosen and counted as in a sequence`() {
        #expect(Record(numbers.map { $0 * 10 }).values == [10, 20, 30, 40, 50, 60])
        #expect(Record(numbers.map(\.description).map(\.count)).values == [1, 1, 1, 1, 1, 1])
        #expect(Record(numbers.compactMap { $0 > 4 ? "\($0)" : nil }).values == ["5", "6"])
        #expect(Record([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
        #expect(Record(numbers.scan(0, +)).values == [1, 3, 6, 10, 15, 21])
        #expect(Record(numbers.reduce(0, +)).values == [21])
        #expect(Record(numbers.collect(4)).values == [[1, 2, 3, 4], [5, 6]])
        #expect(Record(numbers.dropFirst(4)).values == [5, 6])
        #expect(Record(numbers.drop { $0 < 3 }).values == [3, 4, 5, 6])
        #expect(Record(numbers.prefix(2)).values == [1, 2])
        #expect(Record(numbers.prefix { $0 < 3 }).values == [1, 2])
        #expect(Record(numbers.output(in: 1...2)).values == [2, 3])
        #expect(Record(numbers.first { $0 > 2 }).values == [3])
        #expect(Record(numbers.last()).values == [6])
        #expect(Record(numbers.count()).values == [6])
        #expect(Record(numbers.max()).values == [6])
        #expect(Record(numbers.min()).values == [1])
        #expect(Record(numbers.contains(3)).values == [true])
        #expect(Record(numbers.allSatisfy { $0 < 6 }).values == [false])
        #expect(Record([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
        #expect(Record(Empty<Int, Never>().replaceEmpty(with: 5)).values == [5])
        #expect(Record(Just(2).prepend(1).append(3, 4)).values == [1, 2, 3, 4])
    }

    @Test func `first cancels what is above it`() {
        var isCancelled = false
        let subject = PassthroughSubject<Int, Never>()
        let record = Record(subject.handleEvents(receiveCancel: { isCancelled = true }).first())
        subject.send(1)
        #expect(record.values == [1])
        #expect(record.isFinished)
        #expect(isCancelled)
    }

    @Test func `a throw ends the stream as a failure`() {
        let record = Record(numbers.tryMap { number in
            if number == 3 { throw Mishap(number: 3) }
            return number
        })
        #expect(record.values == [1, 2])
        #expect(record.failure as? Mishap == Mishap(number: 3))
    }

    @Test func `failures are replaced, caught, renamed and tried again`() {
        let failing = numbers.tryMap { number in
            if number == 3 { throw Mishap(number: 3) }
            return number
        }
        #expect(Record(failing.replaceError(with: 0)).values == [1, 2, 0])
        #expect(Record(failing.catch { _ in Just(9) }).values == [1, 2, 9])
        #expect(Record(failing.mapError { $0 as? Mishap ?? Mishap() }).failure == Mishap(number: 3))
        #expect(Record(failing.retry(1)).values == [1, 2, 1, 2])
    }

    @Test func `json is decoded`() {
        struct Book: Codable, Equatable { var title: String }
        let record = Record(Just(Data(#"{"title": "Emil"}"#.utf8)).decode(type: Book.self, decoder: JSONDecoder()))
        #expect(record.values == [Book(title: "Emil")])
        let broken = Record(Just(Data("{}".utf8)).decode(type: Book.self, decoder: JSONDecoder()))
        #expect(broken.failure is DecodingError)
    }

    @Test func `print writes down what passes`() {
        final class Page: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let page = Page()
        _ = Record([1, 2].publisher.print("numbers", to: page))
        #expect(page.text == """
            numbers: receive subscription: ([1, 2])
            numbers: request unlimited
            numbers: receive value: (1)
            numbers: receive value: (2)
            numbers: receive finished

            """)
    }
}
