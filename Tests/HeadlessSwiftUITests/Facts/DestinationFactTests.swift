import Automation
@testable import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct DestinationFactTests {
    private func showsWarning(_ app: AppDriver) -> Bool {
        app.all.contains { $0.role == .image && $0.label == "Warning" }
    }

    // Fact 31
    @Test func `a value without a destination has the warning page, and the path keeps it`() {
        let app = AppDriver { Keeping(NavigationPath([0])) { path in NavigationStack(path: path) { Text("Root") } } }
        #expect(showsWarning(app))
        #expect(app.depth == 1)
        #expect(app.path == [.integer(0)])
    }

    // Fact 34
    @Test func `a destination that comes and goes changes the page that is up`() {
        let app = AppDriver {
            Keeping(false) { isThere in
                Keeping(NavigationPath([0])) { path in
                    NavigationStack(path: path) {
                        if isThere.wrappedValue {
                            Text("With").navigationDestination(for: Int.self) { _ in Text("Destination") }
                        } else {
                            Text("Without")
                        }
                    }
                }
                .beside { Button("Toggle") { isThere.wrappedValue.toggle() } }
            }
        }
        #expect(showsWarning(app))
        app.tap("Toggle")
        #expect(app.texts.contains("Destination"))
        app.tap("Toggle")
        #expect(showsWarning(app))
    }

    // Fact 35
    @Test func `of two destinations for a type that nearest the root counts`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { number in
                    NavigationLink("Further", value: number + 1)
                        .navigationDestination(for: Int.self) { Text("inner \($0)") }
                        .navigationTitle("outer \(number)")
                }
            }
        }
        app.tap("Go")
        app.tap("Further")
        #expect(app.title == "outer 2")
        #expect(app.app.graph.warnings.first?.text == "A navigationDestination for “Swift.Int” was declared earlier on the stack. Only the "
            + "destination declared closest to the root view of the stack will be used.")
        #expect(app.warnings.allSatisfy { $0 == "duplicate destination" })
    }

    // Fact 35, unverified
    @Test func `of two destinations for a type on one view the one written last counts`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { Text("first \($0)") }
                    .navigationDestination(for: Int.self) { Text("second \($0)") }
            }
        }
        app.tap("Go")
        #expect(app.texts == ["second 1"])
    }

    // Fact 36
    @Test func `a destination in each row is named once a further row, and works`() {
        let app = AppDriver {
            NavigationStack {
                ForEach(0..<3) { row in
                    NavigationLink("row \(row)", value: row).navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        #expect(app.warnings == ["duplicate destination", "duplicate destination"])
        app.tap("row 2")
        #expect(app.texts == ["page 2"])
    }

    // Fact 37
    @Test func `a destination in a lazy container is named, and works`() {
        let app = AppDriver {
            NavigationStack {
                List {
                    NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        #expect(app.warnings == ["destination in lazy container"])
        app.tap("Go")
        #expect(app.texts == ["page 1"])
    }

    // Fact 37
    @Test func `a page's flag in a lazy container is named, and works`() {
        let app = AppDriver {
            Keeping(false) { isUp in
                NavigationStack {
                    LazyVStack {
                        Button("Go") { isUp.wrappedValue = true }.navigationDestination(isPresented: isUp) { Text("page") }
                    }
                }
            }
        }
        #expect(app.warnings == ["destination in lazy container"])
        #expect(app.app.graph.warnings.first?.text.hasSuffix("It will be ignored in a future release.") == true)
        app.tap("Go")
        #expect(app.texts == ["page"])
    }

    // Fact 38
    @Test func `a destination on the stack itself is not inside it`() {
        let app = AppDriver {
            NavigationStack { NavigationLink("Go", value: 1) }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        #expect(app.warnings == ["destination outside stack", "missing destination"])
        #expect(app.element("Go")?.states.contains(.disabled) == true)
    }

    // Fact 39
    @Test func `an item's page is made when it is shown, a flag's with the view it is on`() {
        let log = Log()
        func made(_ name: String) -> Text {
            log.add(name)
            return Text(name)
        }
        let app = AppDriver {
            Keeping(Int?.none) { item in
                NavigationStack {
                    Button("Go") { item.wrappedValue = 1 }
                        .navigationDestination(item: item) { made("item \($0)") }
                        .navigationDestination(isPresented: .constant(false)) { made("flag") }
                }
            }
        }
        #expect(log.entries == ["flag"])
        app.tap("Go")
        #expect(log.count("item 1") == 1)
    }

    // Fact 67
    @Test func `a page's closure runs again with the body it is in, and the page keeps its state`() {
        let log = Log()
        let app = AppDriver {
            Keeping(0) { number in
                NavigationStack {
                    NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in
                        let shown = number.wrappedValue
                        let _ = log.add("page with \(shown)")
                        Counting("page \(shown)")
                    }
                }
                .beside {
                    Text("\(number.wrappedValue)")
                    Button("Raise") { number.wrappedValue += 1 }
                }
            }
        }
        app.tap("Go")
        app.tap("page 0: 0")
        #expect(log.entries == ["page with 0"])
        app.tap("Raise")
        #expect(app.element("page 1: 1") != nil)
    }

    // Fact 76
    @Test func `pages see the environment around the stack, not that of its root`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { _ in Surrounded() }
                    .environment(\.lineLimit, 1)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        app.tap("Go")
        #expect(app.texts == ["limit none, rightToLeft"])
    }
}

private struct Surrounded: View {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View { Text("limit \(lineLimit.map { "\($0)" } ?? "none"), \(String(describing: layoutDirection))") }
}
