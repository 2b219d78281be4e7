/// Finds the code of a page whose marks are lost. What a line says for itself, its brackets and its neighbours decide.
struct CodeFinder {
    private(set) var passages: [CodePassage] = []

    private let lines: [PageLine]
    private let words: PageWords
    /// What each line looks like on its own.
    private let evidence: [CodeEvidence]
    /// Of each line the next one that isn't blank, itself or a later one.
    private let nextLines: [Int]
    private let closings: ContinuationEnds
    /// Whether blank lines set the page's blocks apart.
    private let isSpaced: Bool
    /// Whether the page says above its code which language it is.
    private let usesLabels: Bool
    /// Lines that name a language and stand where a heading does: such a page shows one thing in several languages.
    private let languageHeadings: Set<Int>

    init(_ lines: [PageLine], words: PageWords) {
        (self.lines, self.words) = (lines, words)
        evidence = lines.map { CodeEvidence($0.text) }
        closings = ContinuationEnds(lines)
        usesLabels = Self.labelCount(lines, evidence) >= 2
        languageHeadings = Self.languageHeadings(lines, evidence)
        isSpaced = lines.count(where: \.isBlank) * 6 >= lines.count
        var next = lines.count
        var nextLines = Array(repeating: lines.count, count: lines.count + 1)
        for index in lines.indices.reversed() {
            if !lines[index].isBlank { next = index }
            nextLines[index] = next
        }
        self.nextLines = nextLines
        findAll()
    }

    private mutating func findAll() {
        var index = nextLines[0]
        while index < lines.count {
            if var passage = passage(at: index) {
                let next = nextLines[passage.lines.upperBound]
                if next < lines.count, words.isCodeButton(lines[next].text), label(at: next) == nil { passage.labels.append(next) }
                passages.append(passage)
                index = max(passage.lines.upperBound, (passage.labels.max() ?? 0) + 1)
            } else {
                index += 1
            }
            index = index < lines.count ? nextLines[index] : index
        }
        nameLanguages()
    }

    /// Code that says nothing of its language has that of the page's code with which it shares most names.
    private mutating func nameLanguages() {
        guard passages.contains(where: { $0.language == nil }) else { return }
        var names: [String: Set<Substring>] = [:]
        for passage in passages where !passage.isOutput {
            if let language = passage.language { names[language, default: []].formUnion(self.names(in: passage)) }
        }
        let counts = Dictionary(passages.compactMap(\.language).map { ($0, 1) }, uniquingKeysWith: +)
        for index in passages.indices where passages[index].language == nil {
            let written = self.names(in: passages[index])
            let shared = names.mapValues { $0.intersection(written).count }
            let best = shared.max { ($0.value, counts[$0.key] ?? 0, $1.key) < ($1.value, counts[$1.key] ?? 0, $0.key) }
            let own = guess(passages[index].lines, atLeast: 1)
            passages[index].language = best.flatMap { $0.value > 0 || own == nil ? $0.key : nil } ?? own ?? "swift"
        }
    }

    private func names(in passage: CodePassage) -> Set<Substring> {
        Set(
            passage.lines.prefix(300).flatMap { evidence[$0].tokens }.filter { $0.isWord && !CodeForms.keywords.contains($0.text) }.map(
                \.text))
    }

    private func passage(at index: Int) -> CodePassage? {
        if let fenced = fenced(at: index) ?? settings(at: index) { return fenced }
        let gutter = lineNumbers(from: index)
        let first = gutter.upperBound < lines.count ? nextLines[gutter.upperBound] : lines.count
        if let labelled = labelled(at: first) {
            var passage = labelled
            passage.labels = Array(gutter) + labelled.labels
            return passage
        }
        guard first < lines.count, begins(first) else { return nil }
        var passage = read(from: first, label: nil)
        passage.labels = Array(gutter)
        return passage
    }

    // MARK: Where code begins

    private func begins(_ index: Int) -> Bool {
        if Self.isDiagnostic(lines[index].text) { return true }
        guard lines[index].sign == nil else { return false }
        switch evidence[index].strength {
        case .none: return false
        case .strong: return !isProseAround(index)
        case .weak: return isSupported(index)
        }
    }

    /// A lone bracket or a wrapped line amid text is no code.
    private func isProseAround(_ index: Int) -> Bool {
        guard evidence[index].isClosing else { return false }
        return !isStrong(index + 1) && !isStrong(index - 1)
    }

    /// A line that could be either is code beside code, or where the text announces it.
    private func isSupported(_ index: Int) -> Bool {
        var next = index + 1
        while next < lines.count, !lines[next].isBlank, evidence[next].strength == .weak, next - index < 12 { next += 1 }
        if isStrong(next) { return true }
        guard evidence[index].tokens.count > 1 || next - index > 1 else { return false }
        return isAnnounced(index) || isBetweenTextAndHeading(index) || isUnderHeading(index) && CodeForms.isCall(evidence[index].tokens)
    }

    /// Whether a line stands right below a heading and above text: a second heading there would leave the first one empty.
    private func isUnderHeading(_ index: Int) -> Bool {
        guard let before = lines[..<index].lastIndex(where: { !$0.isBlank }), before > nextLines[0], index + 1 < lines.count else {
            return false
        }
        let next = nextLines[index + 1]
        guard next < lines.count, lines[next].text.last.map({ ".!。！".contains($0) }) == true, evidence[next].strength == .none,
            evidence[before].strength == .none, lines[before].text.displayWidth <= 80
        else { return false }
        let isBehindText = lines[before - 1].isBlank || lines[before - 1].text.last.map { ".!?:。！？：".contains($0) } == true
        return isBehindText && lines[before].sign == nil && lines[before].text.last.map { !".!?:;,。！？：；、…".contains($0) } == true
    }

    /// Whether a call stands alone between a sentence and a line that is none: as a heading it would have nothing under it.
    private func isBetweenTextAndHeading(_ index: Int) -> Bool {
        guard CodeForms.isCall(evidence[index].tokens), evidence[index].tokens.contains(where: { $0.isSign(".") }),
            let before = lines[..<index].last(where: { !$0.isBlank }), index + 1 < lines.count, lines[index + 1].isBlank
        else { return false }
        let next = nextLines[index + 1]
        guard next < lines.count, evidence[next].strength == .none, lines[next].sign == nil else { return false }
        let endsAsText = { (line: PageLine) in line.text.last.map { ".!?:。！？：".contains($0) } == true }
        return endsAsText(before) && !endsAsText(lines[next]) && lines[next].text.displayWidth <= 60
    }

    private func isStrong(_ index: Int) -> Bool {
        lines.indices.contains(index) && !lines[index].isBlank && evidence[index].strength == .strong && lines[index].sign == nil
    }

    /// Whether the line of text before ends with a colon.
    private func isAnnounced(_ index: Int) -> Bool {
        guard let before = lines[..<index].last(where: { !$0.isBlank }) else { return false }
        return before.text.hasSuffix(":") || before.text.hasSuffix("：")
    }

    // MARK: Labels

    /// Code below a line that only says what it is.
    private func labelled(at index: Int) -> CodePassage? {
        guard let (label, labels, first) = label(at: index) else { return nil }
        if let fenced = fenced(at: first) {
            var passage = fenced
            passage.labels += labels
            passage.fileName = label.fileName
            return passage
        }
        let gutter = lineNumbers(from: first)
        let start = gutter.isEmpty ? first : nextLines[gutter.upperBound]
        guard start < lines.count else { return nil }
        var passage = read(from: start, label: label)
        passage.labels = labels.filter { !languageHeadings.contains($0) } + Array(gutter)
        return passage
    }

    private func label(at index: Int) -> (CodeLabel, [Int], first: Int)? {
        var label: CodeLabel?
        var labels: [Int] = []
        var next = index
        while next < lines.count, labels.count < 4, let more = CodeLabel(lines[next].text, words: words) {
            if let known = label {
                guard !(known.language != nil && more.language != nil && known.fileName == nil && more.fileName == nil) else { break }
                label = known.merged(with: more)
            } else {
                label = more
            }
            labels.append(next)
            next = next + 1 < lines.count ? nextLines[next + 1] : lines.count
        }
        guard let label, next < lines.count, let last = labels.last, announcesCode(label, last: last, at: next) else { return nil }
        return (label, labels, next)
    }

    /// Lines with blank lines around them, each the name of another language, behind code or a line that isn't text.
    private static func languageHeadings(_ lines: [PageLine], _ evidence: [CodeEvidence]) -> Set<Int> {
        var headings: [Int: CodeLanguage] = [:]
        var before: Int?
        for index in lines.indices where !lines[index].isBlank {
            defer { before = index }
            guard let before, lines[index].text.utf8.count <= 40, lines[index - 1].isBlank, index + 1 < lines.count, lines[index + 1].isBlank,
                let language = CodeLanguage.named(lines[index].text), !language.isOutput
            else { continue }
            let isText = evidence[before].strength == .none && lines[before].text.last.map { ".!?:。！？：".contains($0) } == true
            if !isText { headings[index] = language }
        }
        return Set(headings.values.map(\.name)).count >= 3 ? Set(headings.keys) : []
    }

    private func announcesCode(_ label: CodeLabel, last: Int, at first: Int) -> Bool {
        let isNext = first == last + 1
        if fenced(at: first) != nil { return true }
        if lines[first].sign?.isAmbiguous == false, evidence[first].strength != .strong { return false }
        if evidence[first].strength == .strong || lineNumbers(from: first).count > 2 { return true }
        if Self.isDiagnostic(lines[first].text) { return true }
        if evidence[first].strength == .weak { return isNext || label.language != nil && !label.isOrdinaryWord }
        return isNext && label.language != nil && (isSpaced || usesLabels)
    }

    /// How many names of languages stand right above what surely is code; then others are labels, too.
    private static func labelCount(_ lines: [PageLine], _ evidence: [CodeEvidence]) -> Int {
        zip(lines.indices, lines.indices.dropFirst()).count { index, next in
            evidence[next].strength == .strong && lines[index].text.utf8.count <= 40 && CodeLanguage.named(lines[index].text) != nil
        }
    }

    // MARK: Where it ends

    private func read(from start: Int, label: CodeLabel?) -> CodePassage {
        let isOutput = label?.isOutput ?? Self.isDiagnostic(lines[start].text)
        var reading = Reading(start: start, base: lines[start].indentation, label: label, isOutput: isOutput)
        var index = start
        while index < lines.count {
            if lines[index].isBlank {
                guard !isOutput || reading.isInside else { break }
                index += 1
                continue
            }
            let isAfterBlank = index > start && lines[index - 1].isBlank
            let found = reading.continuation == .none ? evidence[index] : continued(index, reading)
            guard index == start || belongs(index, found, reading, isAfterBlank: isAfterBlank) else { break }
            if index > start, beginsAnother(index, reading, isAfterBlank: isAfterBlank) { break }
            take(index, found, into: &reading)
            index += 1
        }
        return passage(reading, label)
    }

    private func continued(_ index: Int, _ reading: Reading) -> CodeEvidence {
        CodeEvidence(lines[index].text, after: reading.continuation)
    }

    private func take(_ index: Int, _ found: CodeEvidence, into reading: inout Reading) {
        reading.last = index
        guard !reading.isOutput else { return }
        reading.continuation = closings.isClosed(found.continuation, after: index) ? found.continuation : .none
        reading.depth = max(0, reading.depth + found.lowestDepth) + found.depthChange - found.lowestDepth
        reading.isImports = reading.isImports && (found.isImport || found.isComment || found.tokens.isEmpty)
        reading.hasStrong = reading.hasStrong || found.strength == .strong
    }

    private func belongs(_ index: Int, _ found: CodeEvidence, _ reading: Reading, isAfterBlank: Bool) -> Bool {
        if reading.continuation != .none { return true }
        if reading.isOutput {
            return !isAfterBlank && !words.isCodeButton(lines[index].text)
                && (isSpaced || found.strength != .none || Self.isDiagnostic(lines[index].text)) && label(at: index) == nil
        }
        if label(at: index).map({ $0.0.language != nil }) == true { return false }
        if fenced(at: index) != nil || words.isCodeButton(lines[index].text) { return false }
        return reading.isInside ? belongsInside(index, found, reading, isAfterBlank) : belongsOutside(index, found, reading, isAfterBlank)
    }

    /// With brackets open only what is plainly text ends code: a sentence at the margin, or words behind a blank line.
    private func belongsInside(_ index: Int, _ found: CodeEvidence, _ reading: Reading, _ isAfterBlank: Bool) -> Bool {
        guard found.strength == .none else { return true }
        if lines[index].indentation > reading.base { return !(isAfterBlank && isSentence(index)) }
        guard lines[index].sign?.isAmbiguous != false else { return false }
        if isAfterBlank { return found.tokens.count <= 1 && found.foreignWords == 0 && isStrong(index + 1) }
        guard !isSentence(index) else { return false }
        let next = index + 1 < lines.count ? nextLines[index + 1] : lines.count
        return next >= lines.count || found.foreignWords == 0 || !isSentence(next)
    }

    private func belongsOutside(_ index: Int, _ found: CodeEvidence, _ reading: Reading, _ isAfterBlank: Bool) -> Bool {
        if !isAfterBlank, CodeForms.isPrompt(lines[reading.start].text) { return true }
        let isIndented = lines[index].indentation > reading.base
        if let sign = lines[index].sign, !sign.isAmbiguous || found.strength != .strong || isAfterBlank,
            reading.language?.hasBrackets ?? true
        {
            return false
        }
        if Self.isDiagnostic(lines[index].text) { return false }
        switch found.strength {
        case .strong: return true
        case .weak:
            if !isAfterBlank { return true }
            return isIndented || isStrong(index + 1) || found.isComment && !found.tokens.isEmpty
        case .none:
            if isAfterBlank { return isIndented && !isSentence(index) && found.longestRun < 3 }
            if isIndented { return !isSentence(index) }
            return reading.language.map { !$0.hasBrackets } == true && !isSentence(index)
        }
    }

    /// An `import` begins another piece of code, once all that came before is closed.
    private func beginsAnother(_ index: Int, _ reading: Reading, isAfterBlank: Bool) -> Bool {
        guard !reading.isInside, reading.continuation == .none, !reading.isImports else { return false }
        var head = index
        while head < lines.count, !lines[head].isBlank, evidence[head].isComment { head += 1 }
        return head < lines.count && evidence[head].isImport && !lines[head].isBlank && (head == index || isAfterBlank)
            && lines[index].indentation <= reading.base
    }

    /// Words that end as a sentence ends, and are more than a name.
    private func isSentence(_ index: Int) -> Bool {
        let line = lines[index].text
        guard evidence[index].longestRun >= 3 || evidence[index].foreignWords >= 2 || line.unicodeScalars.filter(\.isCJK).count >= 8 else {
            return false
        }
        let last = line.last { !"”“\"»«)）」』*".contains($0) }
        return last.map { ".!?:;。！？：；…".contains($0) } ?? false
    }

    private func passage(_ reading: Reading, _ label: CodeLabel?) -> CodePassage {
        var passage = CodePassage(lines: reading.start..<(reading.last + 1))
        (passage.isLabelled, passage.fileName, passage.isOutput) = (label?.language != nil, label?.fileName, reading.isOutput)
        passage.isUnclosed = reading.depth > 0
        passage.language = label?.language?.name ?? (reading.isOutput ? CodeLanguage.text.name : guess(passage.lines))
        return passage
    }

    /// Nil where little speaks for any, so that the page's other code decides.
    private func guess(_ range: Range<Int>, atLeast least: Int = 3) -> String? {
        var guess = CodeLanguageGuess()
        for index in range where !lines[index].isBlank { guess.add(lines[index].text, evidence[index]) }
        return guess.language(atLeast: least)
    }

    /// What a compiler or a stopped program says.
    private static func isDiagnostic(_ text: Substring) -> Bool {
        guard text.utf8.count < 2000, text.utf8.contains(UInt8(ascii: ":")) || text.hasPrefix("Traceback") else { return false }
        let starts = [
            "error: ", "warning: ", "note: ", "Fatal error: ", "fatal error: ", "Traceback (most recent call last)", "Thread 1: ",
            "Uncaught ", "TypeError: ",
        ]
        if let first = text.utf8.first, "ewnFfTU".utf8.contains(first), starts.contains(where: text.hasPrefix) { return true }
        guard text.holds(": error: ") || text.holds(": warning: "),
            let range = text.firstRange(of: ": error: ") ?? text.firstRange(of: ": warning: ")
        else { return false }
        return text[..<range.lowerBound].last?.isWholeNumber == true
    }

    // MARK: Settings

    /// A key alone on its line, and indented under it keys with values, as in YAML.
    private func settings(at index: Int) -> CodePassage? {
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

    // MARK: Fences and line numbers

    /// Code between fences that the page kept.
    private func fenced(at index: Int) -> CodePassage? {
        guard index < lines.count, lines[index].text.hasPrefix("```") || lines[index].text.hasPrefix("~~~") else { return nil }
        guard let fence = CodeFence(Array(lines[index].text.utf8)[...]), let end = closings.end(of: fence, after: index) else { return nil }
        let info = InfoString(fence.written)
        var passage = CodePassage(lines: (index + 1)..<end, labels: [index, end])
        let named = info.language.flatMap { CodeLanguage.named($0) }
        passage.language = named?.name ?? info.language ?? guess(passage.lines)
        (passage.isLabelled, passage.isOutput) = (info.language != nil, named?.isOutput ?? false)
        return passage
    }

    /// A column of line numbers that was saved as lines of its own, or nothing.
    private func lineNumbers(from index: Int) -> Range<Int> {
        var next = index
        while next < lines.count, let number = Int(lines[next].text), number == next - index + 1 { next += 1 }
        return next - index >= 3 ? index..<next : index..<index
    }
}

extension CodeFinder {
    /// A piece of code on the way from its first to its last line.
    fileprivate struct Reading {
        let start: Int
        let base: Int
        let language: CodeLanguage?
        let isOutput: Bool
        var last: Int
        var depth = 0
        var continuation = CodeContinuation.none
        var isImports = true
        var hasStrong = false

        init(start: Int, base: Int, label: CodeLabel?, isOutput: Bool) {
            (self.start, self.base, self.isOutput, last, language) = (start, base, isOutput, start, label?.language)
        }

        var isInside: Bool { depth > 0 || continuation != .none }
    }
}

extension CodeLabel {
    fileprivate func merged(with other: CodeLabel) -> CodeLabel {
        var label = self
        label.language = language ?? other.language
        label.fileName = fileName ?? other.fileName
        label.isOutput = isOutput || other.isOutput
        label.isOrdinaryWord = isOrdinaryWord && other.isOrdinaryWord
        return label
    }
}

/// Where long comments and strings can end, so that an opening sign without its fellow doesn't swallow the page.
private struct ContinuationEnds {
    private var lines: [String: [Int]] = [:]
    private var fences: [(line: Int, sign: UInt8, length: Int)] = []

    init(_ page: [PageLine]) {
        for index in page.indices {
            guard let sign = page[index].text.utf8.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { continue }
            let text = page[index].text.utf8
            if text.count >= 3, text.allSatisfy({ $0 == sign }) { fences.append((index, sign, text.count)) }
        }
        lines["*/"] = page.indices.filter { page[$0].text.holds("*/") }
        lines["-->"] = page.indices.filter { page[$0].text.holds("-->") }
        lines["\"\"\""] = page.indices.filter { page[$0].text.holds("\"\"\"") }
        lines["'''"] = page.indices.filter { page[$0].text.holds("'''") }
    }

    func isClosed(_ continuation: CodeContinuation, after line: Int) -> Bool {
        switch continuation {
        case .none: true
        case .comment(let sign), .string(let sign): isThere(sign, after: line)
        }
    }

    /// The line that closes a fence; nil where none does or nothing stands between.
    func end(of fence: CodeFence, after line: Int) -> Int? {
        let first = fences.partition { $0.line > line }
        let end = fences[first...].prefix(40).first { $0.sign == fence.sign && $0.length >= fence.length }
        return end.flatMap { $0.line > line + 1 ? $0.line : nil }
    }

    /// Within two hundred lines.
    private func isThere(_ sign: String, after line: Int) -> Bool {
        guard let places = lines[sign] else { return false }
        let first = places.partition { $0 > line }
        return first < places.count && places[first] - line <= 200
    }
}

extension Array {
    /// Where those begin that fulfil a condition, which none before and all behind do.
    fileprivate func partition(by isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
