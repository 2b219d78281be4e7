import Lessons

extension Command {
    static let explain = Command(
        "explain", [.optional("NAME")], in: .learning, options: [.format("text", "json")],
        summary: Phrase(
            de: "erklärt einen Befund oder eine Meldung", el: "εξηγεί ένα εύρημα ή ένα μήνυμα",
            en: "explains a finding or a message", ja: "指摘やメッセージを説明します"),
        details: [
            Phrase(
                de: "NAME ist der Name eines Befunds, wie ihn check nennt. Ohne NAME: eine Liste aller Namen.",
                el: "NAME είναι το όνομα ενός ευρήματος, όπως το δίνει το check. Χωρίς NAME: κατάλογος όλων των ονομάτων.",
                en: "NAME is the name of a finding, as shown by check. Without NAME: a list of all names.",
                ja: "NAME は check が示す指摘の名前です。省略すると、すべての名前を一覧表示します。")
        ],
        examples: ["lessonctl explain missing-dollar", "lessonctl explain expect-path"]
    ) { context in
        guard let word = context.invocation.words.first else {
            try context.listExplanations()
            return .success
        }
        let explanation = try context.explanation(word)
        if context.invocation.format == "json" {
            try context.print(json: Report([explanation], in: context.language))
        } else {
            try context.print(context.text(of: explanation))
        }
        return .success
    }

    fileprivate struct Report: Encodable {
        let version = 1
        let explanations: [Entry]

        init(_ explanations: [Explanation], in language: Language) {
            self.explanations = explanations.map { Entry($0, in: language) }
        }

        struct Entry: Encodable {
            let name: String
            let group: String?
            let text: String
            /// Parts of the messages that it explains.
            let messages: [String]

            init(_ explanation: Explanation, in language: Language) {
                (name, group, messages) = (explanation.name, explanation.group?.rawValue, explanation.messages)
                text = explanation.text.text(in: language)
            }
        }
    }
}

extension Context {
    /// The one of that name; blanks may stand for hyphens, as in the names of warnings.
    fileprivate func explanation(_ word: String) throws -> Explanation {
        let name = word.lowercased().replacing(" ", with: "-")
        if let explanation = Explanation.named(name) { return explanation }
        let nearest = name.nearest(in: Explanation.all.map(\.name))
        throw Failure(.usage, .noExplanation(word), advice: [nearest.map(Phrase.meant) ?? .listsAll])
    }

    fileprivate func text(of explanation: Explanation) -> String {
        let title = [explanation.name, explanation.group?.title.text(in: language)].compactMap(\.self).joined(separator: " · ")
        let text = explanation.text.text(in: language).wrapped(toDisplayWidth: min(output.width, 80) - 2, longWords: .whole)
        let lesson = furtherReading()(explanation.name).map {
            [""] + "\(Phrase.lesson.text(in: language)): \($0.text(in: language))".wrapped(
                toDisplayWidth: min(output.width, 80) - 2, longWords: .whole)
        } ?? []
        let messages = explanation.messages.isEmpty ? [] : ["", Phrase.messages.text(in: language)] + explanation.messages.map { "  … \($0) …" }
        return ([output.painted(title, .bold)] + (text + lesson + messages).map { $0.isEmpty ? "" : "  " + $0 }).joined(separator: "\n")
    }

    fileprivate func listExplanations() throws {
        if invocation.format == "json" { return try print(json: Command.Report(Explanation.all, in: language)) }
        let groups = Explanation.Group.allCases.map { group in
            let names = Explanation.all(in: group).map(\.name).joined(separator: ", ")
            let lines = names.wrapped(toDisplayWidth: min(output.width, 80) - 2, longWords: .whole).map { "  " + $0 }
            return ([output.painted(group.title.text(in: language), .bold)] + lines).joined(separator: "\n")
        }
        try print(groups.joined(separator: "\n\n"))
        note(.oneByName)
    }
}

extension Explanation.Group {
    fileprivate var title: Phrase {
        switch self {
        case .compiler: Phrase(de: "Meldungen des Compilers", el: "Μηνύματα του μεταγλωττιστή", en: "Compiler messages", ja: "コンパイラのメッセージ")
        case .characters: Phrase(de: "Zeichen im Code", el: "Χαρακτήρες στον κώδικα", en: "Characters in code", ja: "コード中の文字")
        case .way:
            Phrase(
                de: "Was am Weg durch die App auffällt", el: "Ευρήματα για τη διαδρομή", en: "Findings about the way through the app",
                ja: "画面遷移の作り方についての指摘")
        case .crashes: Phrase(de: "Abstürze", el: "Καταρρεύσεις", en: "Crashes", ja: "クラッシュ")
        case .warnings: Phrase(de: "Warnungen von SwiftUI", el: "Προειδοποιήσεις του SwiftUI", en: "SwiftUI warnings", ja: "SwiftUI の警告")
        case .checking: Phrase(de: "Befunde einer Prüfung", el: "Ευρήματα ενός ελέγχου", en: "Findings of a check", ja: "チェックの指摘")
        case .steps: Phrase(de: "Schritte eines Skripts", el: "Βήματα ενός script", en: "Steps of a script", ja: "スクリプトの手順")
        case .expectations: Phrase(de: "Erwartungen eines Skripts", el: "Προσδοκίες ενός script", en: "Expectations of a script", ja: "スクリプトが期待する内容")
        case .documents: Phrase(de: "Lektionen und Kurs", el: "Μαθήματα και σειρά", en: "Lessons and course", ja: "レッスンとコース")
        }
    }
}

extension Phrase {
    fileprivate static let lesson = Phrase(de: "Mehr dazu in Lektion", el: "Περισσότερα στο μάθημα", en: "More in lesson", ja: "詳しくはレッスン")

    fileprivate static let messages = Phrase(
        de: "Gehört zu Meldungen wie:", el: "Αφορά μηνύματα όπως:", en: "Goes with messages such as:", ja: "次のようなメッセージの説明です：")

    fileprivate static let oneByName = Phrase(
        de: "Mehr zu einem Namen: lessonctl explain NAME", el: "Περισσότερα για ένα όνομα: lessonctl explain NAME",
        en: "More about a name: lessonctl explain NAME", ja: "詳しくは：lessonctl explain NAME")

    fileprivate static let listsAll = Phrase(
        de: "Alle Namen nennt: lessonctl explain", el: "Όλα τα ονόματα: lessonctl explain", en: "All names: lessonctl explain",
        ja: "名前の一覧：lessonctl explain")

    fileprivate static func noExplanation(_ name: String) -> Phrase {
        Phrase(
            de: "Einen Befund „\(name)“ gibt es nicht.", el: "Δεν υπάρχει εύρημα «\(name)».", en: "There is no finding “\(name)”.",
            ja: "「\(name)」という指摘はありません。")
    }
}
