/// Many grades for other programs: `version` 1; `grades`, as `Grade` has them, in the order of the submissions; `equal`: for each solution
/// that more than one handed in, its `exercise` and the `learners`.
public struct GradeReport: Encodable, Sendable {
    public let version = 1
    public let grades: [Grade]
    public let equal: [Equal]

    public struct Equal: Encodable, Hashable, Sendable {
        public let exercise: String
        public let learners: [String]
    }

    public init(_ grades: [Grade]) {
        self.grades = grades
        let shared = grades.filter { $0.sameAs != nil }
        let originals = shared.reduce(into: [(exercise: String, learner: String)]()) { found, grade in
            let original = (grade.exercise, grade.sameAs ?? "")
            if !found.contains(where: { $0 == original }) { found.append(original) }
        }
        equal = originals.map { original in
            let copies = shared.filter { $0.exercise == original.exercise && $0.sameAs == original.learner }
            return Equal(exercise: original.exercise, learners: [original.learner] + copies.map(\.learner))
        }
    }

    /// A line a grade, the columns' names first.
    public var csv: String {
        let columns = ["learner", "exercise", "status", "passed", "scenarios", "finding", "line", "message", "advice", "seconds", "same_as", "path"]
        let rows = grades.map { grade in
            [
                grade.learner, grade.exercise, grade.status.rawValue, "\(grade.passed)", "\(grade.scenarios)", grade.finding ?? "",
                grade.line.map(String.init) ?? "", (grade.message ?? "").replacing("\n", with: " "), grade.advice.joined(separator: " "), "\(grade.seconds)",
                grade.sameAs ?? "", grade.path,
            ]
        }
        return ([columns] + rows).map(\.commaSeparatedLine).joined()
    }
}
