import Foundation
import Lessons

extension Command {
    static let verify = Command(
        "verify", [.any("EXERCISE")], in: .course, options: [.format("text", "json"), .sandbox],
        summary: Phrase(
            de: "prüft, ob die Übungen halten, was sie versprechen", el: "ελέγχει αν οι ασκήσεις τηρούν όσα υπόσχονται",
            en: "checks that the exercises do what they promise", ja: "演習が正しく作られているかを確かめます"),
        details: [
            Phrase(
                de: "Jede Referenz muss ihr Skript bestehen, jeder Starter daran scheitern, und jede Datei in mistakes/ als Erstes den Befund "
                    + "ergeben, den ihre erste Zeile nennt: // finding: NAME",
                el: "Κάθε λύση αναφοράς πρέπει να περνά το script της, κάθε αρχικό αρχείο να αποτυγχάνει, και κάθε αρχείο στο mistakes/ να δίνει "
                    + "πρώτα το εύρημα που λέει η πρώτη γραμμή του: // finding: NAME",
                en: "Every reference has to pass its script, every starter has to fail it, and the first finding for every file in "
                    + "mistakes/ has to be the one that its first line names: // finding: NAME",
                ja: "模範解答はスクリプトに合格し、スターターは失敗し、mistakes/ の各ファイルは1行目の // finding: NAME に書かれた指摘を"
                    + "最初に出さなければなりません。"),
            Phrase(
                de: "Ohne EXERCISE: alle Übungen des Kurses.", el: "Χωρίς EXERCISE: όλες οι ασκήσεις της σειράς.",
                en: "Without EXERCISE: all exercises of the course.", ja: "EXERCISE を省略すると、コースのすべての演習を確かめます。"),
        ],
        examples: ["lessonctl verify", "lessonctl verify exercise1"]
    ) { context in
        let words = context.invocation.words
        let exercises = words.isEmpty ? try context.course().exercises : try words.map(context.exercise)
        let outcomes = try context.outcomes(of: exercises.flatMap(CourseVerification.trials))
        if context.invocation.format == "json" {
            try context.print(json: VerificationReport(outcomes, shown: context.shown, language: context.language))
        } else {
            try context.print(VerificationText(outcomes, shown: context.shown, language: context.language, output: context.output).text)
        }
        return outcomes.allSatisfy { $0.complaint == nil } ? .success : .finding
    }
}

extension Context {
    /// Tries all of them; on a terminal a bar shows how far it is.
    fileprivate func outcomes(of trials: [CourseVerification.Trial]) throws -> [CourseVerification.Outcome] {
        let verification = CourseVerification(checker: try checker())
        let bar = MovingBar(whole: trials.count, on: messages)
        defer { bar.clear() }
        return try verification.outcomes(of: trials, jobs: ProcessInfo.processInfo.activeProcessorCount) { outcome in
            bar.advance(beyond: outcome.trial.exercise.name)
        }
    }
}
