import Automation
@testable import HeadlessSwiftUI
import Testing

private struct Swiping: View {
    @State private var items = ["a", "b"]
    @State private var pinned = "none"

    var body: some View {
        List {
            ForEach(items, id: \.self) { item in
                Text(item)
                    .swipeActions { Button("Remove") { items.removeAll { $0 == item } } }
                    .swipeActions(edge: .leading) { Button("Pin") { pinned = item } }
            }
        }
        Text("pinned \(pinned)")
    }
}

private struct Choosing: View {
    @State private var one: String?
    @State private var several: Set<Int> = []

    var body: some View {
        List(["a", "b"], id: \.self, selection: $one) { Text($0) }
        List(selection: $several) {
            Text("first").tag(1)
            Text("second").tag(2)
            Text("untagged")
        }
        Text("one \(one ?? "-"), several \(several.sorted().map(String.init).joined(separator: "+"))")
    }
}

private struct LinksInSelection: View {
    @State private var chosen: Int?

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                NavigationLink("Seven", value: 7)
            }
            .navigationDestination(item: $chosen) { Text("page \($0)") }
        }
    }
}

@MainActor
@Suite struct ListRowTests {
    @Test func `a swipe shows a row's actions of both ends`() {
        let app = AppDriver { Swiping() }
        #expect(app.states("a", .row)?.contains(.swipeable) == true)
        app.swipe("a")
        #expect(app.element("Remove") != nil)
        app.tap("Pin")
        #expect(app.texts.contains("pinned a"))
        #expect(app.element("Remove") == nil)
        app.swipe("b")
        app.tap("Remove")
        #expect(app.rows == ["a"])
    }

    @Test func `only one row shows its actions`() {
        let app = AppDriver { Swiping() }
        app.swipe("a")
        app.swipe("b")
        #expect(app.all.count { $0.label == "Remove" && $0.role == .button } == 1)
    }

    @Test func `a tap chooses a row by its tag`() {
        // fact 94
        let app = AppDriver { Choosing() }
        app.perform(.tap(handle: app.all.first { $0.role == .row && $0.label == "b" }?.handle ?? 0))
        #expect(app.texts.contains("one b, several "))
        #expect(app.states("b", .row)?.contains(.selected) == true)
        #expect(app.states("a", .row)?.contains(.selected) == false)
    }

    @Test func `rows of a list with several choices are selected, not tapped`() {
        // fact 94
        let app = AppDriver { Choosing() }
        #expect(app.states("first", .row)?.contains(.tappable) == false)
        app.select("first")
        app.select("second")
        #expect(app.texts.contains("one -, several 1+2"))
        app.select("first")
        #expect(app.texts.contains("one -, several 2"))
        #expect(app.all.first { $0.label == "untagged" && $0.role == .row }?.handle == nil)
    }

    @Test func `a value link in a list with a selection sets the selection`() {
        // fact 94
        let app = AppDriver { LinksInSelection() }
        app.tap("Seven")
        #expect(app.texts == ["page 7"])
        app.back()
        #expect(app.depth == 0)
    }

    @Test func `a badge is a row's value`() {
        let app = AppDriver { List { Text("Inbox").badge(3) } }
        #expect(app.value("Inbox") == "3")
        #expect(app.rows == ["Inbox"])
    }

    @Test func `the chevron of a link's row can be hidden`() {
        let app = AppDriver {
            NavigationStack {
                List {
                    NavigationLink("Shown") { Text("a") }
                    NavigationLink("Hidden") { Text("b") }.navigationLinkIndicatorVisibility(.hidden)
                }
            }
        }
        #expect(app.states("Shown", .row)?.contains(.disclosure) == true)
        #expect(app.states("Hidden", .row)?.contains(.disclosure) == false)
    }
}
