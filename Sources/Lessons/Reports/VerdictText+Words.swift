extension Phrase {
    static let steps = Phrase(de: "Schritte", el: "Βήματα", en: "Steps", ja: "手順")
    static let script = Phrase(de: "Skript", el: "Script", en: "Script", ja: "スクリプト")
    static let expected = Phrase(de: "Erwartet", el: "Αναμενόταν", en: "Expected", ja: "期待")
    static let found = Phrase(de: "Da war", el: "Υπήρχε", en: "Found", ja: "実際")
    static let event = Phrase(de: "Was geschah", el: "Τι έγινε", en: "What happened", ja: "起きたこと")
    static let place = Phrase(de: "Stelle", el: "Σημείο", en: "Where", ja: "場所")
    static let hint = Phrase(de: "Hinweis", el: "Υπόδειξη", en: "Hint", ja: "ヒント")
    static let note = Phrase(de: "Dazu", el: "Σχετικά", en: "Note", ja: "補足")
    static let explanation = Phrase(de: "Erklärung", el: "Εξήγηση", en: "Explanation", ja: "説明")
    static let instead = Phrase(de: "Stattdessen", el: "Αντί γι’ αυτό", en: "Instead", ja: "代わりに")
    static let lesson = Phrase(de: "Lektion", el: "Μάθημα", en: "Lesson", ja: "レッスン")
    static let advice = Phrase(de: "Was außerdem auffällt:", el: "Τι άλλο αξίζει να δεις:", en: "Also worth a look:", ja: "ほかに気づいたこと：")
    static let warning = Phrase(de: "SwiftUI warnt", el: "Το SwiftUI λέει", en: "SwiftUI warns", ja: "SwiftUI の警告")
    static let screen = Phrase(de: "Bildschirm", el: "Οθόνη", en: "Screen", ja: "画面")
    static let console = Phrase(
        de: "Ausgabe deines Programms", el: "Έξοδος του προγράμματός σου", en: "Output of your program", ja: "プログラムの出力")
    static let path = Phrase(de: "Pfad", el: "Διαδρομή", en: "Path", ja: "パス")
    static let atStart = Phrase(
        de: "beim Start der App, vor dem ersten Schritt", el: "στην εκκίνηση της εφαρμογής, πριν από το πρώτο βήμα",
        en: "when the app started, before the first step", ja: "アプリの起動時（最初の手順の前）")

    static func same(as scenario: String) -> Phrase {
        Phrase(
            de: "derselbe wie oben bei „\(scenario)“", el: "η ίδια με πιο πάνω, στο «\(scenario)»",
            en: "the same as above in “\(scenario)”", ja: "上の「\(scenario)」と同じです")
    }

    static func sameEvent(as scenario: String) -> Phrase {
        Phrase(
            de: "dasselbe wie oben bei „\(scenario)“", el: "το ίδιο με πιο πάνω, στο «\(scenario)»",
            en: "the same as above in “\(scenario)”", ja: "上の「\(scenario)」と同じです")
    }

    /// How many findings aren't shown.
    static func more(_ count: Int) -> Phrase {
        Phrase(
            de: count == 1
                ? "Dazu kommt noch eine weitere Meldung. Beginne mit der ersten: Oft verschwinden andere mit ihr."
                : "Dazu kommen noch \(count) weitere Meldungen. Beginne mit der ersten: Oft verschwinden andere mit ihr.",
            el: count == 1
                ? "Υπάρχει ακόμη ένα μήνυμα. Ξεκίνα από το πρώτο: συχνά μαζί του φεύγουν και άλλα."
                : "Υπάρχουν ακόμη \(count) μηνύματα. Ξεκίνα από το πρώτο: συχνά μαζί του φεύγουν και άλλα.",
            en: count == 1
                ? "There is one more message. Begin with the first: others often go away with it."
                : "There are \(count) more messages. Begin with the first: others often go away with it.",
            ja: "メッセージはあと\(count)件あります。最初のものから直しましょう。ほかも一緒に消えることがよくあります。")
    }

    static func language(_ language: Language) -> Phrase {
        switch language {
        case .german:
            Phrase(
                de: "Die Texte deiner Lösung sind auf Deutsch.", el: "Τα κείμενα της λύσης σου είναι στα γερμανικά.",
                en: "The texts of your solution are in German.", ja: "解答のテキストはドイツ語です。")
        case .greek:
            Phrase(
                de: "Die Texte deiner Lösung sind auf Griechisch.", el: "Τα κείμενα της λύσης σου είναι στα ελληνικά.",
                en: "The texts of your solution are in Greek.", ja: "解答のテキストはギリシャ語です。")
        case .english:
            Phrase(
                de: "Die Texte deiner Lösung sind auf Englisch.", el: "Τα κείμενα της λύσης σου είναι στα αγγλικά.",
                en: "The texts of your solution are in English.", ja: "解答のテキストは英語です。")
        case .japanese:
            Phrase(
                de: "Die Texte deiner Lösung sind auf Japanisch.", el: "Τα κείμενα της λύσης σου είναι στα ιαπωνικά.",
                en: "The texts of your solution are in Japanese.", ja: "解答のテキストは日本語です。")
        }
    }

    static func conclusion(of verdict: Verdict, passed: Int, of count: Int) -> Phrase {
        if verdict.isPassed { return count == 0 ? .passed : .passed(count) }
        if count == 0 { return .nothingRun(because: verdict.findings.map(\.id)) }
        return passed == count ? .onlyScenariosPassed(count) : .notPassed(passed, of: count)
    }

    private static func nothingRun(because findings: [String]) -> Phrase {
        if findings.contains("compile") { return .notCompiled }
        return findings.contains("must-not-compile") ? .notPassed : .notRun
    }

    private static let passed = Phrase(de: "Bestanden.", el: "Πέρασε.", en: "Passed.", ja: "合格です。")

    private static let notPassed = Phrase(
        de: "Noch nicht bestanden.", el: "Δεν πέρασε ακόμη.", en: "Not passed yet.", ja: "まだ合格していません。")

    private static let notCompiled = Phrase(
        de: "Der Compiler kann das noch nicht kompilieren; deshalb lief noch nichts.",
        el: "Ο μεταγλωττιστής δεν μπορεί ακόμη να το μεταγλωττίσει· γι’ αυτό δεν έτρεξε τίποτα.",
        en: "The compiler can't compile this yet, so nothing was run.",
        ja: "まだコンパイルできないため、何も実行していません。")

    private static let notRun = Phrase(
        de: "So kann das Programm noch nicht laufen.", el: "Έτσι το πρόγραμμα δεν μπόρεσε ακόμη να τρέξει.",
        en: "The program can't run like this yet.", ja: "このままではプログラムを実行できません。")

    private static func passed(_ count: Int) -> Phrase {
        count == 1
            ? Phrase(
                de: "Bestanden: Das Szenario stimmt.", el: "Πέρασε: το σενάριο είναι σωστό.", en: "Passed: the scenario is right.",
                ja: "合格です。シナリオは正しく動きました。")
            : Phrase(
                de: "Bestanden: Alle \(count) Szenarien stimmen.", el: "Πέρασε: και τα \(count) σενάρια είναι σωστά.",
                en: "Passed: all \(count) scenarios are right.", ja: "合格です。\(count)個のシナリオがすべて正しく動きました。")
    }

    private static func notPassed(_ passed: Int, of count: Int) -> Phrase {
        Phrase(
            de: "Noch nicht bestanden: \(passed) von \(count) Szenarien stimmen.",
            el: "Δεν πέρασε ακόμη: σωστά είναι \(passed) από τα \(count) σενάρια.",
            en: "Not passed yet: \(passed) of \(count) scenarios are right.",
            ja: "まだ合格していません。\(count)個のシナリオのうち、正しく動いたのは\(passed)個です。")
    }

    /// The scenarios are right, but the solution as a whole isn't.
    private static func onlyScenariosPassed(_ count: Int) -> Phrase {
        Phrase(
            de: "Noch nicht bestanden: Die Szenarien stimmen, aber oben steht, was die Übung sonst noch verlangt.",
            el: "Δεν πέρασε ακόμη: τα σενάρια είναι σωστά, αλλά πιο πάνω γράφει τι άλλο ζητά η άσκηση.",
            en: "Not passed yet: the scenarios are right, but the exercise asks for more; see above.",
            ja: "まだ合格していません。シナリオは正しく動きましたが、演習の条件がほかにもあります（上を見てください）。")
    }
}
