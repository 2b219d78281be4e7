import Foundation
import Lessons

// The library's failures in words. Its errors hold facts; whose fault they are is decided here.

extension Failure {
    init(_ failure: Journal.Failure) {
        switch failure {
        case .unreadable(let path, let code):
            self.init(.machine, .unreadable(path, code))
        case .notWritten(let path, let code), .notLocked(let path, let code):
            self.init(.machine, .notWritten(path, code), advice: code == ENOSPC ? [] : [.otherJournal])
        case .busy(let path):
            self.init(
                .machine,
                Phrase(
                    de: "Ein anderes Programm hält \(path) seit einer halben Minute fest; nichts wurde aufgeschrieben.",
                    el: "Άλλο πρόγραμμα κρατά το \(path) εδώ και μισό λεπτό· δεν καταγράφηκε τίποτα.",
                    en: "Another program has been holding \(path) for half a minute; nothing was recorded.",
                    ja: "別のプログラムが30秒以上 \(path) を使っています。何も記録されていません。"))
        case .notAJournal(let path):
            self.init(
                .usage,
                Phrase(
                    de: "\(path) ist kein Lernprotokoll; die Datei bleibt, wie sie ist.",
                    el: "Το \(path) δεν είναι ημερολόγιο προόδου· το αρχείο μένει όπως είναι.",
                    en: "\(path) isn't a journal of progress; the file stays as it is.",
                    ja: "\(path) は学習記録のファイルではありません。ファイルは変更していません。"),
                advice: [.otherJournal])
        }
    }

    init(_ failure: ExerciseFolder.Failure) {
        switch failure {
        case .course(let file): self.init(file, status: .course)
        case .notWritten(let path, let code): self.init(.machine, .notWritten(path, code))
        }
    }

    init(_ failure: CourseFolder.OutlineFailure) {
        switch failure {
        case .file(let file): self.init(file, status: .course)
        case .noLessonNumber(let path):
            self.init(
                .course,
                Phrase(
                    de: "\(path): In den Angaben zwischen den Zeilen --- am Anfang fehlt die Zeile „lesson: NUMMER“.",
                    el: "\(path): Στα στοιχεία ανάμεσα στις γραμμές --- στην αρχή λείπει η γραμμή «lesson: ΑΡΙΘΜΟΣ».",
                    en: "\(path): The line “lesson: NUMBER” is missing between the --- lines at the beginning.",
                    ja: "\(path): 先頭の --- で囲まれた部分に「lesson: 番号」の行がありません。"))
        }
    }

    /// A file that can't be read. Whose it is decides the status.
    init(_ failure: SourceFile.Failure, status: ExitStatus) {
        switch failure {
        case .missing(let path): self.init(status, .missing(path))
        case .unreadable(let path): self.init(status, .unreadable(path, nil))
        case .tooLarge(let path, let bytes, let maximum):
            self.init(
                status,
                Phrase(
                    de: "\(path) hat \(bytes) Bytes; mehr als \(maximum) liest lessonctl nicht.",
                    el: "Το \(path) έχει \(bytes) byte· το lessonctl διαβάζει έως \(maximum).",
                    en: "\(path) has \(bytes) bytes; lessonctl reads at most \(maximum).",
                    ja: "\(path) は \(bytes) バイトあります。読めるのは \(maximum) バイトまでです。"))
        case .notUTF8(let path, let offset):
            self.init(
                status,
                Phrase(
                    de: "\(path) ist kein UTF-8-Text: Byte \(offset + 1) passt nicht. Sichere die Datei im Editor als UTF-8.",
                    el: "Το \(path) δεν είναι κείμενο UTF-8: το byte \(offset + 1) δεν ταιριάζει. Αποθήκευσε το αρχείο ως UTF-8.",
                    en: "\(path) isn't UTF-8 text: byte \(offset + 1) doesn't fit. Save the file as UTF-8 in your editor.",
                    ja: "\(path) は UTF-8 のテキストではありません（\(offset + 1) バイト目）。エディタで UTF-8 として保存してください。"))
        }
    }
}

extension Phrase {
    static func missing(_ path: String) -> Phrase {
        Phrase(
            de: "Die Datei \(path) gibt es nicht.", el: "Το αρχείο \(path) δεν υπάρχει.", en: "There is no file \(path).",
            ja: "\(path) というファイルはありません。")
    }

    /// The machine's own words stay in English.
    static func unreadable(_ path: String, _ code: Int32?) -> Phrase {
        let reason = code.map { " (\(String(cString: strerror($0))))" } ?? ""
        return Phrase(
            de: "\(path) lässt sich nicht lesen\(reason).", el: "Το \(path) δεν διαβάζεται\(reason).",
            en: "\(path) can't be read\(reason).", ja: "\(path) を読み込めません\(reason)。")
    }

    static func notWritten(_ path: String, _ code: Int32) -> Phrase {
        let reason = String(cString: strerror(code))
        return Phrase(
            de: "\(path) lässt sich nicht schreiben (\(reason)).", el: "Το \(path) δεν μπορεί να γραφτεί (\(reason)).",
            en: "\(path) can't be written (\(reason)).", ja: "\(path) に書き込めません（\(reason)）。")
    }

    fileprivate static let otherJournal = Phrase(
        de: "Eine andere Datei nennst du mit --progress-file FILE.",
        el: "Άλλο αρχείο ορίζεις με --progress-file FILE.",
        en: "Name another file with --progress-file FILE.",
        ja: "別のファイルを使うには --progress-file FILE を指定します。")
}
