import Foundation
import Testing

@testable import Lessons

struct SiteRebuildingTests {
    private let course: PageSite

    init() throws {
        course = try PageSite()
    }

    @Test func `What didn't change isn't written again`() throws {
        let outcome = try course.build()
        #expect(outcome.written.isEmpty && outcome.removed.isEmpty)
        #expect(outcome.unchanged == course.files.count - 1)
    }

    @Test func `A changed lesson is written again with what shows its words, and nothing else`() throws {
        try course.folder.write(course.text("en/ways").replacing("Call ", with: "Do call "), to: "Content/en/ways.md")
        #expect(try course.build().written == ["assets/search-en.js", "en/print-with-solutions.html", "en/print.html", "en/ways.html"])
    }

    @Test func `A changed title reaches the neighbours and the start page`() throws {
        try course.folder.write(course.text("de/early").replacing("# Früher", with: "# Eher"), to: "Content/de/early.md")
        let written = try course.build().written
        #expect(written.contains("de/ways.html") && written.contains("ja/index.html") && written.contains("el/early.html"))
        #expect(try course.page("de/ways.html").contains("<span>Eher</span>"))
    }

    @Test func `The same course comes out the same to the byte, from nothing and from what was there`() throws {
        try course.folder.write(course.text("de/ways").replacing("Der Weg", with: "Ein Weg"), to: "Content/de/ways.md")
        try course.build()
        let other = course.folder.path + "/other"
        let folder = try #require(CourseFolder(at: course.folder.path))
        _ = try Site(folder, vocabularies: .standard()).write(to: other)
        for file in course.files where file != SiteManifest.name {
            #expect(FileManager.default.contentsEqual(atPath: "\(course.site)/\(file)", andPath: "\(other)/\(file)"), "\(file)")
        }
    }

    @Test func `A lesson's page goes with the lesson, and what isn't ours stays`() throws {
        try course.folder.write("mine", to: "site/de/notes.html")
        try FileManager.default.removeItem(atPath: course.folder.path + "/Content/de/early.md")
        let outcome = try course.build()
        #expect(outcome.removed == ["de/bilder/plan.png", "de/early.html", "el/early.html", "en/early.html", "ja/early.html"])
        #expect(course.files.contains("de/notes.html") && !course.files.contains("de/early.html"))
        #expect(!FileManager.default.fileExists(atPath: course.site + "/de/bilder"))
    }

    @Test func `A file of ours that someone changed or removed is made again`() throws {
        let page = try course.page("de/ways.html")
        try course.folder.write("changed", to: "site/de/ways.html")
        try FileManager.default.removeItem(atPath: course.site + "/assets/search-ja.js")
        #expect(try course.build().written == ["assets/search-ja.js", "de/ways.html"])
        #expect(try course.page("de/ways.html") == page)
        #expect(try course.page("assets/search-ja.js").contains("経路"))
    }

    @Test func `A build that fails leaves the old site whole`() throws {
        try course.folder.write(course.text("de/ways").replacing("Der Weg", with: "Ein Weg"), to: "Content/de/ways.md")
        try FileManager.default.removeItem(atPath: course.site + "/index.html")
        try FileManager.default.createDirectory(atPath: course.site + "/index.html", withIntermediateDirectories: true)
        let page = try course.page("de/ways.html")
        #expect(throws: SiteFailure.self) { try course.build() }
        #expect(try course.page("de/ways.html") == page)
        #expect(!FileManager.default.fileExists(atPath: course.site + "/.lessonctl-new"))
    }

    @Test func `A lesson that can't be read any more keeps its page`() throws {
        try course.folder.write(Data([0xFF]), to: "Content/de/early.md")
        let outcome = try course.build()
        #expect(outcome.findings.contains { $0.severity == .error })
        #expect(course.files.contains("de/early.html"))
    }

    @Test func `What is wrong with a lesson is said at every build`() throws {
        try course.folder.write("---\nlesson: 3.3\nstag: 1\n---\n# Früher\n", to: "Content/de/early.md")
        let first = try course.build().findings
        #expect(first.count == 1)
        #expect(try course.build().findings == first)
    }

    @Test func `An image outside the course's content, or a page called an image, isn't copied`() throws {
        try course.folder.write(Data([4]), to: "secret.png")
        try course.folder.write("---\nlesson: 3.3\n---\n# Früher\n\n![a](../../secret.png) ![b](ways.md) ![c](../course)\n", to: "Content/de/early.md")
        try course.build()
        #expect(!course.files.contains { $0.hasSuffix("secret.png") || $0.hasSuffix(".md") || $0 == "course" })
    }

    @Test func `What is waited for are changes of the course's files`() throws {
        let folder = try #require(CourseFolder(at: course.folder.path))
        let stamps = SourceStamps(of: folder)
        try course.folder.write("", to: "Exercises/exercise1/Solution.swift")
        #expect(SourceStamps(of: folder) == stamps)
        try course.folder.write("# Neu\n", to: "Content/de/new.md")
        #expect(stamps.next(of: folder, every: 0.01) != stamps)
    }
}

extension PageSite {
    fileprivate func text(_ document: String) throws -> String {
        try String(contentsOfFile: "\(folder.path)/Content/\(document).md", encoding: .utf8)
    }
}
