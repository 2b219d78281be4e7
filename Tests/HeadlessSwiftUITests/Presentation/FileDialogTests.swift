@testable import HeadlessSwiftUI
import Testing

private struct Importing: View {
    @State private var isImporting = false
    @State private var outcome = "nothing yet"

    var body: some View {
        Text(outcome)
        Button("Import") { isImporting = true }
            .onOpenURL { _ in isImporting = false }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json], allowsMultipleSelection: false) { _ in
                outcome = "chosen"
            } onCancellation: {
                outcome = "cancelled"
            }
    }
}

@MainActor
@Suite struct FileDialogTests {
    @Test func `a person can leave the page for choosing a file`() {
        let app = AppDriver { Importing() }
        app.tap("Import")
        #expect(app.title == "Files")
        app.tap("Cancel")
        #expect(app.texts.first == "cancelled")
    }

    @Test func `swiping the page down is a person's leaving it too`() {
        let app = AppDriver { Importing() }
        app.tap("Import")
        app.perform(.dismiss)
        #expect(app.texts.first == "cancelled")
    }

    @Test func `a page that the program closes wasn't cancelled`() {
        let app = AppDriver { Importing() }
        app.tap("Import")
        app.perform(.open(url: "app://close"))
        #expect(app.texts.first == "nothing yet")
    }
}
