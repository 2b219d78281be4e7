import Automation
import Lessons
import Testing

@Suite struct LabelResolverTests {
    private let head = """
        label start de "Los geht's" el "Πάμε" en "Let's go" | "Go" ja "はじめる"
        label next de "Weiter" el "Επόμενο" en "Next" ja "次へ"
        label step de "Stufe {}" el "Σκαλί {}" en "Step {}" ja "{}段目"
        label ok de "OK" el "OK" en "OK" ja "OK"
        """

    private func resolver(_ language: Language = .german) throws -> LabelResolver {
        LabelResolver(try Script(SourceFile(path: "s.nav", text: head)).labels, preferring: language)
    }

    private let next = ScriptText([.label("next")])

    @Test func `before a label was seen the texts of all languages count`() throws {
        #expect(try resolver().texts(next) == ["Weiter", "Επόμενο", "Next", "次へ"])
    }

    @Test(arguments: [
        (["Επόμενο"], Language.greek), (["Go"], .english), (["3段目"], .japanese), (["Step 12", "Σκαλί 1", "Επόμενο"], .greek),
        (["OK"], .german),
        (["OK", "Next"], .english), (["次へ", "Next"], .english), (["Los  geht's "], .german),
    ])
    func `the language with the most labels on the screen is the solution's`(texts: [String], language: Language) throws {
        var resolver = try resolver()
        resolver.see(Screen(elements: texts.map { .text($0) }))
        #expect(resolver.language == language)
    }

    @Test(arguments: [(Language.japanese, Language.japanese), (.english, .english), (.greek, .english)])
    func `a tie goes to the command's language, then in the fixed order`(preferred: Language, decided: Language) throws {
        var resolver = try resolver(preferred)
        resolver.see(Screen(elements: [.text("次へ"), .text("Next")]))
        #expect(resolver.language == decided)
    }

    @Test func `a screen without labels decides nothing, the first one with labels does for good`() throws {
        var resolver = try resolver()
        resolver.see(Screen(elements: [.text("Weiterlesen")]))
        #expect(resolver.language == nil)
        resolver.see(Screen(elements: [.stack("Home", [.button("次へ", 1)])]))
        resolver.see(Screen(elements: [.text("Weiter"), .text("Los geht's")]))
        #expect(resolver.language == .japanese)
        #expect(resolver.texts(next) == ["次へ"])
    }

    @Test func `alternatives of the language and literals all count`() throws {
        var resolver = try resolver()
        resolver.see(Screen(elements: [.text("Next")]))
        #expect(resolver.texts(ScriptText([.label("start"), .literal("x  y")])) == ["Let's go", "Go", "x y"])
        #expect(resolver.texts(ScriptText([.label("step", value: "2")])) == ["Step 2"])
    }

    @Test func `what a person types is the first text in the solution's language`() throws {
        var resolver = try resolver()
        #expect(resolver.typed(next) == "Weiter")
        resolver.see(Screen(elements: [.text("Let's go")]))
        #expect(resolver.typed(ScriptText([.label("start")])) == "Let's go")
        #expect(resolver.typed("a  b") == "a  b")
    }

    @Test func `a decomposed text on the screen is the same text`() throws {
        var resolver = try resolver()
        resolver.see(Screen(elements: [.text("Επο\u{301}μενο")]))
        #expect(resolver.language == .greek)
    }
}
