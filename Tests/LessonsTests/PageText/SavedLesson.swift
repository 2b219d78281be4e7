import Foundation
import Testing

@testable import Lessons

/// A lesson of the course as a browser would save it: the words without their marks, in one of many fashions.
struct SavedLesson {
    struct Fashion: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var bullet = "  • "
        var number = { @Sendable (number: Int) in "\(number). " }
        /// What stands above code; nil for nothing.
        var label = { @Sendable (language: String, index: Int) -> String? in language.capitalized }
        var behindCode: String?
        var code = { @Sendable (code: String) in code }
        var isTight = false
        var hasContents = false
        var before: [String] = []
        var after: [String] = []

        static let all: [Fashion] = [
            Fashion(testDescription: "labels"),
            Fashion(testDescription: "lower case and dashes", bullet: "- ", number: { "\($0)) " }, label: { language, _ in language }),
            Fashion(testDescription: "file names", bullet: "・", number: { "\($0)． " }, label: { $0 == "swift" ? "Sample\($1).swift" : $0 }),
            Fashion(
                testDescription: "glued labels", bullet: "‣ ", number: { "(\($0)) " },
                label: { $0 == "swift" ? "swiftSample\($1).swift" : $0 }, behindCode: "Copy"),
            Fashion(
                testDescription: "tabs", bullet: "\t•\t", label: { "\($0)\nCopy code" + ($1 > 90 ? "!" : "") },
                code: { $0.replacing("    ", with: "\t") }),
            Fashion(
                testDescription: "lost indentation", bullet: "* ",
                code: { $0.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }.joined(separator: "\n") }),
            Fashion(
                testDescription: "contents and furniture", bullet: "– ", hasContents: true,
                before: ["Skip to content", "Zyx Qwv", "Home\nBlog\nAbout\nSearch"],
                after: ["Share", "Previous", "Next", "© 2024 Zyx Qwv"]),
            Fashion(testDescription: "no blank lines", bullet: "• ", isTight: true),
        ]
    }

    let lesson: Lesson
    let fashion: Fashion
    private var blocks: [String] = []

    init(_ lesson: Lesson, _ fashion: Fashion) {
        (self.lesson, self.fashion) = (lesson, fashion)
        let markdown = lesson.markdown
        blocks = fashion.before
        for node in markdown.children(of: 0) {
            add(node)
            if node == lesson.heading, fashion.hasContents { blocks.append(contents) }
        }
        blocks += fashion.after
    }

    var text: String { blocks.joined(separator: fashion.isTight ? "\n" : "\n\n") + "\n" }

    private var contents: String {
        let name = ["de": "Inhaltsverzeichnis", "el": "Περιεχόμενα", "ja": "目次"][lesson.language] ?? "Contents"
        return ([name] + lesson.sections.map(\.title)).joined(separator: "\n")
    }

    private mutating func add(_ node: Int) {
        let markdown = lesson.markdown
        switch markdown.nodes[node].kind {
        case .codeBlock(let code): add(code)
        case .list: blocks.append(list(node, indentation: ""))
        case .blockQuote: markdown.children(of: node).forEach { addQuoted($0) }
        case .table:
            blocks.append(
                markdown.children(of: node).map { markdown.children(of: $0).map { markdown.plainText(of: $0) }.joined(separator: "\t") }
                    .joined(separator: "\n"))
        case .paragraph, .heading: blocks.append(markdown.plainText(of: node))
        default: break
        }
    }

    /// A callout's title stands on a line of its own, as pages show it.
    private mutating func addQuoted(_ node: Int) {
        let markdown = lesson.markdown
        let inside = markdown.children(of: node)
        guard markdown.nodes[node].kind == .paragraph, let first = inside.first, markdown.nodes[first].kind == .strong else {
            return add(node)
        }
        blocks.append(markdown.plainText(of: first))
        let rest = markdown.plainText(of: (markdown.nodes[first].end)..<markdown.nodes[node].end)
        if !rest.isEmpty { blocks.append(String(rest[...].trimmingSpaces)) }
    }

    private mutating func add(_ code: Markdown.CodeBlock) {
        let language = InfoString(lesson.markdown[code.writtenInfo]).language ?? "text"
        let literal = lesson.markdown[code.literal]
        let source = fashion.code(literal.hasSuffix("\n") ? String(literal.dropLast()) : literal)
        let label = fashion.label(language, blocks.count)
        blocks.append([label, source, fashion.behindCode].compactMap(\.self).joined(separator: "\n"))
    }

    private func list(_ node: Int, indentation: String) -> String {
        let markdown = lesson.markdown
        guard case .list(let list) = markdown.nodes[node].kind else { return "" }
        return markdown.children(of: node).enumerated().map { index, item in
            let sign = list.start.map { fashion.number($0 + index) } ?? fashion.bullet
            let parts = markdown.children(of: item).map { child in
                markdown.nodes[child].kind.isList
                    ? "\n" + self.list(child, indentation: indentation + "    ") : markdown.plainText(of: child)
            }
            return indentation + sign + parts.joined()
        }.joined(separator: "\n")
    }
}
