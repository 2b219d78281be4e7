import Foundation
import Testing

@testable import Lessons

struct VocabularyTests {
    private let vocabularies: Vocabularies

    init() throws {
        vocabularies = try Vocabularies.standard()
    }

    @Test func `The four languages come with the toolkit`() {
        #expect(vocabularies.languages == ["de", "el", "en", "ja"])
        #expect(vocabularies.languages.compactMap { vocabularies[$0]?.name } == ["Deutsch", "Ελληνικά", "English", "日本語"])
    }

    @Test(arguments: [
        ("de", "Lernziel", SectionKind.objective), ("de", "TYPISCHE FEHLER", .pitfalls), ("de", "U\u{308}bungen", .exercises),
        ("de", "Lektion geschafft?", .completion), ("de", "3. Zusammenfassung", .summary), ("de", "🎯 Spickzettel", .cheatSheet),
        ("el", "ΣΤΟΧΟΣ", .objective), ("el", "Συχνές ερωτήσεις", .faq), ("el", "ΑΣΚΗΣΕΙΣ", .exercises), ("el", "Σύνοψη:", .summary),
        ("en", "Learning Objectives", .objective), ("en", "FAQ", .faq), ("en", "Cheat  sheet", .cheatSheet),
        ("ja", "ＦＡＱ", .faq), ("ja", "よくある質問", .faq), ("ja", "演習", .exercises), ("ja", "まとめ", .summary),
        ("de", "Hast du diese Lektion geschafft?", .completion), ("el", "Έχεις ολοκληρώσει το μάθημα;", .completion),
        ("en", "Is this lesson complete?", .completion), ("ja", "このレッスンは終わりましたか？", .completion),
        ("de", "Zusammenfassung der Regeln", .prose), ("en", "The path is state", .prose), ("de", "", .prose),
    ])
    func `A heading's words say its kind, whatever their case, width and form`(language: String, heading: String, kind: SectionKind) {
        #expect(vocabularies[language]?.kind(of: heading) == kind)
    }

    @Test(arguments: [
        ("de", "Fortgeschrittene", Level.advanced), ("el", "Αρχάριοι", .beginner), ("en", "Professional", .professional), ("ja", "初級", .beginner),
        ("de", "Anfänger*innen", .beginner), ("el", "Για ειδικούς", .professional), ("en", "For beginners", .beginner), ("ja", "中級者向け", .advanced),
    ])
    func `A heading names a level`(language: String, heading: String, level: Level) {
        #expect(vocabularies[language]?.level(of: heading) == level)
    }

    @Test(arguments: [
        ("de", "Das ist eine Seite, und du bist auf ihr."), ("el", "Αυτή είναι η σελίδα και εσύ."),
        ("en", "This is a page and you are on it."), ("ja", "これはページです。"),
    ])
    func `A text's language is told by its words`(language: String, text: String) {
        #expect(vocabularies.language(of: text) == language)
    }

    @Test func `A phrase's gaps are filled by name`() {
        let phrase = vocabularies["ja"]?.phrase(.pageProgress, ["done": "1", "total": "3"])
        #expect(phrase == "3レッスン中1レッスン完了")
    }

    @Test func `A new language is a new file`() throws {
        let folder = try TemporaryFolder()
        let words = Vocabulary.Key.allCases.map { "\($0.rawValue): \($0.rawValue) pa" }.joined(separator: "\n")
        try folder.write(words.replacing("summary: summary pa", with: "summary: Ĉio | Resumo"), to: "eo.txt")
        let made = try Vocabularies(folder: folder.path)
        #expect(made.languages == ["eo"])
        let esperanto = try #require(made["eo"])
        let (lesson, _) = Lesson.read(SourceFile(path: "a.md", text: "# T\n\n## RESUMO\n\n- a\n"), vocabulary: esperanto)
        #expect(lesson.sections.map(\.kind) == [.summary])
        #expect(lesson.summary == ["a"])
    }

    @Test func `A file with a missing and a misspelt key is refused and says both`() throws {
        let folder = try TemporaryFolder()
        let words = Vocabulary.Key.allCases.map { "\($0 == .summary ? "sumary" : $0.rawValue): x" }.joined(separator: "\n")
        try folder.write(words, to: "eo.txt")
        #expect {
            try Vocabularies(folder: folder.path)
        } throws: { error in
            guard case .wrong(let findings)? = error as? Vocabularies.Failure else { return false }
            return findings.count == 2 && findings[0].message.en.contains("Did you mean “summary”?") && findings[1].message.en.contains("summary: …")
        }
    }
}
