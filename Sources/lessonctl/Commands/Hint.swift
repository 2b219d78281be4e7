import Lessons

extension Command {
    static let hint = Command(
        "hint", [.one("EXERCISE")], in: .learning, options: [.back, .format("text", "json")],
        summary: Phrase(
            de: "gibt den nächsten Hinweis zu einer Übung", el: "δίνει την επόμενη υπόδειξη για μια άσκηση",
            en: "gives the next hint for an exercise", ja: "演習の次のヒントを表示します"),
        details: [
            Phrase(
                de: "Die Hinweise werden von Mal zu Mal deutlicher. Nach reset beginnen sie wieder beim ersten.",
                el: "Οι υποδείξεις γίνονται κάθε φορά πιο σαφείς. Μετά το reset αρχίζουν πάλι από την πρώτη.",
                en: "The hints become more explicit each time. After reset, they start with the first one again.",
                ja: "ヒントは回を追うごとに具体的になります。reset のあとは最初のヒントに戻ります。")
        ],
        examples: ["lessonctl hint exercise1", "lessonctl hint exercise1 --back"]
    ) { context in
        let exercise = try context.exercise(context.invocation.words[0])
        let (language, hints) = try context.hints(of: exercise)
        let number = try context.nextHint(of: exercise, count: hints.count)
        let text = hints[number - 1]
        try context.print(
            Phrase(verbatim: context.heading(number, hints.count) + "\n" + text),
            json: Report(exercise: exercise.name, number: number, count: hints.count, language: language, text: text))
        if number == hints.count { context.note(.lastHint) }
        return .success
    }

    private struct Report: Encodable {
        let version = 1
        let exercise: String
        let number: Int
        let count: Int
        let language: Language
        let text: String
    }
}

extension Context {
    /// The next hint as a person reads it, put on record.
    func giveHint(of exercise: ExerciseFolder) throws -> String {
        let (_, hints) = try hints(of: exercise)
        let number = try nextHint(of: exercise, count: hints.count)
        return heading(number, hints.count) + "\n" + hints[number - 1]
    }

    fileprivate func hints(of exercise: ExerciseFolder) throws -> (Language, [String]) {
        let source: SourceFile
        do throws(SourceFile.Failure) {
            source = try SourceFile(contentsOf: exercise.hints)
        } catch {
            throw Failure(error, status: .course)
        }
        let hints = Hints(markdown: source.text)
        guard let found = hints.language(for: language) else { throw Failure(.course, .noHints(shown(exercise.hints))) }
        if found != language { note(.otherLanguage(found)) }
        return (found, hints.texts(in: found))
    }

    /// Moves on by one hint, or back, within those that there are, and puts it on record.
    fileprivate func nextHint(of exercise: ExerciseFolder, count: Int) throws -> Int {
        let renamed = try outline().renamed
        let step = invocation.has(.back) ? -1 : 1
        var number = 1
        _ = try journal().append { events in
            let current = LearnerProgress(events, renamed: renamed).exercise(exercise.name).hint
            number = min(max(current + step, 1), count)
            return ProgressEvent(.hint(exercise: exercise.name, number: number), language: language)
        }
        return number
    }

    fileprivate func heading(_ number: Int, _ count: Int) -> String {
        let heading = Phrase(
            de: "Hinweis \(number) von \(count)", el: "Υπόδειξη \(number) από \(count)", en: "Hint \(number) of \(count)",
            ja: "ヒント \(number)/\(count)")
        return output.painted(heading.text(in: language), .bold)
    }
}

extension Phrase {
    fileprivate static let lastHint = Phrase(
        de: "Das ist der letzte Hinweis. Zurück geht es mit --back.", el: "Αυτή είναι η τελευταία υπόδειξη. Πίσω πας με --back.",
        en: "That is the last hint. Go back with --back.", ja: "これが最後のヒントです。--back で前のヒントに戻れます。")

    fileprivate static func otherLanguage(_ language: Language) -> Phrase {
        Phrase(
            de: "Auf Deutsch gibt es zu dieser Übung keine Hinweise; hier sind die auf „\(language.rawValue)“.",
            el: "Δεν υπάρχουν υποδείξεις στα ελληνικά για αυτή την άσκηση· δες αυτές στη γλώσσα «\(language.rawValue)».",
            en: "This exercise has no hints in English; here are those in “\(language.rawValue)”.",
            ja: "この演習には日本語のヒントがありません。「\(language.rawValue)」のヒントを表示します。")
    }

    fileprivate static func noHints(_ path: String) -> Phrase {
        Phrase(
            de:
                "In \(path) stehen keine Hinweise: Es fehlt die Überschrift einer Sprache wie „## Deutsch“ mit Hinweisen darunter.",
            el: "Στο \(path) δεν υπάρχουν υποδείξεις: λείπει επικεφαλίδα γλώσσας όπως «## Ελληνικά» με υποδείξεις από κάτω.",
            en: "\(path) contains no hints: there is no language heading such as “## English” with hints below it.",
            ja: "\(path) にヒントがありません。「## 日本語」のような言語の見出しと、その下のヒントが必要です。")
    }
}
