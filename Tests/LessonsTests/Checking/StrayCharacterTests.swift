import Testing

@testable import Lessons

struct StrayCharacterTests {
    private func characters(_ source: String, _ certainty: Solution.Certainty = .certain) throws -> [Finding] {
        try Solution(path: "A.swift", files: [SourceFile(path: "A.swift", text: source)]).strayCharacters(certainty)
    }

    @Test(arguments: [
        ("let a = “hi\"", "curly-quote", 9, "\""), ("let a = \"hi”", "curly-quote", 12, "\""), ("Text（\"hi\")", "full-width-sign", 5, "("),
        ("Text(\"hi\")；", "full-width-sign", 11, ";"), ("f(1，2)", "full-width-sign", 4, ","), ("let a　= 1", "strange-space", 6, nil),
        ("let a = 1 – 2", "full-width-sign", 11, "-"), ("let a = １", "full-width-sign", 9, "1"),
    ])
    func `a character that isn't Swift's is named with its place and what belongs there`(source: String, name: String, column: Int, replacement: String?) throws {
        let found = try characters("import SwiftUI\n" + source)
        #expect(found.map(\.id) == [name])
        #expect(found.first?.severity == .error)
        #expect(found.first?.place?.position == SourcePosition(line: 2, column: column))
        if let replacement { #expect(found.first?.fix?.en.contains("`\(replacement)`") == true) }
    }

    @Test(arguments: [("Τext(\"a\")", "look-alike-letter", "T"), ("let р = pаth", "look-alike-letter", "a"), ("let\u{A0}x = 1", "strange-space", nil), ("let x\u{200B} = 1", "strange-space", nil)])
    func `a character that may be meant is named without stopping the check`(source: String, name: String, replacement: String?) throws {
        try #expect(characters(source).isEmpty)
        let found = try characters(source, .possible)
        #expect(found.map(\.id) == [name])
        #expect(found.first?.severity == .warning)
        if let replacement { #expect(found.first?.fix?.en.contains("`\(replacement)`") == true) }
    }

    @Test(arguments: [
        "Text(\"“Hallo”（全角）\u{A0}\")", "let a = 1 // “curly” （full） Τext", "/* ” */ let a = 1", "let μήκος = 1", "struct ΣκάλαView {}", "let 経路 = 1",
        "let a = \"\"\"\n“mehr”\n\"\"\"", "let a = #\"„roh“\"#", "infix operator ≠ : X\nlet a = b ≠ c", "let `“` = 1", "let a = \"\\(b)…\"", "let 👨‍👩‍👧 = 1",
    ])
    func `texts, comments and whole names in other alphabets are left alone`(source: String) throws {
        try #expect((characters(source) + characters(source, .possible)).isEmpty)
    }
}
