import Lessons
import Testing

@Suite struct PathPatternTests {
    @Test(
        arguments: [
            ("1", .integer(1)), ("-12", .integer(-12)), ("1_000", .integer(1000)), ("0xFF", .integer(255)), ("-0b101", .integer(-5)),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)), ("1.5", .decimal(1.5)),
            ("-0.25", .decimal(-0.25)),
            ("1e3", .decimal(1000)), ("2.5e-1", .decimal(0.25)), ("true", .boolean(true)), ("false", .boolean(false)), ("nil", .none),
            ("_", .any),
            (#""Mehl""#, .text("Mehl")), (#""a" | "b""#, .text(ScriptText([.literal("a"), .literal("b")]))),
            (".settings", .enumCase(type: nil, name: "settings", [])), ("Route.settings", .enumCase(type: "Route", name: "settings", [])),
            (#".recipe("Mehl")"#, .enumCase(type: nil, name: "recipe", [.init(nil, .text("Mehl"))])),
            (".detail(id: 42)", .enumCase(type: nil, name: "detail", [.init("id", .integer(42))])),
            (
                ".pair(1, .b)",
                .enumCase(type: nil, name: "pair", [.init(nil, .integer(1)), .init(nil, .enumCase(type: nil, name: "b", []))])
            ),
            ("Recipe", .structure(type: "Recipe", [])), ("Recipe()", .structure(type: "Recipe", [])),
            ("Recipe(...)", .structure(type: "Recipe", [])),
            ("Shop.Item", .structure(type: "Shop.Item", [])), ("レシピ", .structure(type: "レシピ", [])),
            (#"Recipe(name: "Risotto", _)"#, .structure(type: "Recipe", [.init("name", .text("Risotto")), .init(nil, .any)])),
            (
                ".recipe(Recipe(tags: [1, ...]))",
                .enumCase(
                    type: nil, name: "recipe",
                    [.init(nil, .structure(type: "Recipe", [.init("tags", .collection(ListPattern([.one(.integer(1)), .run])))]))])
            ), ("[]", .collection(ListPattern([]))), ("[[_]]", .collection(ListPattern([.one(.collection(ListPattern([.one(.any)])))]))),
        ] as [(String, PathPattern)])
    func `a pattern is read`(source: String, expected: PathPattern) throws {
        #expect(try pattern(source) == expected)
    }

    @Test func `a label in a pattern is a text`() throws {
        let labels = "label flour de \"Mehl\" en \"Flour\""
        #expect(
            try pattern(".recipe(flour)", labels: labels)
                == .enumCase(type: nil, name: "recipe", [.init(nil, .text(ScriptText([.label("flour")])))]))
    }

    @Test(arguments: ["[1, 2, ...]", "[..., .a]", "[…]", "[1,2,]", "[ 1 ,2 ]", "[_, ..., _]"])
    func `runs, blanks and a last comma are allowed`(list: String) throws {
        _ = try expectation("expect path \(list)")
    }

    @Test(arguments: ["1", "-0.5", "nil", "_", #".recipe("Mehl")"#, #"Recipe(name: "a", id: 2)"#, "[1, ..., [true]]", #""a\"b""#])
    func `a pattern can be written as it was read`(source: String) throws {
        #expect(try pattern(source).source() == source)
    }
}
