import Foundation
import Lessons
import Testing

struct ProgressEventTests {
    @Test func `an event is one flat line with sorted keys`() throws {
        let id = try #require(UUID(uuidString: "7D1C1F0E-0000-4000-8000-000000000001"))
        let event = ProgressEvent(
            .failed(exercise: "exercise1", .init(script: "0f", milliseconds: 312), finding: "expect-path"), id: id,
            time: Date(timeIntervalSince1970: 1_767_268_800.25), language: .german)
        #expect(
            try JournalEntry(event).line
                == #"{"exercise":"exercise1","finding":"expect-path","id":"7d1c1f0e-0000-4000-8000-000000000001","kind":"failed","#
                + #""language":"de","milliseconds":312,"script":"0f","time":"2026-01-01T12:00:00.250Z"}"#)
    }

    @Test func `a time survives writing and reading to the millisecond`() throws {
        for milliseconds in stride(from: 0, to: 2000, by: 7) {
            let date = Date(timeIntervalSince1970: (1_767_268_800_000 + Double(milliseconds)) / 1000)
            let text = Timestamp(date).description
            #expect(text.hasSuffix(".\(String(1000 + milliseconds % 1000).dropFirst())Z"))
            let read = try #require(Timestamp(text)?.date)
            #expect(abs(read.timeIntervalSince(date)) < 0.0001)
        }
    }

    @Test(arguments: ["2026-01-31T10:15:00Z", "2026-01-31T11:15:00+01:00", "2026-01-31T10:15:00.000Z"])
    func `other ways to write the same time are understood`(text: String) {
        #expect(Timestamp(text)?.description == "2026-01-31T10:15:00.000Z")
    }

    @Test(arguments: ["", "yesterday", "2026-13-41T10:15:00Z"])
    func `what is no time isn't read as one`(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test func `a language that is new to this version costs only the language`() throws {
        let line = #"{"id":"\#(UUID())","kind":"done","language":"fr","lesson":"1","time":"2026-01-31T10:15:00Z"}"#
        let event = try #require(JournalEntry(line: line)?.event)
        #expect(event.kind == .done(lesson: "1"))
        #expect(event.language == nil)
    }
}
