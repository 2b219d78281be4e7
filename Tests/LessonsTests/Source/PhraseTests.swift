import Foundation
import Testing

@testable import Lessons

struct PhraseTests {
    @Test func `a phrase is written down language by language and read again`() throws {
        let phrase = Phrase(de: "Zeile", el: "γραμμή", en: "line", ja: "行")
        let data = try JSONEncoder().encode(phrase)
        #expect(try JSONDecoder().decode([String: String].self, from: data) == ["de": "Zeile", "el": "γραμμή", "en": "line", "ja": "行"])
        #expect(try JSONDecoder().decode(Phrase.self, from: data) == phrase)
    }

    @Test func `a phrase without one of the languages isn't one`() {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Phrase.self, from: Data(#"{"de":"a","el":"b","en":"c"}"#.utf8)) }
    }
}
