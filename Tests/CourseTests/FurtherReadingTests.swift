import Foundation
import Lessons
import Testing

/// Where findings send learners to.
struct FurtherReadingTests {
    private let reading: FurtherReading

    init() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
        reading = FurtherReading(in: try #require(CourseFolder(at: package)), vocabularies: try .standard())
    }

    @Test(arguments: Language.allCases)
    func `every section is there in every language`(language: Language) {
        #expect(reading.findings.isEmpty)
        #expect(!reading.names.isEmpty)
        for name in reading.names {
            let place = reading.place(for: name, in: language)
            #expect(place?.title.isEmpty == false, "\(name)")
        }
    }

    @Test func `every finding about the way has a section`() {
        #expect(Explanation.all(in: .way).map(\.name).filter { !reading.names.contains($0) } == [])
    }
}
