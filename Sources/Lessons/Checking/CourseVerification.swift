/// A course held against itself: every reference passes its script, every starter runs and fails it, every file in `mistakes/` fails with
/// the finding that its first line names, `// finding: NAME`.
///
/// What counts is the first finding of the verdict: the compiler's first error, `root`, `require` or `forbid` where there is one, else the
/// failure of the first scenario that fails, in the script's order.
public struct CourseVerification: Sendable {
    private let checker: Checker

    public init(checker: Checker) {
        self.checker = checker
    }

    /// A file of an exercise that says what must come of it.
    public struct Trial: Hashable, Sendable {
        public enum Role: String, Codable, Sendable {
            case reference, starter, mistake
        }

        public let exercise: ExerciseFolder
        public let role: Role
        public let path: String

        public init(exercise: ExerciseFolder, role: Role, path: String) {
            (self.exercise, self.role, self.path) = (exercise, role, path)
        }
    }

    /// What came of a trial.
    public struct Outcome: Sendable {
        public let trial: Trial
        /// The finding that a mistake says it makes.
        public let expected: String?
        /// The verdict's first finding; nil where it passed.
        public let found: Finding?
        /// Why it isn't as it must be; nil where it is.
        public let complaint: Complaint?
    }

    /// All that an exercise has to prove.
    public static func trials(of exercise: ExerciseFolder) -> [Trial] {
        let mistakes = exercise.mistakes.map { Trial(exercise: exercise, role: .mistake, path: $0) }
        return [
            Trial(exercise: exercise, role: .reference, path: exercise.reference),
            Trial(exercise: exercise, role: .starter, path: exercise.starter),
        ] + mistakes
    }

    public func outcome(of trial: Trial) throws(MachineFailure) -> Outcome {
        let script: Script
        let solution: Solution
        do throws(Complaint) {
            script = try Self.script(of: trial.exercise)
            solution = try Self.solution(of: trial)
        } catch {
            return Outcome(trial: trial, expected: nil, found: nil, complaint: error)
        }
        var verdict = try checker.check(solution, against: script, Checker.Options(language: .english))
        verdict.addAdvice(on: solution, against: script)
        let expected = trial.role == .mistake ? solution.announcedFinding : nil
        let complaint = trial.role.complaint(about: verdict, expecting: expected)
        return Outcome(trial: trial, expected: expected, found: verdict.firstFinding, complaint: complaint)
    }

    /// Tries all of them, some at a time.
    ///
    /// - Parameters:
    ///   - jobs: how many at a time.
    ///   - each: is told of every outcome as it comes, from any thread.
    /// - Returns: the outcomes in the trials' order.
    public func outcomes(
        of trials: [Trial], jobs: Int, each: @Sendable (Outcome) -> Void = { _ in }
    ) throws(MachineFailure) -> [Outcome] {
        try trials.map(jobs: jobs) { trial throws(MachineFailure) in
            let outcome = try outcome(of: trial)
            each(outcome)
            return outcome
        }
    }

    static func script(of exercise: ExerciseFolder) throws(Complaint) -> Script {
        let source: SourceFile
        do { source = try SourceFile(contentsOf: exercise.script) } catch { throw .unreadable(error.finding) }
        let (script, findings) = Script.parse(source)
        if let error = findings.first(where: { $0.severity == .error }) { throw .unreadable(error) }
        guard let script else { throw .unreadable(SourceFile.Failure.unreadable(path: exercise.script).finding) }
        return script
    }

    private static func solution(of trial: Trial) throws(Complaint) -> Solution {
        do { return try Solution(contentsOf: trial.path) } catch { throw .unreadable(error.finding) }
    }
}

extension CourseVerification {
    /// What isn't as it must be.
    public enum Complaint: Error, Hashable, Sendable {
        /// The script or the file can't be read.
        case unreadable(Finding)
        case referenceFails(Finding)
        /// It passes, but isn't the example that a reference must be.
        case referenceAdvised(Finding)
        case starterPasses
        /// A starter must at least run.
        case starterDoesNotRun(Finding)
        /// A mistake without `// finding: NAME` on its first line.
        case nothingAnnounced
        case unknownFinding(String, nearest: String?)
        case mistakePasses(expected: String)
        case otherFinding(Finding, expected: String)
    }
}

extension CourseVerification.Trial.Role {
    fileprivate func complaint(about verdict: Verdict, expecting expected: String?) -> CourseVerification.Complaint? {
        let found = verdict.firstFinding
        switch self {
        case .reference: return found.map { .referenceFails($0) } ?? verdict.advice.first.map { .referenceAdvised($0) }
        case .starter:
            guard let found else { return .starterPasses }
            let isJudged = ["require", "forbid", "must-not-compile"].contains(found.id) || !verdict.scenarios.isEmpty
            return isJudged ? nil : .starterDoesNotRun(found)
        case .mistake:
            guard let expected else { return .nothingAnnounced }
            let names = Explanation.all.map(\.name)
            guard names.contains(expected) else { return .unknownFinding(expected, nearest: expected.nearest(in: names)) }
            guard let found else { return .mistakePasses(expected: expected) }
            return found.id == expected ? nil : .otherFinding(found, expected: expected)
        }
    }
}

extension Verdict {
    /// The one that says why it isn't passed; nil where it is.
    public var firstFinding: Finding? { allFindings.first { $0.severity == .error } }
}

extension Solution {
    /// The name behind `// finding:` on its first line.
    fileprivate var announcedFinding: String? {
        let line = files.first?.lines.first ?? ""
        guard let match = line.wholeMatch(of: /\s*\/\/\s*finding:\s*(\S+)\s*/) else { return nil }
        return String(match.1)
    }
}
