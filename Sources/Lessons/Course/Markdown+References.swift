extension Markdown {
    /// The numbers of all lessons that the text mentions, in order; code doesn't mention any.
    func lessonReferences(vocabulary: Vocabulary) -> [String] {
        nodes.indices.filter { nodes[$0].kind.holdsInlines }.flatMap { block in
            LessonReference.all(in: proseText(of: block), vocabulary: vocabulary).map(\.number)
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
