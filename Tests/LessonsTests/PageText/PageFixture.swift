import Foundation
import Testing

@testable import Lessons

/// A saved page, and what a reader counts in it.
struct PageFixture: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// A line for each thing that a reader counts.
    let counted: [String]

    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pages")

    static let all: [PageFixture] = names(in: folder).compactMap { name in
        guard let counted = contents(of: folder.appending(path: name + ".expected")),
            let text = contents(of: folder.appending(path: name + ".txt"))
        else { return nil }
        return PageFixture(name: name, text: text, counted: counted.split(separator: "\n").map(String.init))
    }

    /// The pages that lie beside the project.
    static let given: [PageFixture] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared/seeds/pages").standardized
        return names(in: folder).compactMap { name in
            contents(of: folder.appending(path: name + ".txt")).map { PageFixture(name: name, text: $0, counted: []) }
        }
    }()

    func page(_ change: (String) -> String = { $0 }) throws -> PageText {
        try PageText(SourceFile(path: name + ".txt", text: change(text)), vocabularies: Self.vocabularies())
    }

    /// Read once.
    static func vocabularies() throws -> Vocabularies { try read.get() }

    private static let read = Result { try Vocabularies.standard() }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(".txt".count)) }.sorted()
    }

    private static func contents(of url: URL) -> String? {
        FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// What a page's model says, a line each, in the words of the `.expected` files.
struct PageCount {
    let page: PageText
    private let report: LessonReport

    init(_ page: PageText) {
        (self.page, report) = (page, LessonReport(page.lesson))
    }

    /// - Parameter withLines: whether code says where it stands.
    func lines(withLines: Bool = true) -> [String] {
        facts + report.sections.map { "section \($0.kind.rawValue): \($0.title)" } + code(withLines: withLines)
            + report.faq.map { "faq \($0.level?.rawValue ?? "none"): \($0.question)" + ($0.answer.isEmpty ? " (no answer)" : "") }
            + report.exercises.map {
                "exercise \($0.number) \($0.level?.rawValue ?? "none") \($0.solutions.isEmpty ? "open" : "solved"): \($0.title)"
            } + more
    }

    func leftOut(_ text: String) -> Bool {
        page.findings.contains { $0.id == "page-left-out" && $0.message.en.contains("“\(text)”") }
    }

    private var facts: [String] {
        let stage = report.stage.map { "stage: \($0)" + (report.stageName.map { " \($0)" } ?? "") }
        return [
            "language: \(report.language)", report.number.map { "number: \($0)" }, stage, report.title.map { "title: \($0)" },
            report.subtitle.map { "subtitle: \($0)" }, report.readingMinutes.map { "minutes: \($0)" },
        ].compactMap(\.self)
    }

    private func code(withLines: Bool) -> [String] {
        report.codeSamples.map { sample in
            let place = withLines ? " \(sample.range.start.line)-\(sample.range.end.line)" : ""
            return "code \(sample.language ?? "none") \(sample.role.rawValue)\(place): \(sample.section)"
        }
    }

    private var more: [String] {
        let blocks = report.blocks + report.sections.flatMap(\.blocks)
        return [
            "tables: \(blocks.count { $0.kind == .table })", "callouts: \(blocks.count { $0.kind == .callout })",
            "paragraphs: \(blocks.count { $0.kind == .paragraph })",
            "summary: \(report.summary.count)", "references: \(report.references.joined(separator: " "))",
        ]
    }
}
