import Lessons

extension Command {
    static let reset = Command(
        "reset", [.one("EXERCISE")], in: .learning, options: [.format("text", "json")],
        summary: Phrase(
            de: "beginnt eine Übung von vorn", el: "αρχίζει μια άσκηση από την αρχή", en: "starts an exercise over",
            ja: "演習を最初からやり直します"),
        details: [
            Phrase(
                de: "Deine bisherige Datei bleibt daneben liegen, als Solution.1.swift, Solution.2.swift und so weiter.",
                el: "Το παλιό σου αρχείο μένει δίπλα, ως Solution.1.swift, Solution.2.swift και ούτω καθεξής.",
                en: "Your old file is kept beside the new one, as Solution.1.swift, Solution.2.swift and so on.",
                ja: "これまでのファイルは Solution.1.swift、Solution.2.swift … として隣に残ります。")
        ],
        examples: ["lessonctl reset exercise1"]
    ) { context in
        let exercise = try context.exercise(context.invocation.words[0])
        let reset = try exercise.reset()
        try context.record(.reset(exercise: exercise.name))
        try context.print(
            .reset(reset, context.shown(exercise.solution), shown: context.shown),
            json: Report(exercise: exercise.name, solution: exercise.solution, kept: reset.kept))
        context.note(.thenCheck(exercise.name))
        return .success
    }

    private struct Report: Encodable {
        let version = 1
        let exercise: String
        let solution: String
        /// Where the old file is.
        let kept: String?
    }
}

extension ExerciseFolder.Reset {
    fileprivate var kept: String? {
        if case .kept(let path) = self { path } else { nil }
    }
}

extension Phrase {
    fileprivate static func reset(
        _ reset: ExerciseFolder.Reset, _ path: String, shown: (String) -> String
    ) -> Phrase {
        switch reset {
        case .made: .madeSolution(path)
        case .unchanged:
            Phrase(
                de: "\(path) enthält noch den unveränderten Startcode.", el: "Το \(path) έχει ακόμη τον αρχικό κώδικα της άσκησης.",
                en: "\(path) still contains just the starter code.", ja: "\(path) は、まだ最初の状態のままです。")
        case .kept(let old):
            Phrase(
                de: "\(path) enthält wieder den Startcode; deine bisherige Datei heißt jetzt \(shown(old)).",
                el: "Το \(path) είναι πάλι όπως στην αρχή· το παλιό σου αρχείο λέγεται τώρα \(shown(old)).",
                en: "\(path) is back to the starter code; your old file is now \(shown(old)).",
                ja: "\(path) を最初の状態に戻しました。これまでのファイルは \(shown(old)) に残してあります。")
        }
    }
}
