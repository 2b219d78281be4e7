import Foundation

/// What the search knows of a lesson: a line of JSON, `["ways","Wege aus dem Code",[["the-path","Der Pfad","words","code"],…]]`. Solutions
/// aren't in it.
struct SearchLine {
    private let lesson: Lesson
    private let title: String

    init(_ lesson: Lesson, title: String) {
        (self.lesson, self.title) = (lesson, title)
    }

    var text: String {
        var json = JSONText()
        json.append("[")
        json.append(string: lesson.name)
        json.append(",")
        json.append(string: title)
        json.append(",[")
        json.append(entry: ("", "", words(of: lesson.blocks), code(in: lesson.blocks)))
        for section in lesson.sections { append(section, to: &json) }
        json.append("]]")
        return json.text
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
    private(set) var text = ""

    mutating func append(_ json: String) {
        text += json
    }

    mutating func append(entry: (id: String, title: String, words: String, code: String)) {
        text += "["
        for (index, part) in [entry.id, entry.title, entry.words, entry.code].enumerated() {
            if index > 0 { text += "," }
            append(string: part)
        }
        text += "]"
    }

    /// Safe inside a script too: no tag can stand in it.
    mutating func append(string: String) {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        bytes.reserveCapacity(string.utf8.count + 16)
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
            case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
            case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
            case 0..<0x20: bytes.append(contentsOf: "\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        text += String(decoding: bytes, as: UTF8.self)
    }
}
