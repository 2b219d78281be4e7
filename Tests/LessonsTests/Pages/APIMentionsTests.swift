import Testing

@testable import Lessons

struct APIMentionsTests {
    @Test(arguments: [
        ("NavigationStack", "NavigationStack"), ("NavigationStack(path: $path)", "NavigationStack"), ("List<Int>", "List"),
        (".navigationTitle(\"Start\")", "navigationTitle(_:)"), (".navigationDestination(for: Int.self)", "navigationDestination(for:)"),
        (".sheet(isPresented: $a, onDismiss: { b(1, 2) })", "sheet(isPresented:onDismiss:)"), ("removeLast(_:)", "removeLast(_:)"),
        ("@State", "@State"), ("@Environment(\\.dismiss)", "@Environment"), (".disabled(…)", "disabled"), (".go(\"a, b\", c: 1)", "go(_:c:)"),
        ("go(_:b:)", "go(_:b:)"),
    ])
    func `An API is called as its documentation calls it`(code: String, name: String) {
        #expect(APIMentions.name(in: code) == name)
    }

    @Test(arguments: ["path", "path.append(4)", "1", "", ".settings", "$path", "goBack()", "x + y", "Größe", "let a = B()"])
    func `Other code names none`(code: String) {
        #expect(APIMentions.name(in: code) == nil)
    }
}
