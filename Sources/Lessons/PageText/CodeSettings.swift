/// Settings, which have neither brackets nor keywords: keys with values, as in YAML.
struct CodeSettings {
    let lines: CodeLines

    /// A key alone on its line, and indented under it keys with values, as in YAML.
    func passage(at index: Int) -> CodePassage? {
        guard index + 1 < lines.count, let key = key(at: index), key.value.isEmpty, lines[index + 1].indentation > lines[index].indentation,
            self.key(at: index + 1)?.value.isEmpty == false
        else { return nil }
        var end = index + 2
        while end < lines.count, !lines[end].isBlank, self.key(at: end) != nil || lines[end].text.hasPrefix("- ") { end += 1 }
        var passage = CodePassage(lines: index..<end)
        passage.language = "yaml"
        return passage
    }

    /// `host: 127.0.0.1`: a word in lower case as programs take it, and what stands behind its colon.
    private func key(at index: Int) -> (name: Substring, value: Substring)? {
        let text = lines[index].text
        let name = text.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || "_-".contains($0)) }
        let rest = text.dropFirst(name.count)
        guard name.first?.isLowercase == true, rest.first == ":", let next = rest.dropFirst().first else {
            return rest == ":" && !name.isEmpty ? (name, "") : nil
        }
        return next == " " ? (name, rest.dropFirst(2)) : nil
    }
}
