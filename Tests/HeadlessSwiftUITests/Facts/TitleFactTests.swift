import Automation
@testable import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct TitleFactTests {
    // Fact 90
    @Test func `the bar shows the title of the page that is seen`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
            }
        }
        #expect(app.title == "Root")
        app.tap("Go")
        #expect(app.title == "Page 1")
    }

    // Fact 90
    @Test func `a title on the stack itself is not shown`() {
        let app = AppDriver { NavigationStack { Text("Root") }.navigationTitle("Outside") }
        #expect(app.title == nil)
    }

    // Fact 90
    @Test func `of several titles the first on the page counts`() {
        let app = AppDriver {
            NavigationStack {
                VStack {
                    Text("a").navigationTitle("First")
                    Text("b").navigationTitle("Second")
                }
            }
        }
        #expect(app.title == "First")
    }

    // Fact 90
    @Test func `a title follows the state that it is made of`() {
        let app = AppDriver {
            Keeping(1) { number in
                NavigationStack { Button("Raise") { number.wrappedValue += 1 }.navigationTitle("Number \(number.wrappedValue)") }
            }
        }
        app.tap("Raise")
        #expect(app.title == "Number 2")
    }

    // Fact 91
    @Test func `the back button is called by the title of the page beneath, else Back`() {
        let titled = AppDriver { Keeping([1]) { path in NavigationStack(path: path) { Text("Root").navigationTitle("Start") } } }
        #expect(titled.back == "Start")
        let bare = AppDriver { Keeping([1]) { path in NavigationStack(path: path) { Text("Root") } } }
        #expect(bare.back == "Back")
    }

    // Fact 91
    @Test func `a page can hide its back button`() {
        let app = AppDriver {
            Keeping([1, 2]) { path in
                NavigationStack(path: path) {
                    Text("Root").navigationDestination(for: Int.self) { Text("page").navigationBarBackButtonHidden($0 == 2) }
                }
                .beside { Button("Pop") { path.wrappedValue.removeLast() } }
            }
        }
        #expect(app.back == nil)
        app.tap("Pop")
        #expect(app.back == "Back")
    }

    // Fact 92
    @Test func `a page's toolbar comes and goes with it`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .toolbar { Button("Add") {} }
                    .navigationDestination(for: Int.self) { _ in
                        Text("page").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Share") {} } }
                    }
            }
        }
        #expect(app.stack?.bar?.items.map(\.label) == ["Add"])
        app.tap("Go")
        #expect(app.stack?.bar?.items.map(\.label) == ["Share"])
    }

    // Fact 93
    @Test func `what is disabled further out can't be enabled further in`() {
        let app = AppDriver {
            VStack { Button("Tap") {}.disabled(false) }.disabled(true)
        }
        #expect(app.element("Tap")?.states.contains(.disabled) == true)
    }
}
