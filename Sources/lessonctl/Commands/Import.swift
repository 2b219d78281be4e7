import Foundation
import Lessons

extension Command {
    static let importPage = Command(
        "import", [.one("PAGE.txt")], in: .course, options: [.outputFile],
        summary: Phrase(
            de: "macht aus einer Textseite ein Lektionsdokument", el: "μετατρέπει μια σελίδα κειμένου σε έγγραφο μαθήματος",
            en: "turns a plain-text page into a lesson document", ja: "プレーンテキストのページからレッスン文書を作ります"),
        details: [
            Phrase(
                de:
                    "Überschriften, Listen, Code, Fragen und Übungen werden wiedererkannt. Was dabei geraten oder weggelassen wird, steht mit der Zeile auf der Standardfehlerausgabe.",
                el:
                    "Αναγνωρίζονται επικεφαλίδες, λίστες, κώδικας, ερωτήσεις και ασκήσεις. Ό,τι υποτέθηκε ή παραλείφθηκε γράφεται με τη γραμμή του στην έξοδο σφαλμάτων.",
                en:
                    "Headings, lists, code, questions and exercises are recognized again. What was guessed or left out "
                    + "goes to standard error, with its line.",
                ja: "見出し、リスト、コード、質問、演習を読み取り直します。推測したことや除いた行は、行番号とともに標準エラー出力に書き出されます。"),
            Phrase(
                de: "Die Sprache der Seite ist die des Ordners, in den geschrieben wird, sonst die ihres Textes.",
                el: "Η γλώσσα της σελίδας είναι του φακέλου όπου γράφεται, αλλιώς του κειμένου της.",
                en: "The language of the page is that of the folder written to, otherwise that of its text.",
                ja: "ページの言語は書き出し先のフォルダの言語、なければ本文から判断した言語です。"),
        ],
        examples: ["lessonctl import page.txt -o Content/de/new-lesson.md"]
    ) { context in
        let name = context.shown(context.path(context.invocation.words[0]))
        let page = try context.page(at: name)
        if let file = context.invocation.value(of: .outputFile) {
            try context.write(page.document, to: file)
            context.note(.written(file))
        } else {
            try context.print(String(page.document.dropLast()))
        }
        page.findings.forEach { context.note(Phrase(verbatim: $0.line(in: context.language))) }
        return .success
    }
}

extension Option {
    static let outputFile = Option(
        "output", letter: "o", .text("FILE"),
        Phrase(de: "wohin geschrieben wird", el: "πού γράφεται το αποτέλεσμα", en: "where to write the result", ja: "書き出す先"))
}

extension Context {
    fileprivate func page(at name: String) throws -> PageText {
        do {
            let vocabularies = try Vocabularies.standard()
            return try PageText(contentsOf: name, vocabularies: vocabularies, language: folderLanguage(vocabularies))
        } catch let failure as LessonFailure {
            if case .unreadable(.missing) = failure { throw Failure(.usage, failure.finding.message) }
            throw Failure(.finding, failure.finding.message)
        } catch let failure as Vocabularies.Failure {
            throw Failure(.machine, failure.findings.first?.message ?? Phrase(verbatim: "\(failure)"))
        }
    }

    /// The language of the folder that is written to, if it is named for one.
    private func folderLanguage(_ vocabularies: Vocabularies) -> String? {
        invocation.value(of: .outputFile).flatMap { file in
            let folder = URL(fileURLWithPath: path(file)).deletingLastPathComponent().lastPathComponent
            return vocabularies[folder]?.language
        }
    }

    fileprivate func write(_ text: String, to file: String) throws {
        do {
            try Data(text.utf8).replaceFile(at: path(file))
        } catch {
            throw Failure(.machine, .notWritten(file, .systemError(error)))
        }
    }
}

extension Phrase {
    fileprivate static func written(_ file: String) -> Phrase {
        Phrase(
            de: "\(file) ist geschrieben.", el: "Το \(file) γράφτηκε.", en: "Wrote \(file).", ja: "\(file) を書き出しました。")
    }
}
