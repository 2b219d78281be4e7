import Foundation

@testable import Lessons

/// A course of one lesson in German and English, whole and clean, in a folder of its own; tests change what they are about.
struct LintBench {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("source: de\nids: en\nelsewhere: 1.6\n", to: "Content/course")
        try folder.write(Self.german, to: "Content/de/ways.md")
        try folder.write(Self.english, to: "Content/en/ways.md")
        for name in ["script.nav", "Starter.swift", "Reference.swift", "hints.md"] { try folder.write("", to: "Exercises/exercise1/\(name)") }
        try fix()
    }

    /// The German lesson with one text in place of another.
    func replace(_ text: String, with other: String, in language: String = "de") throws {
        let changed = try self.text(language).replacingOccurrences(of: text, with: other)
        try folder.write(changed, to: "Content/\(language)/ways.md")
    }

    func text(_ language: String = "de") throws -> String {
        String(decoding: FileManager.default.contents(atPath: path(language)) ?? Data(), as: UTF8.self)
    }

    /// What is written down of the translations.
    func records() throws -> String {
        String(decoding: FileManager.default.contents(atPath: folder.path + "/Content/translations") ?? Data(), as: UTF8.self)
    }

    /// The same bytes with one more that no UTF-8 has.
    func breakFile(_ name: String) throws {
        let path = "\(folder.path)/Content/\(name)"
        try folder.write((FileManager.default.contents(atPath: path) ?? Data()) + [0xFF], to: "Content/" + name)
    }

    func path(_ language: String = "de") -> String { "\(folder.path)/Content/\(language)/ways.md" }

    func linter(only chosen: Set<String>? = nil) throws -> Linter {
        guard let course = CourseFolder(at: folder.path) else { throw LessonFailure.notACourse(path: folder.path) }
        return Linter(try LintedCourse(course, vocabularies: .standard()), only: chosen)
    }

    /// The findings of a document, `line:column name`.
    func places(_ language: String = "de") throws -> [String] {
        try findings(language).map { "\($0.place?.position.line ?? 0):\($0.place?.position.column ?? 0) \($0.id)" }
    }

    func findings(_ language: String = "de") throws -> [Finding] {
        try linter(only: [path(language)]).findings.map(\.finding)
    }

    func fix(only chosen: Set<String>? = nil) throws {
        let linter = try linter(only: chosen)
        try Linter.write(linter.fixedFiles(for: linter.findings))
    }

    static let german = """
        ---
        lesson: 3.20
        exercises: exercise1
        ---
        # Wege
        ## Lernziel
        Du kennst den Pfad.
        ## Der Pfad
        Siehe Lektion 1.6.
        ```swift
        let name = "Weg"
        ```
        ## Typische Fehler
        Keine.
        ## FAQ
        ### Anfänger
        #### Warum?
        Darum.
        ## Übungen
        ### Anfänger
        #### Übung 1: Treppe
        Baue sie.
        ##### Lösung
        So.
        ## Zusammenfassung
        - Ein Pfad.
        ## Spickzettel
        Nichts.
        ## Lektion geschafft?
        Ja.

        """

    static let english = """
        ---
        lesson: 3.20
        exercises: exercise1
        ---
        # Ways
        ## Objective
        You know the path.
        ## The Path
        See Lesson 1.6.
        ```swift
        let name = "way"
        ```
        ## Common Pitfalls
        None.
        ## FAQ
        ### Beginner
        #### Why?
        Because.
        ## Exercises
        ### Beginner
        #### Exercise 1: Stairs
        Build them.
        ##### Solution
        Like this.
        ## Summary
        - A path.
        ## Cheat Sheet
        Nothing.
        ## Lesson Complete?
        Yes.

        """
}
