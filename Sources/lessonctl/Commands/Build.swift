import Foundation
import Lessons

extension Command {
    static let build = Command(
        "build", in: .course, options: [.output, .withProgress, .watch, .format("text", "json")],
        summary: Phrase(
            de: "schreibt die HTML-Seiten der Lektionen", el: "γράφει τις σελίδες HTML των μαθημάτων",
            en: "writes the lessons' HTML pages", ja: "レッスンの HTML ページを書き出します"),
        details: [
            Phrase(
                de: "Ohne -o in den Ordner site/ des Kurses. Was schon da und unverändert ist, bleibt unberührt. Eigene Dateien, die zu "
                    + "nichts mehr gehören, verschwinden; fremde bleiben.",
                el: "Χωρίς -o στον φάκελο site/ της σειράς. Ό,τι υπάρχει ήδη ίδιο μένει ανέγγιχτο. Δικά του αρχεία που δεν ανήκουν πια "
                    + "πουθενά φεύγουν· τα ξένα μένουν.",
                en: "Without -o, the pages go into the folder site/ of the course. Files that are already there and unchanged are left "
                    + "alone. The site's own files that no longer belong to anything are removed; other files stay.",
                ja: "-o を省略すると、コースの site/ フォルダに書き出します。同じ内容のファイルには触れません。以前に書き出して"
                    + "不要になったファイルは消し、ほかのファイルはそのまま残します。")
        ],
        examples: ["lessonctl build -o site", "lessonctl build --progress --watch"]
    ) { context in
        let course = try context.course()
        let folder = try context.siteFolder(of: course)
        // What is saved while the first build runs counts as a change too.
        var stamps = SourceStamps(of: course)
        let status = try context.build(course, into: folder)
        guard context.invocation.has(.watch) else { return status }
        context.note(.watching)
        while true {
            stamps = stamps.next(of: course)
            do { _ = try context.build(course, into: folder) } catch { context.report(Failure(error)) }
        }
    }
}

extension Context {
    fileprivate func build(_ course: CourseFolder, into folder: String) throws -> ExitStatus {
        let journal = invocation.has(.withProgress) ? try journal().entries() : []
        let outcome = try Site(course, vocabularies: vocabularies()).write(to: folder, journal: journal)
        note(outcome.findings)
        try print(
            .built(outcome, folder: shown(folder)),
            json: Report(folder: folder, written: outcome.written, removed: outcome.removed, unchanged: outcome.unchanged))
        return outcome.findings.contains { $0.severity == .error } ? .course : .success
    }

    fileprivate func siteFolder(of course: CourseFolder) throws(Failure) -> String {
        guard let named = invocation.value(of: .output) else { return course.path + "/site" }
        var isFolder: ObjCBool = true
        guard !FileManager.default.fileExists(atPath: path(named), isDirectory: &isFolder) || isFolder.boolValue else {
            throw Failure(.usage, .notAFolder(named))
        }
        return path(named)
    }

    private struct Report: Encodable {
        let version = 1
        let folder: String
        /// Paths in the folder.
        let written: [String]
        let removed: [String]
        /// How many were the same already.
        let unchanged: Int
    }
}

extension Option {
    static let withProgress = Option(
        "progress",
        Phrase(
            de: "nimmt deinen eigenen Fortschritt in die Seiten auf", el: "βάζει στις σελίδες και τη δική σου πρόοδο",
            en: "puts your own progress into the pages", ja: "自分の進み具合をページに入れます"))

    static let watch = Option(
        "watch",
        Phrase(
            de: "schreibt nach jedem Speichern neu, bis du mit Strg-C aufhörst", el: "ξαναγράφει μετά από κάθε αποθήκευση, μέχρι Ctrl-C",
            en: "rewrites the pages at every save until you press Ctrl-C", ja: "保存のたびに書き直します（Ctrl-C で終了）"))
}

extension Phrase {
    fileprivate static let watching = Phrase(
        de: "Warte auf Änderungen in Content/ und Exercises/ (Strg-C beendet).",
        el: "Αναμονή για αλλαγές στα Content/ και Exercises/ (τέλος με Ctrl-C).",
        en: "Waiting for changes in Content/ and Exercises/ (press Ctrl-C to stop).",
        ja: "Content/ と Exercises/ の変更を待っています（Ctrl-C で終了）。")

    fileprivate static func built(_ outcome: Site.Outcome, folder: String) -> Phrase {
        let (written, unchanged, removed) = (outcome.written.count, outcome.unchanged, outcome.removed.count)
        let files = Phrase(
            de: "\(folder): \(written) Dateien geschrieben, \(unchanged) unverändert",
            el: "\(folder): γράφτηκαν \(written) αρχεία, \(unchanged) έμειναν ίδια",
            en: "\(folder): \(written) files written, \(unchanged) unchanged",
            ja: "\(folder)：\(written)個のファイルを書き出しました（変更なし：\(unchanged)個")
        let rest = removed == 0
            ? Phrase(de: ".", el: ".", en: ".", ja: "）。")
            : Phrase(de: ", \(removed) entfernt.", el: ", \(removed) διαγράφηκαν.", en: ", \(removed) removed.", ja: "、削除：\(removed)個）。")
        return Phrase(
            de: files.text(in: .german) + rest.text(in: .german), el: files.text(in: .greek) + rest.text(in: .greek),
            en: files.text(in: .english) + rest.text(in: .english), ja: files.text(in: .japanese) + rest.text(in: .japanese))
    }

    fileprivate static func notAFolder(_ path: String) -> Phrase {
        Phrase(
            de: "\(path) ist eine Datei. Nenne hinter -o einen Ordner.", el: "Το \(path) είναι αρχείο. Μετά το -o γράψε έναν φάκελο.",
            en: "\(path) is a file. Name a folder after -o.", ja: "\(path) はファイルです。-o にはフォルダを指定してください。")
    }
}
