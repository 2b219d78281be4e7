/// Why a document or a course can't be read at all.
public enum LessonFailure: Error, Equatable, Sendable {
    case unreadable(SourceFile.Failure)
    case unknownLanguage(String, known: [String])
    case lineTooLong(path: String, line: Int)
    /// More images begin in one paragraph than the parser can take.
    case tooManyImages(path: String, line: Int)
    /// The folder has no Content/ and Exercises/.
    case notACourse(path: String)
}

extension LessonFailure {
    public var finding: Finding {
        switch self {
        case .unreadable(let failure): failure.finding
        case .unknownLanguage(let language, let known): .unknownLanguage(language, known: known.joined(separator: ", "))
        case .lineTooLong(let path, let line): .lineTooLong(path, line)
        case .tooManyImages(let path, let line): .tooManyImages(path, line)
        case .notACourse(let path): .notACourse(path)
        }
    }
}

extension SourceFile.Failure {
    fileprivate var finding: Finding {
        switch self {
        case .missing(let path): .file(path, Phrase(
            de: "\(path) gibt es nicht. Prüfe den Namen und den Ordner.", el: "Το \(path) δεν υπάρχει. Έλεγξε το όνομα και τον φάκελο.",
            en: "There is no \(path). Check the name and the folder.", ja: "\(path)がありません。名前とフォルダを確かめてください。"))
        case .unreadable(let path): .file(path, Phrase(
            de: "\(path) lässt sich nicht lesen. Prüfe, ob es eine Datei ist und du sie lesen darfst.",
            el: "Το \(path) δεν διαβάζεται. Έλεγξε αν είναι αρχείο και αν έχεις δικαίωμα ανάγνωσης.",
            en: "\(path) can't be read. Check that it is a file and that you may read it.",
            ja: "\(path)を読み込めません。ファイルかどうか、読み取りの許可があるかを確かめてください。"))
        case .tooLarge(let path, let bytes, let maximum): .file(path, Phrase(
            de: "\(path) hat \(bytes) Bytes, höchstens \(maximum) sind erlaubt. Teile die Lektion auf.",
            el: "Το \(path) έχει \(bytes) byte, επιτρέπονται έως \(maximum). Χώρισε το μάθημα.",
            en: "\(path) has \(bytes) bytes; \(maximum) is the most. Split the lesson.",
            ja: "\(path)は\(bytes)バイトあります。上限は\(maximum)バイトです。レッスンを分けてください。"))
        case .notUTF8(let path, let offset): .file(path, Phrase(
            de: "\(path) ist kein gültiges UTF-8: Das Byte an Stelle \(offset) passt nicht. Speichere die Datei als UTF-8.",
            el: "Το \(path) δεν είναι έγκυρο UTF-8: το byte στη θέση \(offset) δεν ταιριάζει. Αποθήκευσε το αρχείο ως UTF-8.",
            en: "\(path) isn't valid UTF-8: the byte at offset \(offset) doesn't fit. Save the file as UTF-8.",
            ja: "\(path)は正しいUTF-8ではありません（オフセット\(offset)のバイト）。UTF-8で保存してください。"))
        }
    }
}

extension Finding {
    fileprivate static func file(_ path: String, _ message: Phrase) -> Finding {
        Finding(id: "file", severity: .error, message: message, place: Place(path: path, position: SourcePosition(line: 1, column: 1)))
    }

    fileprivate static func lineTooLong(_ path: String, _ line: Int) -> Finding {
        let most = DocumentLimits.bytesOfLine
        return Finding(id: "limit", severity: .error, message: Phrase(
            de: "Zeile \(line) ist länger als \(most) Bytes. Teile sie auf mehrere Zeilen auf.",
            el: "Η γραμμή \(line) ξεπερνά τα \(most) byte. Χώρισέ την σε περισσότερες γραμμές.",
            en: "Line \(line) is longer than \(most) bytes. Split it into several lines.",
            ja: "\(line)行目が\(most)バイトを超えています。複数の行に分けてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func tooManyImages(_ path: String, _ line: Int) -> Finding {
        let most = DocumentLimits.imagesOfParagraph
        return Finding(id: "limit", severity: .error, message: Phrase(
            de: "Zeile \(line): In diesem Absatz steht „![“ mehr als \(most)-mal. Teile ihn durch Leerzeilen.",
            el: "Γραμμή \(line): σε αυτή την παράγραφο το «![» υπάρχει πάνω από \(most) φορές. Χώρισέ την με κενές γραμμές.",
            en: "Line \(line): “![” occurs more than \(most) times in this paragraph. Split it with blank lines.",
            ja: "\(line)行目：この段落に「![」が\(most)回より多く出てきます。空行で段落を分けてください。"),
            place: Place(path: path, position: SourcePosition(line: line, column: 1)))
    }

    fileprivate static func unknownLanguage(_ language: String, known: String) -> Finding {
        Finding(id: "language", severity: .error, message: Phrase(
            de: "Für die Sprache „\(language)“ gibt es keine Wörter. Es gibt: \(known).",
            el: "Για τη γλώσσα «\(language)» δεν υπάρχουν λέξεις. Υπάρχουν: \(known).",
            en: "There are no words for the language “\(language)”. There are: \(known).",
            ja: "言語「\(language)」の語彙がありません。あるもの：\(known)。"))
    }

    fileprivate static func notACourse(_ path: String) -> Finding {
        Finding(id: "course", severity: .error, message: Phrase(
            de: "\(path) ist kein Kurs: Dort fehlt der Ordner Content oder Exercises.",
            el: "Το \(path) δεν είναι σειρά μαθημάτων: λείπει ο φάκελος Content ή Exercises.",
            en: "\(path) isn't a course: there is no folder Content or Exercises in it.",
            ja: "\(path)はコースではありません。ContentフォルダかExercisesフォルダがありません。"))
    }
}
