extension String {
    /// The lines without their ends. A line ends with LF, CRLF or CR, as in CommonMark; behind the last end there is one more line.
    var sourceLines: [Substring] {
        var lines: [Substring] = []
        var (start, index) = (utf8.startIndex, utf8.startIndex)
        while index < utf8.endIndex {
            let byte = utf8[index]
            let end = index
            index = utf8.index(after: index)
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            lines.append(self[start..<end])
            if byte == UInt8(ascii: "\r"), index < utf8.endIndex, utf8[index] == UInt8(ascii: "\n") {
                index = utf8.index(after: index)
            }
            start = index
        }
        lines.append(self[start...])
        return lines
    }
}
