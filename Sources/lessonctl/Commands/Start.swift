import Lessons

extension Command {
    static let start = Command(
        "start", [.one("EXERCISE")], in: .learning, options: [.format("text", "json")],
        summary: Phrase(
            de: "legt die Arbeitsdatei einer Übung an", el: "δημιουργεί το αρχείο εργασίας μιας άσκησης",
            en: "creates the working file for an exercise", ja: "演習の作業ファイルを作ります"),
        details: [
            Phrase(
                de: "Sie heißt Solution.swift und liegt im Ordner der Übung. Gibt es sie schon, bleibt sie, wie sie ist.",
                el: "Λέγεται Solution.swift και βρίσκεται στον φάκελο της άσκησης. Αν υπάρχει ήδη, μένει όπως είναι.",
                en: "The file is called Solution.swift and is in the exercise's folder. If it already exists, it stays as it is.",
                ja: "演習のフォルダに Solution.swift を作ります。すでにある場合は変更しません。")
        ],
        examples: ["lessonctl start exercise1"]
    ) { context in
        let exercise = try context.exercise(context.invocation.words[0])
        let start = try exercise.start()
        if start == .made { try context.record(.started(exercise: exercise.name)) }
        context.describe(exercise.solution)
        let path = context.shown(exercise.solution)
        try context.print(
            start == .made ? .madeSolution(path) : .alreadyThere(path, exercise.name),
            json: Report(exercise: exercise.name, solution: exercise.solution, made: start == .made))
        context.note(.thenCheck(exercise.name))
        return .success
    }

    private struct Report: Encodable {
        let version = 1
        let exercise: String
        let solution: String
        let made: Bool
    }
}

extension Phrase {
    /// What comes after making a working file.
    static func thenCheck(_ exercise: String) -> Phrase {
        Phrase(
            de: "Schreib deine Lösung hinein und prüfe sie: lessonctl check \(exercise)",
            el: "Γράψε εκεί τη λύση σου και έλεγξέ την: lessonctl check \(exercise)",
            en: "Write your solution there, then check it: lessonctl check \(exercise)",
            ja: "そこに解答を書いて、確かめましょう：lessonctl check \(exercise)")
    }

    fileprivate static func alreadyThere(_ path: String, _ exercise: String) -> Phrase {
        Phrase(
            de: "\(path) gibt es schon und bleibt, wie es ist. Von vorn beginnst du mit: lessonctl reset \(exercise)",
            el: "Το \(path) υπάρχει ήδη και μένει όπως είναι. Από την αρχή: lessonctl reset \(exercise)",
            en: "\(path) already exists and stays as it is. To start over: lessonctl reset \(exercise)",
            ja: "\(path) はすでにあるので、変更していません。最初からやり直すには：lessonctl reset \(exercise)")
    }
}
