import Lessons

extension Command {
    static let run = Command(
        "run", [.many("FILE.swift")], in: .learning,
        options: [.script, .scenario, .trace, .format("text", "json", "junit", "exercism"), .sandbox],
        summary: Phrase(
            de: "lässt ein beliebiges Programm laufen und zeigt seinen ersten Bildschirm",
            el: "τρέχει ένα οποιοδήποτε πρόγραμμα και δείχνει την πρώτη του οθόνη",
            en: "runs any program and shows its first screen", ja: "任意のプログラムを実行し、最初の画面を表示します"),
        details: [
            Phrase(
                de: "Mit --script wird es gegen ein Navigationsskript geprüft. Aufgeschrieben wird nichts.",
                el: "Με --script ελέγχεται με ένα script πλοήγησης. Δεν καταγράφεται τίποτα.",
                en: "With --script it is checked against a navigation-path script. Nothing is recorded.",
                ja: "--script を付けると、ナビゲーションスクリプトと照合します。記録は残しません。")
        ],
        examples: ["lessonctl run Stairs.swift", "lessonctl run Stairs.swift --script stairs.nav"]
    ) { context in
        let script = try context.invocation.value(of: .script).map { try context.script(at: context.path($0), whenWrong: .finding) }
        let verdict = try context.verdict(on: context.path(context.invocation.words[0]), against: script ?? Script(path: ""))
        try context.print(verdict)
        return verdict.isPassed ? .success : .finding
    }
}
