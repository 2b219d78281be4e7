import Lessons
import Testing

struct NextStepTests {
    private let first = CourseLesson(number: "1", document: "first", titles: [:], exercises: ["a", nil, "b"])
    private let second = CourseLesson(number: "2", document: "second", titles: [:], exercises: [])
    private var outline: CourseOutline { CourseOutline(lessons: [first, second], exercises: ["a", "b", "free"]) }

    private func step(done: Set<String> = [], _ standings: [String: Standing] = [:]) -> NextStep {
        NextStep(in: outline) {
            done.contains($0.number)
        } standing: {
            standings[$0] ?? .untouched
        }
    }

    @Test func `who has done nothing reads the first lesson`() {
        #expect(step() == .read(first))
    }

    @Test func `an exercise that is begun comes before those after it`() {
        #expect(step(["a": .begun]) == .solve(exercise: "a", of: first, .begun))
        #expect(step(["a": .passed]) == .solve(exercise: "b", of: first, .untouched))
    }

    @Test func `a stale pass is checked again`() {
        #expect(step(["a": .stale, "b": .passed]) == .solve(exercise: "a", of: first, .stale))
    }

    @Test func `a lesson whose exercises are passed is marked`() {
        #expect(step(["a": .passed, "b": .passed]) == .mark(first))
    }

    @Test func `what is left of a lesson marked as done waits for the other lessons`() {
        #expect(step(done: ["1"]) == .read(second))
        #expect(step(done: ["1", "2"], ["free": .passed]) == .solve(exercise: "a", of: first, .untouched))
    }

    @Test func `an exercise that belongs to no lesson comes after the lessons`() {
        #expect(step(done: ["1", "2"]) == .solve(exercise: "free", of: nil, .untouched))
    }

    @Test func `who has done everything has nothing to do`() {
        #expect(step(done: ["1", "2"], ["a": .passed, "b": .passed, "free": .passed]) == .nothing)
    }
}
