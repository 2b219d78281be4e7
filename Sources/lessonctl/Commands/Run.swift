import Lessons

extension Command {
    static let run = Command(
        "run", [.many("FILE.swift")], in: .learning,
        options: [.script, .scenario, .trace, .format("text", "json", "junit", "exercism"), .sandbox, .noCache],
        summary: Phrase(
            de: "lässt ein beliebiges Programm laufen und zeigt seinen ersten Bildschirm",
            el: "τρέχει οποιοδήποτε πρόγραμμα και δείχνει την πρώτη του οθόνη",
            en: "runs any program and shows its first screen", ja: "任意のプログラムを実行し、最初の画面を表示します"),
        details: [
            Phrase(
                de: "Mit --script wird es gegen ein Navigationsskript geprüft. Aufgeschrieben wird nichts.",
                el: "Με --script ελέγχεται με ένα script πλοήγησης. Δεν καταγράφεται τίποτα.",
                en: "With --script, it is checked against a navigation-path script. Nothing is recorded.",
                ja: "--script を付けると、ナビゲーションスクリプトと照合します。記録は残しません。")
        ],
        examples: ["lessonctl run Stairs.swift", "lessonctl run Stairs.swift --script stairs.nav"]
    ) { context in
        let paths = context.invocation.words.map { context.shown(context.path($0)) }
        return try context.checking(paths[0]) {
            let script = try context.invocation.value(of: .script).map { try context.script(at: context.path($0), whenWrong: .finding) }
            guard script != nil || !context.invocation.has(.scenario) else { throw Failure(.usage, .scenarioWithoutScript) }
            let verdict = try context.verdict(on: paths, against: script ?? Script(path: ""))
            try context.print([DoneCheck(name: paths[0], isExercise: false, script: script ?? Script(path: ""), verdict: verdict)])
            return verdict.isPassed ? .success : .finding
        }
    }
}

extension Phrase {
    fileprivate static let scenarioWithoutScript = Phrase(
        de: "--scenario braucht ein Skript: Nenne es mit --script FILE.", el: "Το --scenario χρειάζεται script: όρισέ το με --script FILE.",
        en: "--scenario needs a script: name it with --script FILE.", ja: "--scenario にはスクリプトが必要です。--script FILE で指定してください。")
}
