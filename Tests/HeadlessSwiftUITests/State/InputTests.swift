import Automation
@testable import HeadlessSwiftUI
import Testing

private enum Field: Hashable { case name, city }

private struct Signup: View {
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    @State private var text = ""

    var body: some View {
        Text("focus \(field.map { "\($0)" } ?? "none") \(isSearching)")
        TextField("Name", text: $text)
            .focused($field, equals: .name)
            .onSubmit { field = .city }
        TextField("City", text: $text).focused($field, equals: .city)
        TextField("Search", text: $text).focused($isSearching)
        TextField("Note", text: $text)
        Button("To city") { field = .city }
        Button("To search") { isSearching = true }
        Button("Done") {
            field = nil
            isSearching = false
        }
    }
}

private struct Clock: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    @State private var sum = 0
    @State private var isShown = true

    var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
            Text("sum \(sum)")
                .onReceive(subject) { sum += $0 }
                .onReceive(Just(10)) { log.add("just \($0)") }
        }
    }
}

private struct Phases: View {
    let log: Log
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("\(phase)").onChange(of: phase) { log.add("\($1)") }
    }
}

private struct Links: View {
    @Environment(\.openURL) private var openURL
    let url = URL(fileURLWithPath: "/")

    var body: some View { Button("Open") { openURL(url) } }
}

private struct Page: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Text("presented \(presentationMode.wrappedValue.isPresented)")
        Button("Close") { presentationMode.wrappedValue.dismiss() }
    }
}

private struct Stack: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Go") { path = [1] }
                .navigationDestination(for: Int.self) { _ in Page() }
        }
    }
}

private struct Names: View {
    @Namespace private var first
    @Namespace private var second
    @State private var count = 0
    let log: Log

    var body: some View {
        let _ = log.add("\(first.hashValue)")
        Text("\(first == second) \(count)")
        Button("More") { count += 1 }
    }
}

private struct Sizes: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(size)") }
}

@MainActor
@Suite struct InputTests {
    private func focused(_ app: AppDriver) -> [String] { app.all.filter { $0.states.contains(.focused) }.map(\.label) }

    @Test func `setting a focus state moves the focus, and nil takes it away`() {
        let app = AppDriver { Signup() }
        #expect(focused(app) == [])
        app.tap("To city")
        #expect(focused(app) == ["City"])
        #expect(app.texts.contains("focus city false"))
        app.tap("Done")
        #expect(focused(app) == [])
    }

    @Test func `only one field has the focus, whichever states are used`() {
        let app = AppDriver { Signup() }
        app.tap("To city")
        app.tap("To search")
        #expect(focused(app) == ["Search"])
        #expect(app.texts.contains("focus none true"))
    }

    @Test func `a field that a person goes to has the focus, tied to a state or not`() {
        let app = AppDriver { Signup() }
        app.tap("Name")
        #expect(app.texts.contains("focus name false"))
        app.tap("Note")
        #expect(focused(app) == ["Note"])
        #expect(app.texts.contains("focus none false"))
    }

    @Test func `submitting takes the focus away unless the action moves it`() throws {
        let app = AppDriver { Signup() }
        let name = try #require(app.element("Name", .field)?.handle)
        let city = try #require(app.element("City", .field)?.handle)
        app.perform(.enter(text: "Ann", handle: name))
        #expect(focused(app) == ["Name"])
        app.perform(.submit(handle: name))
        #expect(focused(app) == ["City"])
        app.perform(.submit(handle: city))
        #expect(focused(app) == [])
        #expect(app.texts.contains("focus none false"))
    }

    @Test func `a publisher's values come while the view is there`() {
        let subject = PassthroughSubject<Int, Never>()
        let app = AppDriver { Clock(subject: subject, log: Log()) }
        subject.send(2)
        subject.send(3)
        app.app.settle()
        #expect(app.texts.contains("sum 5"))
        app.tap("Hide")
        subject.send(4)
        #expect(app.app.graph.isSettled)
    }

    @Test func `the same publisher isn't subscribed to again`() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let app = AppDriver { Clock(subject: subject, log: log) }
        subject.send(2)
        app.app.settle()
        #expect(log.entries == ["just 10"])
    }

    // Fact 103
    @Test func `a scene goes through its phases to the background and back`() {
        let log = Log()
        let app = AppDriver { Phases(log: log) }
        app.perform(.background)
        app.perform(.foreground)
        #expect(log.entries == ["inactive", "background", "inactive", "active"])
    }

    @Test func `a view further out handles an opened URL`() {
        let log = Log()
        let app = AppDriver {
            Links().environment(\.openURL, OpenURLAction { url in
                log.add(url.path)
                return .handled
            })
        }
        app.tap("Open")
        #expect(log.entries == ["/"])
    }

    @Test func `the presentation mode says whether a page is presented, and ends that`() {
        let app = AppDriver { Stack() }
        app.tap("Go")
        #expect(app.texts.contains("presented true"))
        app.tap("Close")
        #expect(app.depth == 0)
    }

    @Test func `a namespace is the view's own and stays`() {
        let log = Log()
        let app = AppDriver { Names(log: log) }
        app.tap("More")
        #expect(app.texts.contains("false 1"))
        #expect(Set(log.entries).count == 1)
    }

    @Test func `a text size is kept within a range`() {
        #expect(AppDriver { Sizes() }.texts == ["large"])
        #expect(AppDriver { Sizes().dynamicTypeSize(.accessibility2) }.texts == ["accessibility2"])
        #expect(AppDriver { Sizes().dynamicTypeSize(...DynamicTypeSize.medium) }.texts == ["medium"])
    }
}
