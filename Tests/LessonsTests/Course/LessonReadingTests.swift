import Foundation
import Testing

@testable import Lessons

struct LessonReadingTests {
    private let lesson: Lesson
    private let findings: [Finding]

    init() throws {
        (lesson, findings) = try SampleLesson.read(SampleLesson.de)
    }

    @Test func `A comment says what kind a section is of where its heading doesn't`() throws {
        let (lesson, findings) = try SampleLesson.read("# T\n\n<!-- kind: faq -->\n\n## What readers asked\n\n### Why?\n\nBecause.\n\n## And more\n")
        #expect(lesson.sections.map(\.kind) == [.faq, .prose])
        #expect(lesson.faq.map(\.question) == ["Why?"])
        #expect(findings == [])
    }

    @Test func `Front matter, title and subtitle are read`() {
        #expect(findings == [])
        #expect(lesson.number == "3.20" && lesson.stage == 3 && lesson.readingMinutes == 15)
        #expect(lesson.title == "Wege aus dem Code" && lesson.subtitle == "Ein Pfad ist eine Liste.")
        #expect(lesson.language == "de" && lesson.name == "ways")
        #expect(lesson.markdown.plainText(of: lesson.blocks) == "Worum es geht.")
        #expect(lesson.objective == "Du kennst den Pfad.")
    }

    @Test func `Sections are flat, in order, and of a kind`() {
        #expect(lesson.sections.map { "\($0.level) \($0.kind) \($0.title)" } == [
            "2 objective Lernziel", "2 prose Der Pfad", "3 prose Genauer", "2 pitfalls Typische Fehler", "2 faq FAQ",
            "2 exercises Übungen", "2 summary Zusammenfassung", "2 cheatSheet Spickzettel", "2 completion Lektion geschafft?",
        ])
    }

    @Test func `A section reaches from its heading to its last block`() {
        let path = lesson.sections[1].range
        #expect(path == SourceRange(start: SourcePosition(line: 18, column: 1), end: SourcePosition(line: 27, column: 4)))
    }

    @Test func `Samples have roles, sections, attributes and places`() {
        let samples = lesson.codeSamples.map { "\($0.role) \($0.section): \($0.source)\($0.isHidden ? " (hidden)" : "")" }
        #expect(samples == [
            "sample Der Pfad: @State private var path: [Int] = []", "sample Der Pfad: struct Stub {} (hidden)",
            "sample Genauer: let a = 1", "output Typische Fehler: error: nein", "solution Übungen: struct StairsView {}",
            "cheatSheet Spickzettel: path.removeAll()",
        ])
        #expect(lesson.codeSamples[0].attributes.name == "path" && lesson.codeSamples[0].attributes.fragment == .view)
        #expect(lesson.codeSamples[1].attributes.name == "stubs")
        #expect(lesson.codeSamples[1].range.start == SourcePosition(line: 30, column: 1))
        #expect(lesson.codeSamples[2].attributes.with == ["path", "stubs"])
    }

    @Test func `A place in a sample is a place in the document`() {
        let sample = lesson.codeSamples[2]
        #expect(sample.position(of: SourcePosition(line: 1, column: 5)) == SourcePosition(line: 39, column: 7))
    }

    @Test func `Questions in bold have levels and answers`() {
        let markdown = lesson.markdown
        #expect(lesson.faq.map { "\($0.level?.rawValue ?? "") \($0.question) \(markdown.plainText(of: $0.answer))" } == [
            "beginner Brauche ich das? Ja. Und zwar oft.\n\nImmer.", "beginner Wirklich? Ja, siehe Lektion 1.6.", "professional Warum? Darum.",
        ])
    }

    @Test func `A level's introduction belongs to the FAQ, to no question`() {
        let faq = lesson.sections[4]
        #expect(lesson.markdown.plainText(of: faq.blocks) == "Zum Einstieg.")
    }

    @Test func `Exercises have a task, a folder and solutions`() {
        #expect(lesson.exercises.map { "\($0.number) \($0.level?.rawValue ?? "") \($0.title) \($0.id ?? "-") \($0.solutions.count)" } == [
            "1 beginner Die Treppe exercise1 1", "2 professional Der Turm - 0",
        ])
        #expect(lesson.markdown.plainText(of: lesson.exercises[0].task) == "Baue eine Treppe.\n\n- Stufe eins")
    }

    @Test func `The summary is its points`() {
        #expect(lesson.summary == ["Ein Pfad ist Zustand.", "Mehr nicht."])
    }

    @Test func `References come once each, without the lesson itself`() {
        #expect(lesson.references == ["3.3", "1.6"])
    }

    @Test(arguments: ["el", "en", "ja"])
    func `The other languages read to the same model`(language: String) throws {
        let (lesson, findings) = try SampleLesson.read(try #require(SampleLesson.all[language]), language)
        #expect(findings == [])
        #expect(lesson.sections.map(\.kind) == [.objective, .prose, .faq, .exercises, .summary, .completion])
        #expect(lesson.faq.map(\.level) == [.beginner])
        #expect(lesson.exercises.map(\.number) == [1] && lesson.exercises[0].solutions.count == 1)
        #expect(lesson.exercises[0].id == "exercise1" && !lesson.exercises[0].title.contains("1"))
        #expect(lesson.references == ["3.3"] && lesson.summary.count == 1)
    }

    @Test(arguments: [
        ("Siehe Lektion **3.3** und *Lektion* 1.6.", ["3.3", "1.6"]), ("In Lektion\n3.3 und ***Lek**tion* 1.6", ["3.3", "1.6"]),
        ("Lektion `x` 3.3, `Lektion` 1.6", []), ("Lektion\n\n3.3", []),
    ])
    func `A mention of a lesson goes on across marks and lines, not across code and blocks`(text: String, numbers: [String]) throws {
        let vocabulary = try #require(Vocabularies.standard()["de"])
        #expect(Lesson.read(SourceFile(path: "a.md", text: text), vocabulary: vocabulary).0.references == numbers)
    }

    @Test func `Japanese lines join in what is read`() throws {
        #expect(try SampleLesson.read(SampleLesson.ja, "ja").0.objective == "これは「経路」の話です。")
    }

    @Test func `Line ends don't change the model`() throws {
        let (other, _) = try SampleLesson.read(SampleLesson.de.replacing("\n", with: "\r\n"))
        #expect(other == lesson)
    }
}

struct LessonHeadingTests {
    @Test func `Headings inside an answer or a task belong to it`() throws {
        let (lesson, _) = try SampleLesson.read("""
            # T
            ## FAQ
            ### Warum?
            Darum.
            #### Grundlagen
            Weiter.
            ## Übungen
            ### Übung 1: A
            #### Tipp
            Nur Mut.
            """)
        #expect(lesson.sections.map(\.title) == ["FAQ", "Übungen"])
        #expect(lesson.markdown.plainText(of: lesson.faq[0].answer) == "Darum.\n\nGrundlagen\n\nWeiter.")
        #expect(lesson.markdown.plainText(of: lesson.exercises[0].task) == "Tipp\n\nNur Mut.")
    }

    @Test func `A bold question is one below a question that is a heading, too`() throws {
        let (lesson, _) = try SampleLesson.read("# T\n## FAQ\n### Anfänger\n#### Warum?\nDarum.\n\n**Wie denn?** So.\n\n**Und wann?**\nBald.")
        #expect(lesson.faq.map(\.question) == ["Warum?", "Wie denn?", "Und wann?"])
        #expect(lesson.faq.map { lesson.markdown.plainText(of: $0.answer) } == ["Darum.", "So.", "Bald."])
    }

    @Test func `The title is the first heading of level 1, wherever it stands`() throws {
        let (lesson, _) = try SampleLesson.read("## Ein Weg\na\n\n# Wege\nb\n\n## Noch einer\nc")
        #expect(lesson.title == "Wege")
        #expect(lesson.sections.map(\.title) == ["Ein Weg", "Noch einer"])
        #expect(lesson.sections[0].range.end.line == 2)
    }

    @Test(arguments: ["> **T**  \n> x", "> **T**\\\n> x", "> **T**\n> x", "> ***T***\n> x", "> __T__\n>\n> x"])
    func `A block quote whose first line is bold is a callout`(text: String) throws {
        let (lesson, _) = try SampleLesson.read("# T\n\n\(text)\n")
        let callouts = lesson.markdown.nodes.indices.compactMap { lesson.markdown.callout(at: $0) }
        #expect(callouts.map { lesson.markdown.plainText(of: $0.title) } == ["T"])
        #expect(callouts.map { lesson.markdown.plainText(of: $0.passage) } == ["x"])
    }

    @Test func `Bold words in an answer below a heading are no question`() throws {
        let (lesson, _) = try SampleLesson.read("# T\n## FAQ\n### Anfänger\n#### Warum?\n**Darum.** Ganz einfach.")
        #expect(lesson.faq.map(\.question) == ["Warum?"])
    }

    @Test func `Solutions at the end go to the exercises that they name`() throws {
        let (lesson, _) = try SampleLesson.read("""
            # T
            ## Übungen
            ### Übung 1: A
            a
            ### Übung 2: Finde die Lösung
            b
            ### Lösung zu Übung 1
            x
            ### Lösung 2
            y
            """)
        #expect(lesson.exercises.map { lesson.markdown.plainText(of: $0.solutions.flatMap(\.blocks)) } == ["x", "y"])
        #expect(lesson.exercises[1].title == "Finde die Lösung")
    }

    @Test func `A solution names its exercise by the number in the chapter, too`() throws {
        let (lesson, _) = try SampleLesson.read("# T\n## Übungen\n### Übung 5.1: A\na\n### Übung 5.2: B\nb\n### Lösung zu Übung 5.1\nx\n### Lösung zu 5.2\ny")
        #expect(lesson.exercises.map { lesson.markdown.plainText(of: $0.solutions.flatMap(\.blocks)) } == ["x", "y"])
    }

    @Test(arguments: [
        ("de", "Übung 1 – Die Treppe", 1, "Die Treppe"), ("de", "AUFGABE 12: X", 12, "X"), ("en", "Exercise 2. Y", 2, "Y"),
        ("el", "ΑΣΚΗΣΗ 3: Ζ", 3, "Ζ"), ("ja", "演習１：階段", 1, "階段"), ("ja", "練習問題 2 階段", 2, "階段"), ("en", "Exercise: W", nil, "W"),
        ("de", "Übung 1️⃣ Die Treppe", 1, "Die Treppe"), ("ja", "ｴｸｻｻｲｽﾞ２：階段", 2, "階段"),
        ("de", "Aufgabe 5.2: Umdrehen", 2, "Umdrehen"), ("ja", "演習３－１ 階段", 1, "階段"), ("en", "Exercise 4.1. Backup", 1, "Backup"),
    ])
    func `An exercise's heading has a number and a title`(language: String, heading: String, number: Int?, title: String) throws {
        let words = HeadingWords(heading, in: try #require(Vocabularies.standard()[language]))
        #expect(words.exercise == HeadingWords.Exercise(number: number, title: title))
        #expect(!words.isSolution)
    }

    @Test(arguments: [
        ("de", "Übung 1 (leicht): Die Treppe", Level.beginner, "Die Treppe"), ("en", "Exercise 2 (hard) – Y", .professional, "Y"),
        ("el", "Άσκηση 3 (Μέτρια): Ζ", .advanced, "Ζ"), ("ja", "演習１（初級）：階段", .beginner, "階段"), ("ja", "問題2【応用】階段", .advanced, "階段"),
    ])
    func `An exercise's heading may name its level`(language: String, heading: String, level: Level, title: String) throws {
        let exercise = HeadingWords(heading, in: try #require(Vocabularies.standard()[language])).exercise
        #expect(exercise?.level == level && exercise?.title == title)
    }

    @Test(arguments: [
        "- ```swift\n\tlet a = ⟨1\n  ```", "> > ```swift\n> >\tlet a = ⟨1\n> > ```", "10. b\n\n    > ```swift\n    >\t\tlet a = ⟨1\n    > ```",
        "-\tb\n\n\t~~~swift\n\t\tlet a = ⟨1\n\t~~~", "> \t    let a = ⟨1", "```swift\nlet u\u{308}ber = \"が\", b = ⟨1\n```",
        "- ```swift\n  let か\u{3099} = \"e\u{301}\", b = ⟨1 // o\u{308}\n  ```", "- c\n  <!--\n  ```swift\n  let か\u{3099} = ⟨1\n  ```\n  -->",
    ])
    func `A place in a sample is right behind tabs and letters in two parts`(text: String) throws {
        for end in ["\n", "\r\n"] {
            let lines = ("# A\n\n" + text).split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains("⟨") })
            let column = lines[line].unicodeScalars.prefix { $0 != "⟨" }.count
            let source = SourceFile(path: "a.md", text: lines.joined(separator: end).replacing("⟨", with: ""))
            let lesson = Lesson.read(source, vocabulary: try #require(Vocabularies.standard()["en"])).0
            let sample = try #require(lesson.codeSamples.first)
            let own = try #require(sample.source.split(separator: "\n").firstIndex { $0.contains("= 1") })
            let code = sample.source.split(separator: "\n")[own]
            let before = code[..<(try #require(code.range(of: "= 1")?.lowerBound))].unicodeScalars.count
            #expect(sample.position(of: SourcePosition(line: own + 1, column: before + 3)) == SourcePosition(line: line + 1, column: column + 1))
        }
    }

    @Test(arguments: ["# A\n\n```", "# A\n\n> ```swift", "# A\n\n- b\n\n  ~~~", "# A\n\n```swift\nlet a = 1"])
    func `No line of code stands behind the last of the file`(text: String) throws {
        let source = SourceFile(path: "a.md", text: text)
        let lesson = Lesson.read(source, vocabulary: try #require(Vocabularies.standard()["en"])).0
        #expect(lesson.codeSamples.count == 1)
        #expect(lesson.codeSamples.flatMap(\.lineStarts).allSatisfy { $0.line <= source.lines.count })
    }

    @Test(arguments: [
        ("de", "Lösung"), ("de", "Lösung zu Übung 1"), ("el", "Λύση άσκησης 1"), ("en", "Exercise 1: Solution"), ("ja", "演習1の解答"), ("ja", "解答例"),
    ])
    func `A solution's heading says so`(language: String, heading: String) throws {
        #expect(HeadingWords(heading, in: try #require(Vocabularies.standard()[language])).isSolution)
    }

    @Test(arguments: [("de", "Lösungsweg"), ("de", "Übungen"), ("en", "Solutionism"), ("en", "Exercises in style")])
    func `Words that only begin like one are none`(language: String, heading: String) throws {
        let words = HeadingWords(heading, in: try #require(Vocabularies.standard()[language]))
        #expect(!words.isSolution && words.exercise == nil)
    }
}

struct HiddenSampleTests {
    @Test func `A sample in a comment inside a list is read, and never shown`() throws {
        let (lesson, _) = try SampleLesson.read("# T\n\n- eins\n\n  <!--\n  ```swift name=stubs\n  struct Stub {}\n  ```\n  -->\n")
        #expect(lesson.codeSamples.map(\.isHidden) == [true] && lesson.codeSamples[0].attributes.name == "stubs")
        #expect(lesson.codeSamples[0].source == "struct Stub {}")
        #expect(lesson.codeSamples[0].position(of: SourcePosition(line: 1, column: 8)) == SourcePosition(line: 7, column: 10))
        #expect(lesson.sampleIndices.isEmpty)
    }
}

struct LessonFindingTests {
    @Test func `A misspelt key in the front matter is named with its line and the nearest key`() throws {
        let (lesson, findings) = try SampleLesson.read("---\nlesson: 1.1\nminuts: 3\n---\n# T")
        #expect(lesson.number == "1.1" && lesson.title == "T")
        #expect(findings.map { $0.line(in: .english) } == [
            "Content/de/ways.md:3:1: error: Line 3: there is no key “minuts” here. Did you mean “minutes”?"
        ])
    }

    @Test(arguments: [
        ("---\nstage: drei\n---\n", "front-matter", 2), ("---\nlesson 3\n---\n", "front-matter", 2), ("---\nlesson: 1\nlesson: 2\n---\n", "front-matter", 3),
        ("---\nlesson: 1\n# T", "front-matter", 1), ("# T\n\n```swift nmae=x\n```", "sample-attribute", 3), ("```swift in=nowhere\n```", "sample-attribute", 1),
        ("```swift name\n```", "sample-attribute", 1),
    ])
    func `What can't be read is a finding at its line`(text: String, id: String, line: Int) throws {
        let (_, findings) = try SampleLesson.read(text)
        #expect(findings.map(\.id) == [id] && findings.first?.place?.position.line == line)
    }

    @Test(arguments: ["---\nlesson: 1.1\n---", "---\nlesson: 1.1\n---\n", ""])
    func `A document without text lies inside its file`(text: String) throws {
        let (lesson, _) = try SampleLesson.read(text)
        let end = SourcePosition(line: text.sourceLines.count, column: (text.sourceLines.last?.unicodeScalars.count ?? 0) + 1)
        #expect(lesson.markdown.nodes.map(\.kind) == [.document] && lesson.markdown.nodes[0].range.end <= end)
    }

    @Test func `A file that isn't UTF-8 is refused with the offset`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data([0x23, 0x20, 0xC3, 0x28]), to: "a.md")
        let path = folder.path + "/a.md"
        #expect(throws: LessonFailure.unreadable(.notUTF8(path: path, offset: 2, position: SourcePosition(line: 1, column: 3)))) {
            try Lesson.read(contentsOf: path, vocabularies: Vocabularies.standard())
        }
    }

    @Test func `A byte order mark is no part of the text`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\u{FEFF}---\nlesson: 1.1\n---\n# Titel und die anderen", to: "a.md")
        let (lesson, findings) = try Lesson.read(contentsOf: folder.path + "/a.md", vocabularies: Vocabularies.standard())
        #expect(lesson.number == "1.1" && lesson.language == "de" && findings == [])
    }
}
