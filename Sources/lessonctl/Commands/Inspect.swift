import Lessons

extension Command {
    static let inspect = Command(
        "inspect", [.one("DOCUMENT")], in: .course, options: [.format("text", "json")],
        summary: Phrase(
            de: "zeigt, wie ein Lektionsdokument gelesen wird", el: "δείχνει πώς διαβάζεται ένα έγγραφο μαθήματος",
            en: "shows how a lesson document is read", ja: "レッスン文書の読み取り結果を表示します"),
        details: [
            Phrase(
                de: "Was am Dokument nicht stimmt, steht auf der Standardfehlerausgabe, mit Zeile und Spalte.",
                el: "Ό,τι δεν στέκει στο έγγραφο γράφεται στην έξοδο σφαλμάτων, με γραμμή και στήλη.",
                en: "What is wrong with the document goes to standard error, with line and column.",
                ja: "文書の問題点は、行と列とともに標準エラー出力に書き出されます。")
        ],
        examples: ["lessonctl inspect Content/de/programmatic-navigation.md --format json"]
    ) { context in
        let path = context.shown(context.path(context.invocation.words[0]))
        let (lesson, findings) = try context.lesson(at: path)
        switch context.invocation.format {
        case "json": try context.output.write(LessonReport(lesson).json())
        default: try context.print(LessonText(lesson, language: context.language, output: context.output).text)
        }
        context.note(findings)
        return context.status(of: findings, lookingAt: path)
    }
}

extension Context {
    fileprivate func lesson(at path: String) throws -> (Lesson, [Finding]) {
        let vocabularies = try vocabularies()
        do throws(LessonFailure) {
            return try Lesson.read(contentsOf: path, vocabularies: vocabularies)
        } catch {
            throw Failure(error, lookingAt: path)
        }
    }

    /// Whether the document that was looked at has mistakes, or else something of the course around it.
    fileprivate func status(of findings: [Finding], lookingAt path: String) -> ExitStatus {
        let errors = findings.filter { $0.severity == .error }
        if errors.isEmpty { return .success }
        return errors.contains { $0.place?.path == path } ? .finding : .course
    }
}
