extension Markdown {
    /// The numbers of all lessons that the text mentions, in order; code doesn't mention any.
    func lessonReferences(vocabulary: Vocabulary) -> [String] {
        blocksThatMayMention(vocabulary).flatMap { block in
            LessonReference.all(in: proseText(of: block), vocabulary: vocabulary).map(\.number)
        }
    }

    /// The blocks in which a lesson may be mentioned, seen from each text and what stands before it.
    private func blocksThatMayMention(_ vocabulary: Vocabulary) -> [Int] {
        var blocks: [Int] = []
        var block = 0
        var isBehindWords = false
        literals.withUnsafeBufferPointer { literals in
            for index in nodes.indices {
                switch nodes[index].kind {
                case .paragraph, .heading, .tableCell: (block, isBehindWords) = (index, false)
                case .text(let words):
                    let mayMention = blocks.last != block
                        && LessonReference.mayStand(
                            in: UnsafeBufferPointer(rebasing: literals[words.range]), behindWords: isBehindWords, vocabulary: vocabulary)
                    if mayMention { blocks.append(block) }
                    isBehindWords = true
                case .code, .htmlInline: isBehindWords = false
                default: break
                }
            }
        }
        return blocks
    }

    /// The words of one block, with a sign that is no letter where code stands.
    private func proseText(of block: Int) -> String {
        var text = ""
        for index in subtree(of: block).dropFirst() {
            switch nodes[index].kind {
            case .text(let words): text += self[words]
            case .softBreak(let joins): text += joins ? "" : " "
            case .code, .htmlInline: text += "\u{FFFC}"
            case .lineBreak: text += "\n"
            default: break
            }
        }
        return text
    }
}
