import CCmark
import Foundation
import Lessons

/// Prints how reading lessons, bytes to model, compares with cmark's own way from the same bytes to HTML, in CPU time. The rounds of
/// both alternate, so that what else the machine does slows both, and the medians are compared.
struct ReadingBenchmark {
    private let vocabularies: Vocabularies
    private let rounds = 200

    init() throws {
        vocabularies = try .standard()
    }

    /// Every lesson of the course in the current folder.
    func run() {
        for language in vocabularies.languages {
            guard let vocabulary = vocabularies[language] else { continue }
            let documents = Self.documents(in: "Content/\(language)")
            guard !documents.isEmpty else { continue }
            var (readings, renderings): ([Double], [Double]) = ([], [])
            for _ in 0..<rounds {
                readings.append(seconds { for document in documents { read(document, vocabulary) } })
                renderings.append(seconds { for document in documents { Self.render(document) } })
            }
            let (reading, rendering) = (readings.median, renderings.median)
            let bytes = documents.reduce(0) { $0 + $1.count }
            print(String(
                format: "reading %@, %d bytes: %.2f ms, cmark %.2f ms, %.2f of cmark's speed", language, bytes, reading * 1e3, rendering * 1e3,
                rendering / reading))
        }
    }

    private func read(_ document: [UInt8], _ vocabulary: Vocabulary) {
        guard let text = String(validating: document, as: UTF8.self) else { return print("not UTF-8") }
        let (lesson, _) = Lesson.read(SourceFile(path: "lesson.md", text: text), vocabulary: vocabulary)
        if lesson.title == nil { print("no title") }
    }

    private static func render(_ document: [UInt8]) {
        let html = document.withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { cmark_markdown_to_html($0.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT) }
        }
        free(html)
    }

    private static func documents(in folder: String) -> [[UInt8]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
    }

    private func seconds(_ work: () -> Void) -> Double {
        let start = Self.cpuSeconds
        work()
        return Self.cpuSeconds - start
    }

    private static var cpuSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension [Double] {
    /// Of numbers that aren't none.
    fileprivate var median: Double { sorted()[count / 2] }
}
