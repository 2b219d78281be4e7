import Foundation

@testable import Lessons

/// Where libFuzzer comes in: one input, for the reader that FUZZED names.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFuzzedInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let text = String(validating: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) else { return 0 }
    FuzzedReader.chosen?.read(text)
    return 0
}

/// A reader of text from outside, with what must hold of whatever it reads.
enum FuzzedReader: String {
    case document, page, front, script

    static let chosen = ProcessInfo.processInfo.environment["FUZZED"].flatMap(FuzzedReader.init)

    private static let vocabularies = try? Vocabularies.standard()

    func read(_ text: String) {
        guard let vocabularies = Self.vocabularies else { return stop("no vocabularies", text) }
        let source = SourceFile(path: "input", text: text)
        switch self {
        case .document: readDocument(source, vocabularies)
        case .page: readPage(source, vocabularies)
        case .front: readFront(source, vocabularies)
        case .script: _ = Script.parse(source)
        }
    }

    private func readDocument(_ source: SourceFile, _ vocabularies: Vocabularies) {
        guard DocumentLimits.excess(in: source) == nil, let vocabulary = vocabularies[language(of: source)] else { return }
        let lesson = Lesson.read(source, vocabulary: vocabulary).0
        let end = SourcePosition(line: source.lines.count, column: (source.lines.last?.unicodeScalars.count ?? 0) + 1)
        for node in lesson.markdown.nodes where node.range.start > node.range.end || node.range.end > end {
            stop("a node's place is outside: \(node)", source.text)
        }
        for sample in lesson.codeSamples where sample.lineStarts.contains(where: { $0.line > source.lines.count }) {
            stop("a sample's lines are outside: \(sample)", source.text)
        }
        _ = try? LessonReport(lesson).json()
    }

    private func readPage(_ source: SourceFile, _ vocabularies: Vocabularies) {
        guard let page = try? PageText(source, vocabularies: vocabularies), let vocabulary = vocabularies[page.lesson.language] else { return }
        let lost = page.lostLines(of: source.text)
        if !lost.isEmpty { stop("lost lines: \(lost)", source.text) }
        let read = Lesson.read(SourceFile(path: "input", text: page.document), vocabulary: vocabulary).0
        if report(of: read) != report(of: page.lesson) { stop("the document says something else than the page", source.text) }
    }

    private func readFront(_ source: SourceFile, _ vocabularies: Vocabularies) {
        _ = FrontMatter(SourceFile(path: "input", text: "---\n" + source.text + "\n---\n"))
        _ = CourseSettings.read(source)
        _ = Vocabulary.read(source, language: "en")
    }

    /// Any of the four, the same for the same text.
    private func language(of source: SourceFile) -> String {
        ["de", "el", "en", "ja"][source.text.utf8.count % 4]
    }

    /// The model without places.
    private func report(of lesson: Lesson) -> String? {
        let nowhere = SourcePosition(line: 1, column: 1)
        return try? LessonReport(lesson.moved { _ in nowhere }).json()
    }

    private func stop(_ reason: String, _ text: String) {
        FileHandle.standardError.write(Data("\(reason)\n--- input\n\(text)\n---\n".utf8))
        abort()
    }
}
