import Automation
@testable import HeadlessSwiftUI
import Testing

private struct Dish: Identifiable, Equatable {
    var id: Int
    var name: String
}

private struct Closing: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    init(_ name: String) { self.name = name }

    var body: some View {
        VStack {
            Text("\(name) is \(isPresented ? "presented" : "not presented")")
            Button("Close \(name)") { dismiss() }
        }
    }
}

@MainActor
@Suite struct PresentationFactTests {
    /// An app with a button that raises a flag and a text that shows it.
    private func flagged<V: View>(@ViewBuilder _ content: @escaping (AnyView, Binding<Bool>) -> V) -> AppDriver {
        AppDriver {
            Keeping(false) { isUp in
                content(AnyView(Button("Present") { isUp.wrappedValue = true }), isUp)
                Text("up \(isUp.wrappedValue ? "true" : "false")")
            }
        }
    }

    // Fact 81
    @Test func `an alert's button does its work, and the alert goes`() {
        let log = Log()
        let app = flagged { view, isUp in
            view.alert("Sure?", isPresented: isUp) { Button("Yes") { log.add("yes while \(isUp.wrappedValue)") } }
        }
        app.tap("Present")
        #expect(app.screen.presentation == Screen.Presentation(kind: .alert, title: "Sure?"))
        app.tap("Yes")
        #expect(log.entries == ["yes while true"])
        #expect(app.screen.presentation == nil)
        #expect(app.texts.contains("up false"))
    }

    // Fact 81
    @Test func `an alert without buttons has an OK, and one with buttons no further one`() {
        let bare = flagged { view, isUp in view.alert("Done", isPresented: isUp) {} }
        bare.tap("Present")
        bare.tap("OK")
        #expect(bare.screen.presentation == nil)
        let full = flagged { view, isUp in view.alert("Done", isPresented: isUp) { Button("Fine") {} } }
        full.tap("Present")
        #expect(full.all.filter { $0.role == .button }.map(\.label) == ["Fine"])
    }

    // Fact 81
    @Test func `an alert for data comes up only where there is data`() {
        let app = flagged { view, isUp in
            view.alert("Eat?", isPresented: isUp, presenting: String?.none) { Button("Eat \($0)") {} }
        }
        app.tap("Present")
        #expect(app.screen.presentation == nil)
    }

    // Fact 81
    @Test(arguments: ["bread", nil]) func `an alert keeps to the data that it came up with`(later: String?) {
        let app = flagged { view, isUp in
            Keeping(Optional("soup")) { data in
                view.alert("Eat?", isPresented: isUp, presenting: data.wrappedValue) { dish in
                    Button("Eat \(dish)") {}
                    Button("Wait") {}
                        .onAppear { data.wrappedValue = later }
                }
            }
        }
        app.tap("Present")
        #expect(app.element("Eat soup") != nil)
        app.tap("Eat soup")
        #expect(app.texts.contains("up false"))
    }

    // Fact 82
    @Test func `a confirmation dialog has a cancel of its own unless it is given one`() {
        let bare = flagged { view, isUp in view.confirmationDialog("Delete?", isPresented: isUp) { Button("Delete", role: .destructive) {} } }
        bare.tap("Present")
        #expect(bare.all.filter { $0.role == .button }.map(\.label) == ["Delete", "Cancel"])
        bare.tap("Cancel")
        #expect(bare.texts.contains("up false"))
        let full = flagged { view, isUp in
            view.confirmationDialog("Delete?", isPresented: isUp) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            }
        }
        full.tap("Present")
        #expect(full.all.filter { $0.role == .button }.map(\.label) == ["Delete", "Keep"])
        full.tap("Delete")
        #expect(full.texts.contains("up false"))
    }

    // Fact 83
    @Test func `another item is another sheet, and onDismiss runs for the one that goes`() {
        let log = Log()
        let app = AppDriver {
            Keeping(Optional(Dish(id: 1, name: "soup"))) { dish in
                Text("Root").sheet(item: dish, onDismiss: { log.add("dismissed") }) { shown in
                    VStack {
                        Counting(shown.name)
                        Button("Rename") { dish.wrappedValue?.name = "stew" }
                        Button("Next") { dish.wrappedValue = Dish(id: 2, name: "bread") }
                    }
                }
            }
        }
        app.tap("soup: 0")
        app.tap("Rename")
        #expect(app.element("stew: 1") != nil)
        #expect(log.entries == [])
        app.tap("Next")
        #expect(app.element("bread: 0") != nil)
        #expect(log.entries == ["dismissed"])
        app.perform(.dismiss)
        #expect(log.entries == ["dismissed", "dismissed"])
        #expect(app.texts.contains("Root"))
    }

    // Fact 83
    @Test func `onDismiss runs whoever ends the sheet`() {
        let log = Log()
        let app = flagged { view, isUp in
            view.sheet(isPresented: isUp, onDismiss: { log.add("dismissed") }) {
                Closing("sheet")
                Button("Lower") { isUp.wrappedValue = false }
            }
        }
        for end in [{ app.perform(.dismiss) }, { app.tap("Close sheet") }, { app.tap("Lower") }] {
            app.tap("Present")
            end()
            #expect(app.texts.contains("up false"))
        }
        #expect(log.count("dismissed") == 3)
    }

    // Fact 84
    @Test func `a second sheet waits for the first to go`() {
        let app = AppDriver {
            Keeping(false) { first in
                Keeping(false) { second in
                    VStack {
                        Button("Both") {
                            first.wrappedValue = true
                            second.wrappedValue = true
                        }
                        Text("a").sheet(isPresented: first) { Text("first") }
                        Text("b").sheet(isPresented: second) { Text("second") }
                    }
                }
            }
        }
        app.tap("Both")
        #expect(app.texts.contains("first"))
        #expect(app.app.graph.warnings.map(\.text) == [
            "Currently, only presenting a single sheet is supported.\n"
                + "The next sheet will be presented when the currently presented sheet gets dismissed."
        ])
        app.perform(.dismiss)
        #expect(app.texts.contains("second"))
        app.perform(.dismiss)
        #expect(app.texts == ["Both", "a", "b"])
    }

    // Fact 84
    @Test func `a sheet of a sheet's content comes up in front of it`() {
        let app = AppDriver {
            Keeping(true) { first in
                Text("Root").sheet(isPresented: first) {
                    Keeping(false) { second in
                        Button("More") { second.wrappedValue = true }.sheet(isPresented: second) { Text("second") }
                    }
                }
            }
        }
        app.tap("More")
        #expect(app.texts.contains("second"))
        #expect(app.warnings == [])
        app.perform(.dismiss)
        #expect(app.element("More") != nil)
    }

    // Fact 85
    @Test func `a sheet that can't be swiped down goes all the same when code says so`() {
        let app = flagged { view, isUp in view.sheet(isPresented: isUp) { Closing("sheet").interactiveDismissDisabled() } }
        app.tap("Present")
        app.perform(.dismiss)
        #expect(app.screen.presentation?.kind == .sheet)
        app.tap("Close sheet")
        #expect(app.screen.presentation == nil)
    }

    // Facts 86 and 88
    @Test func `dismiss on a page goes back, and on the root it does nothing`() {
        let app = AppDriver {
            NavigationStack {
                VStack {
                    Closing("root")
                    NavigationLink("Go", value: 1)
                }
                .navigationDestination(for: Int.self) { Closing("page \($0)") }
            }
        }
        #expect(app.texts.contains("root is not presented"))
        app.tap("Close root")
        app.tap("Go")
        #expect(app.texts.contains("page 1 is presented"))
        app.tap("Close page 1")
        #expect(app.depth == 0)
        #expect(app.path == [])
    }

    // Fact 86
    @Test func `in a sheet's stack dismiss closes the sheet on the root and goes back on a page`() {
        let app = flagged { view, isUp in
            view.sheet(isPresented: isUp) {
                NavigationStack {
                    VStack {
                        Closing("root")
                        NavigationLink("Go", value: 1)
                    }
                    .navigationDestination(for: Int.self) { Closing("page \($0)") }
                }
            }
        }
        app.tap("Present")
        #expect(app.texts.contains("root is presented"))
        app.tap("Go")
        app.tap("Close page 1")
        #expect(app.texts.contains("root is presented"))
        app.tap("Close root")
        #expect(app.texts.contains("up false"))
    }

    // Fact 86
    @Test func `dismiss of the view behind a sheet leaves the sheet up`() {
        let app = AppDriver { NavigationStack { Presenter() } }
        app.tap("Present")
        app.tap("Close from outside")
        #expect(app.screen.presentation?.kind == .sheet)
    }

    // Fact 89
    @Test func `a cover can't be swiped down, and is closed by code`() {
        let app = flagged { view, isUp in view.fullScreenCover(isPresented: isUp) { Closing("cover") } }
        app.tap("Present")
        app.perform(.dismiss)
        #expect(app.screen.presentation?.kind == .cover)
        app.tap("Close cover")
        #expect(app.texts.contains("up false"))
    }

    // Fact 89
    @Test func `a popover goes as a sheet does`() {
        let app = flagged { view, isUp in view.popover(isPresented: isUp) { Closing("popover") } }
        app.tap("Present")
        app.perform(.dismiss)
        #expect(app.texts.contains("up false"))
    }

    // Fact 89
    @Test func `a sheet that closes while the path grows leaves the page up`() {
        let app = AppDriver {
            Keeping([Int]()) { path in
                Keeping(true) { isUp in
                    NavigationStack(path: path) {
                        Text("Root").navigationDestination(for: Int.self) { Text("page \($0)") }
                    }
                    .sheet(isPresented: isUp) {
                        Button("Open") {
                            isUp.wrappedValue = false
                            path.wrappedValue.append(1)
                        }
                    }
                }
            }
        }
        app.tap("Open")
        #expect(app.screen.presentation == nil)
        #expect(app.texts.contains("page 1"))
        #expect(app.warnings == [])
    }

    // Fact 77
    @Test func `a sheet sees the environment at its modifier, not that further in`() {
        let app = flagged { view, isUp in
            view
                .environment(\.lineLimit, 1)
                .sheet(isPresented: isUp) { LineLimit() }
                .environment(\.lineLimit, 2)
        }
        app.tap("Present")
        #expect(app.texts.contains("limit 2"))
    }
}

private struct Presenter: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isUp = false

    var body: some View {
        Button("Present") { isUp = true }
            .sheet(isPresented: $isUp) { Button("Close from outside") { dismiss() } }
    }
}

private struct LineLimit: View {
    @Environment(\.lineLimit) private var lineLimit

    var body: some View { Text("limit \(lineLimit ?? 0)") }
}
