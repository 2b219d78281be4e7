import Foundation
import Glibc

extension Phrase {
    /// What the system's error number says (errno(3)); in English only where people rarely meet it.
    public static func systemError(_ code: Int32) -> Phrase {
        switch code {
        case ENOENT: Phrase(de: "das gibt es nicht", el: "δεν υπάρχει", en: "it doesn't exist", ja: "ありません")
        case EACCES, EPERM: Phrase(de: "dazu fehlt die Berechtigung", el: "δεν επιτρέπεται η πρόσβαση", en: "permission is missing", ja: "アクセス権がありません")
        case ENOSPC, EDQUOT:
            Phrase(de: "es ist kein Speicherplatz mehr frei", el: "δεν υπάρχει άλλος ελεύθερος χώρος", en: "there is no space left", ja: "空き容量がありません")
        case EROFS:
            Phrase(de: "dort kann nur gelesen werden", el: "εκεί επιτρέπεται μόνο ανάγνωση", en: "that place is read-only", ja: "読み取り専用の場所です")
        case EISDIR: Phrase(de: "das ist ein Ordner", el: "είναι φάκελος", en: "it is a folder", ja: "フォルダです")
        case ENOTDIR: Phrase(de: "das ist kein Ordner", el: "δεν είναι φάκελος", en: "it isn't a folder", ja: "フォルダではありません")
        case EEXIST: Phrase(de: "das gibt es schon", el: "υπάρχει ήδη", en: "it already exists", ja: "すでにあります")
        case ELOOP:
            Phrase(
                de: "die Verknüpfungen führen im Kreis", el: "οι σύνδεσμοι κάνουν κύκλο", en: "the links lead in a circle", ja: "リンクが循環しています")
        default: Phrase(verbatim: String(cString: strerror(code)))
        }
    }

    /// The same of an error that Foundation has thrown.
    public static func systemError(_ error: any Error) -> Phrase {
        systemError(code(of: error))
    }

    private static func code(of error: any Error) -> Int32 {
        if let code = (error as? POSIXError)?.code.rawValue { return code }
        if let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError, inner.domain == NSPOSIXErrorDomain { return Int32(inner.code) }
        return switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: ENOENT
        case .fileWriteNoPermission?, .fileReadNoPermission?: EACCES
        case .fileWriteOutOfSpace?: ENOSPC
        case .fileWriteVolumeReadOnly?: EROFS
        case .fileWriteFileExists?: EEXIST
        default: EIO
        }
    }

    public static let notAFile = Phrase(de: "das ist keine Datei", el: "δεν είναι αρχείο", en: "it isn't a file", ja: "ファイルではありません")

    /// The sentence with a reason in brackets before its end.
    public func because(_ reason: Phrase) -> Phrase {
        Phrase(de: "\(de) (\(reason.de)).", el: "\(el) (\(reason.el)).", en: "\(en) (\(reason.en)).", ja: "\(ja)（\(reason.ja)）。")
    }
}
