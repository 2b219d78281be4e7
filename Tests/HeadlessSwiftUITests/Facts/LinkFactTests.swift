import Automation
@testable import HeadlessSwiftUI
import Testing

/// A view that notes when one of it is made.
private struct Made: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        log.add("init \(name)")
    }

    var body: some View {
        log.add("body \(name)")
        return Text(name)
    }
}

@MainActor
@Suite struct LinkFactTests {
    // Facts 30 and 53
    @Test func `a link's tap puts the value it has then on the path`() {
        let app = AppDriver {
            Keeping(1) { number in
                NavigationStack {
                    VStack {
                        NavigationLink("Go", value: number.wrappedValue)
                        Button("Raise") { number.wrappedValue += 1 }
                    }
                    .navigationDestination(for: Int.self) { shown in
                        VStack {
                            Text("page \(shown)")
                            Button("Raise") { number.wrappedValue += 1 }
                        }
                    }
                }
            }
        }
        app.tap("Raise")
        app.tap("Go")
        #expect(app.path == [.integer(2)])
        app.tap("Raise")
        #expect(app.path == [.integer(2)])
        #expect(app.texts.contains("page 2"))
    }

    // Fact 24
    @Test func `a link of another type than the path's does nothing`() {
        let app = AppDriver {
            Keeping([Int]()) { path in
                NavigationStack(path: path) {
                    NavigationLink("Go", value: "0").navigationDestination(for: String.self) { Text("page \($0)") }
                }
            }
        }
        app.tap("Go")
        #expect(app.path == [])
        #expect(app.element("Go") != nil)
    }

    // Fact 32
    @Test func `a link without a destination says so when it is first shown, and can't be used`() {
        let app = AppDriver {
            NavigationStack { NavigationLink("Go", value: CodableItem(x: 1)) }
        }
        #expect(app.warnings == ["missing destination"])
        #expect(app.app.graph.warnings.first?.text == """
            A NavigationLink is presenting a value of type “CodableItem” but there is no matching navigationDestination declaration \
            visible from the location of the link. The link cannot be activated.

            Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView.
            """)
        #expect(app.element("Go")?.states.contains(.disabled) == true)
        #expect(app.path == [])
    }

    // Fact 33
    @Test func `links outside a stack and links of nil are disabled`() {
        let app = AppDriver {
            VStack {
                NavigationLink("Value", value: 1)
                NavigationLink("View") { Text("page") }
                NavigationStack {
                    NavigationLink("Nil", value: Int?.none).navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        for label in ["Value", "View", "Nil"] {
            #expect(app.element(label)?.states.contains(.disabled) == true, "\(label)")
        }
    }

    // Fact 39
    @Test func `a link's destination is made with the link, and its body evaluated when it is shown`() {
        let log = Log()
        let app = AppDriver {
            Keeping(0) { number in
                NavigationStack {
                    VStack {
                        Text("\(number.wrappedValue)")
                        Button("Raise") { number.wrappedValue += 1 }
                        NavigationLink("Go") { Made("page", log) }
                    }
                }
            }
        }
        #expect(log.entries == ["init page"])
        app.tap("Raise")
        #expect(log.entries == ["init page", "init page"])
        app.tap("Go")
        #expect(log.entries == ["init page", "init page", "body page"])
    }

    // Fact 39
    @Test func `a value's destination is made when it is shown`() {
        let log = Log()
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Made("page \($0)", log) }
            }
        }
        #expect(log.entries == [])
        app.tap("Go")
        #expect(log.entries == ["init page 1", "body page 1"])
    }

    // Fact 39
    @Test func `a link's destination counts as created with each making of the link, and not again when it is shown`() {
        let app = AppDriver {
            NavigationStack { NavigationLink("Go") { Counting("page").navigationTitle("Page") } }
        }
        func created() -> Int? {
            if case .observations(let all) = app.app.answer(.observations) { all.created["Counting"] } else { nil }
        }
        #expect(created() == 1)
        app.tap("Go")
        #expect(created() == 1)
    }

    // Fact 40
    @Test func `a list of links makes all their destinations, a list of value links none`() {
        let log = Log()
        _ = AppDriver { NavigationStack { List(0..<10) { number in NavigationLink("\(number)") { Made("view", log) } } } }
        #expect(log.count("init view") == 10)
        _ = AppDriver {
            NavigationStack {
                List(0..<10) { number in NavigationLink("\(number)", value: number) }
                    .navigationDestination(for: Int.self) { _ in Made("value", log) }
            }
        }
        #expect(log.count("init value") == 0)
    }

    // Fact 41
    @Test func `the page of a link's view is not in the path`() {
        let app = AppDriver {
            Keeping([Int]()) { path in
                NavigationStack(path: path) { NavigationLink("Go") { Text("page") } }
            }
        }
        app.tap("Go")
        #expect(app.texts == ["page"])
        #expect(app.depth == 1)
        #expect(app.path == [])
    }

    // Fact 50
    @Test func `a link's flag is set by a tap and taken back by going back`() {
        let app = AppDriver { Flagged() }
        app.tap("Go")
        #expect(app.texts.contains("page"))
        #expect(app.texts.contains("active true"))
        app.back()
        #expect(app.texts.contains("active false"))
    }

    // Fact 50
    @Test func `taking the root link's flag back takes off all above it`() {
        let app = AppDriver { Flagged() }
        app.tap("Go")
        app.tap("Further")
        #expect(app.depth == 2)
        app.tap("Home")
        #expect(app.depth == 0)
        #expect(app.texts.contains("active false"))
    }

    // Fact 50
    @Test func `of links with a tag that one is active whose tag is selected`() {
        let app = AppDriver { Tagged() }
        app.tap("a")
        #expect(app.texts.contains("page a"))
        #expect(app.texts.contains("selected a"))
        app.tap("Other")
        #expect(app.texts.contains("page b"))
        #expect(app.texts.contains("selected b"))
        #expect(app.depth == 1)
        app.back()
        #expect(app.texts.contains("selected none"))
        #expect(app.depth == 0)
    }

    // Fact 51
    @Test func `a navigation view is a stack`() {
        let app = AppDriver { Flagged() }
        #expect(app.title == "Start")
        app.tap("Go")
        #expect(app.back == "Start")
    }

    // Fact 52
    @Test func `a link is called by the texts of its label`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink { Text("page") } label: {
                    Image(systemName: "star")
                    Text("Soup")
                    Text("hot")
                }
            }
        }
        #expect(app.element("Soup, hot")?.role == .link)
    }

    // Fact 94
    @Test func `in a list with a selection a tap on a link of an item selects it, and its page comes up`() {
        let app = AppDriver {
            Keeping(Int?.none) { item in
                NavigationStack {
                    List([1, 2], id: \.self, selection: item) { number in NavigationLink("row \(number)", value: number) }
                        .navigationDestination(item: item) { Text("page \($0)") }
                }
            }
        }
        #expect(app.warnings == [])
        app.tap("row 2")
        #expect(app.texts == ["page 2"])
        app.back()
        #expect(app.depth == 0)
    }
}

private struct Flagged: View {
    @State private var isActive = false

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            NavigationLink("Go", isActive: $isActive) {
                VStack {
                    Text("page")
                    NavigationLink("Further") { Button("Home") { isActive = false } }
                }
            }
            .navigationTitle("Start")
        }
        .beside { Text("active \(isActive ? "true" : "false")") }
    }
}

private struct Tagged: View {
    @State private var selection: String?

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            ForEach(["a", "b"], id: \.self) { name in
                NavigationLink(name, tag: name, selection: $selection) { Text("page \(name)") }
            }
        }
        .beside {
            Text("selected \(selection ?? "none")")
            Button("Other") { selection = "b" }
        }
    }
}
