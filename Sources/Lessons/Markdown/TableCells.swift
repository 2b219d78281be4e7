/// The cells of a document's tables that have more than words in them. They wait for the end of the document, where all links are
/// defined, to be parsed together: each as the content of a heading, the one block that holds inlines on one line.
struct TableCells {
    struct Cell {
        /// Among the nodes.
        let node: Int
        let line: Int
        let bytes: PreparedText.Line
    }

    private(set) var waiting: [Cell] = []

    mutating func append(_ cell: PipeTable.Cell, node: Int, line: Int) {
        waiting.append(Cell(node: node, line: line, bytes: cell.bytes))
    }

    /// A document with a heading for each cell.
    func headings(in text: PreparedText) -> [UInt8] {
        var bytes: [UInt8] = []
        for cell in waiting {
            bytes += "# ".utf8
            for index in cell.bytes.indices where !cell.bytes.protectsPipe(at: index) { bytes.append(cell.bytes[index]) }
            bytes += " #\n".utf8
        }
        guard waiting.contains(where: { $0.bytes.contains(UInt8(ascii: "[")) }) else { return bytes }
        for definition in LinkDefinitions(in: text).lines {
            bytes.append(UInt8(ascii: "\n"))
            bytes += definition
        }
        return bytes
    }
}

extension PreparedText.Line {
    /// Whether in a cell there is anything but text that stands for itself.
    var mayHaveMarkup: Bool {
        contains { byte in
            switch byte {
            case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "\\"): true
            default: false
            }
        }
    }

    /// Whether there is a backslash that a pipe follows.
    fileprivate func protectsPipe(at index: Int) -> Bool {
        self[index] == UInt8(ascii: "\\") && index + 1 < endIndex && self[index + 1] == UInt8(ascii: "|")
    }
}
