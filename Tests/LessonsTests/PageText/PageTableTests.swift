import Testing

@testable import Lessons

/// Tables of pages that have lost their rules.
struct PageTableTests {
    // MARK: A line for each cell

    @Test(arguments: StackedTable.all, StackedTable.Form.allCases)
    func `A table that was saved a cell a line is a table`(table: StackedTable, form: StackedTable.Form) throws {
        let text = table.page(form)
        let page = try Self.page(text)
        #expect(Self.tables(of: page) == [table.rows])
        #expect(page.lostLines(of: text) == [])
        #expect(page.findings.contains { $0.id == "page-guess" && $0.message.en.contains("“\(table.rows[0][0])” on, each line is a cell") })
    }

    @Test(arguments: StackedTable.all)
    func `The document has such a table with pipes, and the same model`(table: StackedTable) throws {
        let page = try Self.page(table.page(.together))
        let (lesson, _) = Lesson.read(SourceFile(path: "a.md", text: page.document), vocabulary: try #require(PageFixture.vocabularies()[table.language]))
        #expect(page.document.contains("\n| --- |" ) || page.document.contains(" --- | ---"))
        #expect(Self.tables(of: lesson) == [table.rows])
    }

    @Test func `A table that was saved with blank lines around each cell is one where its header is as headers are`() throws {
        let page = try Self.page("Options\n\nThe tool takes three options. All can be left out.\n\nOption\n\nMeaning\n\n--name\n\nwhat it is called\n\n--force\n\ndoesn't ask\n\n--quiet\n\nprints nothing\n\nThat is all there is to it.\n")
        #expect(Self.tables(of: page).map(\.count) == [4])
    }

    @Test func `On a page without blank lines a table ends where text or a heading comes`() throws {
        let page = try Self.page("Farben\nDiese Seite erklärt, wie man Farben setzt.\nMan hat drei davon.\nModifier\nWirkung\n.foregroundStyle()\nfärbt die Schrift\n.background()\nfärbt die Fläche\n.tint()\nfärbt Knöpfe\nAlle nehmen eine Farbe.\nMehr davon\nDas steht auf der nächsten Seite.\nBis dann.\n")
        #expect(Self.tables(of: page).map(\.count) == [4])
        #expect(page.lesson.sections.map(\.title) == ["Mehr davon"])
    }

    @Test func `A header may be set apart from all other rows`() throws {
        let page = try Self.page("Μονάδες\n\nΈτσι μετράμε στις οθόνες. Θα τα δεις παντού.\n\nΜονάδα\nΣημασία\n\npx\nένα εικονοστοιχείο\n%\nμέρος του γονέα\nvw\nμέρος της οθόνης\n\nΔιάλεξε ανάλογα με τη σελίδα.\n")
        #expect(Self.tables(of: page).map(\.count) == [4])
    }

    @Test(arguments: ["\n", "\n\n"])
    func `The corner above the names of the rows may have left no line`(separator: String) throws {
        let rows = [["Swift", "Kotlin"], ["定数", "let a = 1", "val a = 1"], ["関数", "func f() {}", "fun f() {}"], ["空の値", "nil", "null"]]
        let page = try Self.page("二つの言語\n\n二つの言語はよく似ています。違うのは書き方だけです。\n\n\(rows.map { $0.joined(separator: "\n") }.joined(separator: separator))\n\n考え方は同じです。\n")
        #expect(Self.tables(of: page) == [[[""] + rows[0]] + rows.dropFirst()])
    }

    @Test(arguments: [("de", "Tabelle 1: Farben"), ("en", "Table 1: Colours"), ("el", "Πίνακας 1: Χρώματα"), ("ja", "表1：色")])
    func `A table's caption is no heading`(language: String, caption: String) throws {
        let table = try #require(StackedTable.all.first { $0.language == language })
        let page = try Self.page(table.page(.together).replacing(table.rows[0].joined(separator: "\n"), with: caption + "\n\n" + table.rows[0].joined(separator: "\n")))
        #expect(Self.tables(of: page) == [table.rows])
        #expect(page.lesson.sections == [])
    }

    @Test func `What the text calls a table may have cells that are all alike`() throws {
        let page = try Self.page("Zwei Arten von Typen\n\nSwift kennt beide. Die Tabelle stellt sie gegenüber:\n\nMerkmal\nStruct\nKlasse\nZuweisen\nKopie\nVerweis\nErben\nNein\nJa\n\nIm Zweifel nimmst du die erste.\n")
        #expect(Self.tables(of: page) == [[["Merkmal", "Struct", "Klasse"], ["Zuweisen", "Kopie", "Verweis"], ["Erben", "Nein", "Ja"]]])
    }

    @Test func `So it is where a sentence with a colon says so and no column has a usual name`() throws {
        let page = try Self.page("Wohin mit dem Wert\n\nNicht alles gehört in die Datenbank. Die Tabelle zeigt, was wohin gehört:\n\nOrt\nBleibt erhalten\nWofür er taugt\nSpeicher\nnein\nwas gerade zu sehen ist\nVorgaben\nja\nEinstellungen\nDatei\nja\nFotos und Dokumente\n\nIm Zweifel fragst du dich, wer es vermissen würde.\n")
        #expect(Self.tables(of: page).map { $0.map(\.count) } == [[3, 3, 3, 3]])
    }

    @Test func `Code in such cells makes no samples`() throws {
        let page = try Self.page("Two languages\n\nBoth have optionals.\n\nSide by side\n\nTask\nSwift\nKotlin\nA value for nil\na ?? b\na ?: b\nLeave early\nguard let a else { return }\nval a = a ?: return\n\nThat was all there is to it.\n")
        #expect(Self.tables(of: page).map(\.count) == [3])
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `A heading right above the cells is none of them`() throws {
        let page = try Self.page("Keys\n\nA few keys save much time. You will learn them soon.\n\nKeys to remember\nShortcut\nMeaning\n⌘R\nbuild and run\n⌘B\nbuild\n⌘.\nstop\n\nThat is all there is to it.\n")
        #expect(Self.tables(of: page).map(\.first) == [["Shortcut", "Meaning"]])
        #expect(page.lesson.sections.map(\.title) == ["Keys to remember"])
    }

    @Test func `So is one right above a header whose rows stand apart`() throws {
        let page = try Self.page("画像を読み込む\nこのページでは写真をまとめて読み込みます。むずかしくはありません。\n準備\nまず画面を一つ用意します。名前は何でもかまいません。\n終わったら先に進みましょう。\n用語の整理\n言葉\n役割\n書く場所\n\nasync\n待てる関数だと示す\n関数の宣言\n\nawait\nここで待つと示す\n呼び出しの前\n\ntask\n表示中だけ動かす\nViewの後ろ\n最初に覚えるのは上の2つで十分です。\n次の一歩\nここから先は次のページで説明します。\nそれではまた。\n最後までお読みいただきありがとうございました。\n")
        #expect(Self.tables(of: page).map { $0.map(\.count) } == [[3, 3, 3, 3]])
        #expect(page.lesson.sections.map(\.title) == ["準備", "用語の整理", "次の一歩"])
    }

    @Test(arguments: shortLines)
    func `Other short lines are no table`(lines: String) throws {
        let isJapanese = lines.unicodeScalars.contains(where: \.isCJK)
        let (before, behind) = isJapanese ? ("道具\n\nこのページでは必要なことを説明します。読めば自分でできます。", "以上がこの話題のすべてです。") : ("Tools\n\nThis page explains all that you need. Then you can do it.", "That was all about it.")
        let text = "\(before)\n\n\(lines)\n\n\(behind)\n"
        let page = try Self.page(text)
        #expect(Self.tables(of: page) == [])
        #expect(page.lostLines(of: text) == [])
    }

    private static let shortLines = [
        // Facts, each with its name.
        "Level\nBeginner\nTime\n25 minutes\nVersion\nSwift 6\nAuthor\nthe team", "難易度\n初級\n所要時間\n15分\n言語\nSwift\n更新\n2024年5月",
        "Επίπεδο\nΑρχάριοι\nΧρόνος\n10 λεπτά\nΓλώσσα\nSwift\nΈκδοση\n5.9",
        // Names with what they are.
        "let\na constant\nvar\na variable\nfunc\na function\nstruct\na value type", "佐藤\n営業部\n鈴木\n開発部\n高橋\n総務部\n田中\n開発部",
        // Menus, verses, addresses, cards.
        "Products\nPricing\nDocs\n\nCompany\nAbout\nJobs\n\nSocial\nMastodon\nGitHub",
        "Roses by the wall\nviolets in the shade\nletters in the hall\nnobody has stayed\n\nPapers on the floor\nwindows open wide\nsomeone at the door\nsomeone else inside",
        "古池や\n水の音する\n春の夜\n\n山の道\n鳥の声きく\n昼の空\n\n海の風\n波の色みる\n秋の朝",
        "Anna Beispiel\nHauptstraße 3\n28195 Bremen\n\nBernd Muster\nRing 12\n24103 Kiel\n\nCarla Probe\nAm Markt 1\n55116 Mainz",
        "Course A\nfor beginners\n12 lessons\nCourse B\nfor experts\n8 lessons\nCourse C\nfor everyone\n20 lessons",
        // What was said, done, printed and asked.
        "Μαρία\nΓεια σου\nΝίκος\nΓεια χαρά\nΜαρία\nΤι κάνεις\nΝίκος\nΌλα καλά",
        "Version 2.0\nNew editor\nFaster search\n\nVersion 1.9\nDark mode\nFewer crashes\n\nVersion 1.8\nFirst release\nOnly for testers",
        "for pet in pets {\n    print(pet.name)\n    print(pet.age)\n}\n\nThe program prints:\n\nName\nAge\nMomo\n3\nBella\n5",
        "Question\nAnswer\n\nDoes it work here?\nNo, not yet.\n\nIs it free?\nYes.\n\nDo I need a Mac?\nYes.",
        // Points under headings, and labels over code.
        "Vorteile\nschnell\nsicher\neinfach\nNachteile\nneu\nungewohnt\nwenig Beispiele",
        "Constants\nSwift\nlet a = 1\nKotlin\nval a = 1\nFunctions\nSwift\nfunc f() {}\nKotlin\nfun f() {}",
        "Example\n\nlet a = 1\n\nResult\n\n1\n\nExample 2\n\nlet b = 2\n\nResult 2\n\n2",
    ]

    // MARK: A line for each row

    @Test(arguments: ["\t", "   ", " | "])
    func `Code in the cells of a row makes no samples`(separator: String) throws {
        let rows = [["Aufgabe", "Swift", "Kotlin"], ["Konstante", "let a = 1", "val a = 1"], ["Funktion", "func f() {}", "fun f() {}"]]
        let page = try Self.page("Zwei Sprachen\n\nBeide sind sich ähnlich.\n\n\(rows.map { $0.joined(separator: separator) }.joined(separator: "\n"))\n\nMehr Unterschiede gibt es kaum.\n")
        #expect(Self.tables(of: page) == [rows])
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `Two spaces set cells apart where they stand in columns`() throws {
        let page = try Self.page("Commands\n\nThese are the ones to know.\n\nCommand     Meaning         Asks\ngit status  what changed    no\ngit add     keeps a change  no\ngit clean   removes files   yes\n\nThere are more.  But these will do.\n")
        #expect(Self.tables(of: page).map { $0.map(\.count) } == [[3, 3, 3, 3]])
    }

    @Test func `Two spaces within sentences set nothing apart`() throws {
        let page = try Self.page("On spaces\n\nThis page was typed.  It has two spaces.\nThat was a habit once.  It is none now.\nNobody minds.  Go on from here.\n\nThe end comes soon.\n")
        #expect(Self.tables(of: page) == [])
    }

    @Test func `What a tool printed in columns is output`() throws {
        let page = try Self.page("Κοντέινερ\n\nΗ εντολή τα δείχνει όλα.\n\n$ docker ps\nNAME   STATUS   PORTS\nweb    Up       80\ndb     Up       5432\n\nΑυτά ήταν όλα εδώ.\n")
        #expect(Self.tables(of: page) == [])
    }

    // MARK: -

    private static func page(_ text: String) throws -> PageText {
        try PageFixture(name: "page", text: text, counted: []).page()
    }

    private static func tables(of page: PageText) -> [[[String]]] { tables(of: page.lesson) }

    private static func tables(of lesson: Lesson) -> [[[String]]] {
        let report = LessonReport(lesson)
        return (report.blocks + report.sections.flatMap(\.blocks)).filter { $0.kind == .table }.map { ($0.header.map { [$0] } ?? []) + ($0.rows ?? []) }
    }
}

/// A table as its page shows it, in one of the four languages.
struct StackedTable: CustomTestStringConvertible, Sendable {
    enum Form: CaseIterable {
        /// One line right below the other.
        case together
        /// Blank lines between the rows.
        case inRows
    }

    let language: String
    let before: String
    let rows: [[String]]
    let behind: String

    var testDescription: String { rows[0].joined(separator: ", ") }

    func page(_ form: Form) -> String {
        let table = rows.map { $0.joined(separator: "\n") }.joined(separator: form == .inRows ? "\n\n" : "\n")
        return "\(before)\n\n\(table)\n\n\(behind)\n"
    }

    private init(_ language: String, _ before: String, _ table: String, _ behind: String) {
        (self.language, self.before, self.behind) = (language, before, behind)
        rows = table.split(separator: "\n").map { $0.split(separator: " ; ").map(String.init) }
    }

    static let all = [
        StackedTable(
            "de", "Farben und Abstände\n\nMit Modifiern veränderst du eine View. Diese drei reichen für den Anfang.",
            "Modifier ; Wirkung ; Beispiel\n.padding() ; Abstand nach innen ; .padding(16)\n.background() ; Fläche dahinter ; .background(.red)\n.opacity() ; durchscheinend ; .opacity(0.5)",
            "Alle lassen sich beliebig kombinieren."),
        StackedTable(
            "de", "Joins verstehen\n\nEs gibt drei Arten von Joins. Sie unterscheiden sich in dem, was übrig bleibt.",
            "Join ; Beschreibung\nINNER JOIN ; Liefert nur Zeilen, die auf beiden Seiten passen.\nLEFT JOIN ; Behält alle Zeilen der linken Seite.\nRIGHT JOIN ; Behält alle Zeilen der rechten Seite.",
            "Am häufigsten ist der erste."),
        StackedTable(
            "en", "Two ways to wait\n\nHere is how the two compare. Most new code uses the first.",
            "Feature ; async/await ; Callbacks\nReads from top to bottom ; ✓ ; ✗\nWorks in old code ; ✗ ; ✓\nCan be cancelled ; ✓ ; —\nEasy to test ; ✓ ; ✗",
            "Choose one and stay with it."),
        StackedTable(
            "en", "Frames\n\nA frame takes several arguments. Leave out what you do not need.",
            "Parameter ; Type ; Default\nwidth ; CGFloat? ; nil\nheight ; CGFloat? ; nil\nalignment ; Alignment ; .center", "There is a second one with limits."),
        StackedTable(
            "el", "Βασικοί τύποι\n\nΗ Swift έχει λίγους βασικούς τύπους. Με αυτούς γράφεις σχεδόν τα πάντα.",
            "Τύπος ; Σημασία ; Παράδειγμα\nInt ; ακέραιος αριθμός ; 42\nDouble ; δεκαδικός αριθμός ; 3.14\nString ; κείμενο ; \"γεια\"\nBool ; αληθές ή ψευδές ; true",
            "Τους υπόλοιπους θα τους μάθεις αργότερα."),
        StackedTable(
            "el", "Δύο τρόποι\n\nΟι δύο τρόποι διαφέρουν σε λίγα σημεία. Ο πίνακας τα δείχνει.",
            "Χαρακτηριστικό ; List ; ScrollView\nΚύλιση ; ναι ; ναι\nΔιαχωριστικά ; ναι ; όχι\nΕπαναχρησιμοποίηση ; ναι ; όχι\nΕλεύθερη διάταξη ; όχι ; ναι",
            "Για μεγάλες λίστες διάλεξε τη List."),
        StackedTable(
            "ja", "フォームの属性\n\nよく使う属性は次の表のとおりです。まずはこの三つを覚えましょう。",
            "属性 ; 意味 ; 例\nrequired ; 入力を必須にする ; <input required>\nplaceholder ; 入力例を薄く出す ; <input placeholder=\"名前\">\ndisabled ; 操作できなくする ; <button disabled>",
            "ほかの属性は必要になってから調べれば十分です。"),
        StackedTable(
            "ja", "都市のデータ\n\n練習用のデータを用意しました。次の節で一覧に表示します。",
            "都市 ; 人口 ; 面積\n札幌 ; 196万人 ; 1121\n仙台 ; 109万人 ; 786\n福岡 ; 164万人 ; 343", "数字はおおよその値です。"),
    ]
}
