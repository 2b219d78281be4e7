@testable import HeadlessSwiftUI
import Testing

private final class Model: ObservableObject {
    @Published var first = false
    @Published var second = false
    @Published var name = "Ann"
    var unpublished = 0
}

private struct Flag: View {
    let isOn: Bool
    let log: Log

    var body: some View {
        let _ = log.add("child")
        Text(isOn ? "on" : "off")
    }
}

private struct Owner: View {
    let log: Log
    @StateObject private var model = Model()

    var body: some View {
        let _ = log.add("parent")
        Button("Flip") { model.first.toggle() }
        Button("Count") { model.unpublished += 1 }
        Flag(isOn: model.first, log: log)
        Flag(isOn: model.second, log: log)
    }
}

private struct Reader: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
        let _ = log.add("reader")
        Text("I read nothing")
    }
}

private struct NameField: View {
    @Binding var name: String

    var body: some View {
        Text("name \(name)")
        Button("Rename") { name = "Bob" }
    }
}

private struct Form: View {
    @StateObject private var model = Model()

    var body: some View {
        NameField(name: $model.name)
    }
}

private struct Swap: View {
    let log: Log
    let models: [Model]
    @State private var index = 0

    var body: some View {
        Button("Swap") { index = 1 - index }
        Reader(model: models[index], log: log)
    }
}

private struct Farewell: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
        if isShown { Leaving(log: log) }
        Button("Hide") { isShown = false }
    }

    struct Leaving: View {
        let log: Log
        @StateObject private var own = Model()
        @EnvironmentObject private var given: Model

        var body: some View {
            Text(own.name).onDisappear { log.add("own \(own.name), given \(given.name)") }
        }
    }
}

private struct Guest: View {
    @EnvironmentObject private var model: Model

    var body: some View {
        Text("guest \(model.name)")
        NameField(name: $model.name)
    }
}

private struct Host: View {
    @State private var models = [Model(), Model()]
    @State private var index = 0

    var body: some View {
        Button("Swap") { index = 1 - index }
        Guest().environmentObject(models[index])
    }
}

private struct Passing: View {
    let model: Model
    let log: Log
    @State private var isShown = true

    var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Reader(model: model, log: log) }
    }
}

private struct Greeting: ViewModifier {
    @EnvironmentObject private var model: Model
    @StateObject private var own = Model()
    @State private var taps = 0

    func body(content: Content) -> some View {
        content
        Text("modified \(model.name) \(own.name) \(taps)")
        Button("Tap") {
            taps += 1
            own.name += "!"
        }
    }
}

private struct Initials: DynamicProperty {
    @ObservedObject var model: Model
    @MainActor var text: String { String(model.name.prefix(1)) }
}

private struct Badge: View {
    let initials: Initials
    init(_ model: Model) { initials = Initials(model: model) }
    var body: some View { Text(initials.text) }
}

@MainActor
@Suite struct ObservedObjectTests {
    // Fact 71
    @Test func `a child whose values stay the same isn't evaluated again`() {
        let log = Log()
        let app = AppDriver { Owner(log: log) }
        app.tap("Flip")
        #expect(log.count("parent") == 2)
        #expect(log.count("child") == 3)
        #expect(app.texts.suffix(2) == ["on", "off"])
    }

    // Fact 72
    @Test func `a published property's change evaluates every observing view, read or not, another property's none`() {
        let log = Log()
        let model = Model()
        let app = AppDriver { Reader(model: model, log: log) }
        model.first = true
        app.app.settle()
        #expect(log.count("reader") == 2)
        model.unpublished = 1
        app.app.settle()
        #expect(log.count("reader") == 2)
    }

    @Test func `several changes in one event are one update`() {
        let log = Log()
        let model = Model()
        let app = AppDriver { Reader(model: model, log: log) }
        model.first = true
        model.second = true
        model.name = "Zoe"
        app.app.settle()
        #expect(log.count("reader") == 2)
    }

    @Test func `a binding to an object's property brings the view that reads it up to date`() {
        let app = AppDriver { Form() }
        app.tap("Rename")
        #expect(app.texts.contains("name Bob"))
    }

    @Test func `a view observes the object that it was given last`() {
        let log = Log()
        let models = [Model(), Model()]
        let app = AppDriver { Swap(log: log, models: models) }
        app.tap("Swap")
        #expect(log.count("reader") == 2)
        models[0].first = true
        app.app.settle()
        #expect(log.count("reader") == 2)
        models[1].first = true
        app.app.settle()
        #expect(log.count("reader") == 3)
    }

    @Test func `an object is no longer observed once the view has gone`() {
        let log = Log()
        let model = Model()
        let app = AppDriver { Passing(model: model, log: log) }
        app.tap("Hide")
        model.first = true
        #expect(app.app.graph.isSettled)
    }

    @Test func `a view that goes finds its objects once more`() {
        let log = Log()
        let given = Model()
        let app = AppDriver { Farewell(log: log).environmentObject(given) }
        given.name = "Bob"
        app.tap("Hide")
        #expect(log.entries == ["own Ann, given Bob"])
        #expect(app.warnings == [])
    }

    @Test func `an environment object is found, bound, and exchanged`() {
        let app = AppDriver { Host() }
        app.tap("Rename")
        #expect(app.texts.contains("guest Bob"))
        #expect(app.texts.contains("name Bob"))
        app.tap("Swap")
        #expect(app.texts.contains("guest Ann"))
        #expect(app.texts.contains("name Ann"))
        app.tap("Rename")
        #expect(app.texts.contains("guest Bob"))
    }

    @Test func `a modifier's properties are kept and observed as a view's are`() {
        let model = Model()
        let app = AppDriver { Text("x").modifier(Greeting()).environmentObject(model) }
        app.tap("Tap")
        app.tap("Tap")
        #expect(app.texts.contains("modified Ann Ann!! 2"))
        model.name = "Bob"
        app.app.settle()
        #expect(app.texts.contains("modified Bob Ann!! 2"))
    }

    @Test func `an object inside a dynamic property of one's own is observed`() {
        let model = Model()
        let app = AppDriver { Badge(model) }
        model.name = "Zoe"
        app.app.settle()
        #expect(app.texts == ["Z"])
    }

    // Fact 75
    @Test func `a missing environment object stops the program with Apple's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = AppDriver { Guest() } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("""
            No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view.
            """))
    }

    // A9, "publish"
    @Test func `publishing during an update is warned of`() {
        struct Writer: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                let _ = log.add("body") == 1 ? (model.first = true) : ()
                Text("x")
            }
        }
        let app = AppDriver { Writer(model: Model(), log: Log()) }
        #expect(app.warnings == ["publishing during update"])
    }

    @Test func `publishing from another thread is warned of, and shown all the same`() async {
        let log = Log()
        nonisolated(unsafe) let model = Model()
        let app = AppDriver { Reader(model: model, log: log) }
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                model.first = true
                DispatchQueue.main.async { done.resume() }
            }
        }
        AppThread.enter()
        app.app.settle()
        #expect(app.warnings == ["publishing from background thread"])
        #expect(log.count("reader") == 2)
    }
}
