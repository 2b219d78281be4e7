/// Why a site can't be made.
public enum SiteFailure: Error, Equatable, Sendable {
    case unwritable(path: String, reason: Phrase)
    /// A file that comes with the toolkit isn't where it should be.
    case missingAsset(String)
    /// A lesson is called like a page that every language has.
    case nameTaken(path: String, name: String)
}

extension SiteFailure {
    public var finding: Finding {
        switch self {
        case .unwritable(let path, let reason): Finding(id: "site", severity: .error, message: Phrase(
            de: "\(path) lässt sich nicht schreiben. Prüf den Ordner und den freien Speicherplatz.",
            el: "Το \(path) δεν γράφεται. Έλεγξε τον φάκελο και τον ελεύθερο χώρο.",
            en: "\(path) can't be written. Check the folder and the free disk space.",
            ja: "\(path) に書き込めません。フォルダと空き容量を確かめてください。"), notes: [reason])
        case .missingAsset(let path): Finding(id: "site", severity: .error, message: Phrase(
            de: "\(path) fehlt, eine Datei des Werkzeugs. Baue es neu: swift build -c release",
            el: "Λείπει το \(path), ένα αρχείο του εργαλείου. Φτιάξε το ξανά: swift build -c release",
            en: "\(path), a file of this tool, is missing. Rebuild the tool: swift build -c release",
            ja: "このツールのファイル \(path) がありません。ビルドし直してください：swift build -c release"))
        case .nameTaken(let path, let name): Finding(id: "site", severity: .error, message: Phrase(
            de: "\(path): „\(name)“ heißt schon eine Seite, die jeder Kurs hat. Gib dem Dokument in allen Sprachen einen anderen Namen.",
            el: "\(path): «\(name)» λέγεται ήδη μια σελίδα που έχει κάθε σειρά μαθημάτων. Δώσε στο έγγραφο άλλο όνομα σε όλες τις γλώσσες.",
            en: "\(path): “\(name)” is the name of a page that every course has. Give the document a different name in all languages.",
            ja: "\(path)：「\(name)」は、どのコースにもあるページの名前です。すべての言語で文書の名前を変えてください。"))
        }
    }
}
