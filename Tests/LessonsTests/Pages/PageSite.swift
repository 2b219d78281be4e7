import Foundation
import Testing

@testable import Lessons

/// A site of a small course in the four languages, in a folder of its own: two lessons, of which one is there in German only, and two
/// exercises.
final class PageSite: Sendable {
    let folder: TemporaryFolder
    var site: String { folder.path + "/site" }

    /// Built once for the tests that only look at it.
    static let shared = Result { try PageSite() }

    init(progress: [ProgressEvent] = []) throws {
        folder = try TemporaryFolder()
        try folder.write(
            "source: de\nids: en\ntitle-de: Wege <durch> die App\ntitle-el: Διαδρομές\ntitle-en: Ways\ntitle-ja: 道しるべ\nstage-3-de: Fortgeschritten\n",
            to: "Content/course")
        for (language, text) in Self.texts { try folder.write(text, to: "Content/\(language)/ways.md") }
        try folder.write("---\nlesson: 3.3\n---\n# Früher\n\n## Größe und Maß\n\nEin Fluß. Von der Quelle in den Bergen bis zur Mündung am Meer ist er überall derselbe und doch an keiner Stelle gleich, sagen die Leute am Ufer, und sie müssen es wissen, denn sie leben seit vielen Jahren mit ihm.\n\n![Plan](bilder/plan.png)\n", to: "Content/de/early.md")
        try folder.write(Data([1, 2, 3]), to: "Content/de/bilder/plan.png")
        for name in ["exercise1", "exercise2"] { try folder.write("root A()\n", to: "Exercises/\(name)/script.nav") }
        try folder.write("# de\n- Nimm `@State`.\n- Dann `$path`.\n# el\n- α\n# en\n- a\n# ja\n- あ\n", to: "Exercises/exercise1/hints.md")
        _ = try build(progress)
    }

    @discardableResult
    func build(_ progress: [ProgressEvent] = []) throws -> Site.Outcome {
        let course = try #require(CourseFolder(at: folder.path))
        return try Site(course, vocabularies: .standard()).write(to: site, journal: progress.map { try JournalEntry($0) })
    }

    func page(_ path: String) throws -> String {
        String(decoding: try #require(FileManager.default.contents(atPath: "\(site)/\(path)")), as: UTF8.self)
    }

    var files: [String] {
        let names = FileManager.default.enumerator(atPath: site)?.compactMap { $0 as? String } ?? []
        return names.filter { FileStamp(of: "\(site)/\($0)") != nil }.sorted()
    }

    static let kinds = [
        "index.html", "404.html", "de/index.html", "de/ways.html", "el/ways.html", "en/early.html", "ja/ways.html", "de/exercises.html",
        "ja/apis.html", "el/print.html", "de/print-with-solutions.html",
    ]

    private static let texts = [
        "de": """
            ---
            lesson: 3.20
            stage: 3
            minutes: 15
            exercises: exercise1 exercise2
            ---
            # Wege aus dem Code

            Der Weg, siehe Lektion 3.3.

            ## Lernziel

            Du kennst `NavigationStack(path:)` und `.navigationTitle("Start")`.

            ## Der Pfad

            > **Merke**
            > Ein Pfad ist Zustand.

            ```swift
            struct WaysView: View { // "Kommentar"
                @State private var path: [Int] = [1]
                var body: some View { Text("Höhe: \\(path.count) Stufen über dem Meer, und noch eine, und noch eine, bis ganz oben") }
            }
            ```

            ```swift fails="conform to 'Hashable'"
            let a: any Hashable = Peak()
            ```

            ```text output
            argument type 'Peak' does not conform to expected type 'Hashable'
            ```

            | Art | Zahl |
            | --- | --- |
            | a | 1 |

            ## FAQ

            ### Anfänger

            **Brauche ich das?** Ja.

            ## Übungen

            ### Anfänger

            #### Übung 1: Die Treppe

            Baue eine Treppe.

            ##### Lösung

            ```swift
            let geheimnis = 1
            ```

            #### Übung 2: Der Turm

            Baue einen Turm.

            ## Zusammenfassung

            - Ein Pfad ist Zustand.

            ## Lektion geschafft?

            Hak sie ab.
            """,
        "el": """
            ---
            lesson: 3.20
            exercises: exercise1 exercise2
            ---
            # Δρόμοι από τον κώδικα

            ## Στόχος

            Ξέρεις τη διαδρομή.

            ## Οι διαδρομές

            Η πλοήγηση είναι ένας δρόμος.

            ## Ασκήσεις

            ### Αρχάριοι

            #### Άσκηση 1: Η σκάλα

            Φτιάξε μια σκάλα.
            """,
        "en": """
            ---
            lesson: 3.20
            exercises: exercise1 exercise2
            ---
            # Ways from code

            ## Objective

            You know the path.

            ## The path

            A path is state. Call `removeLast(_:)`.

            ## Exercises

            ### Beginner

            #### Exercise 1: The stairs

            Build stairs.
            """,
        "ja": """
            ---
            lesson: 3.20
            exercises: exercise1 exercise2
            ---
            # コードからの道

            ## 目標

            経路を知っています。

            ## 経路

            ナビゲーションの経路を空にします。`NavigationStack`を使います。

            ## 演習

            ### 初級

            #### 演習1：階段

            階段を作ってください。
            """,
    ]
}
