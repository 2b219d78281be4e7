import Foundation
import Lessons
import Testing

/// The course's exercises, each held against itself. They are checked one after the other: a check keeps a core busy by itself.
@Suite(.serialized) struct ExerciseTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    private static let course = CourseFolder(at: package)
    static let exercises = course?.exercises.map(\.name) ?? []

    private let checker: Checker

    init() throws {
        checker = try Checker(cache: Self.package + "/.build/lessonctl-test-cache")
    }

    @Test func `there are exercises`() {
        #expect(!Self.exercises.isEmpty)
    }

    @Test(arguments: exercises)
    func `the reference passes, the starter fails, every mistake is found`(exercise: String) throws {
        let folder = try #require(Self.course?.exercise(named: exercise))
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        let outcomes = try CourseVerification(checker: checker).outcomes(of: CourseVerification.trials(of: folder), jobs: jobs)
        report(outcomes)
    }

    @Test(arguments: exercises)
    func `solutions written in other ways pass as well`(exercise: String) throws {
        let folder = try #require(Self.course?.exercise(named: exercise))
        let files = try Self.otherSolutions(of: exercise)
        #expect(files.count >= 3)
        let trials = files.map { CourseVerification.Trial(exercise: folder, role: .reference, path: $0) }
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        report(try CourseVerification(checker: checker).outcomes(of: trials, jobs: jobs))
    }

    private func report(_ outcomes: [CourseVerification.Outcome]) {
        for outcome in outcomes {
            guard let complaint = outcome.complaint else { continue }
            Issue.record("\(outcome.trial.path): \(complaint.message.en) \(complaint.finding?.line(in: .english) ?? "")")
        }
    }

    private static func otherSolutions(of exercise: String) throws -> [String] {
        let folder = "\(package)/Tests/CourseTests/Solutions/\(exercise)"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        return names.sorted().map { "\(folder)/\($0)" }
    }
}
