import Lessons

extension Command {
    /// Raised with every release.
    static let versionNumber = "0.1.0"

    static let version = Command(
        "version", in: .tool, options: [.format("text", "json")],
        summary: Phrase(
            de: "nennt die Version des Werkzeugs", el: "λέει την έκδοση του εργαλείου", en: "shows the tool's version",
            ja: "ツールのバージョンを表示します"),
        examples: ["lessonctl version"]
    ) { context in
        try context.print(Phrase(verbatim: "lessonctl \(versionNumber)"), json: Report(lessonctl: versionNumber))
        return .success
    }

    private struct Report: Encodable {
        let version = 1
        let lessonctl: String
    }
}
