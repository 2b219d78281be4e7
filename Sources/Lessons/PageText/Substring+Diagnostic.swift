extension Substring {
    /// What a compiler or a stopped program says.
    var isDiagnostic: Bool {
        guard utf8.count < 2000, utf8.contains(UInt8(ascii: ":")) || hasPrefix("Traceback") else { return false }
        let starts = [
            "error: ", "warning: ", "note: ", "Fatal error: ", "fatal error: ", "Traceback (most recent call last)", "Thread 1: ",
            "Uncaught ", "TypeError: ", "npm ERR! ", "zsh: ", "bash: ", "make: *** ", "docker: Error ",
        ]
        if let first = utf8.first, "ewnFfTUzbmd".utf8.contains(first), starts.contains(where: hasPrefix) { return true }
        if isPlace || isNumbered || isNameOfError { return true }
        guard holds(": error: ") || holds(": warning: "),
            let range = firstRange(of: ": error: ") ?? firstRange(of: ": warning: ")
        else { return false }
        return self[..<range.lowerBound].last?.isWholeNumber == true
    }

    /// What compilers quote of a program below what they say of it: ` --> main.rs:5:15`, `3 | let b = a;`, `  |   ^^^`.
    var isExcerpt: Bool {
        if hasPrefix("--> ") || hasPrefix("= note: ") || hasPrefix("= help: ") { return true }
        if !isEmpty, allSatisfy({ "^~|`- ".contains($0) }), contains(where: { "^~|".contains($0) }) { return true }
        let rest = drop(while: \.isWholeNumber).drop { $0 == " " }
        return rest.first == "|" && (rest.startIndex > startIndex || rest.dropFirst().contains { "^~-".contains($0) })
    }

    /// `KeyError: 'Jim'`, `java.lang.NullPointerException: …`
    private var isNameOfError: Bool {
        let name = prefix { $0 != ":" }
        guard name.count < count, name.hasSuffix("Error") || name.hasSuffix("Exception"), self[name.endIndex...].hasPrefix(": ") else { return false }
        return name.utf8.count > 9 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) }
    }

    /// `error[E0382]: …`
    private var isNumbered: Bool {
        guard hasPrefix("error[") || hasPrefix("warning["), let closing = firstIndex(of: "]") else { return false }
        return self[closing...].hasPrefix("]: ")
    }

    /// `Makefile:4: …`: a file's name and a line of it.
    private var isPlace: Bool {
        let word = prefix { $0 != " " }
        if dropFirst(word.count).hasPrefix(" - error") || dropFirst(word.count).hasPrefix(" - warning") { return word.contains(":") }
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard word.count < count, parts.count > 2, parts.last?.isEmpty == true, let name = parts.first, name.first?.isLetter == true else { return false }
        return parts.dropFirst().dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) } && name.allSatisfy { $0.isASCII }
    }
}
