import Foundation
import Lessons

// The library's failures in words. Its errors hold facts; whose fault they are is decided here.

extension Failure {
    init(_ failure: Journal.Failure) {
        switch failure {
        case .unreadable(let path, let code):
            self.init(.machine, .unreadable(path, code))
        case .notWritten(let path, let code), .notLocked(let path, let code):
            self.init(.machine, .notWritten(path, .systemError(code)), advice: code == ENOSPC ? [] : [.otherJournal])
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
                    en: "\(path) isn't a progress journal; the file stays as it is.",
                    ja: "\(path) は学習記録のファイルではありません。ファイルは変更していません。"),
                advice: [.otherJournal])
        }
    }

    init(_ failure: ExerciseFolder.Failure) {
        switch failure {
        case .course(let file): self.init(file, status: .course)
        case .notWritten(let path, let code): self.init(.machine, .notWritten(path, .systemError(code)))
        }
    }

    /// - Parameter document: what the person asked to look at; anything else that is wrong is the course's.
    init(_ failure: LessonFailure, lookingAt document: String?) {
        if case .unreadable(let file) = failure {
            self.init(file, status: file.path != document ? .course : file.isMissing ? .usage : .finding)
            return
        }
        let finding = failure.finding
        let isAsked = document != nil && (finding.place?.path ?? document) == document
        self.init(failure.isUsage ? .usage : isAsked ? .finding : .course, finding.placedMessage)
    }

    init(_ failure: SiteFailure) {
        let isCourse = if case .nameTaken = failure { true } else { false }
        self.init(isCourse ? .course : .machine, failure.finding.message, advice: failure.finding.notes)
    }

    init(_ failure: Vocabularies.Failure) {
        let messages = failure.findings.map(\.placedMessage)
        self.init(.machine, messages.first ?? Phrase(verbatim: "\(failure)"), advice: Array(messages.dropFirst()))
    }

    init(_ failure: MachineFailure) {
        self.init(.machine, failure.message, advice: [failure.remedy.map(Phrase.remedy)].compactMap(\.self))
    }

    /// A file that can't be read. Whose it is decides the status.
    init(_ failure: SourceFile.Failure, status: ExitStatus) {
        self.init(status, failure.finding.message)
    }
}

extension LessonFailure {
    fileprivate var isUsage: Bool { if case .notACourse = self { true } else { false } }
}

extension SourceFile.Failure {
    var isMissing: Bool { if case .missing = self { true } else { false } }

    fileprivate var path: String? { finding.place?.path }
}

extension Finding {
    /// The message behind its place.
    fileprivate var placedMessage: Phrase {
        guard let place else { return message }
        let start = "\(place.path):\(place.position.line): "
        return Phrase(de: start + message.de, el: start + message.el, en: start + message.en, ja: start + message.ja)
    }
}

extension Phrase {
    static func unreadable(_ path: String, _ code: Int32) -> Phrase {
        Phrase(
            de: "\(path) lässt sich nicht lesen", el: "Το \(path) δεν διαβάζεται", en: "\(path) can't be read", ja: "\(path) を読み込めません"
        ).because(.systemError(code))
    }

    static func notWritten(_ path: String, _ reason: Phrase) -> Phrase {
        Phrase(
            de: "\(path) lässt sich nicht schreiben", el: "Το \(path) δεν μπορεί να γραφτεί", en: "\(path) can't be written",
            ja: "\(path) に書き込めません"
        ).because(reason)
    }

    fileprivate static func remedy(_ command: String) -> Phrase {
        Phrase(de: "Das hilft: \(command)", el: "Βοηθά: \(command)", en: "This helps: \(command)", ja: "解決するには：\(command)")
    }

    fileprivate static let otherJournal = Phrase(
        de: "Eine andere Datei nimmst du mit: --progress-file FILE",
        el: "Άλλο αρχείο ορίζεις με --progress-file FILE.",
        en: "To use another file: --progress-file FILE",
        ja: "別のファイルを使うには --progress-file FILE を指定します。")
}
