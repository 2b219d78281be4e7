import Automation
@testable import HeadlessSwiftUI
import Testing

@MainActor private var log: [String] = []

private struct Recipes: View {
    @State private var category: String?
    @State private var recipe: Int?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["Soup", "Cake"], id: \.self, selection: $category) { Text($0) }
                .navigationTitle("Categories")
        } content: {
            List(selection: $recipe) {
                ForEach(1..<3) { number in NavigationLink("\(category ?? "-") \(number)", value: number) }
            }
            .navigationTitle(category ?? "Nothing")
        } detail: {
            Text("recipe \(recipe ?? 0)").navigationTitle("Detail")
            Button("Only detail") { visibility = .detailOnly }
        }
    }
}

private struct Stacked: View {
    @State private var chosen: Int?
    @State private var path: [String] = []

    var body: some View {
        NavigationSplitView {
            List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                .navigationTitle("Rows")
        } detail: {
            NavigationStack(path: $path) {
                NavigationLink("Deeper", value: "deep")
                    .navigationTitle("Chosen \(chosen ?? 0)")
                    .navigationDestination(for: String.self) { Text("page \($0)").navigationTitle("Deep") }
            }
        }
    }
}

private struct Links: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationSplitView {
            List {
                NavigationLink("By value", value: 7)
                NavigationLink("By view") { Text("view page").navigationTitle("View") }
                NavigationLink("Own", value: "own")
                NavigationLink("Lost", value: 1.5)
            }
            .navigationDestination(for: String.self) { Text("own \($0)") }
            .navigationTitle("Links")
        } detail: {
            NavigationStack(path: $path) {
                Text("empty")
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }
}

private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
}

private struct Preferring: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            Button("To detail") { column = .detail }.navigationTitle(column == .sidebar ? "Side" : "Wrong")
                .onAppear { log.append("+side") }
        } detail: {
            Leaving().navigationTitle("Detail").onAppear { log.append("+detail") }
        }
    }
}

extension AppDriver {
    fileprivate var bars: [String?] { all.filter { $0.role == .stack }.map { $0.bar?.title } }
}

@MainActor
@Suite(.serialized) struct SplitViewTests {
    @Test func `in compact size the columns are one stack that a choice goes along`() {
        // fact 96
        let app = AppDriver { Recipes() }
        #expect(app.title == "Categories")
        #expect(app.back == nil)
        app.select("Soup")
        #expect(app.title == "Soup")
        #expect(app.back == "Categories")
        #expect(app.depth == 1)
        app.tap("Soup 2")
        #expect(app.title == "Detail")
        #expect(app.depth == 2)
        #expect(app.texts.contains("recipe 2"))
        app.back(levels: 2)
        #expect(app.title == "Categories")
        #expect(app.states("Soup", .row)?.contains(.selected) == false)
    }

    @Test func `in regular size the columns stand side by side, as many as are visible`() {
        let app = AppDriver(.regular, { Recipes() })
        #expect(app.bars == ["Categories", "Nothing", "Detail"])
        app.select("Cake")
        #expect(app.bars == ["Categories", "Cake", "Detail"])
        app.tap("Cake 1")
        #expect(app.texts.contains("recipe 1"))
        app.tap("Only detail")
        #expect(app.bars == ["Detail"])
    }

    @Test func `the visibility of columns counts for nothing in compact size`() {
        // fact 96
        let app = AppDriver {
            NavigationSplitView(columnVisibility: .constant(.detailOnly)) { Text("side") } detail: { Text("detail") }
        }
        #expect(app.texts == ["side"])
    }

    @Test func `a stack in the detail column goes on from the sidebar`() {
        let app = AppDriver { Stacked() }
        app.select("Row 2")
        #expect(app.title == "Chosen 2")
        #expect(app.back == "Rows")
        app.tap("Deeper")
        #expect(app.path == [.string("deep")])
        #expect(app.depth == 2)
        app.back()
        #expect(app.title == "Chosen 2")
        app.back()
        #expect(app.title == "Rows")
    }

    @Test func `another choice takes the value pages off the detail's stack`() {
        // fact 97
        let app = AppDriver(.regular, { Stacked() })
        app.select("Row 1")
        app.tap("Deeper")
        #expect(app.path == [.string("deep")])
        app.select("Row 3")
        #expect(app.path == [])
        #expect(app.bars == ["Rows", "Chosen 3"])
    }

    @Test func `a value link in the sidebar finds its page in the detail's stack`() {
        // fact 30
        let app = AppDriver(.regular, { Links() })
        app.tap("By value")
        #expect(app.path == [.integer(7)])
        #expect(app.texts.contains("number 7"))
        app.tap("By value")
        #expect(app.path == [.integer(7)])
    }

    @Test func `a link in the sidebar shows its view in place of the detail`() {
        let app = AppDriver(.regular, { Links() })
        app.tap("By view")
        #expect(app.bars == ["Links", "View"])
        #expect(app.all.last { $0.role == .stack }?.bar?.back == nil)
        app.tap("Own")
        #expect(app.texts.contains("own own"))
        #expect(!app.texts.contains("view page"))
    }

    @Test func `a link in the sidebar goes one page deep in compact size`() {
        let app = AppDriver { Links() }
        app.tap("By view")
        #expect(app.depth == 1)
        #expect(app.back == "Links")
        app.back()
        #expect(app.title == "Links")
        app.tap("By value")
        #expect(app.texts == ["number 7"])
    }

    @Test func `a link whose value nobody takes is out of use`() {
        let app = AppDriver(.regular, { Links() })
        #expect(app.states("Lost", .link)?.contains(.disabled) == true)
        #expect(app.warnings == ["missing destination"])
    }

    @Test func `the preferred compact column is shown, and written back on going back`() {
        // facts 87, 96
        log = []
        let app = AppDriver { Preferring() }
        #expect(app.title == "Detail")
        #expect(log == ["+detail"])
        app.tap("Leave")
        #expect(app.title == "Side")
        #expect(log == ["+detail", "+side"])
        app.tap("To detail")
        #expect(app.title == "Detail")
        app.back()
        #expect(app.title == "Side")
    }

    @Test func `the older navigation view with two views is a split view`() {
        let app = AppDriver(.regular, {
            NavigationView {
                List { NavigationLink("Go", destination: Text("gone").navigationTitle("Gone")) }.navigationTitle("Old")
                Text("placeholder")
            }
        })
        #expect(app.texts.contains("placeholder"))
        app.tap("Go")
        #expect(app.bars == ["Old", "Gone"])
    }
}
