import Lessons

extension Command {
    static let next = Command(
        "next", in: .learning, options: [.format("text", "json")],
        summary: Phrase(
            de: "sagt, was als Nächstes dran ist, und warum", el: "λέει τι έχει σειρά και γιατί",
            en: "says what to do next, and why", ja: "次にすることと、その理由を表示します"),
        examples: ["lessonctl next"]
    ) { context in
        let (course, progress) = (try context.course(), try context.progress())
        let step = NextStep(in: try context.outline()) {
            progress.done(lesson: $0.number) != nil
        } standing: { name in
            progress.exercise(name).standing(script: course.exercise(named: name)?.scriptHash)
        }
        try context.print(.step(step, in: context.language), json: Report(step))
        return .success
    }

    private struct Report: Encodable {
        let version = 1
        let step: Kind
        var lesson: String?
        var exercise: String?
        var standing: Standing?

        enum Kind: String, Encodable { case read, solve, mark, nothing }

        init(_ next: NextStep) {
            switch next {
            case .read(let lesson): (step, self.lesson, exercise) = (.read, lesson.number, lesson.ownExercises.first)
            case .solve(let exercise, let lesson, let standing):
                (step, self.lesson, self.exercise, self.standing) = (.solve, lesson?.number, exercise, standing)
            case .mark(let lesson): (step, self.lesson) = (.mark, lesson.number)
            case .nothing: step = .nothing
            }
        }
    }
}

extension Phrase {
    fileprivate static func step(_ step: NextStep, in language: Language) -> Phrase {
        switch step {
        case .read(let lesson): read(lesson)
        case .solve(let exercise, _, .untouched): untouched(exercise)
        case .solve(let exercise, _, .stale): stale(exercise)
        case .solve(let exercise, _, _): begun(exercise)
        case .mark(let lesson): mark(lesson)
        case .nothing:
            Phrase(
                de: "Alles geschafft: Jede Übung ist bestanden, jede Lektion erledigt.",
                el: "Τα ολοκλήρωσες όλα: κάθε άσκηση έχει περάσει, κάθε μάθημα έχει τελειώσει.",
                en: "All done: you have passed every exercise and finished every lesson.",
                ja: "すべて完了です。すべての演習に合格し、すべてのレッスンを終えました。")
        }
    }

    private static func read(_ lesson: CourseLesson) -> Phrase {
        let then = lesson.ownExercises.first.map { "lessonctl start \($0)" } ?? "lessonctl done \(lesson.number)"
        return Phrase(
            de:
                "Lies Lektion \(lesson.number), „\(lesson.title(in: .german))“: Du hast sie noch nicht begonnen.\nDanach: \(then)",
            el: "Διάβασε το μάθημα \(lesson.number), «\(lesson.title(in: .greek))»: δεν το έχεις αρχίσει ακόμη.\nΜετά: \(then)",
            en: "Read lesson \(lesson.number), “\(lesson.title(in: .english))”: you haven't started it yet.\nThen: \(then)",
            ja: "レッスン\(lesson.number)「\(lesson.title(in: .japanese))」を読みましょう。まだ始めていません。\nそのあとで：\(then)")
    }

    private static func untouched(_ exercise: String) -> Phrase {
        Phrase(
            de: "Löse \(exercise): Damit hast du noch nicht begonnen.\nSo fängst du an: lessonctl start \(exercise)",
            el: "Λύσε την \(exercise): δεν την έχεις αρχίσει ακόμη.\nΞεκίνα με: lessonctl start \(exercise)",
            en: "Solve \(exercise): you haven't started it yet.\nStart with: lessonctl start \(exercise)",
            ja: "\(exercise) に取り組みましょう。まだ始めていません。\n始め方：lessonctl start \(exercise)")
    }

    private static func begun(_ exercise: String) -> Phrase {
        Phrase(
            de:
                "Mach mit \(exercise) weiter: Angefangen hast du, bestanden ist die Übung noch nicht.\nPrüfen: lessonctl check \(exercise)",
            el: "Συνέχισε την \(exercise): την άρχισες, αλλά δεν έχει περάσει ακόμη.\nΈλεγχος: lessonctl check \(exercise)",
            en: "Continue with \(exercise): you have started it, but not passed it yet.\nCheck it: lessonctl check \(exercise)",
            ja: "\(exercise) の続きに取り組みましょう。始めていますが、まだ合格していません。\n確かめる：lessonctl check \(exercise)")
    }

    private static func stale(_ exercise: String) -> Phrase {
        Phrase(
            de: "Prüfe \(exercise) noch einmal: Bestanden war die Übung, aber ihr Skript hat sich seitdem geändert.\n"
                + "Prüfen: lessonctl check \(exercise)",
            el: "Έλεγξε ξανά την \(exercise): είχε περάσει, αλλά το script της άλλαξε από τότε.\n"
                + "Έλεγχος: lessonctl check \(exercise)",
            en: "Check \(exercise) again: you passed it, but its script has changed since.\nCheck it: lessonctl check \(exercise)",
            ja: "\(exercise) をもう一度確かめましょう。合格していますが、そのあとスクリプトが変わりました。\n"
                + "確かめる：lessonctl check \(exercise)")
    }

    private static func mark(_ lesson: CourseLesson) -> Phrase {
        Phrase(
            de: "Hake Lektion \(lesson.number) ab: Alle ihre Übungen sind bestanden.\nAbhaken: lessonctl done \(lesson.number)",
            el: "Σημείωσε το μάθημα \(lesson.number) ως ολοκληρωμένο: όλες οι ασκήσεις του έχουν περάσει.\n"
                + "Σημείωσέ το: lessonctl done \(lesson.number)",
            en: "Mark lesson \(lesson.number) as done: you have passed all its exercises.\nMark it: lessonctl done \(lesson.number)",
            ja: "レッスン\(lesson.number)に完了の印を付けましょう。演習にはすべて合格しています。\n印を付ける：lessonctl done \(lesson.number)")
    }
}
