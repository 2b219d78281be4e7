import Lessons

/// A lesson as an outline: what there is in it, each with its line in the document.
struct LessonText {
    private let lesson: Lesson
    private let language: Language
    private let output: Output

    init(_ lesson: Lesson, language: Language, output: Output) {
        self.lesson = lesson
        self.language = language
        self.output = output
    }

    var text: String {
        let parts = [
            heading, objective, listed(.sections, sections), listed(.samples, samples), listed(.questions, questions),
            listed(.exercises, exercises), listed(.summary, lesson.summary.map { ["•", $0] }), references,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private var heading: [String] {
        let title = [lesson.number, lesson.title].compactMap(\.self).joined(separator: " ")
        let stage = lesson.stage.map { stage in Phrase.stage(stage, lesson.stageName).text(in: language) }
        let minutes = lesson.readingMinutes.map { Phrase.minutes($0).text(in: language) }
        let facts = [Phrase.language(lesson.language).text(in: language), stage, minutes].compactMap(\.self)
        let lines = [lesson.subtitle, facts.joined(separator: " · ")].compactMap(\.self)
        return [output.painted(title, .bold)] + lines.flatMap(wrapped)
    }

    private var objective: [String] {
        lesson.objective.map { [painted(.objective)] + wrapped($0).map { "  " + $0 } } ?? []
    }

    private var sections: [[String]] {
        lesson.sections.map { section in
            let indent = String(repeating: "  ", count: max(0, section.level - 2))
            let kind = section.kind == .prose ? "" : "\(section.kind.rawValue), "
            return [line(section.range), "\(indent)\(section.title)  (\(kind)#\(section.id))"]
        }
    }

    private var samples: [[String]] {
        lesson.codeSamples.map { sample in
            let size = Phrase.lines(sample.source.split(separator: "\n", omittingEmptySubsequences: false).count).text(in: language)
            let hidden = sample.isHidden ? Phrase.hidden.text(in: language) : nil
            let facts = [sample.role.rawValue, sample.attributes.name.map { "name=\($0)" }, size, hidden].compactMap(\.self)
            return [line(sample.range), sample.language ?? "–", "\(sample.section)  (\(facts.joined(separator: ", ")))"]
        }
    }

    private var questions: [[String]] {
        lesson.faq.map { [line($0.range), $0.level?.rawValue ?? "–", $0.question] }
    }

    private var exercises: [[String]] {
        lesson.exercises.map { exercise in
            let folder = exercise.id.map { "Exercises/\($0)" } ?? Phrase.noFolder.text(in: language)
            let solutions = Phrase.solutions(exercise.solutions.count).text(in: language)
            return [
                line(exercise.range), exercise.level?.rawValue ?? "–", "\(exercise.number). \(exercise.title)  (\(folder), \(solutions))",
            ]
        }
    }

    private var references: [String] {
        lesson.references.isEmpty
            ? [] : wrapped("\(Phrase.references.text(in: language)): \(lesson.references.joined(separator: ", "))")
    }

    /// A title, and rows below it, the numbers of their lines first.
    private func listed(_ title: Phrase, _ rows: [[String]]) -> [String] {
        guard !rows.isEmpty else { return [] }
        var table = Table(.right)
        rows.forEach { table.add($0) }
        return [painted(title)] + table.lines(width: output.width - 2).map { "  " + $0 }
    }

    private func line(_ range: SourceRange) -> String { String(range.start.line) }

    private func painted(_ title: Phrase) -> String { output.painted(title.text(in: language), .bold) }

    private func wrapped(_ text: String) -> [String] {
        text.wrapped(toDisplayWidth: output.width - 2, longWords: .whole)
    }
}

extension Phrase {
    fileprivate static let objective = Phrase(de: "Lernziel", el: "Στόχος", en: "Objective", ja: "学習目標")
    fileprivate static let sections = Phrase(
        de: "Abschnitte (mit Zeile im Dokument)", el: "Ενότητες (με τη γραμμή τους στο έγγραφο)",
        en: "Sections (with their line in the document)", ja: "セクション（数字は文書の行）")
    fileprivate static let samples = Phrase(de: "Codebeispiele", el: "Παραδείγματα κώδικα", en: "Code samples", ja: "コード例")
    fileprivate static let questions = Phrase(de: "Häufige Fragen", el: "Συχνές ερωτήσεις", en: "Questions", ja: "よくある質問")
    fileprivate static let exercises = Phrase(de: "Übungen", el: "Ασκήσεις", en: "Exercises", ja: "演習")
    fileprivate static let summary = Phrase(de: "Zusammenfassung", el: "Σύνοψη", en: "Summary", ja: "まとめ")
    fileprivate static let references = Phrase(
        de: "Verwiesen wird auf", el: "Αναφέρονται τα μαθήματα", en: "Lessons mentioned", ja: "参照しているレッスン")
    fileprivate static let hidden = Phrase(de: "verborgen", el: "κρυφό", en: "hidden", ja: "非表示")
    fileprivate static let noFolder = Phrase(de: "noch kein Ordner", el: "χωρίς φάκελο ακόμη", en: "no folder yet", ja: "フォルダなし")

    fileprivate static func language(_ tag: String) -> Phrase {
        Phrase(de: "Sprache \(tag)", el: "γλώσσα \(tag)", en: "language \(tag)", ja: "言語 \(tag)")
    }

    fileprivate static func stage(_ stage: Int, _ name: String?) -> Phrase {
        let name = name.map { " (\($0))" } ?? ""
        return Phrase(de: "Stufe \(stage)\(name)", el: "επίπεδο \(stage)\(name)", en: "stage \(stage)\(name)", ja: "ステージ\(stage)\(name)")
    }

    fileprivate static func minutes(_ count: Int) -> Phrase {
        Phrase(de: "\(count) Min. Lesezeit", el: "\(count) λεπ. ανάγνωσης", en: "\(count) min to read", ja: "読むのに約\(count)分")
    }

    fileprivate static func lines(_ count: Int) -> Phrase {
        Phrase(
            de: count == 1 ? "1 Zeile" : "\(count) Zeilen", el: count == 1 ? "1 γραμμή" : "\(count) γραμμές",
            en: count == 1 ? "1 line" : "\(count) lines", ja: "\(count)行")
    }

    fileprivate static func solutions(_ count: Int) -> Phrase {
        Phrase(
            de: count == 1 ? "1 Lösung" : "\(count) Lösungen", el: count == 1 ? "1 λύση" : "\(count) λύσεις",
            en: count == 1 ? "1 solution" : "\(count) solutions", ja: "解答\(count)個")
    }
}
