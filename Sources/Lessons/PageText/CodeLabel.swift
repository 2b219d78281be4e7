/// A line that only says what the code below it is: "Swift", "RecipesView.swift", both, or a button to copy it.
struct CodeLabel: Equatable, Sendable {
    var language: CodeLanguage?
    var fileName: String?
    var isOutput = false
    /// Whether a button to copy it was saved with it.
    var hasButton = false
    /// Whether the line could as well be a heading or a line of text, if no code came.
    var isOrdinaryWord = false

    /// Nil for a line that says more, or something else.
    init?(_ text: Substring, words: PageWords) {
        guard text.utf8.count <= 120, !text.utf8.contains(where: { Self.codeSigns[Int($0)] }) else { return nil }
        guard text.utf8.count(where: { $0 == UInt8(ascii: " ") }) <= 5 else { return nil }
        let bare = words.withoutCodeButtons(text)
        let isButton = bare.utf8.count < text.utf8.count
        hasButton = isButton
        if isButton, bare.isEmpty { return }
        if words.isOutputLabel(bare) {
            (language, isOutput, isOrdinaryWord) = (.text, true, !isButton)
            return
        }
        if words.isCodeLabel(bare) {
            isOrdinaryWord = !isButton
            return
        }
        if let language = words.withoutCodeLabel(bare).flatMap({ CodeLanguage.named($0) }), !language.isOutput {
            (self.language, isOrdinaryWord) = (language, !isButton)
            return
        }
        guard let parsed = Self.parsed(bare.trimmingLabelSigns) else { return nil }
        (language, fileName) = (parsed.language, parsed.fileName)
        isOutput = language?.isOutput ?? false
        isOrdinaryWord = isOutput && !isButton
    }

    /// Whether it says no more than that code follows, as headings do, too.
    var isPlain: Bool { isOrdinaryWord && language == nil && fileName == nil }

    /// By byte, the signs that stand in code and in no label.
    private static let codeSigns: [Bool] = {
        var signs = Array(repeating: false, count: 256)
        for byte in "{}()=<>\"@$&;,`\\".utf8 { signs[Int(byte)] = true }
        return signs
    }()

    private static func parsed(_ text: Substring) -> (language: CodeLanguage?, fileName: String?)? {
        guard !text.isEmpty else { return nil }
        if text.hasPrefix("# "), isFileName(text.dropFirst(2)) { return parsed(text.dropFirst(2)) }
        if let language = CodeLanguage.named(text) { return (language, nil) }
        if let glued = glued(text) { return glued }
        if isFileName(text) { return (CodeLanguage.ofFile(text), String(text)) }
        return separated(text)
    }

    /// "swiftRecipesView.swift", "SwiftRecipesView.swift", "RecipesView.swiftSwift".
    private static func glued(_ text: Substring) -> (language: CodeLanguage?, fileName: String?)? {
        guard !text.utf8.contains(UInt8(ascii: " ")), text.utf8.contains(UInt8(ascii: ".")) else { return nil }
        for language in CodeLanguage.all {
            for name in [language.name] + language.aliases where text.count > name.count + 2 {
                let (head, tail) = (text.prefix(name.count), text.suffix(name.count))
                let file = text.dropFirst(name.count)
                if head.lowercased() == name, file.first?.isUppercase == true, isFileName(file), CodeLanguage.ofFile(file) == language,
                    !isPartOfName(file)
                {
                    return (language, String(file))
                }
                let before = text.dropLast(name.count)
                if tail.lowercased() == name, isFileName(before), CodeLanguage.ofFile(before) == language, tail.first != "." {
                    return (language, String(before))
                }
            }
        }
        return nil
    }

    /// Whether what follows "Swift" continues a word, as in SwiftUIView.swift.
    private static func isPartOfName(_ file: Substring) -> Bool {
        file.hasPrefix("UI") && file.dropFirst(2).first.map { $0.isUppercase || $0 == "." } ?? false
    }

    /// "Swift RecipesView.swift", "Listing 2: RecipesView.swift".
    private static func separated(_ text: Substring) -> (language: CodeLanguage?, fileName: String?)? {
        guard text.utf8.contains(UInt8(ascii: ".")), text.utf8.last != UInt8(ascii: ".") else { return nil }
        let words = text.split { " \t:·|–—-".contains($0) }
        guard (2...4).contains(words.count), let last = words.last, let first = words.first else { return nil }
        if words.count == 2, let language = CodeLanguage.named(first), isFileName(last) { return (language, String(last)) }
        if words.count == 2, let language = CodeLanguage.named(last), isFileName(first) { return (language, String(first)) }
        guard text.contains(":"), isFileName(last), text.hasSuffix(last), CodeLanguage.ofFile(last) != nil else { return nil }
        return (CodeLanguage.ofFile(last), String(last))
    }

    private static func isFileName(_ text: Substring) -> Bool {
        guard CodeLanguage.ofFile(text) != nil, let point = text.lastIndex(of: "."), point > text.startIndex else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || "_-+./".contains($0) } && text[..<point].contains(where: \.isLetter)
    }
}

extension Substring {
    /// Without signs that only set a label off.
    fileprivate var trimmingLabelSigns: Substring {
        let start = drop(while: Self.isLabelSign)
        guard let last = start.lastIndex(where: { !Self.isLabelSign($0) }) else { return start.prefix(0) }
        return start[...last]
    }

    private static func isLabelSign(_ character: Character) -> Bool { labelSigns.contains(character) }

    private static let labelSigns: Set<Character> = [":", "：", "▼", "▾", "📄", "📝", "💻", " ", "[", "]", "【", "】", "■", "●", "◆", "▶", "◼", "▪"]
}
