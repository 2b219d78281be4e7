import Foundation
import Lessons

extension Command {
    static let play = Command(
        "play", [.many("FILE.swift")], in: .learning, options: [.record, .format("text", "json"), .sandbox],
        summary: Phrase(
            de: "spielt ein Programm Schritt für Schritt durch", el: "τρέχει ένα πρόγραμμα βήμα βήμα", en: "lets you play through a "
                + "program step by step",
            ja: "プログラムを1操作ずつ動かします"),
        details: [
            Phrase(
                de: "Nach jedem Schritt kommen Bildschirm, Pfad und was jetzt geht, mit Nummern. Gib eine Nummer ein oder einen Schritt "
                    + "wie im Skript: tap \"Weiter\". q beendet.",
                el: "Μετά από κάθε βήμα εμφανίζονται η οθόνη, η διαδρομή και όσα γίνονται τώρα, με αριθμούς. Δώσε έναν αριθμό ή ένα βήμα όπως σε "
                    + "script: tap \"Επόμενο\". Με q σταματάς.",
                en: "Each step is followed by the screen, the path and a numbered list of what you can do next. Type a number, or a step "
                    + "as in a script: tap \"Next\". q quits.",
                ja: "操作のたびに、画面、パス、次にできることが番号付きで表示されます。番号か、スクリプトと同じ書き方の操作（tap \"次へ\"）を入力します。"
                    + "q で終わります。"),
            Phrase(
                de: "Mit --record entsteht ein Skript, das run --script und check annehmen.", el: "Με --record φτιάχνεται ένα script που δέχονται τα run --script και check.",
                en: "--record writes a script that run --script and check accept.", ja: "--record を付けると、run --script や check で使えるスクリプトができます。"),
        ],
        examples: ["lessonctl play Stairs.swift", "lessonctl play Stairs.swift --record stairs.nav"]
    ) { context in
        let paths = context.invocation.words.map { context.shown(context.path($0)) }
        return try context.checking(paths[0]) { try context.play(paths) }
    }
}

extension Context {
    fileprivate func play(_ paths: [String]) throws -> ExitStatus {
        let solution: Solution
        do { solution = try Solution(contentsOf: paths) } catch {
            if case .missing = error { throw Failure(.usage, error.finding.message) }
            return try refuse([error.finding], paths[0])
        }
        let (play, findings) = try Play.start(solution, with: try checker(), language: language)
        guard let play else { return try refuse(findings, paths[0]) }
        var table = PlayTable(play, in: self)
        let status = try table.run()
        if let file = invocation.value(of: .record) { try record(play.script, in: file) }
        return status
    }

    private func refuse(_ findings: [Finding], _ path: String) throws -> ExitStatus {
        try print([DoneCheck(name: path, isExercise: false, script: Script(path: ""), verdict: Verdict(findings: findings))])
        return .finding
    }

    private func record(_ script: String, in file: String) throws {
        do { try Data(script.utf8).write(to: URL(filePath: path(file))) } catch {
            throw Failure(.machine, Phrase(verbatim: "\(file): \(error.localizedDescription)"))
        }
        note(.recorded(file))
    }
}

/// A program on the table: what it shows, what the person does, and so on.
private struct PlayTable {
    private let play: Play
    private let context: Context
    private let isJSON: Bool
    private let isTerminal = isatty(STDIN_FILENO) == 1
    private var printed = 0

    init(_ play: Play, in context: Context) {
        (self.play, self.context) = (play, context)
        isJSON = context.invocation.format == "json"
    }

    mutating func run() throws -> ExitStatus {
        try show(nil, .done)
        while let line = nextLine() {
            guard !["q", "quit"].contains(line) else { break }
            guard let words = words(for: line) else { continue }
            let answer = play.carryOut(words)
            try show(words, answer)
            if case .ended = answer { return .finding }
        }
        return .success
    }

    private func nextLine() -> String? {
        if !isJSON { try? context.output.write("> ") }
        guard let line = readLine() else {
            if !isJSON { try? context.output.write("\n") }
            return nil
        }
        let words = line.trimmingCharacters(in: .whitespaces)
        // Where nobody types, the lines are to be seen too.
        if !isJSON, !isTerminal { try? context.output.write(words + "\n") }
        return words
    }

    /// A statement for what was typed: a number stands for an offer, with the person's own words behind it.
    private func words(for line: String) -> String? {
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard let number = Int(parts[0]) else { return line }
        guard play.offers.indices.contains(number - 1) else {
            say(.noSuchNumber(number, play.offers.count))
            return nil
        }
        let offer = play.offers[number - 1]
        guard offer.needsWords else { return offer.words }
        guard parts.count == 2 else {
            say(.wordsWanted(number))
            return nil
        }
        return offer.words(parts[1])
    }

    private func say(_ phrase: Phrase) {
        isJSON ? context.note(phrase) : try? context.print(phrase)
    }

    // MARK: Showing

    private mutating func show(_ words: String?, _ answer: Play.Answer) throws {
        if isJSON { return try context.print(line: Turn(words, answer, play, context.language)) }
        switch answer {
        case .done: try context.print((drawing + pathLine + newConsole() + offerLines).joined(separator: "\n"))
        case .met: try context.print(context.output.painted("✓ ", .green) + (words ?? ""))
        case .refused(let found): try context.print(context.output.painted("✗ ", .red) + Phrase.found(found).text(in: context.language))
        case .misunderstood(let finding):
            let lines = finding.message.text(in: context.language).wrapped(toDisplayWidth: min(context.output.width, 80), longWords: .whole)
            try context.print(lines.joined(separator: "\n"))
        case .ended(let finding):
            let verdict = Verdict(findings: [finding])
            try context.print([DoneCheck(name: "", isExercise: false, script: Script(path: ""), verdict: verdict)])
        }
    }

    private var drawing: [String] {
        play.screen.drawing(in: context.language, width: min(60, max(20, context.output.width - 2)))
    }

    private var pathLine: [String] {
        play.path.map { path in ["\(Phrase.path.text(in: context.language)): [\(path.map(\.source).joined(separator: ", "))]"] } ?? []
    }

    private var offerLines: [String] {
        play.offers.enumerated().map { "\($0 + 1 < 10 ? " " : "")\($0 + 1)  \($1.words)" }
    }

    /// What the program has printed since the last time.
    private mutating func newConsole() -> [String] {
        let text = play.console
        defer { printed = text.count }
        return text.dropFirst(printed).split(separator: "\n").map { "| " + $0 }
    }

    /// A line: `version` 1; the `step` that was done; `status`: `done`, `met`, `refused`, `misunderstood` or `ended`; a `message` where it
    /// wasn't done; the `screen`, drawn; the `path`; the `offers`: steps that can be done now, `…` for one's own words.
    private struct Turn: Encodable {
        let version = 1
        let step: String?
        let status: String
        let message: String?
        let screen: [String]
        let path: [String]?
        let offers: [String]

        init(_ words: String?, _ answer: Play.Answer, _ play: Play, _ language: Language) {
            step = words
            (status, message) =
                switch answer {
                case .done: ("done", nil)
                case .met: ("met", nil)
                case .refused(let found): ("refused", found.text(in: language))
                case .misunderstood(let finding): ("misunderstood", finding.message.text(in: language))
                case .ended(let finding): ("ended", finding.line(in: language))
                }
            screen = play.isOver ? [] : play.screen.drawing(in: language)
            path = play.path?.map(\.source)
            offers = play.offers.map(\.words)
        }
    }
}

extension Phrase {
    fileprivate static let path = Phrase(de: "Pfad", el: "Διαδρομή", en: "Path", ja: "パス")

    fileprivate static func found(_ found: Phrase) -> Phrase {
        Phrase(de: "Da war: \(found.de)", el: "Υπήρχε: \(found.el)", en: "Found: \(found.en)", ja: "実際：\(found.ja)")
    }

    fileprivate static func noSuchNumber(_ number: Int, _ count: Int) -> Phrase {
        Phrase(
            de: "Eine Nummer \(number) gibt es hier nicht, nur 1 bis \(count).", el: "Δεν υπάρχει εδώ αριθμός \(number), μόνο 1 έως \(count).",
            en: "There is no number \(number) here, only 1 to \(count).", ja: "番号 \(number) はありません。1から\(count)までです。")
    }

    fileprivate static func wordsWanted(_ number: Int) -> Phrase {
        Phrase(
            de: "Schreib dahinter, was hineingehört: \(number) Text", el: "Γράψε και τι μπαίνει εκεί: \(number) κείμενο",
            en: "Write the text after the number: \(number) text", ja: "番号の後ろに内容を書いてください：\(number) テキスト")
    }

    fileprivate static func recorded(_ file: String) -> Phrase {
        Phrase(
            de: "Mitgeschrieben in \(file). Prüfen: lessonctl run … --script \(file)", el: "Καταγράφηκε στο \(file). Έλεγχος: lessonctl run … --script \(file)",
            en: "Recorded in \(file). Check with it: lessonctl run … --script \(file)", ja: "\(file) に書き出しました。確かめるには：lessonctl run … --script \(file)")
    }
}
