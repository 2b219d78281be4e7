import Foundation
import Lessons

extension Command {
    static let build = Command(
        "build", in: .course, options: [.output, .format("text", "json")],
        summary: Phrase(
            de: "schreibt die HTML-Seiten der Lektionen", el: "γράφει τις σελίδες HTML των μαθημάτων",
            en: "writes the lessons' HTML pages", ja: "レッスンの HTML ページを書き出します"),
        details: [
            Phrase(
                de: "Ohne -o in den Ordner site/ des Kurses. Was schon da und gleich ist, bleibt unberührt.",
                el: "Χωρίς -o στον φάκελο site/ της σειράς. Ό,τι υπάρχει ήδη ίδιο μένει ανέγγιχτο.",
                en: "Without -o into the course's folder site/. What is there already and the same is left alone.",
                ja: "-o を省略すると、コースの site/ フォルダに書き出します。同じ内容のファイルには触れません。")
        ],
        examples: ["lessonctl build -o site"]
    ) { context in
        let course = try Course(context.course(), vocabularies: context.vocabularies())
        let folder = try context.siteFolder(of: course)
        context.note(course.findings)
        let outcome = try Site(course).write(to: folder)
        try context.print(
            .built(outcome, folder: context.shown(folder)),
            json: Report(folder: folder, written: outcome.written, unchanged: outcome.unchanged))
        return course.findings.contains { $0.severity == .error } ? .course : .success
    }

    private struct Report: Encodable {
        let version = 1
        let folder: String
        /// Paths in the folder.
        let written: [String]
        /// How many were the same already.
        let unchanged: Int
    }
}

extension Context {
    fileprivate func siteFolder(of course: Lessons.Course) throws(Failure) -> String {
        guard let named = invocation.value(of: .output) else { return course.root + "/site" }
        var isFolder: ObjCBool = true
        guard !FileManager.default.fileExists(atPath: path(named), isDirectory: &isFolder) || isFolder.boolValue else {
            throw Failure(.usage, .notAFolder(named))
        }
        return path(named)
    }
}

extension Phrase {
    fileprivate static func built(_ outcome: SiteWriter.Outcome, folder: String) -> Phrase {
        let (written, unchanged) = (outcome.written.count, outcome.unchanged)
        return Phrase(
            de: "\(folder): \(written) Dateien geschrieben, \(unchanged) unverändert.",
            el: "\(folder): γράφτηκαν \(written) αρχεία, \(unchanged) έμειναν ίδια.",
            en: "\(folder): \(written) files written, \(unchanged) unchanged.",
            ja: "\(folder): \(written)個のファイルを書き出しました（変更なし: \(unchanged)個）。")
    }

    fileprivate static func notAFolder(_ path: String) -> Phrase {
        Phrase(
            de: "\(path) ist eine Datei. Nenne hinter -o einen Ordner.", el: "Το \(path) είναι αρχείο. Μετά το -o γράψε έναν φάκελο.",
            en: "\(path) is a file. Name a folder behind -o.", ja: "\(path) はファイルです。-o にはフォルダを指定してください。")
    }
}
