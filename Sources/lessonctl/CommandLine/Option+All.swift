import Lessons

extension Option {
    /// The options of every verb.
    static let everywhere: [Option] = [.course, .language, .progressFile, .help]
    /// The options that stand alone.
    static let withoutVerb: [Option] = [.version]

    static let course = Option(
        "course", .text("DIR"),
        Phrase(
            de: "der Ordner des Kurses, statt des aktuellen oder des nächsten darüber",
            el: "ο φάκελος της σειράς μαθημάτων, αντί για τον τρέχοντα ή τον πλησιέστερο γονικό",
            en: "the course folder, instead of the current folder or the nearest one above it",
            ja: "コースのフォルダ（指定がなければ現在のフォルダか、一番近い親フォルダ）"))

    static let language = Option(
        "language", .oneOf(Language.allCases.map(\.rawValue)),
        Phrase(
            de: "die Sprache der Meldungen", el: "η γλώσσα των μηνυμάτων", en: "the language of the messages",
            ja: "メッセージの言語"))

    static let progressFile = Option(
        "progress-file", .text("FILE"),
        Phrase(
            de: "das Lernprotokoll, statt .lessonctl/progress.jsonl im Kurs",
            el: "το ημερολόγιο προόδου, αντί για το .lessonctl/progress.jsonl της σειράς",
            en: "your progress journal, instead of .lessonctl/progress.jsonl in the course",
            ja: "学習記録のファイル（指定がなければコースの .lessonctl/progress.jsonl）"))

    static let help = Option(
        "help", letter: "h",
        Phrase(de: "diese Hilfe", el: "αυτή η βοήθεια", en: "this help", ja: "このヘルプ"))

    static let version = Option(
        "version",
        Phrase(
            de: "die Version des Werkzeugs", el: "η έκδοση του εργαλείου", en: "the tool's version", ja: "ツールのバージョン"))

    static func format(_ formats: String...) -> Option {
        Option(
            "format", .oneOf(formats),
            Phrase(
                de: "das Format der Ausgabe", el: "η μορφή του αποτελέσματος",
                en: "the format of the output", ja: "結果の形式"))
    }

    static let solution = Option(
        "solution", .text("FILE"),
        Phrase(
            de: "die Lösung: eine Datei oder ein Ordner mit Swift-Dateien",
            el: "η λύση: ένα αρχείο ή ένας φάκελος με αρχεία Swift",
            en: "the solution: a file, or a folder of Swift files", ja: "解答（ファイル、または Swift ファイルのフォルダ）"))

    static let scenario = Option(
        "scenario", .text("NAME"),
        Phrase(
            de: "nur dieses Szenario", el: "μόνο αυτό το σενάριο", en: "only this scenario", ja: "このシナリオだけを実行します"))

    static let trace = Option(
        "trace",
        Phrase(
            de: "zeigt den Bildschirm nach jedem Schritt", el: "δείχνει την οθόνη μετά από κάθε βήμα",
            en: "shows the screen after every step", ja: "操作のたびに画面を表示します"))

    static let noCache = Option(
        "no-cache",
        Phrase(
            de: "prüft auch, was sich seit dem letzten Mal nicht geändert hat", el: "ελέγχει και ό,τι δεν άλλαξε από την προηγούμενη φορά",
            en: "also checks what hasn't changed since the last time", ja: "前回から変わっていないものも確かめ直します"))

    static let sandbox = Option(
        "sandbox", .oneOf(["auto", "required", "off"]),
        Phrase(
            de: "ob die Lösung abgeschottet läuft: wenn möglich, unbedingt, nicht",
            el: "αν η λύση τρέχει απομονωμένη: όπου γίνεται, πάντα, ποτέ",
            en: "whether the solution runs in a sandbox: if possible, always, never",
            ja: "解答を隔離して実行するか（可能なら／必ず／しない）"))

    static let jobs = Option(
        "jobs", .text("N"),
        Phrase(
            de: "wie viele auf einmal; sonst so viele, wie der Rechner Kerne hat", el: "πόσες μαζί· αλλιώς όσοι είναι οι πυρήνες του υπολογιστή",
            en: "how many at a time; by default, as many as the machine has cores", ja: "同時に処理する数（省略時はコアの数）"))

    static let exercise = Option(
        "exercise", .text("NAME"),
        Phrase(
            de: "die Übung, zu der alles in DIR gehört", el: "η άσκηση στην οποία ανήκουν όλα στο DIR",
            en: "the exercise that everything in DIR belongs to", ja: "DIR のすべてが対象とする演習"))

    static let record = Option(
        "record", .text("FILE"),
        Phrase(
            de: "zeichnet auf, was du tust, als Navigationsskript", el: "γράφει όσα γίνονται ως script πλοήγησης",
            en: "records what you do as a navigation-path script",
            ja: "操作をナビゲーションスクリプトとして書き出します"))

    static let script = Option(
        "script", .text("FILE"),
        Phrase(
            de: "das Navigationsskript, gegen das geprüft wird", el: "το script πλοήγησης για τον έλεγχο",
            en: "the navigation-path script to check against", ja: "照合するナビゲーションスクリプト"))

    static let back = Option(
        "back",
        Phrase(de: "einen Hinweis zurück", el: "μία υπόδειξη πίσω", en: "one hint back", ja: "1つ前のヒントに戻ります"))

    static let output = Option(
        "output", letter: "o", .text("DIR"),
        Phrase(de: "wohin geschrieben wird", el: "πού γράφεται το αποτέλεσμα", en: "where to write the result", ja: "書き出す先"))

    static let code = Option(
        "code",
        Phrase(
            de: "kompiliert auch jedes Codebeispiel", el: "μεταγλωττίζει και κάθε παράδειγμα κώδικα", en: "compiles every code sample too",
            ja: "コード例もすべてコンパイルします"))

    static let fix = Option(
        "fix",
        Phrase(
            de: "behebt, was sich ohne Risiko beheben lässt", el: "διορθώνει ό,τι διορθώνεται χωρίς κίνδυνο",
            en: "fixes what can be fixed safely", ja: "安全に直せるものを直します"))

    static let completion = Option(
        "completion", .oneOf(["bash", "zsh", "fish"]),
        Phrase(
            de: "das Skript, mit dem die Shell Wörter ergänzt", el: "το script με το οποίο το κέλυφος συμπληρώνει λέξεις",
            en: "the shell script for tab completion", ja: "シェルの補完用スクリプト"))
}
