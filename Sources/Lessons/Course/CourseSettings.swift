/// What `Content/course` says of the whole course.
public struct CourseSettings: Sendable {
    /// The language against which translations are measured.
    public var source: String?
    /// The language from whose headings the sections' addresses are made.
    public var ids: String?
    /// By language.
    public var titles: [String: String] = [:]
    public var site: String?
    /// Whether raw HTML in lessons goes into the pages.
    public var allowsHTML = false
    /// The numbers of lessons that exist, but not in this course.
    public var elsewhere: Set<String> = []
    /// New names by old ones, of lessons and exercises.
    public var renamed: [String: String] = [:]

    private var stages: [String: String] = [:]

    /// Those of a course that says nothing.
    public init() {}

    static func read(_ source: SourceFile) -> (CourseSettings, [Finding]) {
        let lines = KeyedLines(source.lines, path: source.path, id: "course")
        let known = ["source", "ids", "site", "html", "elsewhere", "renamed"]
        let patterns = [KeyPattern("title-*"), KeyPattern("stage-*-*")]
        var settings = CourseSettings()
        var findings = lines.findings + lines.findings(known: known, patterns: patterns, repeatable: ["renamed"], id: "course")
        for entry in lines.entries {
            if let finding = settings.read(entry) { findings.append(finding) }
        }
        return (settings, findings)
    }

    /// What a stage is called, as in "Fortgeschritten" for 3.
    public func stageName(_ stage: Int, in language: String) -> String? {
        stages["stage-\(stage)-\(language)"]
    }

    private mutating func read(_ entry: KeyedLines.Entry) -> Finding? {
        let words = entry.value.split(separator: " ").map(String.init)
        switch entry.key {
        case "source": source = entry.value
        case "ids": ids = entry.value
        case "site": site = entry.value
        case "elsewhere": elsewhere = Set(words)
        case "html":
            guard ["yes", "no"].contains(entry.value) else { return .yesOrNo(entry) }
            allowsHTML = entry.value == "yes"
        case "renamed":
            guard words.count == 2 else { return .twoNames(entry) }
            renamed[words[0]] = words[1]
        case let key where key.hasPrefix("title-"): titles[String(key.dropFirst("title-".count))] = entry.value
        default: stages[entry.key] = entry.value
        }
        return nil
    }
}

extension Finding {
    fileprivate static func yesOrNo(_ entry: KeyedLines.Entry) -> Finding {
        let line = entry.place.position.line
        return Finding(id: "course", severity: .error, message: Phrase(
            de: "Zeile \(line): Bei „html“ steht „\(entry.value)“. Schreib „yes“ oder „no“.",
            el: "Γραμμή \(line): στο «html» γράφει «\(entry.value)». Γράψε «yes» ή «no».",
            en: "Line \(line): “html” says “\(entry.value)”. Write “yes” or “no”.",
            ja: "\(line)行目：「html」に「\(entry.value)」と書かれています。「yes」か「no」と書いてください。"), place: entry.place)
    }

    fileprivate static func twoNames(_ entry: KeyedLines.Entry) -> Finding {
        let line = entry.place.position.line
        return Finding(id: "course", severity: .error, message: Phrase(
            de: "Zeile \(line): Hinter „renamed“ steht „\(entry.value)“. Schreib den alten und dann den neuen Namen.",
            el: "Γραμμή \(line): μετά το «renamed» γράφει «\(entry.value)». Γράψε το παλιό και μετά το νέο όνομα.",
            en: "Line \(line): “renamed” says “\(entry.value)”. Write the old name, then the new one.",
            ja: "\(line)行目：「renamed」に「\(entry.value)」と書かれています。古い名前、新しい名前の順に書いてください。"), place: entry.place)
    }
}
