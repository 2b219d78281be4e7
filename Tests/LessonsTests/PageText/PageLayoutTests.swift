import Testing

@testable import Lessons

struct PageLayoutTests {
    @Test func `names of languages between pieces of code are headings`() throws {
        let counted = try Self.counted("""
            Closed sets in three languages

            Rust

            enum Route {
                Home,
                Detail(u32),
            }

            Java

            sealed interface Route permits Home, Detail {}
            record Home() implements Route {}

            C#

            public abstract record Route;
            public record Home : Route;

            What they share

            The compiler can check that no case is forgotten.
            """)
        #expect(counted.contains("section prose: Java"))
        #expect(counted.contains("code rust sample: Rust"))
        #expect(counted.contains("code java sample: Java"))
        #expect(counted.contains("code csharp sample: C#"))
    }

    @Test func `text that is indented under its headings is text`() throws {
        let counted = try Self.counted("""
                            NOTES ON STACKS

            1. INTRODUCTION

               These notes were written with a plain editor, as people did once.

            2. A STACK

               A stack holds pages. It looks like this:

                   struct Pile: View {
                       var body: some View { Text("bottom") }
                   }

               The last line closes the type. Text goes on after it.

            3. QUESTIONS

               Q. Can a stack be empty?
               A. Its path can. The root is always there.
            """)
        #expect(counted.contains("section prose: 1. INTRODUCTION"))
        #expect(counted.contains("code swift sample: 2. A STACK"))
        #expect(counted.contains("faq none: Can a stack be empty?"))
    }

    @Test func `what a tool printed below its command belongs to it`() throws {
        let page = try PageFixture(name: "a", text: "Setting up\n\nMake sure it's there:\n\n$ swift --version\nSwift version 6.0\nTarget: linux\n\nThen go on with the next page.\n", counted: []).page()
        #expect(page.lesson.codeSamples.map(\.source) == ["$ swift --version\nSwift version 6.0\nTarget: linux"])
    }

    @Test(arguments: [
        "sudo apt-get update", "sudo systemctl restart nginx", "brew install git gh", "npm install react-router-dom vite", "git init\ngit add .",
        #"xcrun simctl openurl booted "plans://plan/3""#, "$ python3 plans.py list\n1. Milk", "UPDATE plans\nSET done = 1\nWHERE id = 3",
    ])
    func `a command that reads like words is code`(command: String) throws {
        let page = try Self.page("A server\n\nFirst you do this in a terminal:\n\n\(command)\n\nThen you go on with the next part of this page.\n")
        #expect(page.lesson.codeSamples.map(\.source) == [command])
    }

    @Test(arguments: ["brew install is the command for it", "sudo for beginners"])
    func `words about a command are a heading`(heading: String) throws {
        let page = try Self.page("A server\n\nThis page is about one.\n\n\(heading)\n\nIt takes a while. Then it's there.\n\nMore\n\nGo on from there.\n")
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `a query over several lines is one piece of code`() throws {
        let query = "SELECT name, due\nFROM tasks\nJOIN people ON people.id = owner\nWHERE done = 0\n  AND due > 3\nORDER BY name"
        let page = try Self.page("Tasks\n\nThis query finds what is left:\n\n\(query)\n\nThe list comes in order of names.\n")
        #expect(page.lesson.codeSamples.map(\.source) == [query])
        #expect(page.lesson.codeSamples.map(\.language) == ["sql"])
    }

    @Test func `a sign above one part after the other makes headings and labels, no lists`() throws {
        let page = try Self.page("書き方を比べる\nこのページで説明します。\n■ 定数\nSwiftではletと書きます。\n■Swift\nlet name = \"桜\"\n■Kotlin\nval name = \"桜\"\nほとんど同じです。\n■ 関数\n引数にはラベルが付きます。\n")
        #expect(page.lesson.sections.map(\.title) == ["■ 定数", "■ 関数"])
        #expect(page.lesson.codeSamples.map(\.language) == ["swift", "kotlin"])
    }

    @Test(arguments: [
        ["[x] Every field has a label.", "[ ] Every message says what to do."], ["☑ Labels", "☐ Messages", "☐ Colours"],
        ["✓ Ein Ziel für jeden Typ", "✗ Zwei Ziele für einen Typ"], ["○ 型をそろえる", "× 型をまぜる"],
    ])
    func `a list keeps signs that tell what is done or right from what isn't`(items: [String]) throws {
        let page = try Self.page("What to check\n\nThis page has a list.\n\nThe list:\n\n\(items.joined(separator: "\n"))\n\nThat was all there is to it.\n")
        #expect(Self.items(of: page) == items)
        #expect(page.document.contains("- " + items[0]))
    }

    @Test func `a letter is the sign of a list where several lines begin with it`() throws {
        let page = try Self.page("Scripts\n\nIn this lab you will write small scripts.\n\nGoals\n\no  run a script\no  loop over files\no  stop early, instead of carrying on\n   with half of the files\n\nThat was all there is to it.\n")
        #expect(Self.items(of: page) == ["run a script", "loop over files", "stop early, instead of carrying on with half of the files"])
    }

    @Test func `Greek letters count`() throws {
        let page = try Self.page("Συμβάντα\n\nΜια σελίδα ζωντανεύει όταν απαντά.\n\nΜε λίγα λόγια:\n\nα) Ακούμε τα κλικ.\nβ) Ένας ακροατής αρκεί.\nγ) Μετά τον αφαιρούμε.\n\nΑυτά ήταν όλα εδώ.\n")
        #expect(Self.items(of: page) == ["Ακούμε τα κλικ.", "Ένας ακροατής αρκεί.", "Μετά τον αφαιρούμε."])
        #expect(page.document.contains("\n3. Μετά"))
    }

    @Test(arguments: [
        ("de", "Von oben nach unten: VStack", "Die Stapel\n\nJede Ansicht besteht aus kleinen Teilen. Diese Seite zeigt, wie man sie anordnet.", "Ein VStack ordnet seine Teile untereinander an."),
        ("en", "By hand, then by code: VStack", "The stacks\n\nEach view is made of small parts. This page shows how to place them.", "A VStack places its parts one below the other."),
        ("el", "Από πάνω προς τα κάτω: VStack", "Οι στοίβες\n\nΚάθε οθόνη χτίζεται από μικρά κομμάτια. Εδώ θα δεις πώς μπαίνουν στη θέση τους.", "Το VStack βάζει τα παιδιά του το ένα κάτω από το άλλο."),
    ])
    func `a heading may begin as a line about the page does`(language: String, heading: String, before: String, behind: String) throws {
        let page = try Self.page("\(before)\n\n\(heading)\n\n\(behind)\n\n\(behind)\n")
        #expect(page.lesson.language == language)
        #expect(page.lesson.sections.map(\.title) == [heading])
    }

    @Test func `on a page without blank lines a heading behind a sentence may begin with a name of code`() throws {
        let page = try Self.page("Events\nA page comes to life when it answers. Each click is an event.\nA listener\nThe method takes a name and a function.\nform.addEventListener(\"submit\", (event) => {\n  event.preventDefault();\n  return false;\n});\nThat stops the form from leaving.\nreturn, preventDefault and more\nThe first ends only our own function. The other stops the browser.\n")
        #expect(page.lesson.sections.map(\.title) == ["A listener", "return, preventDefault and more"])
    }

    @Test func `where the page lists its headings, a line below the title is none`() throws {
        let page = try Self.page("Wrapping items\n\nWidely available since 2015\n\nThe property decides whether items wrap. This guide shows how.\n\nIn this article\nTry it\nSyntax\nValues\n\nTry it\n\nMake the window narrow and watch.\n\nSyntax\n\nOne word is enough.\n\nValues\n\nThere are three of them.\n")
        #expect(page.lesson.sections.map(\.title) == ["Try it", "Syntax", "Values"])
        #expect(page.lesson.subtitle == "Widely available since 2015")
    }

    @Test func `topics between a list and the site's last lines are left out`() throws {
        let page = try Self.page("Saving a model\nSome apps forget everything. That is fine for some, and bad for others.\nTurn a class into a model\nA model is an ordinary class with one word in front of it.\nTakeaways\n• One macro makes a class a model.\n• One modifier opens the drawer.\nSwift\niOS App Development\nProgramming\nWritten by Editorial Team\nFollow\nResponses (3)\nWrite a response\n")
        #expect(page.lesson.sections.map(\.title) == ["Turn a class into a model", "Takeaways"])
        #expect(["Swift", "iOS App Development", "Programming"].allSatisfy { PageCount(page).leftOut($0) })
    }

    @Test func `a sentence below ways to other pages is the site's`() throws {
        let page = try Self.page("Scripts\n\nIn this lab you will write small scripts. They are short.\n\nHanding in\n\nUpload all of them as one archive.\n\n<< Lab 3 | Labs | Lab 5 >>\nQuestions? Ask on the course forum.\n")
        #expect(PageCount(page).leftOut("Questions? Ask on the course forum.") && PageCount(page).leftOut("<< Lab 3 | Labs | Lab 5 >>"))
    }

    @Test(arguments: ["✓", "•", "✔"])
    func `a sign that all items have says nothing`(sign: String) throws {
        let page = try Self.page("What you learn\n\nThis page has a list. It comes next.\n\n\(sign) Paths\n\(sign) Stacks\n\(sign) Links\n\nThat was all there is to it.\n")
        #expect(Self.items(of: page) == ["Paths", "Stacks", "Links"])
    }

    @Test func `a call among the words of a table that lost its rules is one of them`() throws {
        let page = try Self.page(
            "Two stacks\n\nBoth keep a list of places.\n\nHow they compare\n\nName\nPlaces\nBack\niOS\nNavigationPath\npath.removeLast()\nAndroid\nNavHost\npopBackStack()\n\nBoth forget what was left.\n")
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `wide spaces set a date, a name and a reading time apart`() throws {
        let page = try Self.page("道を覚える\n\n2024年2月10日　著者：編集部　約7分で読めます\n\n画面の道は値の列です。\n\n値の列\n\n列の最後が今の画面です。\n")
        #expect(page.lesson.readingMinutes == 7)
    }

    @Test func `a title that stands twice, once with its number, gives the number`() throws {
        let page = try Self.page("Lektion 4.2 – Wege merken\n\nWege merken\n\nEin Weg ist eine Liste von Werten.\n\nDie Liste\n\nDer letzte Wert ist oben.\n")
        #expect(page.lesson.number == "4.2" && page.lesson.title == "Wege merken")
    }

    private static func page(_ text: String) throws -> PageText {
        try PageFixture(name: "page", text: text, counted: []).page()
    }

    private static func items(of page: PageText) -> [String] {
        let report = LessonReport(page.lesson)
        return (report.blocks + report.sections.flatMap(\.blocks)).flatMap { $0.items ?? [] }.flatMap { $0.compactMap(\.text) }
    }

    private static func counted(_ text: String) throws -> [String] {
        PageCount(try PageFixture(name: "page", text: text, counted: []).page()).lines(withLines: false)
    }
}
