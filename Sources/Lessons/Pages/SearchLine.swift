import Foundation

/// What the search knows of a lesson: a line of JSON, `["ways","Wege aus dem Code",[["the-path","Der Pfad","words","code"],…]]`. Solutions
/// aren't in it.
struct SearchLine {
    private let lesson: Lesson
    private let title: String

    init(_ lesson: Lesson, title: String) {
        (self.lesson, self.title) = (lesson, title)
    }

    var json: JSONText {
        var json = JSONText()
        json.append("[")
        json.append(string: lesson.name)
        json.append(",")
        json.append(string: title)
        json.append(",[")
        json.append(entry: ("", "", words(of: lesson.blocks), code(in: lesson.blocks)))
        for section in lesson.sections { append(section, to: &json) }
        json.append("]]")
        return json
    }

    private func append(_ section: Lesson.Section, to json: inout JSONText) {
        json.append(",")
        json.append(entry: (section.id, section.title, words(of: section.blocks), code(in: section.blocks)))
        for part in section.parts {
            switch part {
            case .question(let index):
                let question = lesson.faq[index]
                json.append(",")
                json.append(entry: (
                    PageID.question(index + 1), question.question, lesson.markdown.plainText(of: question.answer),
                    code(in: question.answer.blocks)))
            case .exercise(let index):
                let exercise = lesson.exercises[index]
                json.append(",")
                json.append(entry: (PageID.exercise(exercise.number), exercise.title, words(of: exercise.task), code(in: exercise.task)))
            case .block, .level: break
            }
        }
    }

    private func words(of blocks: [Int]) -> String {
        lesson.markdown.plainText(of: blocks)
    }

    /// The source of the samples that can be seen.
    private func code(in blocks: [Int]) -> String {
        blocks.flatMap { lesson.markdown.subtree(of: $0) }.compactMap { lesson.sampleIndices[$0] }
            .map { lesson.codeSamples[$0].source }.joined(separator: "\n")
    }
}

/// JSON on its way; the same text for the same values on every machine.
struct JSONText {
    /// In UTF-8.
    private(set) var bytes: [UInt8] = []

    mutating func append(_ json: String) {
        bytes += json.utf8
    }

    mutating func append(entry: (id: String, title: String, words: String, code: String)) {
        append("[")
        for (index, part) in [entry.id, entry.title, entry.words, entry.code].enumerated() {
            if index > 0 { append(",") }
            append(string: part)
        }
        append("]")
    }

    /// Safe inside a script too: no tag can stand in it.
    mutating func append(string: String) {
        append("\"")
        string.withBytes { string in
            var start = 0
            for index in string.indices {
                guard let replacement = Self.replacement(for: string[index]) else { continue }
                bytes += UnsafeBufferPointer(rebasing: string[start..<index])
                append(replacement)
                start = index + 1
            }
            bytes += UnsafeBufferPointer(rebasing: string[start...])
        }
        append("\"")
    }

    private static func replacement(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "<"): "\\u003c"
        case 0..<0x20: "\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))"
        default: nil
        }
    }
}
