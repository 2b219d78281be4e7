extension Markdown {
    /// The numbers of all lessons that the text mentions, in order; code doesn't mention any.
    func lessonReferences(vocabulary: Vocabulary) -> [String] {
        nodes.indices.filter { nodes[$0].kind.holdsInlines && hasDigits($0) }.flatMap { block in
            LessonReference.all(in: proseText(of: block), vocabulary: vocabulary).map(\.number)
        }
    }

    /// Whether a block can mention a lesson: in full width, digits begin with EF.
    private func hasDigits(_ block: Int) -> Bool {
        subtree(of: block).contains { index in
            guard case .text(let words) = nodes[index].kind else { return false }
            return words.withBytes { bytes in bytes.contains { $0 == 0xEF || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } }
        }
    }

    /// The words of one block, with a sign that is no letter where code stands.
    private func proseText(of block: Int) -> String {
        var text = ""
        for index in subtree(of: block).dropFirst() {
            switch nodes[index].kind {
            case .text(let words): text += words
            case .softBreak(let joins): text += joins ? "" : " "
            case .code, .htmlInline: text += "\u{FFFC}"
            case .lineBreak: text += "\n"
            default: break
            }
        }
        return text
    }
}
