import HeadlessSwiftUI
import Testing

@MainActor
struct OutlineGroupTests {
    @Test func `what lies in an element shows once a tap has opened it`() {
        let app = AppDriver { List { OutlineGroup(Folder.home.inner!, children: \.inner) { Text($0.name) } } }
        #expect(app.texts.contains("Pictures"))
        #expect(!app.texts.contains("Summer"))
        app.tap("Pictures")
        #expect(app.texts.contains("Summer"))
    }

    @Test func `a tree may have one root`() {
        let app = AppDriver { List { OutlineGroup(Folder.home, children: \.inner) { Text($0.name) } } }
        #expect(!app.texts.contains("Pictures"))
        app.tap("Home")
        #expect(app.texts.contains("Pictures"))
    }

    @Test func `a view is cut to the shape of a button`() {
        let app = AppDriver { Text("Round").clipShape(.buttonBorder) }
        #expect(app.texts.contains("Round"))
    }

    private struct Folder: Identifiable {
        let name: String
        var inner: [Folder]?
        var id: String { name }

        static let home = Folder(name: "Home", inner: [Folder(name: "Pictures", inner: [Folder(name: "Summer")])])
    }
}
