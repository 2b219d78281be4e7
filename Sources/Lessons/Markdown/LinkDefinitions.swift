/// The lines of a text that look like link reference definitions: `[label]: destination`.
struct LinkDefinitions {
    let lines: [PreparedText.Line]

    init(in text: PreparedText) {
        lines = (0..<text.lineCount).lazy.map { text.line($0 + 1).drop { $0 == 0x20 } }.filter(Self.isDefinition)
    }

    static func isDefinition(_ line: PreparedText.Line) -> Bool {
        guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")) else { return false }
        let rest = line[(end + 1)...]
        return end > line.startIndex + 1 && rest.first == UInt8(ascii: ":") && rest.dropFirst().contains { $0 != 0x20 && $0 != 0x09 }
    }
}
