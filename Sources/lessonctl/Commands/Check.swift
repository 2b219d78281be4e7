import Lessons

extension Command {
    static let check = Command(
        "check", [.any("EXERCISE")], in: .learning,
        options: [.solution, .scenario, .trace, .format("text", "json", "junit", "exercism"), .sandbox, .noCache],
        summary: Phrase(
            de: "prüft deine Lösung einer Übung", el: "ελέγχει τη λύση σου σε μια άσκηση",
            en: "checks your solution to an exercise", ja: "演習の解答を確かめます"),
        details: [
            Phrase(
                de: "Ohne EXERCISE: die erste Übung, die noch nicht bestanden ist. Jeder Versuch wird aufgeschrieben.",
                el: "Χωρίς EXERCISE: η πρώτη άσκηση που δεν έχει περάσει ακόμη. Κάθε προσπάθεια καταγράφεται.",
                en: "Without EXERCISE: the first exercise you haven't passed yet. Every attempt is recorded.",
                ja: "EXERCISE を省略すると、まだ合格していない最初の演習を確かめます。挑戦はすべて記録されます。")
        ],
        examples: ["lessonctl check exercise1", "lessonctl check exercise1 --solution ~/Stairs.swift --trace"]
    ) { context in
        try context.checking(context.invocation.words.first ?? "check") {
            let exercises = try context.chosenExercises()
            if exercises.isEmpty {
                try context.print(Phrase.allPassed)
                return .success
            }
            if context.invocation.words.isEmpty { context.note(.chosen(exercises[0].name)) }
            return try context.check(exercises)
        }
    }
}

extension Context {
    fileprivate func check(_ exercises: [ExerciseFolder]) throws -> ExitStatus {
        let isText = invocation.format == "text"
        if invocation.format == "exercism", exercises.count > 1 { throw Failure(.usage, .oneAtATime) }
        if invocation.has(.solution), exercises.count > 1 { throw Failure(.usage, .oneSolution) }
        var checks: [DoneCheck] = []
        for exercise in exercises {
            let check = try check(exercise)
            checks.append(check)
            if isText, exercises.count > 1 { try print(output.painted(exercise.name, .bold)) }
            if isText { try print([check]) }
        }
        if !isText { try print(checks) }
        let isPassed = checks.allSatisfy(\.verdict.isPassed)
        if isText, let first = exercises.first { note(isPassed ? .goOn : .askForHint(first.name)) }
        return isPassed ? .success : .finding
    }

    /// Checks and puts the try on record.
    func check(_ exercise: ExerciseFolder) throws -> DoneCheck {
        let script = try script(at: exercise.script, whenWrong: .course)
        let solution = shown(try solution(of: exercise))
        let start = ContinuousClock.now
        let verdict = try verdict(on: [solution], against: script, isDescribed: !invocation.has(.solution))
        if !invocation.has(.scenario) {
            let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
            let attempt = ProgressEvent.Attempt(script: exercise.scriptHash ?? "", milliseconds: milliseconds)
            try record(
                verdict.isPassed
                    ? .passed(exercise: exercise.name, attempt)
                    : .failed(exercise: exercise.name, attempt, finding: verdict.allFindings.first?.id))
        }
        return DoneCheck(name: exercise.name, isExercise: true, script: script, verdict: verdict)
    }
}

extension Phrase {
    fileprivate static let allPassed = Phrase(
        de: "Du hast alle Übungen bestanden. Nenne eine, um sie noch einmal zu prüfen.",
        el: "Όλες οι ασκήσεις έχουν περάσει. Όρισε μία για να την ελέγξεις ξανά.",
        en: "You have passed every exercise. Name one to check it again.",
        ja: "すべての演習に合格しています。もう一度確かめるには演習の名前を指定してください。")

    fileprivate static func chosen(_ exercise: String) -> Phrase {
        Phrase(
            de: "Geprüft wird \(exercise), die erste Übung, die noch nicht bestanden ist.",
            el: "Ελέγχεται η \(exercise), η πρώτη άσκηση που δεν έχει περάσει ακόμη.",
            en: "Checking \(exercise), the first exercise you haven't passed yet.", ja: "まだ合格していない最初の演習 \(exercise) を確かめます。")
    }

    fileprivate static let goOn = Phrase(
        de: "Wie es weitergeht: lessonctl next", el: "Για τη συνέχεια: lessonctl next", en: "What comes next: lessonctl next",
        ja: "次にすることを見るには：lessonctl next")

    fileprivate static func askForHint(_ exercise: String) -> Phrase {
        Phrase(
            de: "Brauchst du einen Hinweis? lessonctl hint \(exercise)", el: "Θέλεις μια υπόδειξη; lessonctl hint \(exercise)",
            en: "Need a hint? lessonctl hint \(exercise)", ja: "ヒントを見るには：lessonctl hint \(exercise)")
    }

    fileprivate static let oneAtATime = Phrase(
        de: "Das Format exercism fasst nur eine Übung. Nenne eine.", el: "Η μορφή exercism χωρά μόνο μία άσκηση. Όρισε μία.",
        en: "The exercism format only holds one exercise. Name one.", ja: "exercism 形式で扱える演習は1つだけです。1つだけ指定してください。")

    fileprivate static let oneSolution = Phrase(
        de: "--solution gehört zu einer einzigen Übung; genannt sind mehrere.",
        el: "Το --solution αφορά μία μόνο άσκηση· εδώ ορίζονται περισσότερες.",
        en: "--solution goes with a single exercise, but several are named.", ja: "--solution を使うときは、演習を1つだけ指定してください。")
}
