import Automation
@testable import HeadlessSwiftUI
import Testing

private struct Actions: View {
    @State private var done = "nothing"

    var body: some View {
        VStack {
            Text(done)
            Menu("More") {
                Button("Copy") { done = "copied" }
                Menu("Share") {
                    Button("Mail") { done = "mailed" }
                }
            }
            Menu("Primary") {
                Button("Other") { done = "other" }
            } primaryAction: {
                done = "primary"
            }
            Text("Held").contextMenu {
                Button("Delete", role: .destructive) { done = "deleted" }
            }
            Button("Elsewhere") { done = "elsewhere" }
        }
    }
}

@MainActor
@Suite struct MenuTests {
    @Test func `a menu's entries are there once it is open, until one is tapped`() {
        let app = AppDriver { Actions() }
        #expect(app.element("Copy") == nil)
        app.tap("More")
        #expect(app.element("Copy", .button) != nil)
        app.tap("Copy")
        #expect(app.texts.contains("copied"))
        #expect(app.element("Copy") == nil)
    }

    @Test func `a menu in a menu opens in it, and both close`() {
        let app = AppDriver { Actions() }
        app.tap("More")
        app.tap("Share")
        #expect(app.element("Copy") != nil)
        app.tap("Mail")
        #expect(app.texts.contains("mailed"))
        #expect(app.element("Mail") == nil)
        #expect(app.element("Copy") == nil)
    }

    @Test func `a tap elsewhere closes a menu`() {
        let app = AppDriver { Actions() }
        app.tap("More")
        app.tap("Elsewhere")
        #expect(app.element("Copy") == nil)
    }

    @Test func `a second tap on a menu closes it`() {
        let app = AppDriver { Actions() }
        app.tap("More")
        app.tap("More")
        #expect(app.element("Copy") == nil)
    }

    @Test func `a menu with a primary action opens when it is held`() {
        let app = AppDriver { Actions() }
        app.tap("Primary")
        #expect(app.texts.contains("primary"))
        app.hold("Primary")
        app.tap("Other")
        #expect(app.texts.contains("other"))
    }

    @Test func `a context menu is in front after a long press, and an entry closes it`() {
        let app = AppDriver { Actions() }
        app.hold("Held")
        #expect(app.presentation?.kind == .menu)
        #expect(app.element("More") == nil)
        app.tap("Delete")
        #expect(app.presentation == nil)
        #expect(app.texts.contains("deleted"))
    }
}
