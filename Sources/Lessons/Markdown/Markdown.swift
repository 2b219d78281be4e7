/// A CommonMark document as a flat list of nodes in document order: a node, then all that is inside it, then its next sibling.
/// Nothing here is recursive, so that neither reading nor freeing a deeply nested text needs a deep stack.
///
/// Beyond CommonMark 0.30: pipe tables, emphasis beside CJK punctuation, and line ends that vanish between wide characters.
public struct Markdown: Equatable, Sendable {
    public internal(set) var nodes: [Node]
    /// The words of all nodes in UTF-8, one behind the other.
    let literals: [UInt8]

    /// - Parameter nodes: the first is the document and spans all.
    init(nodes: [Node], literals: [UInt8]) {
        (self.nodes, self.literals) = (nodes, literals)
    }

    /// - Parameters:
    ///   - lines: lines of the file, the first of which is line `firstLine` of the file.
    init(lines: SourceLines, firstLine: Int = 1) {
        self = PreparedText.lend(lines, firstLine: firstLine, to: CommonMark.markdown)
    }

    public init(_ text: String) {
        self.init(lines: text.sourceLines)
    }

    /// The nodes directly inside node `parent`; 0 is the document.
    public func children(of parent: Int) -> [Int] {
        children(in: (parent + 1)..<nodes[parent].end)
    }

    func firstChild(of parent: Int) -> Int? {
        nodes[parent].end > parent + 1 ? parent + 1 : nil
    }

    /// The outermost nodes of a stretch.
    func children(in range: Range<Int>) -> [Int] {
        var children: [Int] = []
        var next = range.lowerBound
        while next < range.upperBound {
            children.append(next)
            next = nodes[next].end
        }
        return children
    }

    /// Node `index` with all that is inside.
    public func subtree(of index: Int) -> Range<Int> {
        index..<nodes[index].end
    }
}
