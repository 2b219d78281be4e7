/// Marks that a page kept beside its code: fences, and line numbers as lines of their own.
struct CodeMarks {
    let ends: ContinuationEnds
    private let lines: CodeLines

    init(_ lines: CodeLines) {
        self.lines = lines
        ends = ContinuationEnds(lines.lines)
    }

    /// Code between fences that the page kept.
    func fenced(at index: Int) -> CodePassage? {
        guard index < lines.count, lines[index].text.hasPrefix("```") || lines[index].text.hasPrefix("~~~") else { return nil }
        let line = Array(lines[index].text.utf8)[...]
        guard let fence = CodeFence(line), let end = ends.end(of: fence, after: index) else { return nil }
        let info = InfoString(String(decoding: line[fence.info], as: UTF8.self))
        var passage = CodePassage(lines: (index + 1)..<end, labels: [index, end])
        let named = info.language.flatMap { CodeLanguage.named($0) }
        passage.language = named?.name ?? info.language ?? lines.language(of: passage.lines)
        (passage.isLabelled, passage.isOutput) = (info.language != nil, named?.isOutput ?? false)
        return passage
    }

    /// Two versions of the same lines, as Git leaves them where it can't decide.
    func conflict(at index: Int) -> CodePassage? {
        guard index < lines.count, lines[index].text.hasPrefix("<<<<<<< ") else { return nil }
        let end = (index..<min(index + 200, lines.count)).first { lines[$0].text.hasPrefix(">>>>>>> ") }
        guard let end else { return nil }
        var passage = CodePassage(lines: index..<(end + 1))
        passage.language = CodeLanguage.text.name
        return passage
    }

    /// A column of line numbers that was saved as lines of its own, or nothing.
    func lineNumbers(from index: Int) -> Range<Int> {
        var next = index
        while next < lines.count, let number = Int(lines[next].text), number == next - index + 1 { next += 1 }
        return next - index >= 3 ? index..<next : index..<index
    }
}
