/// What came of a submission.
///
/// As JSON: `learner`, `exercise`, `path`; `status`: `passed`, `failed`, or `unchecked` where the machine or the course kept it from being
/// checked; how many scenarios `passed`, of how many (`scenarios`); the `finding` that it failed by, its `message` and, in the
/// solution, its `line`; the names of what is worth doing otherwise (`advice`); the `seconds` that it took; `sameAs`: the learner whose
/// solution is the same, comments and white space aside, where it was checked only once.
public struct Grade: Codable, Hashable, Sendable {
    public var learner: String
    public var exercise: String
    public var path: String
    public var status: Status
    public var passed: Int
    public var scenarios: Int
    public var finding: String?
    public var message: String?
    public var line: Int?
    public var advice: [String]
    public var seconds: Double
    public var sameAs: String?

    public enum Status: String, Codable, Sendable {
        case passed, failed, unchecked
    }

    init(_ verdict: Verdict, of submission: Submission, scenarios: Int, seconds: Double, language: Language) {
        let first = verdict.firstFinding
        (learner, exercise, path) = (submission.learner, submission.exercise, submission.path)
        status = verdict.isPassed ? .passed : .failed
        passed = verdict.scenarios.count { $0.mishap == nil }
        self.scenarios = scenarios
        (finding, message) = (first?.id, first?.message.text(in: language))
        line = first?.place.flatMap { $0.path.hasSuffix(".swift") ? $0.position.line : nil }
        advice = verdict.advice.map(\.id)
        self.seconds = seconds
    }

    /// One that couldn't be checked.
    init(unchecked submission: Submission, because message: Phrase, finding: String?, language: Language) {
        (learner, exercise, path) = (submission.learner, submission.exercise, submission.path)
        (status, passed, scenarios, seconds, advice) = (.unchecked, 0, 0, 0, [])
        (self.finding, self.message) = (finding, message.text(in: language))
    }

    /// The same for someone else's equal solution.
    func shared(with submission: Submission) -> Grade {
        var grade = self
        (grade.learner, grade.path) = (submission.learner, submission.path)
        grade.sameAs = sameAs ?? learner
        return grade
    }
}
