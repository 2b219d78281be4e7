import Foundation
import HeadlessCombine
import Testing

private class Counter: ObservableObject {
    @Published var count = 0
    var unpublished = 0
}

private final class NamedCounter: Counter {
    @Published var name = ""
}

private final class Silent: ObservableObject {
    var text = "" {
        willSet { objectWillChange.send() }
    }
}

private final class FoundationBased: NSObject, ObservableObject {
    let before = "something"
    @Published var count = 0
}

private final class Mirrored: ObservableObject {
    @Published var text = ""
    @Published var length = 0

    init() {
        $text.map(\.count).assign(to: &$length)
    }
}

@Suite struct ObservableObjectTests {
    @Test func `an object announces each change of a published property before it happens`() {
        let counter = Counter()
        var seen: [Int] = []
        let kept = counter.objectWillChange.sink { seen.append(counter.count) }
        counter.count = 1
        counter.count = 1
        counter.unpublished = 5
        #expect(seen == [0, 1])
        kept.cancel()
    }

    @Test func `inherited properties and those of a subclass are announced by one publisher`() {
        let counter = NamedCounter()
        var changes = 0
        let kept = counter.objectWillChange.sink { changes += 1 }
        counter.count = 1
        counter.name = "a"
        #expect(changes == 2)
        #expect(counter.objectWillChange === counter.objectWillChange)
        kept.cancel()
    }

    @Test func `an object below one of Foundation's announces too`() {
        let object = FoundationBased()
        let record = Record(object.objectWillChange)
        object.count = 1
        #expect(record.values.count == 1)
    }

    @Test func `an object without published properties has one publisher of its own`() {
        let object = Silent()
        let record = Record(object.objectWillChange)
        object.text = "a"
        #expect(record.values.count == 1)
        let other = Silent()
        #expect(other.objectWillChange !== object.objectWillChange)
    }

    @Test func `a published property's publisher gives the value now and each new one before the property has it`() {
        let counter = Counter()
        var pairs: [[Int]] = []
        let kept = counter.$count.sink { pairs.append([$0, counter.count]) }
        counter.count = 1
        counter.count = 2
        #expect(pairs == [[0, 0], [1, 0], [2, 1]])
        kept.cancel()
    }

    @Test func `a publisher is assigned to a published property without keeping the object alive`() {
        var object: Mirrored? = Mirrored()
        weak let weakObject = object
        let record = object.map { Record($0.$length) }
        object?.text = "abc"
        #expect(object?.length == 3)
        #expect(record?.values == [0, 3])
        object = nil
        #expect(weakObject == nil)
    }
}
