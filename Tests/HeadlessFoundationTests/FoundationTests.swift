import HeadlessFoundation
import Testing

@Suite struct FoundationTests {
    @Test func `Markdown within a line becomes attributes`() throws {
        let text = try AttributedString(markdown: "a **b** *c* [d](https://example.com) `e_f_g`")
        #expect(String(text.characters) == "a b c d e_f_g")
        let bold = try #require(text.range(of: "b"))
        #expect(text[bold].inlinePresentationIntent == .stronglyEmphasized)
        let italic = try #require(text.range(of: "c"))
        #expect(text[italic].inlinePresentationIntent == .emphasized)
        let link = try #require(text.range(of: "d"))
        #expect(text[link].link == URL(string: "https://example.com"))
        let code = try #require(text.range(of: "e_f_g"))
        #expect(text[code].inlinePresentationIntent == .code)
    }

    @Test func `a predicate in words checks a string`() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z.]+@[a-z]+\\.[a-z]{2,}")
        #expect(mail.evaluate(with: "me@example.com"))
        #expect(!mail.evaluate(with: "me@example"))
        #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "SWIFT").evaluate(with: "in swift"))
        #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
        #expect(!NSPredicate(format: "name == %@", "x").evaluate(with: "x"))
    }

    @Test func `notifications come as a sequence`() async {
        let center = NotificationCenter()
        let name = Notification.Name("told")
        var told = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: nil, userInfo: ["number": 2])
        #expect(await told.next()?.userInfo?["number"] as? Int == 1)
        #expect(await told.next()?.userInfo?["number"] as? Int == 2)
    }

    @MainActor
    @Test func `what was done can be taken back and done again`() {
        final class Note { var text = "" }
        let (note, undo) = (Note(), UndoManager())
        @MainActor func set(_ text: String) {
            let old = note.text
            note.text = text
            undo.registerUndo(withTarget: note) { _ in set(old) }
        }
        set("a")
        set("b")
        undo.undo()
        #expect(note.text == "a")
        undo.redo()
        #expect(note.text == "b")
        #expect(undo.canUndo && !undo.canRedo)
    }
}
