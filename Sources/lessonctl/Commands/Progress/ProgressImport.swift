import Foundation
import Lessons

extension Context {
    func importProgress(_ file: String) throws -> ExitStatus {
        let source: SourceFile
        do throws(SourceFile.Failure) {
            source = try SourceFile(contentsOf: file == "-" ? "/dev/stdin" : path(file))
        } catch {
            throw Failure(error.naming(file), status: .usage)
        }
        let (entries, others) = Journal.read(source.text)
        guard !entries.isEmpty || others.isEmpty else { throw Failure(.finding, .nothingToImport(file)) }
        let added = try journal().merge(entries)
        try print(
            .imported(added, known: entries.count - added),
            json: Report(added: added, known: entries.count - added, passedOver: others))
        others.forEach { note(.notAnEvent(file, $0)) }
        return others.isEmpty ? .success : .finding
    }

    private struct Report: Encodable {
        let version = 1
        let added: Int
        /// How many were here already.
        let known: Int
        /// The numbers of the lines that aren't events.
        let passedOver: [Int]
    }
}

extension SourceFile.Failure {
    /// The same of the file as the person wrote it.
    fileprivate func naming(_ path: String) -> Self {
        switch self {
        case .missing: .missing(path: path)
        case .unreadable: .unreadable(path: path)
        case .tooLarge(_, let bytes, let maximum): .tooLarge(path: path, bytes: bytes, maximum: maximum)
        case .notUTF8(_, let offset, let position): .notUTF8(path: path, offset: offset, position: position)
        }
    }
}

extension Phrase {
    fileprivate static func imported(_ added: Int, known: Int) -> Phrase {
        Phrase(
            de: "Neu aufgenommen: \(added) · schon da: \(known)", el: "Προστέθηκαν: \(added) · υπήρχαν ήδη: \(known)",
            en: "Added: \(added) · already here: \(known)", ja: "\(added)件を取り込みました（既存：\(known)件）。")
    }

    fileprivate static func notAnEvent(_ file: String, _ line: Int) -> Phrase {
        Phrase(
            de: "\(file):\(line): Diese Zeile ist kein Eintrag eines Lernprotokolls und wurde übergangen.",
            el: "\(file):\(line): αυτή η γραμμή δεν είναι εγγραφή ημερολογίου προόδου και παραλείφθηκε.",
            en: "\(file):\(line): this line isn't an entry of a progress journal and was skipped.",
            ja: "\(file):\(line): この行は学習記録ではないので、読み飛ばしました。")
    }

    fileprivate static func nothingToImport(_ file: String) -> Phrase {
        Phrase(
            de: "In \(file) steht kein einziger Eintrag eines Lernprotokolls; nichts wurde geändert.",
            el: "Στο \(file) δεν υπάρχει καμία εγγραφή ημερολογίου προόδου· δεν άλλαξε τίποτα.",
            en: "\(file) contains no entries of a progress journal; nothing was changed.",
            ja: "\(file) に学習記録がありません。何も変更していません。")
    }
}
