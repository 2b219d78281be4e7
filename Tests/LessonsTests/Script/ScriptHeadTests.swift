import Lessons
import Testing

@Suite struct ScriptHeadTests {
    private func head(_ text: String) throws -> Script.Head { try Script(SourceFile(path: "s.nav", text: text)).head }

    @Test func `what is left out has the values of the contract`() throws {
        let launch = try head("").launch(container: "/c")
        #expect(launch.seed == 1)
        #expect(launch.sizeClass == .compact)
        #expect(launch.locale == "en_US")
        #expect(launch.timeZone == "UTC")
        #expect(launch.appearance == .light)
        #expect(launch.date == 1_767_268_800)
        #expect(try head("").root == nil)
    }

    @Test func `every line of the head is read`() throws {
        let head = try head(
            """
            root StairsView(step: "a # b")   # the first screen
            seed 7
            size regular
            locale de_DE
            time zone Europe/Berlin
            date 2026-01-31 10:15
            appearance dark
            """)
        let launch = head.launch(container: "/c")
        #expect(head.root?.value == #"StairsView(step: "a # b")"#)
        #expect(head.root?.place.position == SourcePosition(line: 1, column: 6))
        #expect(launch.seed == 7)
        #expect(launch.sizeClass == .regular)
        #expect(launch.locale == "de_DE")
        #expect(launch.appearance == .dark)
        #expect(launch.date == 1_769_850_900)
    }

    @Test(arguments: [
        ("2026-03-28 12:00", "Europe/Athens", 1_774_692_000.0), ("2026-03-30 12:00", "Europe/Athens", 1_774_861_200),
        ("2024-02-29", "UTC", 1_709_164_800), ("1969-12-31 23:59", "UTC", -60), ("2000-03-01", "Asia/Tokyo", 951_836_400),
    ])
    func `a date is meant where the clocks hang`(date: String, zone: String, seconds: Double) throws {
        let launch = try head("time zone \(zone)\ndate \(date)").launch(container: "/c")
        #expect(launch.date == seconds)
    }

    @Test(arguments: [
        ("NavigationStack", "NavigationStack", false, nil as [String]?), ("NavigationStack(path:)", "NavigationStack", false, ["path"]),
        ("NavigationLink( destination: )", "NavigationLink", false, ["destination"]), (".sheet", "sheet", true, nil),
        (".navigationDestination(for:destination:)", "navigationDestination", true, ["for", "destination"]),
        ("List(_:id:)", "List", false, ["_", "id"]), ("Group()", "Group", false, []),
    ])
    func `a type or modifier can be required`(source: String, name: String, isModifier: Bool, labels: [String]?) throws {
        let required = try #require(try head("require \(source)").required.first).value
        #expect(required.name == name)
        #expect(required.isModifier == isModifier)
        #expect(required.labels == labels)
        #expect(try head("forbid \(source)  # why").forbidden.first?.value == required)
    }

    @Test func `the compiler's message is kept with its quotes`() throws {
        let head = try head(#"must not compile "requires that 'Recipe' conform to 'Hashable'""#)
        #expect(head.compilerMessages.map(\.value) == ["requires that 'Recipe' conform to 'Hashable'"])
    }

    @Test func `a script of other line ends and indentation says the same`() throws {
        let plain = "label next de \"Weiter\"\nscenario \"s\"\n  tap next\n    hint de \"So.\"\n"
        let other = "\t label  next　de \"Weiter\"\r\n\r\n# a remark\r\nscenario \"s\"#\r\ntap next\r\nhint de \"So.\"\r\n"
        let scripts = try [plain, other].map { try Script(SourceFile(path: "s.nav", text: $0)) }
        #expect(scripts[0].labels.map(\.texts) == scripts[1].labels.map(\.texts))
        #expect(scripts[0].scenarios[0].statements.map(\.kind) == scripts[1].scenarios[0].statements.map(\.kind))
        #expect(scripts[1].scenarios[0].statements[0].hints == [.german: "So."])
    }
}
