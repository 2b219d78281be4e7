@testable import HeadlessSwiftUI
import Testing

@Observable
private final class Book: Identifiable {
    var title: String
    var pages = 0
    @ObservationIgnored var notes = 0
    var label: String { "“\(title)”" }

    init(_ title: String) { self.title = title }
}

@MainActor private let global = Book("Global")

private struct Cover: View {
    let book: Book
    let log: Log

    var body: some View {
        let _ = log.add("cover")
        Text(book.label)
    }
}

private struct Shelf: View {
    let books: [Book]
    let log: Log

    var body: some View {
        let _ = log.add("shelf")
        List {
            ForEach(books) { book in
                let _ = log.add("row")
                Text(book.title)
            }
        }
    }
}

private struct GlobalReader: View {
    let log: Log

    var body: some View {
        let _ = log.add("global")
        Text(global.title)
    }
}

private struct NeedsBook: View {
    @Environment(Book.self) private var book
    var body: some View { Text(book.title) }
}

private struct MayHaveBook: View {
    @Environment(Book.self) private var book: Book?
    var body: some View { Text(book?.title ?? "none") }
}

@MainActor
@Suite struct ObservationTests {
    // Facts 72 and 74
    @Test func `only a property that the body has read brings it up to date, also through a computed one`() {
        let log = Log()
        let book = Book("Emil")
        let app = AppDriver { Cover(book: book, log: log) }
        book.pages = 5
        book.notes = 5
        app.app.settle()
        #expect(log.count("cover") == 1)
        book.title = "Momo"
        app.app.settle()
        #expect(log.count("cover") == 2)
        #expect(app.texts == ["“Momo”"])
    }

    // Fact 73
    @Test func `what a row reads belongs to the row`() {
        let log = Log()
        let books = [Book("a"), Book("b"), Book("c")]
        let app = AppDriver { Shelf(books: books, log: log) }
        let rows = log.count("row")
        books[1].title = "B"
        app.app.settle()
        #expect(log.count("shelf") == 1)
        #expect(log.count("row") == rows + 1)
        #expect(app.texts.contains("B"))
    }

    // Fact 74
    @Test func `a global object is observed too`() {
        let log = Log()
        let app = AppDriver { GlobalReader(log: log) }
        global.title = "Changed"
        app.app.settle()
        #expect(log.count("global") == 2)
        global.title = "Global"
    }

    // Fact 75
    @Test func `a missing observable object stops the program with Apple's words, and is nil where it may be missing`() async {
        #expect(AppDriver { MayHaveBook() }.texts == ["none"])
        #expect(AppDriver { MayHaveBook().environment(Book("Emil")) }.texts == ["Emil"])
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = AppDriver { NeedsBook() } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("""
            No Observable object of type Book found. A View.environmentObject(_:) for Book may be missing as an ancestor of this view.
            """))
    }

    @Test func `a view's initialiser takes the object of a Bindable property`() {
        let app = AppDriver { Keeping(0) { _ in Renaming(guide: Guide()) } }
        app.enter("Ada", into: "Name")
        #expect(app.texts.contains("Hello Ada"))
    }
}

@Observable private final class Guide {
    var name = ""
}

private struct Renaming: View {
    @Bindable var guide: Guide

    var body: some View {
        TextField("Name", text: $guide.name)
        Text("Hello \(guide.name)")
    }
}
