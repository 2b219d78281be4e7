import HeadlessSwiftUI
import Testing

/// What has left the screen leaves memory too, so that a solution's `deinit` runs when Apple's would.
@MainActor
@Suite(.serialized)
struct MemoryTests {
    init() { Probe.count = 0 }

    @Test func `what a page held goes when the page is popped`() {
        let app = AppDriver { Stack() }
        app.tap("Push")
        #expect(Probe.count == 1)
        app.back()
        #expect(Probe.count == 0)
    }

    @Test func `what a page in link form held goes when the page is popped`() {
        let app = AppDriver { NavigationStack { NavigationLink("Push") { Holder() } } }
        app.tap("Push")
        #expect(Probe.count == 1)
        app.back()
        #expect(Probe.count == 0)
    }

    @Test func `what a page held goes when code has dismissed it`() {
        let app = AppDriver { Stack() }
        app.tap("Push")
        app.tap("Dismiss")
        #expect(app.depth == 0)
        #expect(Probe.count == 0)
    }

    @Test func `what a sheet held goes when it is closed`() {
        let app = AppDriver { Sheet() }
        app.tap("Open")
        #expect(Probe.count == 1)
        app.perform(.dismiss)
        #expect(Probe.count == 0)
    }

    @Test func `what a stack in a sheet held goes with the sheet`() {
        let app = AppDriver { Sheet(hasStack: true) }
        app.tap("Open")
        app.tap("Push")
        #expect(Probe.count == 1)
        app.perform(.dismiss)
        #expect(Probe.count == 0)
    }

    @Test func `what a row of a selectable list held goes with the row`() {
        let app = AppDriver { Rows() }
        #expect(Probe.count == 3)
        app.tap("Remove")
        #expect(Probe.count == 2)
    }

    @Test func `what a whole list held goes with the list`() {
        let app = AppDriver { Rows() }
        app.tap("Hide")
        #expect(Probe.count == 0)
    }

    @Test func `what a tab view held goes with it`() {
        let app = AppDriver { Tabs() }
        #expect(Probe.count == 1)
        app.tap("Hide")
        #expect(Probe.count == 0)
    }

    @Test func `what a page put in its environment goes when the page is popped`() {
        let app = AppDriver { NavigationStack { NavigationLink("Push") { Giver() } } }
        app.tap("Push")
        #expect(Probe.count == 1)
        app.back()
        #expect(Probe.count == 0)
    }

    @Test func `a dismiss action that was kept does nothing once its page is gone`() {
        let app = AppDriver { Stack() }
        app.tap("Push")
        app.tap("Keep")
        app.back()
        app.tap("Push")
        Holder.kept?()
        #expect(app.depth == 1)
        Holder.kept = nil
    }

    private final class Probe: ObservableObject {
        /// How many are alive.
        nonisolated(unsafe) static var count = 0

        init() { Self.count += 1 }

        deinit { Self.count -= 1 }
    }

    private struct Holder: View {
        @StateObject private var probe = Probe()
        @Environment(\.dismiss) private var dismiss
        static var kept: DismissAction?

        var body: some View {
            Text("Holder").navigationTitle("Page")
            Button("Dismiss") { dismiss() }
            Button("Keep") { Self.kept = dismiss }
        }
    }

    private struct Giver: View {
        var body: some View { Text("Giver").environmentObject(Probe()) }
    }

    private struct Stack: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("Push") { path.append(1) }
                    .navigationDestination(for: Int.self) { _ in Holder() }
            }
        }
    }

    private struct Sheet: View {
        var hasStack = false
        @State private var isOpen = false

        var body: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    if hasStack { Stack() } else { Holder() }
                }
        }
    }

    private struct Rows: View {
        @State private var rows = [1, 2, 3]
        @State private var selection: Int?
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Remove") { rows.removeLast() }
                Button("Hide") { isShown = false }
                if isShown {
                    List(rows, id: \.self, selection: $selection) { _ in Holder() }
                }
            }
        }
    }

    private struct Tabs: View {
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Hide") { isShown = false }
                if isShown {
                    TabView {
                        Holder().tabItem { Text("First") }
                        Text("Second").tabItem { Text("Second") }
                    }
                }
            }
        }
    }
}
