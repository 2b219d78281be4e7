import Lessons

extension Command {
    static let check = Command(
        "check", [.any("EXERCISE")], in: .learning,
        options: [.solution, .scenario, .trace, .format("text", "json", "junit", "exercism"), .sandbox],
        summary: Phrase(
            de: "prüft deine Lösung einer Übung", el: "ελέγχει τη λύση σου σε μια άσκηση",
            en: "checks your solution of an exercise", ja: "練習の解答を確かめます"),
        details: [
            Phrase(
                de: "Ohne EXERCISE: die erste Übung, die noch nicht bestanden ist. Jeder Versuch wird aufgeschrieben.",
                el: "Χωρίς EXERCISE: η πρώτη άσκηση που δεν έχει περάσει ακόμη. Κάθε προσπάθεια καταγράφεται.",
                en: "Without EXERCISE: the first one not passed yet. Every try is recorded.",
                ja: "EXERCISE を省略すると、まだ合格していない最初の練習を確かめます。挑戦はすべて記録されます。")
        ],
        examples: ["lessonctl check exercise1", "lessonctl check exercise1 --solution ~/Stairs.swift --trace"]
    ) { context in
        let exercises = try context.chosenExercises()
        guard !exercises.isEmpty else {
            try context.print(Phrase.allPassed)
            return .success
        }
        let statuses = try exercises.map { try check($0, context) }
        return statuses.contains(.finding) ? .finding : .success
    }

    private static func check(_ exercise: ExerciseFolder, _ context: Context) throws -> ExitStatus {
        let script = try context.script(at: exercise.script, whenWrong: .course)
        let start = ContinuousClock.now
        let verdict = try context.verdict(on: try context.solution(of: exercise), against: script)
        let attempt = ProgressEvent.Attempt(script: exercise.scriptHash ?? "", milliseconds: Int((ContinuousClock.now - start) / .milliseconds(1)))
        if context.invocation.value(of: .scenario) == nil {
            try context.record(verdict.isPassed ? .passed(exercise: exercise.name, attempt)
                : .failed(exercise: exercise.name, attempt, finding: verdict.allFindings.first?.id))
        }
        try context.print(verdict)
        return verdict.isPassed ? .success : .finding
    }
}

extension Phrase {
    fileprivate static let allPassed = Phrase(
        de: "Alle Übungen sind bestanden. Nenne eine, um sie noch einmal zu prüfen.",
        el: "Όλες οι ασκήσεις έχουν περάσει. Όρισε μία για να την ελέγξεις ξανά.",
        en: "Every exercise is passed. Name one to check it again.",
        ja: "すべての練習に合格しています。もう一度確かめるには練習の名前を指定してください。")
}
