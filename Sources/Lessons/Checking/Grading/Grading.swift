import Foundation
import Synchronization

/// Checks many submissions, some at a time. Equal solutions are checked once; what the book holds isn't checked again; a submission that
/// can't be checked is a grade too, and the others go on.
public struct Grading: Sendable {
    let checker: Checker
    let course: CourseFolder
    let book: GradeBook
    let language: Language

    public init(checker: Checker, course: CourseFolder, book: GradeBook, language: Language) {
        (self.checker, self.course, self.book, self.language) = (checker, course, book, language)
    }

    /// - Parameters:
    ///   - jobs: how many at a time.
    ///   - each: is told of every grade as it comes, from any thread, with how many were given so far.
    /// - Returns: the grades in the submissions' order.
    public func grades(
        of submissions: [Submission], jobs: Int, each: @Sendable (Grade, _ done: Int) -> Void
    ) throws(Journal.Failure) -> [Grade] {
        let known = Mutex(try book.grades())
        let groups = groups(of: submissions)
        let progress = Mutex(0)
        let failure = Mutex<Journal.Failure?>(nil)
        let results = (try? groups.map(jobs: jobs) { (group: Group) throws(MachineFailure) -> [Grade] in
            let kept = known.withLock { $0[group.key] }?.shared(with: group.submissions[0], asFirst: true)
            let first = kept ?? grade(group)
            if kept == nil, first.status != .unchecked {
                do throws(Journal.Failure) { try book.append(first, for: group.key) } catch { failure.withLock { $0 = error } }
            }
            let grades = [first] + group.submissions.dropFirst().map(first.shared)
            for grade in grades { each(grade, progress.withLock { $0 += 1; return $0 }) }
            return grades
        }) ?? []
        if let failure = failure.withLock({ $0 }) { throw failure }
        let byPlace = Dictionary(results.joined().map { ("\($0.exercise) \($0.path)", $0) }) { first, _ in first }
        return submissions.compactMap { byPlace["\($0.exercise) \($0.path)"] }
    }

    /// Submissions that are the same solution of the same exercise.
    private struct Group: Sendable {
        let key: String
        let solution: Result<Solution, Solution.Failure>
        var submissions: [Submission]
    }

    private func groups(of submissions: [Submission]) -> [Group] {
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for submission in submissions {
            let solution = Result { () throws(Solution.Failure) in try Solution(contentsOf: submission.path) }
            let script = course.exercise(named: submission.exercise)?.scriptHash ?? ""
            let key = [submission.exercise, script, (try? solution.get())?.fingerprint ?? submission.path].joined(separator: " ")
            if let place = places[key] {
                groups[place].submissions.append(submission)
            } else {
                places[key] = groups.count
                groups.append(Group(key: key, solution: solution, submissions: [submission]))
            }
        }
        return groups
    }

    private func grade(_ group: Group) -> Grade {
        let submission = group.submissions[0]
        let script: Script
        do throws(CourseVerification.Complaint) { script = try self.script(of: submission.exercise) } catch {
            return Grade(unchecked: submission, because: error.message, finding: "script", language: language)
        }
        let start = ContinuousClock.now
        do throws(MachineFailure) {
            var verdict = Verdict()
            switch group.solution {
            case .failure(let failure): verdict.findings = [failure.finding]
            case .success(let solution):
                verdict = try checker.check(solution, against: script, Checker.Options(language: language))
                verdict.addAdvice(on: solution, against: script)
            }
            let seconds = ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1000
            return Grade(verdict, of: submission, scenarios: script.scenarios.count, seconds: seconds, language: language)
        } catch {
            return Grade(unchecked: submission, because: error.message, finding: nil, language: language)
        }
    }

    private func script(of exercise: String) throws(CourseVerification.Complaint) -> Script {
        guard let folder = course.exercise(named: exercise) else {
            throw .unreadable(SourceFile.Failure.missing(path: exercise).finding)
        }
        return try CourseVerification.script(of: folder)
    }
}

extension Solution {
    /// Tells one program from another, comments and white space aside.
    var fingerprint: String {
        let words = tokens.map { $0.map(\.text).joined(separator: "\u{1F}") }.joined(separator: "\u{1E}")
        return "\(ContentHash(Data(words.utf8))) \(words.utf8.count)"
    }
}

extension Grade {
    /// The same from the book: whoever is first in this run is nobody's copy.
    fileprivate func shared(with submission: Submission, asFirst: Bool) -> Grade {
        var grade = shared(with: submission)
        grade.sameAs = nil
        return grade
    }
}
