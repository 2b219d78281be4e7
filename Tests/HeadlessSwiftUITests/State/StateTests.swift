@testable import HeadlessSwiftUI
import Testing

private final class Object: ObservableObject {
    init(_ log: Log) { log.add("object") }
}

private struct Child: View {
    let number: Int
    @State private var state: Int
    @StateObject private var object: Object

    init(number: Int, log: Log) {
        self.number = number
        _state = State(initialValue: log.add("state"))
        _object = StateObject(wrappedValue: Object(log))
    }

    var body: some View {
        let _ = object
        Text("child \(number) \(state)")
    }
}

private struct Parent: View {
    let log: Log
    @State private var number = 0

    var body: some View {
        Button("More") { number += 1 }
        Child(number: number, log: log)
    }
}

private struct Nested: View {
    let log: Log
    @State private var value = 0

    var body: some View {
        let _ = log.add("body \(value)")
        Button("Change") {
            value = 1
            value = 2
            withAnimation {
                value = 3
                value = 4
            }
        }
        .onChange(of: value) { log.add("\($0) to \($1)") }
    }
}

private struct Watcher: View {
    let log: Log
    @State private var value = 0

    var body: some View {
        Button("Same") { value += 0 }
        Button("More") { value += 1 }
            .onChange(of: value, initial: true) { log.add("\($0)/\($1)") }
    }
}

@MainActor
@Suite struct StateTests {
    // Fact 68
    @Test func `a state's default is worked out at every init and kept the first time, a state object is made once`() {
        let log = Log()
        let app = AppDriver { Parent(log: log) }
        app.tap("More")
        app.tap("More")
        #expect(log.count("state") == 3)
        #expect(log.count("object") == 1)
        #expect(app.texts.contains("child 2 1"))
    }

    // Fact 69
    @Test func `writes of one event are one update, and those of an animation one of their own`() {
        let log = Log()
        let app = AppDriver { Nested(log: log) }
        app.tap("Change")
        #expect(log.entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
        #expect(log.entries.filter { $0.contains(" to ") } == ["0 to 2", "2 to 4"])
    }

    // Fact 70
    @Test func `onChange fires for another value only, and at first with the same twice if it is to`() {
        let log = Log()
        let app = AppDriver { Watcher(log: log) }
        app.tap("Same")
        app.tap("More")
        app.tap("More")
        #expect(log.entries == ["0/0", "0/1", "1/2"])
    }
}
