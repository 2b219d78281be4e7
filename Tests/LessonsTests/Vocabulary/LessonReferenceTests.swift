import Testing

@testable import Lessons

struct LessonReferenceTests {
    @Test(arguments: [
        ("de", "Siehe Lektion 3.3, Lektion\u{A0}1.18 und lektion 2.", ["3.3", "1.18", "2"]),
        ("el", "Δες το Μάθημα 3.3 και του μαθήματος 1.6.", ["3.3", "1.6"]),
        ("en", "See lesson 3.22. LESSON 1.6!", ["3.22", "1.6"]),
        ("ja", "前のレッスン3.3とレッスン １．６ を見てください。", ["3.3", "1.6"]),
        ("de", "Version 3.3 und 15 Minuten, Lektion geschafft, Sonderlektion 4.1", []),
        ("en", "Lesson2.1 is a name", []),
    ])
    func `A word for lesson and a number are a reference`(language: String, text: String, numbers: [String]) throws {
        let vocabulary = try #require(Vocabularies.standard()[language])
        #expect(LessonReference.all(in: text, vocabulary: vocabulary).map(\.number) == numbers)
    }
}
