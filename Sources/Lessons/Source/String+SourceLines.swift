extension String {
    /// The lines without their ends. A line ends with LF, CRLF or CR, as in CommonMark; behind the last end there is one more line.
    var sourceLines: [Substring] {
        var lines: [Substring] = []
        var start = utf8.startIndex
        var offset = 0
        let add = { (end: Int, next: Int) in
            let index = utf8.index(start, offsetBy: end - offset)
            lines.append(self[start..<index])
            (start, offset) = (utf8.index(index, offsetBy: next - end), next)
        }
        withBytes { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { index += 1; continue }
                let isPair = byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
                add(index, index + (isPair ? 2 : 1))
                index = offset
            }
        }
        lines.append(self[start...])
        return lines
    }
}
