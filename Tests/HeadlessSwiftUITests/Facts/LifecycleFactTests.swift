import Automation
import Foundation
@testable import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct LifecycleFactTests {
    /// A stack of numbers whose pages say when they come and go.
    private func witnesses(_ path: [Int], _ log: Log) -> AppDriver {
        AppDriver {
            Keeping(path) { path in
                NavigationStack(path: path) {
                    VStack {
                        Witness("root", log)
                        NavigationLink("Go", value: 1)
                        Button("Jump") { path.wrappedValue = [7, 8, 9] }
                    }
                    .navigationDestination(for: Int.self) { Witness("\($0)", log) }
                }
            }
        }
    }

    /// Lets tasks run.
    private func waitUntil(_ condition: () -> Bool) async throws {
        for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
    }

    // Facts 54 and 56
    @Test func `what comes appears before what goes disappears`() {
        let log = Log()
        let app = witnesses([], log)
        app.tap("Go")
        app.back()
        #expect(log.entries == ["+root", "+1", "-root", "+root", "-1"])
    }

    // Facts 55 and 88
    @Test func `a page appears again when it is come back to, and is presented all the while`() {
        let log = Log()
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in
                    Presented(log: log)
                }
            }
        }
        app.tap("Go")
        app.tap("Further")
        app.back()
        #expect(log.entries == ["presented true", "presented true"])
    }

    // Fact 57
    @Test func `a covered page keeps its state, a popped one loses it`() {
        let app = AppDriver {
            NavigationStack {
                VStack {
                    Counting("root")
                    NavigationLink("Go", value: 1)
                }
                .navigationDestination(for: Int.self) { Counting("page \($0)") }
            }
        }
        app.tap("root: 0")
        app.tap("Go")
        app.tap("page 1: 0")
        app.back()
        #expect(app.element("root: 1") != nil)
        app.tap("Go")
        #expect(app.element("page 1: 0") != nil)
    }

    // Fact 58
    @Test func `of several pushed pages only the top appears, the others when they are revealed`() {
        let log = Log()
        let app = witnesses([], log)
        app.tap("Jump")
        #expect(log.entries == ["+root", "+9", "-root"])
        app.back()
        #expect(log.entries == ["+root", "+9", "-root", "+8", "-9"])
    }

    // Fact 58
    @Test func `of a path that the app starts with only the top page appears`() {
        let log = Log()
        let app = witnesses([1, 2], log)
        #expect(log.entries == ["+2"])
        app.back(levels: 2)
        #expect(log.entries == ["+2", "+root", "-2"])
    }

    // Fact 59
    @Test func `a task is cancelled when its page is covered, and starts anew when it is revealed`() async throws {
        let log = Log()
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .task {
                        log.add("start")
                        try? await Task.sleep(for: .seconds(3_600))
                        log.add(Task.isCancelled ? "cancelled" : "over")
                    }
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        try await waitUntil { log.count("start") == 1 }
        app.tap("Go")
        try await waitUntil { log.count("cancelled") == 1 }
        #expect(log.entries == ["start", "cancelled"])
        app.back()
        try await waitUntil { log.count("start") == 2 }
        #expect(log.entries == ["start", "cancelled", "start"])
    }

    // Fact 59
    @Test func `a task with another id starts anew`() async throws {
        let log = Log()
        let app = AppDriver {
            Keeping(1) { number in
                Button("Raise") { number.wrappedValue += 1 }
                    .task(id: number.wrappedValue) { [value = number.wrappedValue] in log.add("task \(value)") }
            }
        }
        try await waitUntil { log.count("task 1") == 1 }
        app.tap("Raise")
        try await waitUntil { log.count("task 2") == 1 }
        #expect(log.entries == ["task 1", "task 2"])
    }

    // Fact 60
    @Test func `what appears has done so before its task begins`() async throws {
        let log = Log()
        let app = AppDriver {
            Text("page")
                .task { log.add("task") }
                .onAppear { log.add("appear") }
        }
        #expect(log.entries.first == "appear")
        try await waitUntil { log.count("task") == 1 }
        #expect(log.entries == ["appear", "task"])
        _ = app
    }

    // Fact 61
    @Test func `another id throws away the state below, and lets what is inside appear again`() {
        let log = Log()
        let app = AppDriver {
            Keeping(1) { id in
                Counting("view")
                    .onAppear { log.add("inside") }
                    .id(id.wrappedValue)
                    .onAppear { log.add("outside") }
                    .beside { Button("Change") { id.wrappedValue += 1 } }
            }
        }
        app.tap("view: 0")
        app.tap("Change")
        #expect(app.element("view: 0") != nil)
        #expect(log.count("inside") == 2)
        #expect(log.count("outside") == 1)
    }

    // Fact 62
    @Test func `at another id the new view appears before the old one disappears, which sees the state of now`() {
        let log = Log()
        let app = AppDriver {
            Keeping(false) { isOn in
                Button("Toggle") { isOn.wrappedValue.toggle() }
                    .onAppear { log.add("A\(isOn.wrappedValue ? "T" : "F")") }
                    .onDisappear { log.add("D\(isOn.wrappedValue ? "T" : "F")") }
                    .id(isOn.wrappedValue)
            }
        }
        app.tap("Toggle")
        #expect(log.entries == ["AF", "AT", "DT"])
    }

    // Fact 62
    @Test func `without a transition the old view disappears before the new one appears`() {
        let log = Log()
        let app = AppDriver {
            Keeping(false) { isOn in
                Button("Toggle") { isOn.wrappedValue.toggle() }
                    .onAppear { log.add("A\(isOn.wrappedValue ? "T" : "F")") }
                    .onDisappear { log.add("D\(isOn.wrappedValue ? "T" : "F")") }
                    .transition(.identity)
                    .id(isOn.wrappedValue)
            }
        }
        app.tap("Toggle")
        #expect(log.entries == ["AF", "DT", "AT"])
    }

    // Fact 63
    @Test func `each branch of a condition has state of its own, which goes with it`() {
        let app = AppDriver {
            Keeping(true) { isFirst in
                VStack {
                    if isFirst.wrappedValue { Counting("view") } else { Counting("view") }
                    Button("Toggle") { isFirst.wrappedValue.toggle() }
                }
            }
        }
        app.tap("view: 0")
        app.tap("Toggle")
        #expect(app.element("view: 0") != nil)
        app.tap("Toggle")
        #expect(app.element("view: 0") != nil)
    }

    // Fact 66, unverified
    @Test func `a sheet lets the view behind it neither disappear nor appear again`() {
        let log = Log()
        let app = AppDriver {
            Keeping(false) { isUp in
                Button("Present") { isUp.wrappedValue = true }
                    .onAppear { log.add("+root") }
                    .onDisappear { log.add("-root") }
                    .sheet(isPresented: isUp) { Witness("sheet", log) }
            }
        }
        app.tap("Present")
        app.perform(.dismiss)
        #expect(log.entries == ["+root", "+sheet", "-sheet"])
    }
}

private struct Presented: View {
    let log: Log
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        NavigationLink("Further") { Text("page") }.onAppear { log.add("presented \(isPresented)") }
    }
}
