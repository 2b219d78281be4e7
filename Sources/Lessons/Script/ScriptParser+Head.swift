import Automation
import Foundation

extension ScriptParser {
    mutating func parseHead(_ word: HeadWord, at position: SourcePosition) throws(ScriptMistake) {
        noteRepetition(of: word, at: position)
        switch word {
        case .root: script.head.root = try rootExpression()
        case .seed: script.head.seed = try seed()
        case .size: script.head.size = try size()
        case .locale: script.head.locale = try locale()
        case .time: script.head.timeZone = try timeZone()
        case .date: script.head.date = try date()
        case .appearance: script.head.appearance = try appearance()
        case .label: try label(at: position)
        case .require: script.head.required.append(try requirement())
        case .forbid: script.head.forbidden.append(try requirement())
        case .must: script.head.compilerMessages.append(try compilerMessage())
        }
    }

    mutating func size() throws(ScriptMistake) -> Launch.SizeClass {
        try choice(of: Launch.SizeClass.self, as: .size, ["compact", "regular"]) ?? .compact
    }

    mutating func date() throws(ScriptMistake) -> CalendarDate {
        let position = line.position
        guard let day = line.chunk() else { throw mistake(.missing(.date, found: nil)) }
        guard CalendarDate(day: day, time: nil) != nil else { throw mistake(.noDate(day), at: position) }
        let timePosition = line.position
        let time = timeOfDay()
        guard let date = CalendarDate(day: day, time: time) else { throw mistake(.noDate(time ?? day), at: timePosition) }
        return date
    }

    /// What has a colon and begins with a digit; anything else belongs to what follows.
    private mutating func timeOfDay() -> String? {
        var copy = line
        guard let chunk = copy.chunk(), chunk.first?.isNumber == true, chunk.contains(":") else { return nil }
        line = copy
        return chunk
    }

    private mutating func noteRepetition(of word: HeadWord, at position: SourcePosition) {
        guard ![.label, .require, .forbid, .must].contains(word) else { return }
        if let earlier = headLines[word] { report(.again(.head, word.rawValue, line: earlier), at: position) }
        headLines[word] = headLines[word] ?? position.line
    }

    private mutating func rootExpression() throws(ScriptMistake) -> Located<String> {
        guard !line.isAtEnd else { throw mistake(.missing(.rootExpression, found: nil)) }
        let position = line.position
        return Located(line.rest(), at: place(position))
    }

    private mutating func seed() throws(ScriptMistake) -> UInt64 {
        let position = line.position
        guard let text = line.number() else { throw mistake(.missing(.wholeNumber, found: line.next)) }
        guard let seed = UInt64(text.filter { $0 != "_" }) else { throw mistake(.noNumber(text, .wholeNumber), at: position) }
        return seed
    }

    private mutating func appearance() throws(ScriptMistake) -> Launch.Appearance {
        try choice(of: Launch.Appearance.self, as: .appearance, ["light", "dark"]) ?? .light
    }

    private mutating func choice<Choice: RawRepresentable<String>>(
        of type: Choice.Type, as word: ScriptMistake.Word, _ known: [String]
    ) throws(ScriptMistake) -> Choice? {
        let position = line.position
        guard let written = line.name() else { throw mistake(.missing(.oneOf(known), found: line.next)) }
        if let choice = Choice(rawValue: written) { return choice }
        report(.unknown(word, written, nearest: written.nearest(in: known)), at: position)
        return nil
    }

    private mutating func locale() throws(ScriptMistake) -> String {
        let position = line.position
        guard let written = line.chunk() else { throw mistake(.missing(.localeName, found: nil)) }
        if !LocaleName.isKnown(written) {
            report(.unknown(.locale, written, nearest: LocaleName.nearest(to: written)), at: position)
        }
        return written
    }

    private mutating func timeZone() throws(ScriptMistake) -> String {
        try require("zone")
        let position = line.position
        guard let written = line.chunk() else { throw mistake(.missing(.timeZoneName, found: nil)) }
        if TimeZone(identifier: written) == nil {
            report(.unknown(.timeZone, written, nearest: written.nearest(in: TimeZone.knownTimeZoneIdentifiers)), at: position)
        }
        return written
    }

    private mutating func requirement() throws(ScriptMistake) -> Located<Requirement> {
        guard !line.isAtEnd else { throw mistake(.missing(.requirement, found: nil)) }
        let position = line.position
        let text = line.rest()
        guard let requirement = Requirement(text) else {
            throw mistake(.unknown(.requirement, text, nearest: nil), at: position)
        }
        return Located(requirement, at: place(position))
    }

    private mutating func compilerMessage() throws(ScriptMistake) -> Located<String> {
        try require("not")
        try require("compile")
        let position = line.position
        return Located(try line.quoted(), at: place(position))
    }
}
