/// Settings, which have neither brackets nor keywords: keys with values, as in YAML, TOML and the files of Windows' age.
struct CodeSettings {
    private let lines: CodeLines
    /// Behind the lines that were looked at and are none, so that none is looked at again.
    private var (endOfRules, endOfNested) = (0, 0)

    init(_ lines: CodeLines) {
        self.lines = lines
    }

    mutating func passage(at index: Int) -> CodePassage? {
        guard index < lines.count else { return nil }
        return rules(at: index) ?? nested(at: index) ?? sections(at: index)
    }

    // MARK: Keys over keys

    /// A key alone on its line with keys or dashes below it makes all lines around it that are keys settings, too.
    private mutating func nested(at index: Int) -> CodePassage? {
        guard index >= endOfNested, key(at: index) != nil else { return nil }
        let range = index..<end(from: index) { isEntry($0, base: lines[index].indentation) }
        endOfNested = range.upperBound
        let filled = range.filter { !lines[$0].isBlank }
        let isNested = zip(filled, filled.dropFirst()).contains { index, next in
            guard key(at: index)?.value.isEmpty == true else { return false }
            let isDeeper = lines[next].indentation > lines[index].indentation
            return isDeeper ? filled.count > 1 && (key(at: next) != nil || isDash(next)) : filled.count > 2 && next == index + 1
        }
        let hasValues = filled.contains { key(at: $0)?.value.isEmpty == false || isDash($0) }
        guard isNested, hasValues else { return nil }
        var passage = CodePassage(lines: range)
        passage.language = "yaml"
        return passage
    }

    private func isEntry(_ index: Int, base: Int) -> Bool {
        key(at: index) != nil || isComment(index) || lines[index].indentation > base && !lines.isSentence(index) || isDash(index)
    }

    private func isDash(_ index: Int) -> Bool { lines[index].text.hasPrefix("- ") }

    /// `host: 127.0.0.1`: a word as programs take it, and what stands behind its colon, which is no sentence.
    private func key(at index: Int) -> (name: Substring, value: Substring)? {
        let text = isDash(index) ? lines[index].text.dropFirst(2).trimmingSpaces : lines[index].text
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./".contains($0)) }
        let rest = text.dropFirst(name.count)
        guard name.first?.isLowercase == true || name.first != nil && lines[index].indentation > 0, rest.first == ":" else { return nil }
        guard let next = rest.dropFirst().first else { return (name, "") }
        return next == " " && !lines.isSentence(index) ? (name, rest.dropFirst(2)) : nil
    }

    // MARK: Rules

    /// `build: main.o`, and below it what is to be done, behind a tab, as in a Makefile.
    private mutating func rules(at index: Int) -> CodePassage? {
        guard index >= endOfRules, isTarget(index) || isPair(index) else { return nil }
        let range = index..<end(from: index) { isTarget($0) || isPair($0) || isComment($0) || lines[$0].raw.first == "\t" }
        endOfRules = range.upperBound
        let filled = range.filter { !lines[$0].isBlank }
        guard zip(filled, filled.dropFirst()).contains(where: { isTarget($0) && $1 == $0 + 1 && isRecipe($1) }) else { return nil }
        var passage = CodePassage(lines: range)
        passage.language = "makefile"
        return passage
    }

    /// One tab, and what is to be done.
    private func isRecipe(_ index: Int) -> Bool {
        lines[index].raw.first == "\t" && lines[index].column == 2 && key(at: index) == nil
    }

    /// A file or a word in lower case, and after its colon only names.
    private func isTarget(_ index: Int) -> Bool {
        let text = lines[index].text
        guard lines[index].indentation == 0, let colon = text.firstIndex(of: ":") else { return false }
        let (name, needs) = (text[..<colon], text[text.index(after: colon)...])
        let isName = name.first.map { $0.isLowercase || ".$%".contains($0) } == true && name.allSatisfy(\.isNameOfTarget)
        return isName && needs.allSatisfy { $0.isNameOfTarget || $0 == " " } && needs.first.map { $0 == " " } != false
    }

    // MARK: Keys under names in brackets

    /// `[user]`, and right below it `name = Rosa`.
    private func sections(at index: Int) -> CodePassage? {
        guard isName(index), index + 1 < lines.count, isPair(index + 1) else { return nil }
        let range = index..<end(from: index) { isName($0) || isPair($0) || isComment($0) }
        var passage = CodePassage(lines: range)
        let isQuoted = range.contains { lines[$0].text.contains("\"") || lines[$0].text.hasPrefix("[[") }
        passage.language = isQuoted ? "toml" : "ini"
        return passage
    }

    private func isName(_ index: Int) -> Bool {
        let text = lines[index].text
        guard text.first == "[", text.last == "]" else { return false }
        let name = text.drop { $0 == "[" }.prefix { $0 != "]" }
        return !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.\" ".contains($0)) }
    }

    private func isPair(_ index: Int) -> Bool {
        guard let sign = lines[index].text.firstIndex(of: "=") else { return false }
        let name = lines[index].text[..<sign].trimmingSpaces.prefix { !"?:+".contains($0) }.trimmingSpaces
        return !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.\"".contains($0)) }
    }

    // MARK: Both

    private func isComment(_ index: Int) -> Bool {
        lines[index].text.hasPrefix("# ") || lines[index].text.hasPrefix("; ")
    }

    /// Behind the last line from there on that fulfils a condition, over one or two blank lines.
    private func end(from start: Int, where belongs: (Int) -> Bool) -> Int {
        var (index, end) = (start, start)
        while index < lines.count, lines[index].isBlank ? lines.next(from: index) - index < 3 : belongs(index) {
            index += 1
            if !lines[index - 1].isBlank { end = index }
        }
        return end
    }
}

extension Character {
    fileprivate var isNameOfTarget: Bool { isASCII && (isLetter || isNumber || "_-./%$()".contains(self)) }
}
