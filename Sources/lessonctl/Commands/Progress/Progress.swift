import Foundation
import Lessons

extension Command {
    static let progress = Command(
        "progress", [.none, .keyword("of", .many("DIR")), .keyword("export"), .keyword("import", .one("FILE"))],
        in: .learning, options: [.format("text", "json", "csv", "xapi")],
        summary: Phrase(
            de: "zeigt, was du bestanden und erledigt hast", el: "δείχνει τι έχει περάσει και τι έχει ολοκληρωθεί",
            en: "shows what you have passed and done", ja: "合格した演習と終えたレッスンを表示します"),
        details: [
            Phrase(
                de: "„of“ zeigt viele Lernende in einer Tabelle: DIR ist der Ordner einer Person oder einer, der solche enthält.",
                el: "Το «of» δείχνει πολλούς μαθητές σε έναν πίνακα: DIR είναι ο φάκελος ενός ή φάκελος με τέτοιους φακέλους.",
                en: "“of” shows many learners in one table: DIR is one learner's folder, or a folder that contains such folders.",
                ja: "「of」は複数の学習者を1つの表にします。DIR は学習者のフォルダ、またはそれらを含むフォルダです。"),
            Phrase(
                de:
                    "„export“ schreibt das Lernprotokoll auf die Standardausgabe; „import“ nimmt auf, was dort noch fehlt (- liest "
                    + "die Standardeingabe). So kommt zusammen, was auf zwei Rechnern entstanden ist.",
                el: "Το «export» γράφει το ημερολόγιο προόδου στην έξοδο· το «import» προσθέτει ό,τι λείπει (το - διαβάζει την "
                    + "είσοδο). Έτσι ενώνεται η δουλειά από δύο υπολογιστές.",
                en: "“export” writes the journal to standard output; “import” adds what is missing here (- reads standard input). That way "
                    + "you can combine what was done on two machines.",
                ja: "「export」は学習記録を標準出力に書き出し、「import」は足りない記録だけを取り込みます（- は標準入力）。"
                    + "2台のマシンの記録を1つにまとめられます。"),
        ],
        examples: ["lessonctl progress", "lessonctl progress export > here.jsonl", "lessonctl progress import there.jsonl"]
    ) { context in
        switch context.invocation.keyword {
        case "of": try context.showProgressOfMany()
        case "export": try context.exportProgress()
        case "import": try context.importProgress(context.invocation.words[0])
        default: try context.showProgress()
        }
    }
}

extension Context {
    fileprivate func showProgress() throws -> ExitStatus {
        let learner = try Learner(name: nil, journal: journal(), in: self)
        switch invocation.format {
        case "json": try print(json: learner.report)
        case "csv": try print(lines: ProgressTable.csv([(nil, learner.report)]))
        case "xapi": try print(json: learner.statements(in: outline()))
        default: try print(ProgressText(learner.report, language: language, output: output).text)
        }
        return .success
    }

    fileprivate func showProgressOfMany() throws -> ExitStatus {
        let learners = try invocation.words.flatMap { try self.learners(in: $0) }
        switch invocation.format {
        case "json": try print(json: ClassReport(learners: learners.map { .init(learner: $0.name ?? "", progress: $0.report) }))
        case "csv": try print(lines: ProgressTable.csv(learners.map { ($0.name, $0.report) }))
        case "xapi":
            let outline = try outline()
            try print(json: learners.flatMap { $0.statements(in: outline) })
        default: try print(ClassText(learners, language: language, output: output).text)
        }
        return .success
    }

    private func learners(in word: String) throws -> [Learner] {
        let journals = LearnerFolder(path: path(word)).journals
        guard !journals.isEmpty else { throw Failure(.usage, .noJournal(word)) }
        return try journals.map { try Learner(name: $0.name, journal: Journal(path: $0.path), in: self) }
    }

    /// What ends in a line end already.
    private func print(lines: String) throws {
        try print(lines.hasSuffix("\n") ? String(lines.dropLast()) : lines)
    }

    fileprivate func exportProgress() throws -> ExitStatus {
        let lines = try journal().entries().map(\.line)
        if !lines.isEmpty { try print(lines.joined(separator: "\n")) }
        return .success
    }
}

private struct ClassReport: Encodable {
    let version = 1
    let learners: [Member]

    struct Member: Encodable {
        let learner: String
        let progress: ProgressReport
    }
}

extension Phrase {
    fileprivate static func noJournal(_ path: String) -> Phrase {
        Phrase(
            de: "In \(path) liegt kein Lernprotokoll: weder .lessonctl/progress.jsonl noch ein Ordner, der es enthält.",
            el: "Στο \(path) δεν υπάρχει ημερολόγιο προόδου: ούτε .lessonctl/progress.jsonl ούτε φάκελος που το περιέχει.",
            en: "\(path) contains no progress journal: neither .lessonctl/progress.jsonl nor a folder that has one.",
            ja: "\(path) に学習記録がありません。.lessonctl/progress.jsonl か、それを含むフォルダが必要です。")
    }
}
