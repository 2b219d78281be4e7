import Foundation

/// Every exercise of a text has a folder in Exercises/ or a `-`, every folder an exercise, and all its files.
struct ExerciseFolderRule: LintRule {
    let name = "exercise-folder"
    let summary = Phrase(
        de: "„exercises:“ nennt zu jeder Übung des Texts ihren Ordner in Exercises/ oder „-“; jeder Ordner gehört zu genau einer Übung und hat "
            + "script.nav, Starter.swift, Reference.swift und hints.md.",
        el: "Το «exercises:» λέει για κάθε άσκηση του κειμένου τον φάκελό της στο Exercises/ ή «-»· κάθε φάκελος ανήκει σε μία μόνο άσκηση και "
            + "έχει script.nav, Starter.swift, Reference.swift και hints.md.",
        en: "“exercises:” names the folder in Exercises/ for every exercise in the text, or “-”; every folder belongs to exactly one "
            + "exercise and contains script.nav, Starter.swift, Reference.swift and hints.md.",
        ja: "「exercises:」には本文の演習ごとに Exercises/ のフォルダ名か「-」を書きます。フォルダは1つの演習だけに属し、"
            + "script.nav、Starter.swift、Reference.swift、hints.md を含みます。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let (exercises, folders) = (document.lesson.exercises, document.lesson.exerciseFolders)
        // What a translation has otherwise than its source `ParityRule` says.
        if let source = course.source(of: document)?.lesson, source.exerciseFolders != folders || source.exercises.count != exercises.count { return [] }
        let unnamed = exercises.dropFirst(folders.count).map { exercise in
            finding(.unnamed(exercise.number), in: document.path, at: exercise.range.start)
        }
        let entry = document.frontMatter("exercises")
        let (position, end) = (entry?.place.position ?? document.start, entry?.place.end)
        let surplus = folders.dropFirst(exercises.count).map { finding(.surplus($0 ?? "-"), in: document.path, at: position, to: end) }
        return unnamed + surplus + self.missing(in: document, of: course, named: entry)
    }

    /// Folders that are named, but not there, or named before.
    private func missing(in document: LintedDocument, of course: LintedCourse, named entry: KeyedLines.Entry?) -> [LintFinding] {
        guard let folder = course.folder else { return [] }
        let (position, end) = (entry?.place.position ?? document.start, entry?.place.end)
        let known = folder.exercises.map(\.name)
        let earlier = course.documents.filter { $0.lesson.language == document.lesson.language && $0.path < document.path }
        var seen = Set(earlier.flatMap { $0.lesson.exerciseFolders.compactMap(\.self) })
        return document.lesson.exerciseFolders.compactMap(\.self).compactMap { name in
            guard known.contains(name) else {
                let fix = name.nearest(in: known).flatMap { entry?.written.replacingLast(name, with: $0) }
                return finding(.missing(name), in: document.path, at: position, to: end, fix: fix.map { Phrase(verbatim: $0) })
            }
            return seen.insert(name).inserted ? nil : finding(.repeated(name), in: document.path, at: position, to: end)
        }
    }

    func findings(in course: LintedCourse) -> [LintFinding] {
        guard let folder = course.folder else { return [] }
        let named = Set(course.documents.flatMap { $0.lesson.exerciseFolders.compactMap(\.self) })
        return folder.exercises.flatMap { exercise -> [LintFinding] in
            let start = SourcePosition(line: 1, column: 1)
            let unused = named.contains(exercise.name) ? [] : [finding(.unused(exercise.name), in: exercise.path, at: start)]
            let files = [exercise.script, exercise.starter, exercise.reference, exercise.hints]
            let missing = files.filter { !FileManager.default.fileExists(atPath: $0) }
            return unused + missing.map { finding(.missingFile(exercise.name), in: $0, at: start) }
        }
    }
}

extension Phrase {
    fileprivate static func unnamed(_ number: Int) -> Phrase {
        Phrase(
            de: "Zu Übung \(number) nennt „exercises:“ keinen Ordner. Schreib seinen Namen dazu, oder „-“, wenn es keinen gibt.",
            el: "Για την άσκηση \(number) το «exercises:» δεν λέει φάκελο. Γράψε το όνομά του, ή «-» αν δεν υπάρχει.",
            en: "“exercises:” names no folder for exercise \(number). Add its name, or “-” if there is none.",
            ja: "演習\(number)のフォルダが「exercises:」にありません。名前を、なければ「-」を書き足してください。")
    }

    fileprivate static func surplus(_ name: String) -> Phrase {
        Phrase(
            de: "„exercises:“ nennt „\(name)“, aber im Text steht dazu keine Übung.",
            el: "Το «exercises:» λέει «\(name)», όμως στο κείμενο δεν υπάρχει τέτοια άσκηση.",
            en: "“exercises:” names “\(name)”, but the text has no exercise for it.",
            ja: "「exercises:」に「\(name)」とありますが、本文に対応する演習がありません。")
    }

    fileprivate static func missing(_ name: String) -> Phrase {
        Phrase(
            de: "Den Ordner Exercises/\(name) gibt es nicht.", el: "Ο φάκελος Exercises/\(name) δεν υπάρχει.",
            en: "There is no folder Exercises/\(name).", ja: "フォルダ Exercises/\(name) がありません。")
    }

    fileprivate static func repeated(_ name: String) -> Phrase {
        Phrase(
            de: "Der Ordner „\(name)“ gehört schon zu einer anderen Übung.", el: "Ο φάκελος «\(name)» ανήκει ήδη σε άλλη άσκηση.",
            en: "The folder “\(name)” already belongs to another exercise.", ja: "フォルダ「\(name)」はすでに別の演習が使っています。")
    }

    fileprivate static func unused(_ name: String) -> Phrase {
        Phrase(
            de: "Zum Ordner „\(name)“ gehört in keiner Lektion eine Übung.", el: "Ο φάκελος «\(name)» δεν ανήκει σε άσκηση κανενός μαθήματος.",
            en: "No lesson has an exercise for the folder “\(name)”.", ja: "フォルダ「\(name)」に対応する演習がどのレッスンにもありません。")
    }

    fileprivate static func missingFile(_ exercise: String) -> Phrase {
        Phrase(
            de: "Diese Datei fehlt der Übung „\(exercise)“.", el: "Αυτό το αρχείο λείπει από την άσκηση «\(exercise)».",
            en: "The exercise “\(exercise)” is missing this file.", ja: "演習「\(exercise)」にこのファイルがありません。")
    }
}
