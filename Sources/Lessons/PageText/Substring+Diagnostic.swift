extension Substring {
    /// What a compiler or a stopped program says.
    var isDiagnostic: Bool {
        guard utf8.count < 2000, utf8.contains(UInt8(ascii: ":")) || hasPrefix("Traceback") else { return false }
        let starts = [
            "error: ", "warning: ", "note: ", "Fatal error: ", "fatal error: ", "Traceback (most recent call last)", "Thread 1: ",
            "Uncaught ", "TypeError: ",
        ]
        if let first = utf8.first, "ewnFfTU".utf8.contains(first), starts.contains(where: hasPrefix) { return true }
        guard holds(": error: ") || holds(": warning: "),
            let range = firstRange(of: ": error: ") ?? firstRange(of: ": warning: ")
        else { return false }
        return self[..<range.lowerBound].last?.isWholeNumber == true
    }
}
