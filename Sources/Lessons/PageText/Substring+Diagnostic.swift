extension Substring {
    /// What a compiler or a stopped program says.
    var isDiagnostic: Bool {
        guard utf8.count < 2000, utf8.contains(UInt8(ascii: ":")) || hasPrefix("Traceback") else { return false }
        let starts = [
            "error: ", "warning: ", "note: ", "Fatal error: ", "fatal error: ", "Traceback (most recent call last)", "Thread 1: ",
            "Uncaught ", "TypeError: ",
        ]
        if let first = utf8.first, "ewnFfTU".utf8.contains(first), starts.contains(where: hasPrefix) { return true }
        if isPlace { return true }
        guard holds(": error: ") || holds(": warning: "),
            let range = firstRange(of: ": error: ") ?? firstRange(of: ": warning: ")
        else { return false }
        return self[..<range.lowerBound].last?.isWholeNumber == true
    }

    /// `Makefile:4: …`: a file's name and a line of it.
    private var isPlace: Bool {
        let word = prefix { $0 != " " }
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard word.count < count, parts.count > 2, parts.last?.isEmpty == true, let name = parts.first, name.first?.isLetter == true else { return false }
        return parts.dropFirst().dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) } && name.allSatisfy { $0.isASCII }
    }
}
