/// Progress as comma-separated values (RFC 4180, but for the line ends, which are LF): a line an exercise, and one for a lesson
/// without any.
public enum ProgressTable {
    /// The columns, `learner` first where several learners share the table.
    public static func csv(_ reports: [(learner: String?, report: ProgressReport)]) -> String {
        let named = reports.contains { $0.learner != nil }
        let header = ["lesson", "title", "done", "exercise", "standing", "attempts", "hints", "passed", "seconds_of_work"]
        let rows = reports.flatMap { learner, report in
            Self.rows(of: report).map { (named ? [learner ?? ""] : []) + $0 }
        }
        return ([(named ? ["learner"] : []) + header] + rows).map(\.commaSeparatedLine).joined()
    }

    private static func rows(of report: ProgressReport) -> [[String]] {
        let lessons = report.lessons.flatMap { lesson in
            let start = [lesson.number, lesson.title, lesson.done?.description ?? ""]
            let rows = lesson.exercises.map { start + cells(of: $0) }
            return rows.isEmpty ? [start + Array(repeating: "", count: 6)] : rows
        }
        return lessons + report.exercises.map { ["", "", ""] + cells(of: $0) }
    }

    private static func cells(of row: ProgressReport.Exercise) -> [String] {
        [
            row.exercise, row.standing.rawValue, "\(row.attempts)", "\(row.hints)", row.passed?.description ?? "",
            "\(row.secondsOfWork)",
        ]
    }
}
