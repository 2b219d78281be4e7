extension LintedSample {
    /// What isn't as the lesson says.
    func findings(of outcome: SampleOutcome) -> [LintFinding] {
        if let mishap = outcome.mishap { return [finding(of: mishap)] }
        let own: [LintFinding] =
            switch purpose {
            case .compiles: errors(of: outcome)
            case .fails(let message): complaint(aboutFailing: message, outcome)
            case .starts(_, let warning?) where outcome.compiles: complaint(aboutWarning: warning, outcome)
            case .starts: errors(of: outcome)
            }
        return own.isEmpty ? complaint(aboutOutput: outcome) : own
    }

    /// What the compiler says of the lines around the sample only counts where it says nothing of the sample's own.
    private func errors(of outcome: SampleOutcome) -> [LintFinding] {
        let own = outcome.errors.filter { isWritten($0.place) }
        return (own.isEmpty ? outcome.errors : own).map { error in
            var finding = error.finding
            let start = place(of: error.place)
            finding.place = start
            if own.isEmpty { finding.excerpt = document.source.excerpt(at: start.position) }
            finding.notes = error.notes.map { note in
                let position = place(of: note.place).position
                return Phrase(verbatim: "\(position.line):\(position.column): \(note.message)")
            } + finding.notes.dropFirst(error.notes.count)
            return LintFinding(finding)
        }
    }

    /// A crash or a limit points into the sample where it can.
    private func finding(of mishap: Finding) -> LintFinding {
        var finding = mishap
        finding.place = mishap.place.map(place) ?? start
        if mishap.id == "root" {
            finding.message = sample.attributes.firstScreen.map(Phrase.noSuchScreen) ?? .noFirstScreen
            finding.fix = Phrase(verbatim: "try=\"…View()\"")
        }
        return LintFinding(finding)
    }

    private func complaint(aboutFailing message: String, _ outcome: SampleOutcome) -> [LintFinding] {
        if outcome.compiles { return [complaint("sample-fails", .compiles(message))] }
        let isSaid = outcome.messages.contains { $0.lowercased().contains(message.lowercased()) }
        return isSaid ? [] : [complaint("sample-fails", .failsOtherwise(message), notes: outcome.messages)]
    }

    private func complaint(aboutWarning warning: String, _ outcome: SampleOutcome) -> [LintFinding] {
        let isGiven = outcome.warnings.contains { $0.name == warning.lowercased() || $0.text.lowercased().contains(warning.lowercased()) }
        return isGiven ? [] : [complaint("sample-warns", .warnsOtherwise(warning), notes: outcome.warnings.map { "\($0.name): \($0.text)" })]
    }

    /// A tool's words behind a sample that fails or warns must be what the tool says now: whole messages, or lines of them, with the
    /// places and the lines of code that a compiler prints around them.
    private func complaint(aboutOutput outcome: SampleOutcome) -> [LintFinding] {
        guard let output, sample.attributes.fails != nil || sample.attributes.warns != nil else { return [] }
        let messages = outcome.messages.flatMap { [$0.foldedSpaces] + $0.sourceLines.map { String($0).foldedSpaces } }
        let code = Set(sample.source.sourceLines.map { String($0).foldedSpaces })
        let lines = output.source.sourceLines.map { String($0).withoutSeverity.foldedSpaces }.filter { !$0.isEmpty && !code.contains($0) }
        let isWhole = messages.contains(output.source.withoutSeverity.foldedSpaces)
        guard !isWhole, lines.isEmpty || !lines.allSatisfy(messages.contains) else { return [] }
        let (written, start) = (output.source.sourceLines, output.position(of: SourcePosition(line: 1, column: 1)))
        let end = output.position(of: SourcePosition(line: written.count, column: (written.last?.unicodeScalars.count ?? 0) + 1))
        let place = Finding.Place(path: document.path, position: start, end: end)
        var finding = Finding(id: "sample-output", severity: .error, message: .otherOutput, place: place)
        let message = outcome.messages.first?.sourceLines.first.map(String.init)
        finding.fix = message.map { Phrase(verbatim: $0) }
        guard let message, written.count == 1 else { return [LintFinding(finding)] }
        return [LintFinding(finding, edits: [TextEdit(document.path, SourceRange(start: start, end: end), message)])]
    }

    private func complaint(_ id: String, _ message: Phrase, notes: [String] = []) -> LintFinding {
        LintFinding(Finding(id: id, severity: .error, message: message, place: start, notes: notes.map { Phrase(verbatim: $0) }))
    }

    private var start: Finding.Place { Finding.Place(path: document.path, position: sample.range.start) }
}

extension LintedSample {
    /// What `lint --code` finds beside the compiler's errors.
    static let explanations = [
        Explanation(
            "sample-fails",
            text: Phrase(
                de: "Ein Codebeispiel mit „fails=“ lässt sich kompilieren, oder der Compiler meldet etwas anderes, als dort steht.",
                el: "Ένα παράδειγμα με «fails=» μεταγλωττίζεται, ή ο μεταγλωττιστής λέει κάτι άλλο από ό,τι γράφει εκεί.",
                en: "A code sample with “fails=” compiles, or the compiler says something other than what is written there.",
                ja: "「fails=」のあるコード例がコンパイルできてしまうか、コンパイラのメッセージが書かれているものと違います。")),
        Explanation(
            "sample-warns",
            text: Phrase(
                de: "Ein Codebeispiel mit „warns=“ gibt auf dem ersten Bildschirm nicht die Warnung aus, die dort steht.",
                el: "Ένα παράδειγμα με «warns=» δεν δίνει στην πρώτη οθόνη την προειδοποίηση που γράφει εκεί.",
                en: "A code sample with “warns=” doesn't give the warning written there when its first screen is shown.",
                ja: "「warns=」のあるコード例が、最初の画面で、書かれている警告を出しません。")),
        Explanation(
            "sample-output",
            text: Phrase(
                de: "Eine Ausgabe hinter einem Codebeispiel ist nicht das, was Compiler oder SwiftUI wirklich melden. lint --fix setzt das "
                    + "Richtige ein.",
                el: "Μια έξοδος μετά από παράδειγμα δεν είναι αυτό που λέει πραγματικά ο μεταγλωττιστής ή το SwiftUI. Το lint --fix τη διορθώνει.",
                en: "The output after a code sample isn't what the compiler or SwiftUI really says. lint --fix inserts the real output.",
                ja: "コード例の後の出力が、コンパイラや SwiftUI の実際のメッセージと違います。lint --fix で置き換えられます。")),
    ]
}

extension String {
    fileprivate var foldedSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Without what the compiler prints around its words: `error: ` and a place before it, numbers of lines, and marks below code.
    fileprivate var withoutSeverity: String {
        replacing(#/^\s*\d*\s*\|(?:[\s|]*[|`]-)?/#, with: "").replacing(#/^\s*(?:\S+:\d+:\d+: )?(?:error|warning|note): /#, with: "")
            .replacing(#/^[\s~^]*$/#, with: "")
    }
}

extension Phrase {
    fileprivate static func compiles(_ message: String) -> Phrase {
        Phrase(
            de: "Das muss mit „\(message)“ scheitern, lässt sich aber kompilieren.", el: "Αυτό πρέπει να αποτυγχάνει με «\(message)», όμως μεταγλωττίζεται.",
            en: "This must fail with “\(message)”, but it compiles.", ja: "「\(message)」でコンパイルに失敗するはずですが、成功します。")
    }

    fileprivate static func failsOtherwise(_ message: String) -> Phrase {
        Phrase(
            de: "Das muss mit „\(message)“ scheitern; der Compiler sagt etwas anderes.",
            el: "Αυτό πρέπει να αποτυγχάνει με «\(message)»· ο μεταγλωττιστής λέει κάτι άλλο.",
            en: "This must fail with “\(message)”; the compiler says something else.",
            ja: "「\(message)」で失敗するはずですが、コンパイラのメッセージは別のものです。")
    }

    fileprivate static func warnsOtherwise(_ warning: String) -> Phrase {
        Phrase(
            de: "Der erste Bildschirm muss mit „\(warning)“ warnen, tut es aber nicht.", el: "Η πρώτη οθόνη πρέπει να προειδοποιεί με «\(warning)», αλλά δεν το κάνει.",
            en: "The first screen must warn with “\(warning)”, but doesn't.", ja: "最初の画面で「\(warning)」と警告するはずですが、警告されません。")
    }

    fileprivate static let otherOutput = Phrase(
        de: "Das ist nicht, was wirklich gemeldet wird.", el: "Αυτό δεν είναι το πραγματικό μήνυμα.", en: "This isn't what is really "
            + "reported.",
        ja: "実際のメッセージと違います。")

    fileprivate static func noSuchScreen(_ screen: String) -> Phrase {
        Phrase(
            de: "„\(screen)“ ist in diesem Code keine View, mit der er beginnen kann.", el: "Το «\(screen)» δεν είναι προβολή αυτού του κώδικα με την οποία μπορεί να αρχίσει.",
            en: "“\(screen)” is no view of this code that it can start with.", ja: "「\(screen)」は、このコードの最初の画面にできるビューではありません。")
    }

    fileprivate static let noFirstScreen = Phrase(
        de: "Welche View der erste Bildschirm ist, geht aus diesem Code nicht hervor. Nenne sie hinter dem Codezaun.",
        el: "Από αυτόν τον κώδικα δεν φαίνεται ποια προβολή είναι η πρώτη οθόνη. Όρισέ την μετά τον φράχτη κώδικα.",
        en: "This code doesn't show which view is its first screen. Name it in the code fence.",
        ja: "このコードからは、どのビューが最初の画面か分かりません。コードフェンスの後ろに書いてください。")
}
