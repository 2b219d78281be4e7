/// The APIs that a lesson's prose names in code spans: types, attributes and what is called with labels or a leading dot. What the
/// lesson's own samples declare is left out.
struct APIMentions {
    private let lesson: Lesson
    private let declared: Set<String>

    init(_ lesson: Lesson) {
        self.lesson = lesson
        declared = Set(lesson.codeSamples.flatMap { Self.declarations(in: $0.source) })
    }

    /// One for each API: the section that names it in its heading, else the one that names it most.
    var all: [LessonCard.Mention] {
        var counts: [String: [Int: Int]] = [:]
        for (index, section) in lesson.sections.enumerated() where section.kind != .exercises && section.kind != .completion {
            for name in names(in: section.heading) { counts[name, default: [:]][index, default: 0] += 100 }
            for block in blocks(of: section) {
                for name in names(in: block) { counts[name, default: [:]][index, default: 0] += 1 }
            }
        }
        return counts.keys.sorted().compactMap { name in
            counts[name]?.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { index, _ in
                LessonCard.Mention(api: name, section: lesson.sections[index].id, title: lesson.sections[index].title)
            }
        }
    }

    private func blocks(of section: Lesson.Section) -> [Int] {
        section.parts.flatMap { part -> [Int] in
            switch part {
            case .block(let node): [node]
            case .question(let index): [lesson.faq[index].node] + lesson.faq[index].answer.blocks
            case .level, .exercise: []
            }
        }
    }

    private func names(in node: Int) -> [String] {
        lesson.markdown.nodes[lesson.markdown.subtree(of: node)].compactMap { node in
            guard case .code(let code) = node.kind else { return nil }
            return Self.name(in: lesson.markdown[code]).flatMap { declared.contains($0.baseName) ? nil : $0 }
        }
    }

    /// `NavigationStack(path: $path)` is `NavigationStack`, `.navigationTitle("Start")` is `navigationTitle(_:)`; nil for what is no API's
    /// name or can't be told from a name of the lesson's own.
    static func name(in code: String) -> String? {
        let isAttribute = code.utf8.first == UInt8(ascii: "@")
        let hasDot = code.utf8.first == UInt8(ascii: ".")
        let text = code.utf8.dropFirst(isAttribute || hasDot ? 1 : 0)
        let name = text.prefix(while: \.isPartOfASCIIName)
        guard name.count > 1, let first = name.first, first.isASCIILetter else { return nil }
        let base = Substring(name)
        let rest = text[name.endIndex...]
        let isCall = rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
        if isAttribute { return rest.isEmpty || isCall ? "@\(base)" : nil }
        if first & 0x20 == 0, !hasDot { return rest.isEmpty || isCall || rest.first == UInt8(ascii: "<") ? String(base) : nil }
        guard isCall else { return nil }
        let arguments = Substring(rest.dropFirst().dropLast())
        if hasDot, arguments == "…" || arguments == "..." { return String(base) }
        let labels = labels(of: arguments)
        return hasDot || !labels.isEmpty ? "\(base)(\(labels))" : nil
    }

    /// The labels of a call's arguments, as documentation writes them.
    private static func labels(of arguments: Substring) -> String {
        if arguments.last == ":", arguments.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }) { return String(arguments) }
        return self.arguments(in: arguments).map { argument in
            let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return !label.isEmpty && argument[label.endIndex...].first == ":" ? "\(label):" : "_:"
        }.joined()
    }

    /// What stands between commas that no bracket or string encloses; dots that stand for anything are no argument.
    private static func arguments(in text: Substring) -> [Substring] {
        var (depth, isInString) = (0, false)
        let parts = text.split { character in
            switch character {
            case "\"": isInString.toggle()
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: return character == "," && depth == 0 && !isInString
            }
            return false
        }
        return parts.map { $0.trimmingSpaces }.filter { !$0.isEmpty && $0 != "…" && $0 != "..." }
    }

    /// The names that follow a declaring keyword.
    private static func declarations(in source: String) -> [String] {
        source.withBytes { source in
            var names: [String] = []
            var isDeclared = false
            for word in source.split(whereSeparator: { !$0.isPartOfASCIIName && $0 < 0x80 }) {
                if isDeclared { names.append(String(decoding: word, as: UTF8.self)) }
                isDeclared = declaring.contains { $0.count == word.count && $0.elementsEqual(word) }
            }
            return names
        }
    }

    private static let declaring = ["struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var", "case"].map { Array($0.utf8) }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

    fileprivate var isPartOfASCIIName: Bool {
        isASCIILetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || self == UInt8(ascii: "_")
    }
}

extension String {
    fileprivate var baseName: String {
        String(drop { $0 == "@" }.prefix { $0 != "(" })
    }
}
