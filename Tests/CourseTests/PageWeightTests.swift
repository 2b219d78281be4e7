import Foundation
import Lessons
import Testing

/// What the course's pages weigh with everything that a browser loads before anything is clicked.
struct PageWeightTests {
    private static let course = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized.path

    /// What holds for a page that is read in one go; a print edition is the whole course.
    private static let limit = 100_000

    @Test func `Every page of the course weighs less than 100 kB with all that it loads`() throws {
        let site = FileManager.default.temporaryDirectory.appendingPathComponent("weight-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: site) }
        let course = try #require(CourseFolder(at: Self.course))
        _ = try Site(course, vocabularies: .standard()).write(to: site)
        let pages = (FileManager.default.enumerator(atPath: site)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".html") && !$0.contains("/print") }
        #expect(pages.count > 20)
        for page in pages {
            let weight = try Self.weight(of: "\(site)/\(page)")
            #expect(weight < Self.limit, "\(page): \(weight) bytes")
        }
    }

    private static func weight(of page: String) throws -> Int {
        let html = try String(contentsOfFile: page, encoding: .utf8)
        let folder = URL(fileURLWithPath: page).deletingLastPathComponent()
        let files = html.matches(of: #/<(?:script|img) src="(?<file>[^"]+)"|<link rel="stylesheet" href="(?<style>[^"]+)"/#).compactMap { $0.file ?? $0.style }
        return try files.reduce(html.utf8.count) { sum, file in
            try sum + Data(contentsOf: folder.appendingPathComponent(String(file)).standardized).count
        }
    }
}
