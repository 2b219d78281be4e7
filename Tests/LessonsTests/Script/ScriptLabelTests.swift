import Lessons
import Testing

@Suite struct ScriptLabelTests {
    private func labels(_ text: String) throws -> [Script.Label] { try Script(SourceFile(path: "s.nav", text: text)).labels }

    @Test func `a label has texts in several languages and alternatives`() throws {
        let label = try #require(try labels(#"label next  de "Weiter"  el "Επόμενο"  en "Next" | "Continue"  ja "次へ""#).first)
        #expect(label.texts == [.german: ["Weiter"], .greek: ["Επόμενο"], .english: ["Next", "Continue"], .japanese: ["次へ"]])
        #expect(!label.takesValue)
    }

    @Test func `a value stands in the place of the braces`() throws {
        let label = try #require(try labels(#"label step de "Stufe {}" ja "{}段目""#).first)
        #expect(label.takesValue)
        #expect(label.texts(in: .japanese, value: "3") == ["3段目"])
        #expect(label.texts(in: .english, value: "3") == ["Stufe 3", "3段目"])
    }

    @Test(arguments: [
        ("next", ScriptText([.label("next")])), ("step(2)", ScriptText([.label("step", value: "2")])),
        (#"step("Mehl")"#, ScriptText([.label("step", value: "Mehl")])), ("step(-0.5)", ScriptText([.label("step", value: "-0.5")])),
        (#""Back" | "Home" | next"#, ScriptText([.literal("Back"), .literal("Home"), .label("next")])),
        (#"step(1)|"x""#, ScriptText([.label("step", value: "1"), .literal("x")])),
    ])
    func `wherever a text stands a label or alternatives may stand`(source: String, text: ScriptText) throws {
        let labels = "label next de \"Weiter\"\nlabel step de \"Stufe {}\""
        #expect(try step("tap \(source)", labels: labels) == .tap(Target(nil, .text(text))))
        #expect(try step("enter \(source) into \(source)", labels: labels) == .enter(text, into: Target(nil, .text(text))))
        #expect(try expectation("expect title \(source)", labels: labels).subject == .title(text))
        #expect(try expectation("expect sheet \(source)", labels: labels).subject == .presentation(.sheet, text))
        #expect(
            try expectation("expect rows [\(source), _]", labels: labels).subject
                == .rows(ListPattern([.one(.text(text)), .one(.any)]), in: nil))
    }

    @Test(arguments: [
        (#""a\"b""#, "a\"b"), (#""a\\b""#, "a\\b"), (#""\u{1F600}\u{e9}""#, "😀é"), (#""a\nb\tc\0""#, "a\nb\tc\u{0}"),
        ("\"# kein\"", "# kein"),
        (#""it's""#, "it's"),
    ])
    func `quotes take Swift's escapes`(source: String, text: String) throws {
        #expect(try step("tap \(source) # comment") == .tap(Target(nil, .text(ScriptText([.literal(text)])))))
    }

    @Test func `a label may have a name in any script`() throws {
        #expect(
            try step("tap επόμενο", labels: "label επόμενο el \"Επόμενο\"") == .tap(Target(nil, .text(ScriptText([.label("επόμενο")])))))
    }
}
