/// A document holds no invisible characters that change or break what is read.
struct ControlCharacterRule: LintRule {
    let name = "control-character"
    let summary = Phrase(
        de: "Im Dokument stehen keine Steuerzeichen, keine Zeichen ohne Breite und keine, die die Schreibrichtung umkehren.",
        el: "Το έγγραφο δεν έχει χαρακτήρες ελέγχου, χαρακτήρες χωρίς πλάτος ούτε χαρακτήρες που αντιστρέφουν την κατεύθυνση της γραφής.",
        en: "A document contains no control characters, no zero-width characters, and none that reverse the writing direction.",
        ja: "文書に、制御文字、幅のない文字、文字の向きを変える文字を入れません。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.source.lines.enumerated().compactMap { index, line in
            line.utf8.contains(where: Self.mayBegin) ? finding(in: Array(line.unicodeScalars), number: index + 1, of: document) : nil
        }
    }

    private enum Danger { case droppable, delicate }

    /// All of a line are one finding: whoever looks at the first sees the others. What can be dropped goes at once.
    private func finding(in line: [Unicode.Scalar], number: Int, of document: LintedDocument) -> LintFinding? {
        let dangers = line.map(Self.danger)
        guard let first = dangers.firstIndex(where: { $0 != nil }), let last = dangers.lastIndex(where: { $0 != nil }) else { return nil }
        let position = { (column: Int) in SourcePosition(line: number, column: column + 1) }
        let names = Set((first...last).compactMap { dangers[$0] == nil ? nil : line[$0] }).sorted().map(Self.name)
        var edits: [TextEdit] = []
        if let start = dangers.firstIndex(of: .droppable), let end = dangers.lastIndex(of: .droppable) {
            var kept = String.UnicodeScalarView()
            for column in start...end where dangers[column] != .droppable { kept.append(line[column]) }
            edits = [TextEdit(document.path, SourceRange(start: position(start), end: position(end + 1)), String(kept))]
        }
        var rest = String.UnicodeScalarView()
        for column in first...last where dangers[column] == nil { rest.append(line[column]) }
        return finding(
            .control(names.joined(separator: ", "), isOne: first == last), in: document.path, at: position(first), to: position(last + 1),
            fix: Phrase(verbatim: String(rest)), edits: edits)
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The first bytes of what is looked for.
    private static func mayBegin(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }

    private static func danger(of scalar: Unicode.Scalar) -> Danger? {
        switch scalar.value {
        case 0x09: nil
        case 0..<0x20, 0x7F...0x9F, 0xFEFF: .droppable
        case 0x200B, 0x2028, 0x2029, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFFFD: .delicate
        default: nil
        }
    }
}

extension Phrase {
    fileprivate static func control(_ names: String, isOne: Bool) -> Phrase {
        guard isOne else {
            return Phrase(
                de: "Hier stehen unsichtbare oder beschädigte Zeichen: \(names).", el: "Εδώ υπάρχουν αόρατοι ή κατεστραμμένοι χαρακτήρες: \(names).",
                en: "There are invisible or damaged characters here: \(names).", ja: "見えない文字か壊れた文字 \(names) が複数あります。")
        }
        return Phrase(
            de: "Hier steht das unsichtbare oder beschädigte Zeichen \(names).", el: "Εδώ υπάρχει ο αόρατος ή κατεστραμμένος χαρακτήρας \(names).",
            en: "There is an invisible or damaged character here: \(names).", ja: "見えない文字か壊れた文字 \(names) があります。")
    }
}
