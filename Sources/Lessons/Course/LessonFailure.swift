/// Why a document or a course can't be read at all.
public enum LessonFailure: Error, Equatable, Sendable {
    case unreadable(SourceFile.Failure)
    case unknownLanguage(String, known: [String])
    case lineTooLong(path: String, line: Int)
    /// Beyond the line the document has more lines and signs than memory is meant for.
    case tooManySigns(path: String, line: Int)
    /// Beyond the line a page without marks is longer than `PageLimits` allows.
    case pageTooLong(path: String, line: Int)
    case listsTooDeep(path: String, line: Int)
    /// More images begin in one paragraph than the parser can take.
    case tooManyImages(path: String, line: Int)
    /// The same of `<!` and `<?`.
    case tooManyTags(path: String, line: Int)
    /// The folder has no Content/ and Exercises/.
    case notACourse(path: String)
    /// A document without `lesson:` in its front matter, where lessons are listed.
    case noLessonNumber(path: String)
}

extension LessonFailure {
    public var finding: Finding {
        switch self {
        case .unreadable(let failure): failure.finding
        case .unknownLanguage(let language, let known): .unknownLanguage(language, known: known.joined(separator: ", "))
        case .lineTooLong(let path, let line): .lineTooLong(path, line)
        case .tooManySigns(let path, let line): .tooManySigns(path, line)
        case .pageTooLong(let path, let line): .pageTooLong(path, line)
        case .listsTooDeep(let path, let line): .listsTooDeep(path, line)
        case .tooManyImages(let path, let line): .tooMany("![", path, line)
        case .tooManyTags(let path, let line): .tooMany("<!", path, line)
        case .notACourse(let path): .notACourse(path)
        case .noLessonNumber(let path): .noLessonNumber(path)
        }
    }
}

extension Finding {
    fileprivate static func lineTooLong(_ path: String, _ line: Int) -> Finding {
        let most = DocumentLimits.bytesOfLine
        return Finding(id: "limit", severity: .error, message: Phrase(
            de: "Zeile \(line) ist länger als \(most) Bytes. Teile sie auf mehrere Zeilen auf.",
            el: "Η γραμμή \(line) ξεπερνά τα \(most) byte. Χώρισέ την σε περισσότερες γραμμές.",
            en: "Line \(line) is longer than \(most) bytes. Split it into several lines.",
            ja: "\(line)行目が\(most)バイトを超えています。複数の行に分けてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func tooManySigns(_ path: String, _ line: Int) -> Finding {
        let most = DocumentLimits.signs
        return Finding(id: "limit", severity: .error, message: Phrase(
            de: "Bis Zeile \(line) hat das Dokument mehr als \(most) Zeilen und Markdown-Zeichen. Teile es auf mehrere Dateien auf.",
            el: "Ως τη γραμμή \(line) το έγγραφο έχει πάνω από \(most) γραμμές και σημάδια Markdown. Χώρισέ το σε περισσότερα αρχεία.",
            en: "Up to line \(line), the document has more than \(most) lines and Markdown characters. Split it into several files.",
            ja: "\(line)行目までに、行と Markdown の記号が合わせて\(most)を超えています。複数のファイルに分けてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func pageTooLong(_ path: String, _ line: Int) -> Finding {
        let (lines, bytes) = (PageLimits.lines, PageLimits.bytes)
        return Finding(id: "limit", severity: .error, message: Phrase(
            de: "Bis Zeile \(line) hat die Seite mehr als \(lines) Zeilen oder \(bytes) Bytes. Teile sie auf mehrere Dateien auf.",
            el: "Ως τη γραμμή \(line) η σελίδα έχει πάνω από \(lines) γραμμές ή \(bytes) byte. Χώρισέ την σε περισσότερα αρχεία.",
            en: "Up to line \(line), the page has more than \(lines) lines or \(bytes) bytes. Split it into several files.",
            ja: "\(line)行目までに、ページが\(lines)行か\(bytes)バイトを超えています。複数のファイルに分けてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func listsTooDeep(_ path: String, _ line: Int) -> Finding {
        let most = DocumentLimits.listDepth
        return Finding(id: "limit", severity: .error, message: Phrase(
            de: "Zeile \(line): Hier sind mehr als \(most) Listen ineinander verschachtelt. Rücke die Zeile weniger weit ein.",
            el: "Γραμμή \(line): εδώ υπάρχουν πάνω από \(most) λίστες η μία μέσα στην άλλη. Μείωσε την εσοχή της γραμμής.",
            en: "Line \(line): more than \(most) lists are nested here. Indent the line less.",
            ja: "\(line)行目：リストが\(most)段より深く入れ子になっています。インデントを減らしてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func tooMany(_ sign: String, _ path: String, _ line: Int) -> Finding {
        Finding(id: "limit", severity: .error, message: Phrase(
            de: "Zeile \(line): „\(sign)“ steht in diesem Absatz zu oft. Teile ihn durch Leerzeilen.",
            el: "Γραμμή \(line): το «\(sign)» υπάρχει πάρα πολλές φορές σε αυτή την παράγραφο. Χώρισέ την με κενές γραμμές.",
            en: "Line \(line): “\(sign)” occurs too often in this paragraph. Split it with blank lines.",
            ja: "\(line)行目：この段落に「\(sign)」が多すぎます。空行で段落を分けてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func unknownLanguage(_ language: String, known: String) -> Finding {
        Finding(id: "language", severity: .error, message: Phrase(
            de: "Für die Sprache „\(language)“ gibt es keine Wörterdatei. Bekannte Sprachen: \(known).",
            el: "Για τη γλώσσα «\(language)» δεν υπάρχουν λέξεις. Υπάρχουν: \(known).",
            en: "There is no vocabulary for the language “\(language)”. Known languages: \(known).",
            ja: "言語「\(language)」の語彙がありません。あるもの：\(known)。"))
    }

    fileprivate static func notACourse(_ path: String) -> Finding {
        Finding(id: "course", severity: .error, message: Phrase(
            de: "\(path) ist kein Kurs: Dort fehlt der Ordner Content oder Exercises.",
            el: "Το \(path) δεν είναι σειρά μαθημάτων: λείπει ο φάκελος Content ή Exercises.",
            en: "\(path) isn't a course: it has no folder Content or Exercises.",
            ja: "\(path) はコースではありません。Content フォルダか Exercises フォルダがありません。"))
    }

    fileprivate static func noLessonNumber(_ path: String) -> Finding {
        Finding(id: FrontMatter.id, severity: .error, message: Phrase(
            de: "In den Angaben zwischen den Zeilen „---“ am Anfang fehlt die Zeile „lesson: NUMMER“.",
            el: "Στα στοιχεία ανάμεσα στις γραμμές «---» στην αρχή λείπει η γραμμή «lesson: ΑΡΙΘΜΟΣ».",
            en: "The line “lesson: NUMBER” is missing between the lines “---” at the beginning.",
            ja: "先頭の「---」で囲まれた部分に「lesson: 番号」の行がありません。"),
            place: Place(path: path, position: SourcePosition(line: 1, column: 1)))
    }
}
