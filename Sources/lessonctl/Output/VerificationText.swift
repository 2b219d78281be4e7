import Lessons

/// How a course's exercises hold, for a person: a row an exercise, below them what doesn't hold.
struct VerificationText {
    private let outcomes: [CourseVerification.Outcome]
    private let shown: (String) -> String
    private let language: Language
    private let output: Output

    init(_ outcomes: [CourseVerification.Outcome], shown: @escaping (String) -> String, language: Language, output: Output) {
        (self.outcomes, self.shown, self.language, self.output) = (outcomes, shown, language, output)
    }

    var text: String {
        let complaints = outcomes.compactMap { outcome in outcome.complaint.map { text(of: $0, about: outcome.trial.path) } }
        return ([table] + complaints + [conclusion(complaints.count)]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var table: String {
        var table = Table(.left, .left, .left, .right)
        if !outcomes.isEmpty { table.add("", Phrase.reference.text(in: language), Phrase.starter.text(in: language), Phrase.mistakes.text(in: language)) }
        for exercise in exercises {
            let own = outcomes.filter { $0.trial.exercise == exercise }
            let mistakes = own.filter { $0.trial.role == .mistake }
            table.add(
                exercise.name, sign(own.first { $0.trial.role == .reference }), sign(own.first { $0.trial.role == .starter }),
                "\(mistakes.count { $0.complaint == nil })/\(mistakes.count)")
        }
        return table.lines(width: output.width).joined(separator: "\n")
    }

    private var exercises: [ExerciseFolder] {
        outcomes.reduce(into: []) { exercises, outcome in
            if exercises.last != outcome.trial.exercise { exercises.append(outcome.trial.exercise) }
        }
    }

    private func sign(_ outcome: CourseVerification.Outcome?) -> String {
        outcome?.complaint == nil ? output.painted("✓", .green) : output.painted("✗", .red)
    }

    private func text(of complaint: CourseVerification.Complaint, about path: String) -> String {
        let lines = complaint.message.text(in: language).wrapped(toDisplayWidth: output.width - 2, longWords: .whole)
        let finding = complaint.finding.map { $0.withPath(shown).line(in: language) } ?? ""
        let details = finding.wrapped(toDisplayWidth: output.width - 4, longWords: .whole).filter { !$0.isEmpty }
        let heading = output.painted("✗ " + shown(path), .red)
        return ([heading] + lines.map { "  " + $0 } + details.map { "    " + $0 }).joined(separator: "\n")
    }

    private func conclusion(_ complaints: Int) -> String {
        let text = (complaints == 0 ? Phrase.holds(outcomes.count) : .doesNotHold(complaints, of: outcomes.count)).text(in: language)
        return output.painted(text, complaints == 0 ? .green : .red)
    }
}

/// The same for programs: `version` 1; `holds`; `trials`, each with `exercise`, `file`, `role` (`reference`, `starter`, `mistake`), `holds`,
/// the finding's name that was `expected` and that was `found` first, and where it doesn't hold the `message`.
struct VerificationReport: Encodable {
    let version = 1
    let holds: Bool
    let trials: [Trial]

    struct Trial: Encodable {
        let exercise: String
        let file: String
        let role: CourseVerification.Trial.Role
        let holds: Bool
        let expected: String?
        let found: String?
        let message: String?
    }

    init(_ outcomes: [CourseVerification.Outcome], shown: (String) -> String, language: Language) {
        holds = outcomes.allSatisfy { $0.complaint == nil }
        trials = outcomes.map { outcome in
            Trial(
                exercise: outcome.trial.exercise.name, file: shown(outcome.trial.path), role: outcome.trial.role,
                holds: outcome.complaint == nil, expected: outcome.expected, found: outcome.found?.id,
                message: outcome.complaint?.message.text(in: language))
        }
    }
}

extension Phrase {
    fileprivate static let reference = Phrase(de: "Referenz", el: "Λύση", en: "Reference", ja: "模範解答")
    fileprivate static let starter = Phrase(de: "Starter", el: "Αρχή", en: "Starter", ja: "スターター")
    fileprivate static let mistakes = Phrase(de: "Fehler", el: "Λάθη", en: "Mistakes", ja: "誤答例")

    fileprivate static func holds(_ count: Int) -> Phrase {
        Phrase(
            de: "Alles ist, wie es sein soll: \(count) Dateien geprüft.", el: "Όλα εντάξει: ελέγχθηκαν \(count) αρχεία.",
            en: "Everything is as it should be: \(count) files checked.", ja: "すべて問題ありません（\(count)ファイル）。")
    }

    fileprivate static func doesNotHold(_ complaints: Int, of count: Int) -> Phrase {
        Phrase(
            de: "\(complaints) von \(count) Dateien sind nicht so, wie sie sein sollen.", el: "\(complaints) από \(count) αρχεία δεν είναι όπως πρέπει.",
            en: "\(complaints) of \(count) files aren't as they should be.", ja: "\(count)ファイル中\(complaints)ファイルに問題があります。")
    }
}
