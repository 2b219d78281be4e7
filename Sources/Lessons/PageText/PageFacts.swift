/// What a line says about the lesson and nothing else: "Lektion 3.20 · Stufe 3 – Fortgeschritten · ca. 15 Minuten Lesezeit".
struct PageFacts {
    private(set) var number: String?
    private(set) var stage: Int?
    private(set) var stageName: String?
    private(set) var minutes: Int?
    /// Whether the line says something about the lesson, and no more.
    private(set) var isAll = false

    init() {}

    init(_ line: Substring, vocabulary: Vocabulary, words: PageWords) {
        guard line.utf8.count <= 240 else { return }
        let cuts = [line.factParts] + [",、", "–—", "・"].map { signs in line.split { signs.contains($0) }.map(\.trimmingSpaces).filter { !$0.isEmpty } }
        for parts in cuts where parts.count > 1 || parts == cuts[0] {
            self = PageFacts(parts, vocabulary, words)
            if isAll { return }
        }
    }

    private init(_ parts: [Substring], _ vocabulary: Vocabulary, _ words: PageWords) {
        isAll = !parts.isEmpty
        var (isAny, hasDate, others) = (false, false, 0)
        for part in parts {
            if let minutes = words.readingMinutes(part) {
                self.minutes = self.minutes ?? minutes
                isAny = true
            } else if let number = Self.lessonNumber(in: part, vocabulary) {
                self.number = self.number ?? number
                isAny = true
            } else if let (stage, name) = vocabulary.stage(in: part) {
                if self.stage == nil { (self.stage, stageName) = (stage, name) }
                isAny = true
            } else if let name = Self.stageName(part, in: parts, vocabulary) {
                stageName = stageName ?? name
            } else if words.isDate(part) {
                hasDate = true
            } else if !(words.isSiteLineStart(part) && parts.count > 1) {
                others += part.displayWidth <= 24 ? 1 : 2
            }
        }
        // A name may stand between a date and a reading time.
        isAll = isAll && isAny && (others == 0 || others == 1 && hasDate && minutes != nil)
    }

    /// What another line says, where this one says nothing.
    mutating func add(_ other: PageFacts) {
        (number, minutes) = (number ?? other.number, minutes ?? other.minutes)
        if stage == nil { (stage, stageName) = (other.stage, stageName ?? other.stageName) }
    }

    mutating func add(number other: String?) { number = number ?? other }

    /// "Stage 4 · Professional": what stands behind the stage and is the name of a level.
    private static func stageName(_ part: Substring, in parts: [Substring], _ vocabulary: Vocabulary) -> String? {
        guard vocabulary.level(of: String(part)) != nil, parts.contains(where: { vocabulary.stage(in: $0) != nil }) else { return nil }
        return String(part)
    }

    /// The number of a line that says no more than which lesson this is.
    private static func lessonNumber(in part: Substring, _ vocabulary: Vocabulary) -> String? {
        let text = String(part)
        guard let reference = LessonReference.all(in: text, vocabulary: vocabulary).first else { return nil }
        let (before, after) = (text[..<reference.range.lowerBound], text[reference.range.upperBound...])
        let isAlone = before.allSatisfy { !$0.isLetter && !$0.isNumber } && (after.allSatisfy { !$0.isLetter && !$0.isNumber } || isTotal(after))
        return isAlone ? reference.number : nil
    }

    /// " of 12", "/12": how many lessons there are.
    private static func isTotal(_ text: Substring) -> Bool {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return words.last?.allSatisfy(\.isWholeNumber) == true && (words.count == 1 || words.count == 2 && words[0].count <= 4 && words[0].allSatisfy(\.isLetter))
    }
}
