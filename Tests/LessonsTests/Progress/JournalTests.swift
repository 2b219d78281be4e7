import Foundation
import Testing

@testable import Lessons

struct JournalTests {
    private let course: TemporaryCourse
    private let journal: Journal

    init() throws {
        course = try TemporaryCourse()
        journal = Journal(path: course.path + "/.lessonctl/progress.jsonl")
    }

    private func write(_ text: String) throws {
        try course.write(text, to: ".lessonctl/progress.jsonl")
    }

    private var text: String { course.text(of: ".lessonctl/progress.jsonl") ?? "" }

    @Test func `a journal that isn't there is empty`() throws {
        #expect(try journal.entries().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: journal.path))
    }

    @Test func `what was appended is read back`() throws {
        let events = ProgressEvent.samples
        for event in events { try journal.append(event) }
        #expect(try journal.events() == events)
    }

    @Test func `a line torn at any byte costs only itself`() throws {
        let (first, torn, next) = (
            ProgressEvent(.done(lesson: "1")), ProgressEvent(.done(lesson: "é")), ProgressEvent(.undone(lesson: "1"))
        )
        let line = Data(try JournalEntry(torn).line.utf8)
        for count in 1..<line.count {
            let start = Data((try JournalEntry(first).line + "\n").utf8)
            try FileManager.default.createDirectory(atPath: course.path + "/.lessonctl", withIntermediateDirectories: true)
            try (start + line.prefix(count)).write(to: URL(fileURLWithPath: journal.path))
            #expect(try journal.events() == [first])
            try journal.append(next)
            #expect(try journal.events() == [first, next])
        }
    }

    @Test func `a last line that lacks only its end counts`() throws {
        let (first, next) = (ProgressEvent(.done(lesson: "1")), ProgressEvent(.undone(lesson: "1")))
        try write(try JournalEntry(first).line)
        try journal.append(next)
        #expect(try journal.events() == [first, next])
    }

    @Test func `merging takes in what is missing, once, in either direction`() throws {
        let other = Journal(path: course.path + "/other.jsonl")
        let (shared, mine, yours) = (
            ProgressEvent(.done(lesson: "1")), ProgressEvent(.done(lesson: "2")), ProgressEvent(.done(lesson: "3"))
        )
        for event in [shared, mine] { try journal.append(event) }
        for event in [shared, yours] { try other.append(event) }
        #expect(try journal.merge(other.entries()) == 1)
        #expect(try other.merge(journal.entries()) == 1)
        #expect(try journal.merge(other.entries()) == 0)
        #expect(try Set(journal.events()) == [shared, mine, yours])
        #expect(try LearnerProgress(journal.events()) == LearnerProgress(other.events()))
    }

    @Test func `what a newer version wrote outlives this one, word for word`() throws {
        let id = UUID().uuidString
        let new = #"{ "id":"\#(id)", "time":"2030-01-01T00:00:00Z", "kind":"danced", "steps":[1, 2.50] }"#
        let (entries, others) = Journal.read(new + "\n")
        #expect(others.isEmpty)
        #expect(try journal.merge(entries) == 1)
        #expect(try journal.entries().map(\.line) == [new])
        #expect(try journal.events().isEmpty)
    }

    @Test func `keys that are new to a known kind outlive an export`() throws {
        let line = try JournalEntry(ProgressEvent(.done(lesson: "1"))).line.dropLast() + #","mood":"good"}"#
        #expect(try journal.merge(Journal.read(String(line)).entries) == 1)
        #expect(try journal.entries().map(\.line) == [String(line)])
        #expect(try journal.events().map(\.kind) == [.done(lesson: "1")])
    }

    @Test func `an id in capitals is the same id`() throws {
        let event = ProgressEvent(.done(lesson: "1"))
        try journal.append(event)
        let line = text.replacing(event.id.uuidString.lowercased(), with: event.id.uuidString.uppercased())
        #expect(try journal.merge(Journal.read(line).entries) == 0)
    }

    @Test func `a page's array of events is read as well as lines are`() throws {
        let events = ProgressEvent.samples
        let array = "[\n" + (try events.map { try JournalEntry($0).line }.joined(separator: ",\n")) + "\n]\n"
        #expect(Journal.read(array).entries.compactMap(\.event) == events)
    }

    @Test func `lines that are no events are named by their numbers`() throws {
        let line = try JournalEntry(ProgressEvent(.done(lesson: "1"))).line
        let (entries, others) = Journal.read("\(line)\r\nhello\n\n{\"id\":1}\n\(line)")
        #expect(entries.count == 2)
        #expect(others == [2, 4])
    }

    @Test func `a file that is something else stays untouched`() throws {
        try write("# My notes")
        #expect(throws: Journal.Failure.notAJournal(path: journal.path)) { try journal.append(ProgressEvent(.done(lesson: "1"))) }
        #expect(text == "# My notes")
    }

    @Test func `a folder in its place is said with the reason`() throws {
        try course.makeFolder(".lessonctl/progress.jsonl")
        #expect(throws: Journal.Failure.notWritten(path: journal.path, code: EISDIR)) {
            try journal.append(ProgressEvent(.done(lesson: "1")))
        }
    }

    @Test func `whoever waits too long for the lock is told so`() throws {
        let held = try LockedFile.open(journal.path, for: .appending)
        #expect(throws: Journal.Failure.busy(path: journal.path)) {
            _ = try LockedFile.open(journal.path, for: .appending, patience: .milliseconds(20))
        }
        #expect(try held?.contents() == Data())
    }

    @Test func `a journal that was moved away while its lock was awaited is made anew`() throws {
        var held = try LockedFile.open(journal.path, for: .appending)
        let journal = journal
        let isOver = DispatchSemaphore(value: 0)
        // A thread of its own: a task might have to wait for those of other tests, and with it this one.
        let waiting = Thread {
            try? journal.append(ProgressEvent(.done(lesson: "1")))
            isOver.signal()
        }
        waiting.start()
        Thread.sleep(forTimeInterval: 0.05)
        try FileManager.default.moveItem(atPath: journal.path, toPath: journal.path + ".old")
        _ = held.take()
        isOver.wait()
        #expect(try journal.events().count == 1)
    }

    @Test func `an append that decides comes after what is there, though it be dated later`() throws {
        try journal.append(ProgressEvent(.hint(exercise: "e", number: 1), time: .now + 60))
        _ = try journal.append { _ in ProgressEvent(.reset(exercise: "e")) }
        #expect(LearnerProgress(try journal.events()).exercise("e").hint == 0)
    }

    @Test func `an append that decides sees what is there`() throws {
        for expected in 1...3 {
            let event = try journal.append { events in
                ProgressEvent(.hint(exercise: "e", number: LearnerProgress(events).exercise("e").hint + 1))
            }
            #expect(event.kind == .hint(exercise: "e", number: expected))
        }
    }
}

extension ProgressEvent {
    /// One of every kind.
    static let samples: [ProgressEvent] = [
        ProgressEvent(.started(exercise: "exercise1"), language: .japanese),
        ProgressEvent(
            .failed(exercise: "exercise1", .init(script: "ab", milliseconds: 312), finding: "expect-path"), language: .greek),
        ProgressEvent(.failed(exercise: "exercise1", .init(script: "ab", milliseconds: 2), finding: nil)),
        ProgressEvent(.hint(exercise: "exercise1", number: 2)),
        ProgressEvent(.reset(exercise: "exercise1")),
        ProgressEvent(.passed(exercise: "exercise1", .init(script: "ab", milliseconds: 300)), language: .english),
        ProgressEvent(.done(lesson: "3.20"), language: .german),
        ProgressEvent(.undone(lesson: "3.20")),
    ]
}
