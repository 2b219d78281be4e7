import Testing

@testable import Lessons

/// Code that isn't a programming language's, found without a label.
struct PageCodeTests {
    @Test(arguments: [
        ("makefile", "all: build test\n\nbuild:\n\tswift build\n\n.PHONY: all build test"),
        ("yaml", "name: Tests\n\non: [push]\n\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: swift test"),
        ("yaml", "services:\nweb:\nbuild: ."),
        ("ini", "[user]\n    name = Jane Doe\n    email = jane@example.invalid"),
        ("toml", "[dependencies]\nserde = \"1\"\n\n[profile.release]\nlto = true"),
        ("text", "shop/\n├── Package.swift\n└── Sources/\n    └── main.swift"),
        ("text", "main     o---o---o\n              \\\ntopic          o---o"),
        ("text", "<<<<<<< HEAD\nlet color = 1\n=======\nlet color = 2\n>>>>>>> topic"),
        ("http", "POST /tasks HTTP/1.1\nHost: example.invalid\nContent-Type: application/json"),
        ("bash", "for f in *.txt; do\n  mv \"$f\" old/\ndone"),
        ("bash", "set -euo pipefail\n\nfor picture in \"$1\"/*.png; do\n  echo \"$picture\"\ndone"),
        ("sql", "EXPLAIN SELECT total\nFROM orders\nWHERE customer_id = 42\nORDER BY placed_on;"),
        ("bash", "0 3 * * 1 backup.sh --quiet"),
        ("bash", "docker compose up -d\ndocker compose logs -f web"),
        ("dockerfile", "FROM python:3.12-slim\nWORKDIR /app\nCOPY . .\nCMD [\"python\", \"server.py\"]"),
        ("c", "int count(const char *text, char wanted)\n{\n    int found = 0;\n    while (*text)\n        if (*text++ == wanted)\n            found++;\n    return found;\n}"),
        ("ruby", "names.each do |name|\n  puts name\nend\n\nputs names.length"),
        ("go", "import (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\tfmt.Println(os.Args)\n}"),
        ("sql", "SELECT\nname,\nAVG(price) OVER (PARTITION BY shop) AS average\nFROM items;"),
        ("php", "<?php\n$name = trim($_POST['name'] ?? '');\n\necho \"<p>\" . $name . \"</p>\";\n?>"),
        ("php", "$errors = [];\n\nif ($name === '') {\n    $errors[] = 'No name.';\n}\n\nforeach ($errors as $error) {\n    echo \"<li>$error</li>\";\n}"),
        ("python", "# Count what is left\nleft = 3  # three of them are\nfor item in items:\n    left -= 1"),
    ])
    func `its shape tells it from text`(language: String, code: String) throws {
        let page = try Self.page("What it is made of\n\nThis page shows a piece of it.\n\nA first look\n\nHere it stands, all of it:\n\n\(code)\n\nThat was all there is to it. More comes later.\n")
        #expect(page.lesson.codeSamples.map(\.source) == [code])
        #expect(page.lesson.codeSamples.map(\.language) == [language])
    }

    @Test func `a table of values below a file's name is code`() throws {
        let page = try Self.page("売上を読む\n\nこのページでは売上のファイルを読みます。\n\nデータ\n\n次のファイルを用意します。\n\nsales.csv\ndate,item,price\n2025-11-03,コーヒー,450\n2025-11-03,トースト,380\n\n1行目は見出しです。\n")
        #expect(page.lesson.codeSamples.map(\.language) == ["csv"])
        #expect(page.lesson.codeSamples.map(\.source) == ["date,item,price\n2025-11-03,コーヒー,450\n2025-11-03,トースト,380"])
    }

    @Test func `plain JavaScript on a page about TypeScript is TypeScript`() throws {
        let page = try Self.page("Types for scripts\n\nThis page adds types to a script.\n\nTypeScript\nfunction add(a: number, b: number): number {\n  return a + b;\n}\n\nThe call stays as it was:\n\nconst sum = add(1, 2);\nconsole.log(sum);\n\nNothing else changes. So it was in plain JavaScript:\n\nfunction add(a, b) {\n  console.log(a);\n  return a + b;\n}\n\nThat was all there is to it.\n")
        #expect(page.lesson.codeSamples.map(\.language) == ["typescript", "typescript", "javascript"])
    }

    @Test func `one piece of TypeScript on a page about JavaScript changes no other`() throws {
        let page = try Self.page("Scripts\n\nThis page adds numbers.\n\nconst sum = add(1, 2);\nconsole.log(sum);\n\nThen it shows them:\n\nconst node = document.querySelector('p');\nnode.textContent = sum;\n\nWith types it would look like this:\n\nfunction add(a: number, b: number): number {\n  return a + b;\n}\n\nThat was all there is to it.\n")
        #expect(page.lesson.codeSamples.map(\.language) == ["javascript", "javascript", "typescript"])
    }

    @Test(arguments: [
        "git commit history explained", "[weak self] and why", "for loops don't belong here", "docker compose in a nutshell", "Part B. A crash on purpose",
    ])
    func `a heading may begin as code does`(heading: String) throws {
        let page = try Self.page("What it is made of\n\nThis page shows a piece of it.\n\n\(heading)\n\nThat takes a while. Then it's there.\n\nWhat is left\n\nMore comes later.\n")
        #expect(page.lesson.sections.map(\.title) == [heading, "What is left"])
        #expect(page.lesson.codeSamples == [])
    }

    @Test(arguments: ["tip: this is shorter\nhint: so is that", "A | B", "From here on: nothing."])
    func `text with colons and strokes stays text`(text: String) throws {
        let page = try Self.page("What it is made of\n\nThis page shows a piece of it.\n\nA first look\n\nIt goes on.\n\n\(text)\n\nThat was all there is to it.\n")
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `names of languages in a menu are no labels`() throws {
        let page = try Self.page("Learn to code\nJava\nPython\nC++\nForum\nClasses and objects\nLast updated: 2024-02-04\n\nA class is a plan. An object is the house.\n\nObjects\n\nA new object is made with its class's name.\n")
        #expect(page.lesson.title == "Classes and objects")
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `short lines above a text aren't taken for a wrapped one`() throws {
        let page = try Self.page("#build\nTests for packages, in no more than ten minutes\nFor every push, and without a server\nby Jane Doe, last updated on 12 January 2024\n\nWho has tests doesn't want to start them by hand.\n\nThe file\n\nIt lies in the package.\n")
        #expect(page.lesson.title == "Tests for packages, in no more than ten minutes")
    }

    private static func page(_ text: String) throws -> PageText {
        try PageFixture(name: "page", text: text, counted: []).page()
    }
}
