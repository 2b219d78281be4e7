import Automation
import Lessons
import Testing

@Suite struct PathMatchingTests {
    private static func recipe(_ name: String, id: Int = 1) -> Value {
        .structure(type: "Recipe", [.init(label: "id", value: .integer(id)), .init(label: "name", value: .string(name))])
    }

    private static let book = Value.structure(
        type: "Book",
        [
            .init(label: "title", value: .string("Küche")), .init(label: "pages", value: .integer(90)),
            .init(label: "tags", value: .collection([.string("a"), .string("b")])), .init(label: "price", value: .decimal(9.5)),
        ])

    private static func enumCase(_ name: String, _ values: Value...) -> Value {
        .enumCase(type: "Route", name: name, values.map { .init(label: nil, value: $0) })
    }

    @Test(
        arguments: [
            ("1", .integer(1)), ("-1", .integer(-1)), ("1.5", .decimal(1.5)), ("1", .decimal(1)), (#""a""#, .string("a")),
            ("true", .boolean(true)),
            ("nil", .none), ("_", .none), ("_", book), (#""é""#, .string("e\u{301}")), (#""a" | "b""#, .string("b")),
            (".settings", enumCase("settings")), ("Route.settings", enumCase("settings")), ("Route", enumCase("settings")),
            (#".recipe("Mehl")"#, enumCase("recipe", .string("Mehl"))), (#".recipe("Mehl")"#, enumCase("recipe", recipe("Mehl"))),
            (".recipe", enumCase("recipe", .string("Mehl"))), (".pair(2)", enumCase("pair", .integer(1), .integer(2))),
            (".detail(42)", .enumCase(type: "Route", name: "detail", [.init(label: "id", value: .integer(42))])),
            (".detail(id: 42)", .enumCase(type: "Route", name: "detail", [.init(label: "id", value: .integer(42))])),
            ("Recipe", recipe("a")), (#"Recipe(name: "a")"#, recipe("a")), (#"Recipe("a")"#, recipe("a")), (#""a""#, recipe("a")),
            (#"Recipe(name: "a", id: 1)"#, recipe("a")), ("Recipe(_)", recipe("a")), (#"Recipe(1, "a")"#, recipe("a")),
            ("Recipe()", recipe("a")),
            (#"Book("Küche", 9.5)"#, book), (#"Book(pages: 90, "Küche")"#, book), (#"Book(tags: ["a", "b"])"#, book),
            (#"Book(tags: ["a", ...])"#, book),
            ("Book(_, _, ...)", book), ("Item", .structure(type: "Shop.Item", [])), ("Shop.Item", .structure(type: "Shop.Item", [])),
            ("Box", .structure(type: "Box<Int>", [])), ("UUID", .other(type: "UUID", description: "7F")),
            (#""7F""#, .other(type: "UUID", description: "7F")),
            ("[1, 2]", .collection([.integer(1), .integer(2)])), ("[2, 1]", .set([.integer(1), .integer(2)])),
            ("[_, 1]", .set([.integer(1), .integer(2)])), ("[2, ...]", .set([.integer(1), .integer(2)])), ("[...]", .set([])),
            ("Int", .integer(3)),
            ("nil", .structure(type: "Maybe", [.init(label: "value", value: .none)])),
        ] as [(String, Value)])
    func `a pattern fits a value`(source: String, value: Value) throws {
        #expect(try pattern(source).matches(value, texts: .none))
    }

    @Test(
        arguments: [
            ("1", .integer(2)), ("1.0", .integer(1)), ("1", .string("1")), (#""1""#, .integer(1)), (#""a""#, .string("A")),
            (#""a""#, .string("a ")),
            ("true", .integer(1)), ("nil", .integer(0)), (".settings", enumCase("recipe")), ("Other.settings", enumCase("settings")),
            (#".recipe("Mehl")"#, enumCase("recipe", .string("Salz"))), (#".recipe("Mehl")"#, enumCase("recipe")),
            (".pair(2, 1)", enumCase("pair", .integer(1), .integer(2))), ("Recipe", book), (#"Recipe(name: "b")"#, recipe("a")),
            (#"Recipe(title: "a")"#, recipe("a")), (#"Recipe("a", 1)"#, recipe("a")), (#""Küche""#, book), ("1", recipe("a", id: 1)),
            (#"Book(9.5, "Küche")"#, book), ("Book(tags: [])", book),
            ("1", .structure(type: "Only", [.init(label: "id", value: .integer(1))])),
            ("[1, 2]", .collection([.integer(2), .integer(1)])), ("[1]", .set([.integer(1), .integer(2)])),
            ("[1, 1]", .set([.integer(1), .integer(2)])),
            ("[]", .none), ("Recipe(1)", .other(type: "Recipe", description: "")), ("Me", .structure(type: "Home", [])),
        ] as [(String, Value)])
    func `a pattern doesn't fit another value`(source: String, value: Value) throws {
        #expect(try !pattern(source).matches(value, texts: .none))
    }

    @Test(
        arguments: [
            ("[]", []), ("[1, 2]", [1, 2]), ("[...]", []), ("[...]", [1, 2]), ("[1, ...]", [1]), ("[1, ..., 3]", [1, 3]),
            ("[1, ..., 3]", [1, 2, 3, 3]),
            ("[..., 2, ..., 2]", [2, 1, 2]), ("[_, ...]", [9]), ("is empty", []), ("is not empty", [1]), ("starts with [1]", [1, 2]),
            ("starts with [1]", [1]),
            ("ends with [2, 3]", [1, 2, 3]), ("ends with []", []), ("[..., ...]", [1]),
        ] as [(String, [Int])])
    func `a path is as described`(path: String, values: [Int]) throws {
        #expect(try complaint("path \(path)", on: Evidence(path: values.map(Value.integer))) == nil)
    }

    @Test(
        arguments: [
            ("[1, 2, 3]", [1, 2, 4], "path [1, 2, ✗4], expected 3 instead of 4"), ("[1, 2, 3]", [1, 2], "path [1, 2, ✗], 3 is missing"),
            ("[1, 2]", [1, 2, 2], "path [1, 2, ✗2], 2 doesn't belong there"),
            ("[2, 3]", [1, 2, 3], "path [✗1, 2, 3], 1 doesn't belong there"),
            ("[]", [1], "path [✗1], 1 doesn't belong there"), ("is empty", [1], "path [✗1], 1 doesn't belong there"),
            ("is not empty", [], "path []"),
            ("starts with [2]", [1], "path [✗1], expected 2 instead of 1"), ("ends with [1]", [], "path [✗], 1 is missing"),
            ("[1, ..., 3]", [1, 2], "path [1, ✗2], expected 3 instead of 2"),
            (
                "[9]", [1, 2, 3, 4, 5],
                "path [✗1, ✗2, ✗3, ✗4, ✗5], expected 9 instead of 1, 2, 3, 4 and 5 don't belong there"
            ),
        ] as [(String, [Int], String)])
    func `the difference between paths is marked`(path: String, values: [Int], there: String) throws {
        let complaint = try #require(try complaint("path \(path)", on: Evidence(path: values.map(Value.integer))))
        #expect(complaint.hasSuffix("Found: \(there)."))
    }

    @Test func `a difference in a long path is shown with what is beside it`() throws {
        var values = (1...2_000).map(Value.integer)
        values[999] = .integer(0)
        let list = (1...2_000).map(String.init).joined(separator: ", ")
        let failure = try #require(try expectation("expect path [\(list)]").failure(on: Evidence(path: values), texts: .none))
        #expect(failure.difference?.marked == "[…, 997, 998, 999, ✗0, 1001, 1002, 1003, …]")
    }

    @Test func `a path of runs is matched without trying everything`() throws {
        let values = [Value](repeating: .integer(1), count: 500)
        #expect(try complaint("path [..., 1, ..., 1, ..., 1, ..., 1, ..., 2]", on: Evidence(path: values)) != nil)
    }

    @Test(
        arguments: [
            (.string("a\"b"), #""a\"b""#), (.none, "nil"), (enumCase("recipe", recipe("a")), #".recipe(Recipe(id: 1, name: "a"))"#),
            (enumCase("home"), ".home"),
            (
                .structure(
                    type: "R", [.init(label: "id", value: .other(type: "UUID", description: "7F")), .init(label: "n", value: .decimal(1))]),
                "R(n: 1.0)"
            ),
            (.set([.boolean(true)]), "[true]"), (.other(type: "Opaque", description: ""), "Opaque"),
        ] as [(Value, String)])
    func `a value is shown as Swift would write it`(value: Value, source: String) {
        #expect(value.source == source)
    }

    @Test func `where there is no stack that is said`() throws {
        #expect(try complaint("path is empty", on: Evidence(path: nil)) == "Expected: empty path. Found: no NavigationStack.")
    }
}
