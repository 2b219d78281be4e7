import Testing

@testable import Lessons

struct ReadingTimeTests {
    @Test(arguments: [
        "7 min Lesezeit", "ca. 7 Min. Lesezeit", "⏱️ Lesezeit: ~7 Minuten", "Est. reading time: 7 min", "7 minutes to read", "A 7 minute read",
        "7' διάβασμα", "Ώρα ανάγνωσης: 7 λεπτά", "読了時間: 約7分", "この記事は7分で読めます。", "所要時間　7分", "5–7 minutes read",
    ])
    func `minutes are found in any wording`(line: String) throws {
        #expect(try Self.words().readingMinutes(line[...]) == 7)
    }

    @Test(arguments: ["7 Seiten", "30 minutes of exercise a day", "Minutes to read", "レッスン7", "7分間の体操", "7"])
    func `other numbers are no minutes`(line: String) throws {
        #expect(try Self.words().readingMinutes(line[...]) == nil)
    }

    @Test(arguments: ["Von Max Mustermann — 3. Mai 2024 — 7 Min. Lesezeit", "2024年5月3日・7分で読めます", "May 3, 2024 • 7 min read"])
    func `a line may say when a page was written and how long it takes`(line: String) throws {
        let vocabularies = try PageFixture.vocabularies()
        let language = line.contains("分") ? "ja" : line.contains("May") ? "en" : "de"
        let facts = PageFacts(line[...], vocabulary: try #require(vocabularies[language]), words: try Self.words())
        #expect(facts.minutes == 7 && facts.isAll)
    }

    private static func words() throws -> PageWords {
        let vocabularies = try PageFixture.vocabularies()
        return PageWords(vocabularies.languages.compactMap { vocabularies[$0] })
    }
}
