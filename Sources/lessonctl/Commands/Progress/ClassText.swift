import Lessons

/// Many learners as one table: a line each, with what they have passed of every lesson.
struct ClassText {
    private let learners: [Learner]
    private let language: Language
    private let output: Output

    init(_ learners: [Learner], language: Language, output: Output) {
        self.learners = learners
        self.language = language
        self.output = output
    }

    var text: String {
        var table = Table()
        table.add(header.map { output.painted($0, .bold) })
        for learner in learners {
            table.add([learner.name ?? ""] + learner.report.lessons.map(cell) + [total(of: learner.report)])
        }
        return table.lines(width: max(output.width, 80)).joined(separator: "\n")
    }

    private var header: [String] {
        let name = Phrase(de: "Name", el: "Όνομα", en: "Name", ja: "名前").text(in: language)
        let total = Phrase(de: "zusammen", el: "σύνολο", en: "total", ja: "合計").text(in: language)
        return [name] + (learners.first?.report.lessons.map(\.number) ?? []) + [total]
    }

    /// `2/3 ✓`: two of three exercises passed, the lesson marked as done.
    private func cell(_ lesson: ProgressReport.Lesson) -> String {
        "\(lesson.passed)/\(lesson.exercises.count)" + (lesson.done == nil ? "" : " ✓")
    }

    private func total(of report: ProgressReport) -> String {
        let all = report.allExercises
        return Bar(part: all.count { $0.standing == .passed }, whole: all.count).text(on: output)
    }
}
