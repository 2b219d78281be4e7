import Automation
@testable import HeadlessSwiftUI
import Testing

private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        Text(isSearching ? "searching" : "idle")
        Button("Stop") { dismissSearch() }
    }
}

private struct Fruits: View {
    @State private var text = ""
    @State private var submitted = ""
    let all = ["Apple", "Banana", "Apricot"]

    var body: some View {
        NavigationStack {
            VStack {
                Status()
                List(all.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { NavigationLink($0, value: $0) }
            }
            .navigationDestination(for: String.self) { Text("page \($0)") }
            .searchable(text: $text, prompt: "Find fruit")
            .onSubmit(of: .search) { submitted = text }
            .onSubmit { submitted = "wrong" }
            Text("submitted \(submitted)")
        }
    }
}

private struct Suggesting: View {
    @State private var text = ""
    @State private var scope = "All"

    var body: some View {
        NavigationStack {
            Text("\(text) in \(scope)")
                .searchable(text: $text)
                .searchSuggestions {
                    if text == "b" { Text("Blue").searchCompletion("blue") }
                }
                .searchScopes($scope) {
                    Text("All").tag("All")
                    Text("New").tag("New")
                }
        }
    }
}

@MainActor
@Suite struct SearchableTests {
    @Test func `the search field stands on the page and filters`() {
        let app = AppDriver { Fruits() }
        #expect(app.element("Find fruit", .field)?.states.contains(.search) == true)
        app.search("Ap")
        #expect(app.rows == ["Apple", "Apricot"])
        #expect(app.value("Find fruit") == "Ap")
    }

    @Test func `views inside know that the person is searching, and can end it`() {
        let app = AppDriver { Fruits() }
        #expect(app.texts.contains("idle"))
        app.search("Ban")
        #expect(app.texts.contains("searching"))
        app.tap("Stop")
        #expect(app.texts.contains("idle"))
        #expect(app.rows.count == 3)
    }

    @Test func `the return key runs the search's own action`() {
        let app = AppDriver { Fruits() }
        app.search("Ban")
        app.submit("Find fruit")
        #expect(app.texts.contains("submitted Ban"))
    }

    @Test func `a pushed page has no search field of the root`() {
        let app = AppDriver { Fruits() }
        app.tap("Apple")
        #expect(!app.all.contains { $0.states.contains(.search) })
    }

    @Test func `a field around a stack stands on its root`() {
        let app = AppDriver {
            NavigationStack { NavigationLink("In") { Text("inside") } }.searchable(text: .constant(""))
        }
        #expect(app.element("Search", .field) != nil)
        app.tap("In")
        #expect(app.element("Search", .field) == nil)
    }

    @Test func `a suggestion completes the text`() {
        let app = AppDriver { Suggesting() }
        app.search("b")
        #expect(app.rows == ["Blue"])
        app.tap("Blue")
        #expect(app.value("Search") == "blue")
        #expect(app.texts.contains("blue in All"))
    }

    @Test func `scopes are there while the person searches`() {
        let app = AppDriver { Suggesting() }
        #expect(app.element("New") == nil)
        app.search("x")
        app.tap("New")
        #expect(app.texts.contains("x in New"))
    }
}
