import Automation
@testable import HeadlessSwiftUI
import Testing

/// A stack of numbers with a page that a flag puts up from the root, and one from each page.
private struct Flags: View {
    @State var path: [Int]
    @State private var isUp = false
    @State private var counter = 0

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("page \(number)")
                        NestedFlag()
                    }
                }
                .navigationDestination(isPresented: $isUp) {
                    VStack {
                        Text("presented with \(counter)")
                        NestedFlag()
                    }
                }
        }
        .beside {
            Button("Present") { isUp.toggle() }
            Button("Replace") { path[0] += 1 }
            Button("Append") { path.append(9) }
            Button("Count") { counter += 1 }
            Text("up \(isUp ? "true" : "false")")
        }
    }
}

private struct NestedFlag: View {
    @State private var isUp = false

    var body: some View {
        Button("Nest") { isUp = true }
            .navigationDestination(isPresented: $isUp) { Text("nested") }
    }
}

/// The same with items.
private struct Items: View {
    @State var path: [Int]
    @State private var item: Int?

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("page \(number)")
                        NestedItem()
                    }
                }
                .navigationDestination(item: $item) { item in
                    VStack {
                        Text("item \(item)")
                        NestedItem()
                    }
                }
        }
        .beside {
            Button("Next item") { item = (item ?? 0) + 1 }
            Button("No item") { item = nil }
            Button("Replace") { path[0] += 1 }
            Text("has \(item.map { "\($0)" } ?? "none")")
        }
    }
}

private struct NestedItem: View {
    @State private var item: String?

    var body: some View {
        Button("Nest") { item = "nested" }
            .navigationDestination(item: $item) { Text($0) }
    }
}

@MainActor
@Suite struct PresentedPageFactTests {
    // Fact 41
    @Test func `a flag's page is not in the path`() {
        let app = AppDriver { Flags(path: [1]) }
        app.tap("Nest")
        #expect(app.texts.contains("nested"))
        #expect(app.depth == 2)
        #expect(app.path == [.integer(1)])
    }

    // Fact 42, contradictory
    @Test func `a value that is pushed while a flag's page is up goes beneath it, and is named`() {
        let app = AppDriver { Flags(path: []) }
        app.tap("Present")
        app.tap("Append")
        #expect(app.texts.contains("presented with 0"))
        #expect(app.path == [.integer(9)])
        #expect(app.warnings == ["page beneath"])
        app.back()
        #expect(app.texts.contains("page 9"))
        app.back()
        #expect(app.texts.contains("Root"))
    }

    // Fact 43
    @Test func `from an item's page a link of a value shows no further page, a link of a view does`() {
        let app = AppDriver {
            Keeping(Optional(1)) { item in
                Keeping([String]()) { path in
                    NavigationStack(path: path) {
                        Text("Root")
                            .navigationDestination(for: String.self) { Text("page \($0)") }
                            .navigationDestination(item: item) { _ in
                                VStack {
                                    NavigationLink("Value", value: "a")
                                    NavigationLink("View") { Text("view") }
                                }
                            }
                    }
                }
            }
        }
        app.tap("Value")
        #expect(app.element("Value") != nil)
        app.tap("View")
        #expect(app.texts == ["view"])
    }

    // Fact 44
    @Test func `a flag of the root takes off the pages of the path`() {
        let app = AppDriver { Flags(path: [1, 2]) }
        app.tap("Present")
        #expect(app.texts.contains("presented with 0"))
        #expect(app.path == [])
        app.back()
        #expect(app.texts.contains("Root"))
    }

    // Fact 44
    @Test func `an item of the root takes off the pages of the path`() {
        let app = AppDriver { Items(path: [1, 2]) }
        app.tap("Next item")
        #expect(app.texts.contains("item 1"))
        app.back()
        #expect(app.texts.contains("Root"))
    }

    // Fact 45
    @Test func `a path that is changed beneath a flag's page takes that page off`() {
        let app = AppDriver { Flags(path: [1, 2]) }
        app.tap("Nest")
        #expect(app.texts.contains("nested"))
        app.tap("Replace")
        #expect(app.texts.contains("page 2"))
        #expect(app.depth == 2)
        app.tap("Nest")
        #expect(app.texts.contains("nested"))
    }

    // Fact 45
    @Test func `a path that is changed beneath an item's page takes that page off`() {
        let app = AppDriver { Items(path: [1, 2]) }
        app.tap("Nest")
        app.tap("Replace")
        #expect(app.texts.contains("page 2"))
        #expect(app.depth == 2)
    }

    // Fact 46
    @Test func `another item changes the page in place`() {
        let app = AppDriver { Items(path: []) }
        app.tap("Next item")
        #expect(app.texts.contains("item 1"))
        app.tap("Next item")
        #expect(app.texts.contains("item 2"))
        #expect(app.depth == 1)
    }

    // Fact 46
    @Test func `without an item its page goes, and all above it`() {
        let app = AppDriver { Items(path: []) }
        app.tap("Next item")
        app.tap("Nest")
        #expect(app.depth == 2)
        app.tap("No item")
        #expect(app.depth == 0)
        #expect(app.texts.contains("Root"))
    }

    // Fact 47
    @Test func `a flag's page shows its view's state as it is now`() {
        let app = AppDriver { Flags(path: []) }
        app.tap("Present")
        app.tap("Count")
        #expect(app.texts.contains("presented with 1"))
    }

    // Fact 48
    @Test func `going back takes the flag back, and the item`() {
        let flags = AppDriver { Flags(path: []) }
        flags.tap("Present")
        #expect(flags.texts.contains("up true"))
        flags.back()
        #expect(flags.texts.contains("up false"))
        let items = AppDriver { Items(path: []) }
        items.tap("Next item")
        items.back()
        #expect(items.texts.contains("has none"))
    }

    // Fact 49
    @Test func `a presented page presents a further one`() {
        let flags = AppDriver { Flags(path: []) }
        flags.tap("Present")
        flags.tap("Nest")
        #expect(flags.texts.contains("nested"))
        #expect(flags.depth == 2)
        let items = AppDriver { Items(path: []) }
        items.tap("Next item")
        items.tap("Nest")
        #expect(items.texts.contains("nested"))
    }

    // Fact 48
    @Test func `going back two levels from nested pages takes both flags back`() {
        let app = AppDriver { Flags(path: []) }
        app.tap("Present")
        app.tap("Nest")
        app.back(levels: 2)
        #expect(app.depth == 0)
        #expect(app.texts.contains("up false"))
    }
}
