import Lessons

extension Command {
    static let watch = Command(
        "watch", [.optional("EXERCISE")], in: .learning, options: [.solution, .format("text", "json"), .sandbox],
        summary: Phrase(
            de: "prüft bei jedem Speichern", el: "ελέγχει τη λύση σου σε κάθε αποθήκευση", en: "checks at every save", ja: "保存のたびに確かめます"),
        details: [
            Phrase(
                de: "Ist eine Übung bestanden, geht es mit der nächsten weiter. Tasten: h Hinweis, a noch einmal, n nächste Übung, q Ende.",
                el: "Όταν περάσει μια άσκηση, συνεχίζει με την επόμενη. Πλήκτρα: h υπόδειξη, a ξανά, n επόμενη άσκηση, q τέλος.",
                en: "When you pass an exercise, the next one follows. Keys: h hint, a again, n next exercise, q quit.",
                ja: "合格すると次の演習に進みます。キー：h ヒント、a もう一度、n 次の演習、q 終了。"),
            Phrase(
                de: "Ohne Terminal schreibt es eine JSON-Zeile je Ereignis und nimmt die Tasten von der Standardeingabe.",
                el: "Χωρίς τερματικό γράφει μία γραμμή JSON ανά γεγονός και παίρνει τα πλήκτρα από την είσοδο.",
                en: "Without a terminal, it writes one line of JSON per event and reads the keys from standard input.",
                ja: "出力先がターミナルでないときは、イベントごとに JSON を1行書き、キーは標準入力から受け取ります。"),
        ],
        examples: ["lessonctl watch", "lessonctl watch exercise3"]
    ) { context in
        guard let exercise = try context.chosenExercises().first else {
            try context.print(Phrase.allDone)
            return .success
        }
        var watching = Watching(exercise, in: context)
        return try watching.run()
    }
}

/// Checks an exercise whenever its solution is saved, then the next one.
struct Watching {
    private let context: Context
    private var exercise: ExerciseFolder
    private var keyboard = Keyboard()
    private let isJSON: Bool
    private var lastStatus = ExitStatus.success

    init(_ exercise: ExerciseFolder, in context: Context) {
        (self.exercise, self.context) = (exercise, context)
        isJSON = context.invocation.value(of: .format()).map { $0 == "json" } ?? !context.output.isTerminal
    }

    mutating func run() throws -> ExitStatus {
        while let next = try watch() { exercise = next }
        return lastStatus
    }

    /// Watches this exercise; gives the one to go on with, nil for the end.
    private mutating func watch() throws -> ExerciseFolder? {
        let solution = try context.solution(of: exercise)
        let watch = FileWatch([solution, exercise.script])
        try say(.watching(context.shown(solution)), event: "watching")
        if try check(), let next = try afterPass() { return next }
        while true {
            switch keyboard.whileListening({ watch.next(orInputOn: keyboard.descriptor) }) {
            case .changed: if try check(), let next = try afterPass() { return next }
            case .input:
                switch keyboard.key() {
                case "q": return nil
                case "n": if let next = try following() { return next }
                case "h": try hint()
                case "a": if try check(), let next = try afterPass() { return next }
                default: continue
                }
            }
        }
    }

    private mutating func check() throws -> Bool {
        do {
            let done = try context.check(exercise)
            lastStatus = done.verdict.isPassed ? .success : .finding
            if isJSON {
                let report = VerdictReport(done.verdict, exercise: done.name, language: context.language)
                try context.print(line: Event(event: "checked", exercise: exercise.name, passed: done.verdict.isPassed, verdict: report))
            } else {
                try context.clear()
                try context.print([done])
                try say(.keys, event: "keys")
            }
            return done.verdict.isPassed
        } catch let failure as Failure where failure.status == .usage {
            // The file is gone for a moment, or for good: the next save tells.
            try say(failure.message, event: "failed")
            return false
        } catch {
            let failure = Failure(error)
            try say(failure.message, event: "failed")
            lastStatus = failure.status
            guard failure.status != .machine else { throw failure }
            return false
        }
    }

    /// The next open exercise, once this one is passed.
    private func afterPass() throws -> ExerciseFolder? {
        guard !context.invocation.has(.solution) else { return nil }
        guard let next = try context.firstOpenExercise() else {
            try say(.allDone, event: "done")
            return nil
        }
        return next
    }

    private func following() throws -> ExerciseFolder? {
        let (course, names) = (try context.course(), try context.outline().exercises)
        let behind = names.firstIndex(of: exercise.name).map { names[($0 + 1)...] } ?? []
        guard let next = behind.lazy.compactMap(course.exercise(named:)).first else {
            try say(.noneFollows, event: "done")
            return nil
        }
        return next
    }

    private func hint() throws {
        let shown = try context.giveHint(of: exercise)
        try say(Phrase(verbatim: shown), event: "hint")
    }

    private func say(_ phrase: Phrase, event: String) throws {
        guard isJSON else { return try context.print(phrase) }
        guard event != "keys" else { return }
        try context.print(line: Event(event: event, exercise: exercise.name, message: phrase.text(in: context.language)))
    }

    /// A line: `version` 1; `event`: `watching`, `checked`, `hint`, `failed` or `done`; the `exercise`; with `checked`, whether it is
    /// `passed` and the `verdict` as `check --format json` has it; else a `message`.
    private struct Event: Encodable {
        let version = 1
        let event: String
        let exercise: String
        var message: String?
        var passed: Bool?
        var verdict: VerdictReport?
    }
}

extension Phrase {
    fileprivate static func watching(_ path: String) -> Phrase {
        Phrase(
            de: "\(path): Jedes Speichern wird geprüft.", el: "\(path): κάθε αποθήκευση ελέγχεται.", en: "\(path): every save is checked.",
            ja: "\(path)：保存のたびに確かめます。")
    }

    fileprivate static let keys = Phrase(
        de: "[h] Hinweis  [a] noch einmal  [n] nächste Übung  [q] Ende", el: "[h] υπόδειξη  [a] ξανά  [n] επόμενη άσκηση  [q] τέλος",
        en: "[h] hint  [a] again  [n] next exercise  [q] quit", ja: "[h] ヒント  [a] もう一度  [n] 次の演習  [q] 終了")

    fileprivate static let allDone = Phrase(
        de: "Du hast alle Übungen bestanden.", el: "Όλες οι ασκήσεις έχουν περάσει.", en: "You have passed every exercise.", ja: "すべての演習に合格しています。")

    fileprivate static let noneFollows = Phrase(
        de: "Das ist die letzte Übung.", el: "Αυτή είναι η τελευταία άσκηση.", en: "This is the last exercise.", ja: "これが最後の演習です。")
}
