import Foundation
import Lessons

extension Command {
    static let grade = Command(
        "grade", [.many("DIR")], in: .course, options: [.exercise, .jobs, .format("text", "json", "csv"), .sandbox],
        summary: Phrase(
            de: "prüft viele Lösungen auf einmal", el: "ελέγχει πολλές λύσεις μαζί", en: "checks many solutions at once", ja: "複数の解答をまとめて確かめます"),
        details: [
            Phrase(
                de: "DIR enthält für jede Person einen Ordner mit exercise1.swift, exercise1/ oder Exercises/exercise1/Solution.swift; mit --exercise "
                    + "ist jede Swift-Datei und jeder Ordner darin eine Lösung dieser Übung.",
                el: "Το DIR έχει για κάθε μαθητή έναν φάκελο με exercise1.swift, exercise1/ ή Exercises/exercise1/Solution.swift· με το --exercise κάθε "
                    + "αρχείο Swift και κάθε φάκελος μέσα του είναι λύση αυτής της άσκησης.",
                en: "DIR contains a folder for each learner with exercise1.swift, exercise1/ or Exercises/exercise1/Solution.swift; with "
                    + "--exercise, every Swift file and every folder in it is a solution to that exercise.",
                ja: "DIR に学習者ごとのフォルダを、その中に exercise1.swift、exercise1/、または Exercises/exercise1/Solution.swift を置きます。"
                    + "--exercise を付けると、DIR の Swift ファイルとフォルダがすべてその演習の解答になります。"),
            Phrase(
                de: "Was schon geprüft ist, steht in .lessonctl/grades.jsonl und wird nicht noch einmal geprüft, solange Lösung und Skript "
                    + "gleich bleiben. Gleiche Lösungen werden einmal geprüft und genannt. Lösungen laufen abgeschottet; wo das nicht "
                    + "geht, nur mit --sandbox off.",
                el: "Όσα ελέγχθηκαν βρίσκονται στο .lessonctl/grades.jsonl και δεν ελέγχονται ξανά όσο λύση και script μένουν ίδια. Ίδιες λύσεις "
                    + "ελέγχονται μία φορά και αναφέρονται. Οι λύσεις τρέχουν απομονωμένες· χωρίς αυτό μόνο με --sandbox off.",
                en: "Results are kept in .lessonctl/grades.jsonl and aren't checked again while the solution and script stay the same. "
                    + "Identical solutions are checked once and listed. Solutions run in a sandbox; where there is none, only with "
                    + "--sandbox off.",
                ja: "確かめた結果は .lessonctl/grades.jsonl に残り、解答とスクリプトが同じなら確かめ直しません。同じ解答は1回だけ確かめ、一覧にします。"
                    + "解答は隔離して実行します。隔離しない場合は --sandbox off が必要です。"),
        ],
        examples: ["lessonctl grade submissions", "lessonctl grade week3 --exercise exercise1 --format csv > week3.csv"]
    ) { context in
        let submissions = try context.submissions()
        let grades = try context.grades(of: submissions)
        switch context.invocation.format {
        case "json": try context.print(json: GradeReport(grades))
        case "csv": try context.print(String(GradeReport(grades).csv.dropLast()))
        default: try context.print(GradeText(grades, language: context.language, output: context.output).text)
        }
        if grades.contains(where: { $0.status == .unchecked }) { return grades.contains { $0.finding == "script" } ? .course : .machine }
        return grades.allSatisfy { $0.status == .passed } ? .success : .finding
    }
}

extension Context {
    fileprivate func submissions() throws -> [Submission] {
        let course = try course()
        let only = try invocation.value(of: .exercise).map { try exercise($0).name }
        return try invocation.words.flatMap { word in
            let folder = path(word)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
                throw Failure(.usage, .noFolder(word))
            }
            let found = Submission.all(in: folder, of: course.exercises.map(\.name), only: only)
            guard !found.isEmpty else { throw Failure(.usage, .nothingHandedIn(word), advice: [.howToHandIn]) }
            return found.map { Submission(learner: $0.learner, exercise: $0.exercise, path: shown($0.path)) }
        }
    }

    fileprivate func grades(of submissions: [Submission]) throws -> [Grade] {
        let isShutOff = invocation.value(of: .sandbox) != "off"
        let checker = try checker(isShutOff ? .required : .off)
        let book = GradeBook(path: try course().path + "/.lessonctl/grades.jsonl")
        let grading = Grading(checker: checker, course: try course(), book: book, language: language)
        let bar = MovingBar(whole: submissions.count, on: messages, tellingTimeIn: language)
        defer { bar.clear() }
        let isText = invocation.format == "text"
        return try grading.grades(of: submissions, jobs: try jobs()) { grade, _ in
            bar.advance(beyond: "\(grade.learner) \(grade.exercise)") {
                if isText { try? print(GradeText.line(of: grade, language: language, output: output)) }
            }
        }
    }

    /// As many as were asked for.
    private func jobs() throws -> Int {
        guard let word = invocation.value(of: .jobs) else { return ProcessInfo.processInfo.activeProcessorCount }
        guard let number = Int(word), (1...256).contains(number) else { throw Failure(.usage, .notANumber(word)) }
        return number
    }
}

extension Phrase {
    fileprivate static func noFolder(_ word: String) -> Phrase {
        Phrase(
            de: "Den Ordner \(word) gibt es nicht.", el: "Ο φάκελος \(word) δεν υπάρχει.", en: "There is no folder \(word).",
            ja: "フォルダ \(word) がありません。")
    }

    fileprivate static func nothingHandedIn(_ word: String) -> Phrase {
        Phrase(
            de: "In \(word) liegt keine Lösung einer Übung dieses Kurses.", el: "Στο \(word) δεν υπάρχει λύση για άσκηση αυτής της σειράς.",
            en: "\(word) contains no solution to any exercise of this course.", ja: "\(word) に、このコースの演習の解答がありません。")
    }

    fileprivate static let howToHandIn = Phrase(
        de: "Erwartet wird etwa \(verbatimLayout); heißen die Dateien anders, nenn die Übung mit --exercise.",
        el: "Αναμένεται π.χ. \(verbatimLayout)· αν τα αρχεία λέγονται αλλιώς, όρισε την άσκηση με --exercise.",
        en: "Expected, for example: \(verbatimLayout). If the files have other names, name the exercise with --exercise.",
        ja: "\(verbatimLayout) のように置いてください。ファイル名が違うときは --exercise で演習を指定します。")

    private static let verbatimLayout = "anna/exercise1.swift"

    fileprivate static func notANumber(_ word: String) -> Phrase {
        Phrase(
            de: "--jobs braucht eine Zahl von 1 bis 256, nicht „\(word)“.", el: "Το --jobs θέλει αριθμό από 1 έως 256 και όχι «\(word)».",
            en: "--jobs takes a number from 1 to 256, not “\(word)”.", ja: "--jobs には1から256までの数を指定してください（「\(word)」は使えません）。")
    }
}
