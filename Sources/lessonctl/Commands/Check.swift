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
    ) { _ in
        throw Failure.notBuiltIn("check")
    }
}
