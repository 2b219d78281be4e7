extension Solution.Failure {
    public var finding: Finding {
        Finding(id: id, severity: .error, message: message, place: place)
    }

    private var id: String {
        switch self {
        case .missing, .noSource: "missing-solution"
        case .unreadable: "unreadable-solution"
        case .empty: "empty-solution"
        case .tooLarge: "large-solution"
        case .notUTF8: "not-utf8"
        }
    }

    private var place: Finding.Place? {
        guard case .notUTF8(let path, let position) = self else { return nil }
        return Finding.Place(path: path, position: position)
    }

    private var message: Phrase {
        switch self {
        case .missing(let path):
            Phrase(
                de: "Die Datei \(path) gibt es nicht.",
                el: "Το αρχείο \(path) δεν υπάρχει.",
                en: "There is no file \(path).",
                ja: "ファイル \(path) がありません。")
        case .unreadable(let path, let reason):
            Phrase(
                de: "\(path) lässt sich nicht lesen", el: "Το \(path) δεν διαβάζεται", en: "\(path) can't be read", ja: "\(path) を読み込めません"
            ).because(reason)
        case .noSource(let folder):
            Phrase(
                de: "Im Ordner \(folder) liegt keine Swift-Datei.",
                el: "Στον φάκελο \(folder) δεν υπάρχει αρχείο Swift.",
                en: "There is no Swift file in the folder \(folder).",
                ja: "フォルダ \(folder) に Swift ファイルがありません。")
        case .empty(let path):
            Phrase(
                de: "In \(path) steht noch kein Code, nur Leerraum oder Kommentare. Schreib deine Lösung hinein und prüf noch einmal.",
                el: "Το \(path) δεν έχει ακόμη κώδικα, μόνο κενά ή σχόλια. Γράψε εκεί τη λύση σου και έλεγξε ξανά.",
                en: "\(path) has no code yet, only whitespace or comments. Write your solution there and check again.",
                ja: "\(path) にはまだコードがなく、空白かコメントだけです。解答を書いてから、もう一度チェックしてください。")
        case .tooLarge(let path):
            Phrase(
                de: "\(path) ist größer als 1 MB. Eine Lösung darf zusammen höchstens 1 MB groß sein.",
                el: "Το \(path) ξεπερνά το 1 MB. Μια λύση μπορεί να έχει συνολικά έως 1 MB.",
                en: "\(path) is larger than 1 MB. A solution can be 1 MB in total at most.",
                ja: "\(path) は 1 MB を超えています。解答は全部で 1 MB までです。")
        case .notUTF8(let path, _):
            Phrase(
                de: "\(path) ist kein UTF-8-Text. Speichere die Datei in deinem Editor mit der Kodierung UTF-8.",
                el: "Το \(path) δεν είναι κείμενο UTF-8. Αποθήκευσε το αρχείο στον editor σου με κωδικοποίηση UTF-8.",
                en: "\(path) isn't UTF-8 text. In your editor, save the file with UTF-8 encoding.",
                ja: "\(path) は UTF-8 のテキストではありません。エディタで文字コードを UTF-8 にして保存してください。")
        }
    }
}
