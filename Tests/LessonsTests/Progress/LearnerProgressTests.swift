import Foundation
import Lessons
import Testing

struct LearnerProgressTests {
    private func event(_ kind: ProgressEvent.Kind, minute: Double) -> ProgressEvent {
        ProgressEvent(kind, time: Date(timeIntervalSince1970: 1_767_268_800 + minute * 60))
    }

    private func passed(_ script: String, minute: Double) -> ProgressEvent {
        event(.passed(exercise: "e", .init(script: script, milliseconds: 1)), minute: minute)
    }

    private func failed(_ script: String, minute: Double) -> ProgressEvent {
        event(.failed(exercise: "e", .init(script: script, milliseconds: 1), finding: "tap"), minute: minute)
    }

    @Test func `the order of the events and doubles don't matter`() {
        let events = [
            event(.done(lesson: "1"), minute: 0), event(.undone(lesson: "1"), minute: 1), event(.done(lesson: "1"), minute: 2),
            failed("a", minute: 3), event(.hint(exercise: "e", number: 1), minute: 4), passed("a", minute: 5),
        ]
        let progress = LearnerProgress(events)
        for _ in 1...20 {
            #expect(LearnerProgress((events + events.prefix(3)).shuffled()) == progress)
        }
        #expect(progress.done(lesson: "1") == events[2].time)
        #expect(progress.exercise("e").attempts == 2)
    }

    @Test func `an exercise that was never touched is untouched`() {
        #expect(LearnerProgress([]).exercise("e").standing(script: "a") == .untouched)
    }

    @Test func `looking at a hint or failing is a beginning`() {
        #expect(
            LearnerProgress([event(.hint(exercise: "e", number: 1), minute: 0)]).exercise("e").standing(script: "a") == .begun)
        #expect(LearnerProgress([failed("a", minute: 0)]).exercise("e").standing(script: "a") == .begun)
    }

    @Test func `a pass goes stale when the script changes, and counts again when it is passed again`() {
        var events = [passed("a", minute: 0)]
        #expect(LearnerProgress(events).exercise("e").standing(script: "a") == .passed)
        #expect(LearnerProgress(events).exercise("e").standing(script: "b") == .stale)
        events.append(passed("b", minute: 1))
        #expect(LearnerProgress(events).exercise("e").standing(script: "b") == .passed)
        #expect(LearnerProgress(events).exercise("e").passed(script: "b") == events[1].time)
    }

    @Test func `a failure after a pass takes nothing away`() {
        #expect(LearnerProgress([passed("a", minute: 0), failed("a", minute: 1)]).exercise("e").standing(script: "a") == .passed)
    }

    @Test func `marks follow a new name through all its changes`() {
        let events = [passed("a", minute: 0), event(.done(lesson: "1"), minute: 1)]
        let progress = LearnerProgress(events, renamed: ["e": "f", "f": "g", "1": "2"])
        #expect(progress.exercise("g").standing(script: "a") == .passed)
        #expect(progress.exercise("e").standing(script: "a") == .untouched)
        #expect(progress.done(lesson: "2") != nil)
    }

    @Test func `two names that were swapped get each other's marks`() {
        let progress = LearnerProgress([passed("a", minute: 0)], renamed: ["e": "f", "f": "e"])
        #expect(progress.exercise("f").standing(script: "a") == .passed)
    }

    @Test func `long pauses are no work, nor is what comes after the first pass`() {
        let progress = LearnerProgress([
            event(.started(exercise: "e"), minute: 0), failed("a", minute: 10), failed("a", minute: 500),
            passed("a", minute: 505),
            failed("a", minute: 510),
        ])
        #expect(progress.exercise("e").secondsOfWork == 15 * 60)
    }

    @Test func `a reset begins with the first hint again`() {
        let hint = event(.hint(exercise: "e", number: 3), minute: 0)
        #expect(LearnerProgress([hint]).exercise("e").hint == 3)
        #expect(LearnerProgress([hint, event(.reset(exercise: "e"), minute: 1)]).exercise("e").hint == 0)
    }
}
