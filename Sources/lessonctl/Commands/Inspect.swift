import Lessons

extension Command {
    static let inspect = Command(
        "inspect", [.one("DOCUMENT")], in: .course, options: [.format("text", "json")],
        summary: Phrase(
            de: "zeigt, wie ein Lektionsdokument gelesen wird", el: "δείχνει πώς διαβάζεται ένα έγγραφο μαθήματος",
            en: "shows how a lesson document is read", ja: "レッスン文書の読み取り結果を表示します"),
        examples: ["lessonctl inspect Content/de/programmatic-navigation.md --format json"]
    ) { _ in
        throw Failure.notBuiltIn("inspect")
    }
}
