import Lessons

/// A help page, made from the table of commands.
struct HelpPage {
    let language: Language
    let output: Output

    /// All verbs, by what they are for.
    func overview(of table: CommandTable) -> String {
        let verbs = table.commands.map(\.verb.displayWidth).max() ?? 0
        let groups = Command.Group.allCases.map { group in
            section(group.title, table.commands.filter { $0.group == group }.map { ($0.verb, $0.summary) }, atLeast: verbs)
        }
        return paragraphs(
            [wrapped(.purpose)] + [section(.usage, ["lessonctl \(Phrase.words.text(in: language))"])]
                + groups + [options(.options, Option.everywhere + Option.withoutVerb), wrapped(.statuses), wrapped(.more)])
    }

    func page(of command: Command) -> String {
        paragraphs(
            [wrapped(command.headline), section(.usage, command.usage)] + command.details.map(wrapped)
                + [options(.options, command.options), options(.optionsEverywhere, Option.everywhere)]
                + [section(.example, command.examples)])
    }

    private func options(_ title: Phrase, _ options: [Option]) -> String {
        section(title, options.map { ($0.usage, $0.summary) }, atLeast: 0)
    }

    private func section(_ title: Phrase, _ rows: [(String, Phrase)], atLeast width: Int) -> String {
        guard !rows.isEmpty else { return "" }
        var table = Table()
        for (name, summary) in rows {
            table.add("  " + name.padded(toDisplayWidth: width), summary.text(in: language))
        }
        return ([heading(title)] + table.lines(width: output.width)).joined(separator: "\n")
    }

    private func section(_ title: Phrase, _ lines: [String]) -> String {
        ([heading(title)] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private func heading(_ title: Phrase) -> String {
        output.painted(title.text(in: language), .bold)
    }

    private func wrapped(_ phrase: Phrase) -> String {
        phrase.text(in: language).wrapped(toDisplayWidth: output.width, longWords: .whole).joined(separator: "\n")
    }

    private func paragraphs(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension Command {
    /// `lessonctl start: …`
    fileprivate var headline: Phrase {
        let name = "lessonctl \(verb)"
        return Phrase(
            de: "\(name): \(summary.de)", el: "\(name): \(summary.el)", en: "\(name): \(summary.en)", ja: "\(name): \(summary.ja)"
        )
    }
}

extension Command.Group {
    fileprivate var title: Phrase {
        switch self {
        case .learning: Phrase(de: "Lernen", el: "Μάθηση", en: "Learning", ja: "学習")
        case .course: Phrase(de: "Am Kurs arbeiten", el: "Συγγραφή", en: "Writing a course", ja: "コース作成")
        case .tool: Phrase(de: "Das Werkzeug selbst", el: "Το εργαλείο", en: "The tool itself", ja: "ツール")
        }
    }
}

extension Phrase {
    fileprivate static let purpose = Phrase(
        de: "lessonctl prüft deine SwiftUI-Lösungen und führt dich durch den Kurs.",
        el: "Το lessonctl ελέγχει τις λύσεις σου σε SwiftUI και σε οδηγεί στα μαθήματα.",
        en: "lessonctl checks your SwiftUI solutions and guides you through the course.",
        ja: "lessonctl は SwiftUI の解答を確かめ、コースの学習を案内します。")
    fileprivate static let words = Phrase(
        de: "BEFEHL [WÖRTER] [OPTIONEN]", el: "ΕΝΤΟΛΗ [ΛΕΞΕΙΣ] [ΕΠΙΛΟΓΕΣ]", en: "COMMAND [WORDS] [OPTIONS]",
        ja: "コマンド [引数] [オプション]")
    fileprivate static let usage = Phrase(de: "Aufruf", el: "Χρήση", en: "Usage", ja: "使い方")
    fileprivate static let options = Phrase(de: "Optionen", el: "Επιλογές", en: "Options", ja: "オプション")
    fileprivate static let optionsEverywhere = Phrase(
        de: "Optionen aller Befehle", el: "Επιλογές όλων των εντολών", en: "Options for every command", ja: "共通のオプション")
    fileprivate static let example = Phrase(de: "Beispiel", el: "Παράδειγμα", en: "Example", ja: "例")
    fileprivate static let statuses = Phrase(
        de: "Exit-Status: 0 alles gut · 1 die Lösung stimmt noch nicht · 2 Fehler im Aufruf · 3 am Rechner · 4 im Kurs",
        el: "Κωδικός εξόδου: 0 όλα καλά · 1 η λύση δεν είναι ακόμη σωστή · 2 η κλήση · 3 ο υπολογιστής · 4 τα μαθήματα",
        en: "Exit status: 0 all is well · 1 the solution isn't right yet · 2 a mistake in the call · 3 on the machine · 4 in the course",
        ja: "終了コード：0 問題なし、1 解答がまだ正しくない、2 使い方、3 環境、4 コース")
    fileprivate static let more = Phrase(
        de: "Mehr zu einem Befehl: lessonctl help BEFEHL", el: "Περισσότερα για μια εντολή: lessonctl help ΕΝΤΟΛΗ",
        en: "More about a command: lessonctl help COMMAND", ja: "コマンドの詳しい説明：lessonctl help コマンド")
}
