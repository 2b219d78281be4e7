import Lessons

/// Many grades for a person: a row a learner, a column an exercise, below it what couldn't be checked and who handed in the same.
struct GradeText {
    private let grades: [Grade]
    private let language: Language
    private let output: Output

    init(_ grades: [Grade], language: Language, output: Output) {
        (self.grades, self.language, self.output) = (grades, language, output)
    }

    var text: String {
        let parts = [table, unchecked, equal, conclusion].filter { !$0.isEmpty }
        return "\n" + parts.joined(separator: "\n\n")
    }

    /// `✗ ben    exercise1  5/7  expect-path`, as it comes.
    static func line(of grade: Grade, language: Language, output: Output) -> String {
        let sign =
            switch grade.status {
            case .passed: output.painted("✓", .green)
            case .failed: output.painted("✗", .red)
            case .unchecked: output.painted("?", .yellow)
            }
        let reason = grade.status == .passed ? nil : grade.finding.map { name in grade.line.map { "\(name) (\(Phrase.line($0).text(in: language)))" } ?? name }
        let same = grade.sameAs.map { Phrase.same($0).text(in: language) }
        let count = grade.status == .unchecked ? nil : "\(grade.passed)/\(grade.scenarios)"
        return ([sign, grade.learner, grade.exercise] + [count, reason, same].compactMap(\.self)).joined(separator: " ")
    }

    private var exercises: [String] { grades.map(\.exercise).uniqued }
    private var learners: [String] { grades.map(\.learner).uniqued }

    private var table: String {
        var table = Table()
        table.add(([Phrase.learner.text(in: language)] + exercises).map { output.painted($0, .bold) })
        for learner in learners { table.add([learner] + exercises.map { cell(learner, $0) }) }
        return table.lines(width: max(output.width, 80)).joined(separator: "\n")
    }

    private func cell(_ learner: String, _ exercise: String) -> String {
        guard let grade = grades.first(where: { $0.learner == learner && $0.exercise == exercise }) else { return "–" }
        return switch grade.status {
        case .passed: output.painted("✓ \(grade.passed)/\(grade.scenarios)", .green)
        case .failed: output.painted("✗ \(grade.passed)/\(grade.scenarios)", .red)
        case .unchecked: output.painted("?", .yellow)
        }
    }

    private var unchecked: String {
        grades.filter { $0.status == .unchecked }.map { "? \($0.learner) \($0.exercise): \($0.message ?? "")" }.joined(separator: "\n")
    }

    private var equal: String {
        let lines = GradeReport(grades).equal.map { "  \($0.exercise): \($0.learners.joined(separator: ", "))" }
        return lines.isEmpty ? "" : ([Phrase.equal.text(in: language)] + lines).joined(separator: "\n")
    }

    private var conclusion: String {
        Phrase.conclusion(passed: grades.count { $0.status == .passed }, of: grades.count).text(in: language)
    }
}

extension [String] {
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Phrase {
    fileprivate static let learner = Phrase(de: "Name", el: "Όνομα", en: "Name", ja: "名前")
    fileprivate static let equal = Phrase(
        de: "Gleiche Lösungen (Kommentare und Leerraum ausgenommen):", el: "Ίδιες λύσεις (εκτός από σχόλια και κενά):",
        en: "Identical solutions (comments and whitespace aside):", ja: "同じ解答（コメントと空白を除く）：")

    fileprivate static func line(_ number: Int) -> Phrase {
        Phrase(de: "Zeile \(number)", el: "γραμμή \(number)", en: "line \(number)", ja: "\(number)行目")
    }

    fileprivate static func same(_ learner: String) -> Phrase {
        Phrase(de: "wie \(learner)", el: "ίδια με \(learner)", en: "same as \(learner)", ja: "\(learner) と同じ")
    }

    fileprivate static func conclusion(passed: Int, of count: Int) -> Phrase {
        Phrase(
            de: "\(passed) von \(count) Lösungen bestanden.", el: "Πέρασαν \(passed) από \(count) λύσεις.", en: "\(passed) of \(count) solutions passed.",
            ja: "解答\(count)件のうち\(passed)件が合格しました。")
    }
}
