import Foundation
import Lessons

/// Progress for a person: a line a lesson with its bar, below it a line an exercise.
struct ProgressText {
    private let report: ProgressReport
    private let language: Language
    private let output: Output

    init(_ report: ProgressReport, language: Language, output: Output) {
        self.report = report
        self.language = language
        self.output = output
    }

    var text: String {
        let lessons = report.lessons.map { ([heading(of: $0)] + lines(of: $0.exercises)).joined(separator: "\n") }
        let rest = lines(of: report.exercises).joined(separator: "\n")
        return (lessons + [rest, total]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func heading(of lesson: ProgressReport.Lesson) -> String {
        let bar = Bar(part: lesson.passed, whole: lesson.exercises.count).text(on: output)
        let mark = lesson.done.map { "✓ " + Phrase.done(on: day($0)).text(in: language) } ?? ""
        let title = output.painted("\(lesson.number) \(lesson.title)", .bold)
        let parts = [lesson.exercises.isEmpty ? "" : bar, output.painted(mark, .green)].filter { !$0.isEmpty }
        let line = ([title] + parts).joined(separator: "  ")
        return line.paintedWidth <= output.width ? line : title + "\n  " + parts.joined(separator: "  ")
    }

    private func lines(of exercises: [ProgressReport.Exercise]) -> [String] {
        var table = Table()
        for exercise in exercises {
            table.add("  " + sign(of: exercise.standing), exercise.exercise, description(of: exercise))
        }
        return table.lines(width: output.width)
    }

    private func sign(of standing: Standing) -> String {
        switch standing {
        case .untouched: output.painted("·", .dim)
        case .begun: "…"
        case .passed: output.painted("✓", .green)
        case .stale: output.painted("!", .yellow)
        }
    }

    private func description(of exercise: ProgressReport.Exercise) -> String {
        let standing = Phrase.standing(exercise.standing, exercise.passed.map(moment) ?? "").text(in: language)
        let attempts = exercise.attempts > 0 ? Phrase.attempts(exercise.attempts).text(in: language) : nil
        let minutes = exercise.secondsOfWork / 60
        let work = minutes > 0 ? Phrase.minutes(minutes).text(in: language) : nil
        let hints = exercise.hints > 0 ? Phrase.hints(exercise.hints).text(in: language) : nil
        return [standing, attempts, work, hints].compactMap(\.self).joined(separator: " · ")
    }

    private var total: String {
        let all = report.allExercises
        let done = report.lessons.count { $0.done != nil }
        return Phrase.total(
            Bar(part: all.count { $0.standing == .passed }, whole: all.count).text(on: output),
            Bar(part: done, whole: report.lessons.count).text(on: output)
        ).text(in: language)
    }

    private func day(_ time: Timestamp) -> String {
        String(moment(time).prefix(10))
    }

    /// The local time, in the order that sorts: `2026-01-31 10:15`.
    private func moment(_ time: Timestamp) -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: time.date)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
            + " \(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    }
}

extension Phrase {
    fileprivate static func standing(_ standing: Standing, _ time: String) -> Phrase {
        switch standing {
        case .untouched: Phrase(de: "noch nicht begonnen", el: "δεν άρχισε", en: "not started", ja: "未着手")
        case .begun: Phrase(de: "begonnen", el: "άρχισε", en: "started", ja: "取り組み中")
        case .passed: Phrase(de: "bestanden \(time)", el: "πέρασε \(time)", en: "passed \(time)", ja: "合格 \(time)")
        case .stale:
            Phrase(
                de: "bestanden \(time), aber das Skript hat sich seitdem geändert: Prüf noch einmal",
                el: "πέρασε \(time), αλλά το script άλλαξε από τότε: έλεγξε ξανά",
                en: "passed \(time), but the script has changed since: check again",
                ja: "合格 \(time)。その後スクリプトが変わったので、もう一度確かめてください")
        }
    }

    fileprivate static func attempts(_ count: Int) -> Phrase {
        Phrase(
            de: count == 1 ? "1 Versuch" : "\(count) Versuche", el: count == 1 ? "1 προσπάθεια" : "\(count) προσπάθειες",
            en: count == 1 ? "1 try" : "\(count) tries", ja: "\(count)回挑戦")
    }

    fileprivate static func minutes(_ count: Int) -> Phrase {
        Phrase(de: "\(count) Min.", el: "\(count) λεπ.", en: "\(count) min", ja: "\(count)分")
    }

    fileprivate static func hints(_ count: Int) -> Phrase {
        Phrase(
            de: count == 1 ? "1 Hinweis" : "\(count) Hinweise", el: count == 1 ? "1 υπόδειξη" : "\(count) υποδείξεις",
            en: count == 1 ? "1 hint" : "\(count) hints", ja: "ヒント\(count)個")
    }

    fileprivate static func done(on day: String) -> Phrase {
        Phrase(
            de: "Lektion geschafft (\(day))", el: "το μάθημα ολοκληρώθηκε (\(day))", en: "lesson done (\(day))",
            ja: "レッスン完了（\(day)）")
    }

    fileprivate static func total(_ exercises: String, _ lessons: String) -> Phrase {
        Phrase(
            de: "Übungen \(exercises) · Lektionen \(lessons)", el: "Ασκήσεις \(exercises) · Μαθήματα \(lessons)",
            en: "Exercises \(exercises) · Lessons \(lessons)", ja: "演習 \(exercises)、レッスン \(lessons)")
    }
}
