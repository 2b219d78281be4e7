import Foundation
import Lessons

extension Context {
    /// Writes a result.
    func print(_ phrase: Phrase) throws {
        try print(phrase.text(in: language))
    }

    func print(_ text: String) throws {
        try print(part: text + "\n")
    }

    /// Writes a part of a result as it is, with the ends of its lines.
    func print(part text: String) throws {
        do {
            try output.write(text)
        } catch {
            throw Failure(.machine, .notWritten("stdout", .systemError((error as? POSIXError)?.code.rawValue ?? errno)))
        }
    }

    /// Writes a result for programs: sorted keys, so that equal results are equal texts.
    func print(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try print(String(decoding: encoder.encode(value), as: UTF8.self))
    }

    /// Writes one of many results for programs, on a line of its own.
    func print(line value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try print(String(decoding: encoder.encode(value), as: UTF8.self))
    }

    /// Empties the screen of a terminal.
    func clear() throws {
        if output.isLively { try output.write("\u{1B}[2J\u{1B}[H") }
    }

    /// Writes a result in the form that was asked for.
    func print(_ phrase: Phrase, json value: some Encodable) throws {
        if invocation.format == "json" { try print(json: value) } else { try print(phrase) }
    }

    /// Says something that isn't the result.
    func note(_ phrase: Phrase) {
        // Where even that can't be written, there is no one to tell.
        try? messages.write(phrase.text(in: language) + "\n")
    }

    /// Says what was found, a line each: `file:line:column: error: …`.
    func note(_ findings: [Finding]) {
        for finding in findings {
            let finding = finding.withPath(shown)
            note(Phrase(verbatim: finding.line(in: language)))
            finding.notes.forEach { note(Phrase(verbatim: "  " + $0.text(in: language))) }
        }
    }

    func report(_ failure: Failure) {
        let name = messages.painted("lessonctl:", .red)
        note(Phrase(verbatim: "\(name) \(failure.message.text(in: language))"))
        failure.advice.forEach { note(Phrase(verbatim: "  " + $0.text(in: language))) }
    }
}

extension Finding {
    /// The same, with the path of its place as `shorten` makes it.
    func withPath(_ shorten: (String) -> String) -> Finding {
        var finding = self
        if let place { finding.place?.path = shorten(place.path) }
        return finding
    }
}
