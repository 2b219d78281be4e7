extension SourceFile.Failure {
    /// What a person should know and do about it.
    public var finding: Finding {
        switch self {
        case .missing(let path): .file(path, Phrase(
            de: "\(path) gibt es nicht. Prüfe den Namen und den Ordner.", el: "Το \(path) δεν υπάρχει. Έλεγξε το όνομα και τον φάκελο.",
            en: "There is no \(path). Check the name and the folder.", ja: "\(path) がありません。名前とフォルダを確かめてください。"))
        case .unreadable(let path): .file(path, Phrase(
            de: "\(path) lässt sich nicht lesen. Prüfe, ob es eine Datei ist und du sie lesen darfst.",
            el: "Το \(path) δεν διαβάζεται. Έλεγξε αν είναι αρχείο και αν έχεις δικαίωμα ανάγνωσης.",
            en: "\(path) can't be read. Check that it is a file and that you may read it.",
            ja: "\(path) を読み込めません。ファイルかどうか、読み取り権限があるかを確かめてください。"))
        case .tooLarge(let path, let bytes, let maximum): .file(path, Phrase(
            de: "\(path) hat \(bytes) Bytes, höchstens \(maximum) sind erlaubt. Teile die Datei auf.",
            el: "Το \(path) έχει \(bytes) byte, επιτρέπονται έως \(maximum). Χώρισε το αρχείο.",
            en: "\(path) has \(bytes) bytes, but \(maximum) is the maximum. Split the file.",
            ja: "\(path) は\(bytes)バイトあります。上限は\(maximum)バイトです。ファイルを分けてください。"))
        case .notUTF8(let path, let offset, let position): .file(path, at: position, Phrase(
            de: "\(path) ist kein gültiges UTF-8: Das Byte an Stelle \(offset), in Zeile \(position.line), passt nicht. Speichere die Datei als UTF-8.",
            el: "Το \(path) δεν είναι έγκυρο UTF-8: το byte στη θέση \(offset), στη γραμμή \(position.line), δεν ταιριάζει. Αποθήκευσε το αρχείο ως UTF-8.",
            en: "\(path) isn't valid UTF-8: the byte at offset \(offset), on line \(position.line), doesn't fit. Save the file as UTF-8.",
            ja: "\(path) は正しい UTF-8 ではありません（\(position.line)行目、オフセット\(offset)のバイト）。UTF-8 で保存してください。"))
        }
    }
}

extension Finding {
    fileprivate static func file(_ path: String, at position: SourcePosition = SourcePosition(line: 1, column: 1), _ message: Phrase) -> Finding {
        Finding(id: "file", severity: .error, message: message, place: Place(path: path, position: position))
    }
}
