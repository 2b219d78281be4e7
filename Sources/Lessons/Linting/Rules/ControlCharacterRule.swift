/// A document holds no invisible characters that change or break what is read.
struct ControlCharacterRule: LintRule {
    let name = "control-character"
    let summary = Phrase(
        de: "Im Dokument stehen keine Steuerzeichen, keine Zeichen ohne Breite und keine, die die Schreibrichtung umkehren.",
        el: "Το έγγραφο δεν έχει χαρακτήρες ελέγχου, χαρακτήρες χωρίς πλάτος ούτε χαρακτήρες που αντιστρέφουν την κατεύθυνση της γραφής.",
        en: "A document contains no control characters, no zero-width characters, and none that reverse the writing direction.",
        ja: "文書に、制御文字、幅のない文字、文字の向きを変える文字を入れません。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.source.lines.enumerated().flatMap { index, line -> [LintFinding] in
            guard line.utf8.contains(where: Self.mayBegin) else { return [] }
            return line.unicodeScalars.enumerated().compactMap { column, scalar in
                Self.danger(of: scalar).map { finding(for: scalar, $0, at: SourcePosition(line: index + 1, column: column + 1), in: document) }
            }
        }
    }

    private enum Danger { case droppable, delicate }

    private func finding(for scalar: Unicode.Scalar, _ danger: Danger, at position: SourcePosition, in document: LintedDocument) -> LintFinding {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let end = SourcePosition(line: position.line, column: position.column + 1)
        let edits = danger == .droppable ? [TextEdit(document.path, SourceRange(start: position, end: end), "")] : []
        return finding(.control(name), in: document.path, at: position, to: end, fix: .remove, edits: edits)
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
    fileprivate static func control(_ name: String) -> Phrase {
        Phrase(
            de: "Hier steht das unsichtbare oder beschädigte Zeichen \(name).", el: "Εδώ υπάρχει ο αόρατος ή κατεστραμμένος χαρακτήρας \(name).",
            en: "There is an invisible or damaged character here: \(name).", ja: "見えない文字か壊れた文字 \(name) があります。")
    }

    fileprivate static let remove = Phrase(de: "Lösch es.", el: "Σβήσε τον.", en: "Delete it.", ja: "削除してください。")
}
