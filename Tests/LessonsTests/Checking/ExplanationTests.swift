import Testing

@testable import Lessons

struct ExplanationTests {
    @Test(arguments: [
        ("cannot convert value 'path' of type '[Int]' to expected type 'Binding<[Int]>', use wrapper instead", "missing-dollar"),
        ("cannot convert value of type '[Recipe]' to expected argument type 'Binding<[Recipe]>'", "missing-dollar"),
        ("cannot find '$path' in scope", "missing-state"),
        ("cannot find 'pth' in scope", "unknown-name"),
        ("cannot find 'dismiss' in scope", "missing-dismiss"),
        ("instance method 'navigationDestination(for:destination:)' requires that 'R' conform to 'Hashable'", "not-hashable"),
        ("initializer 'init(_:value:)' requires that 'R' conform to 'Hashable'", "not-hashable"),
        ("expected member name or initializer call after type name", "missing-self"),
        ("left side of mutating operator isn't mutable: 'self' is immutable", "immutable-view"),
        ("type 'A' does not conform to protocol 'View'", "body-type"),
        ("referencing instance method 'removeAll(keepingCapacity:)' requires wrapper 'Binding<NavigationPath>'", "navigation-path-members"),
        ("value of type 'Text' has no member 'titel'", "unknown-member"),
        ("cannot convert value of type 'String' to expected argument type 'Int'", "wrong-type"),
        ("value of type 'NavigationPath' has no dynamic member 'last' using key path from root type 'NavigationPath'", "navigation-path-members"),
        ("cannot convert value of type '[R]' to expected argument type 'Binding<C>'", "hidden-mistake"),
        ("cannot call value of non-function type 'Binding<Subject>'", "hidden-mistake"),
        ("'buildExpression' is unavailable: this expression does not conform to 'View'", "action-in-body"),
        ("closure containing control flow statement cannot be used with result builder 'ViewBuilder'", "loop-in-body"),
        ("no exact matches in call to initializer", "unfit-type"),
        ("cannot convert value of type 'Int' to expected argument type 'String'", "number-for-text"),
        ("initializer 'init(_:)' requires that 'Int' conform to 'StringProtocol'", "number-for-text"),
        ("instance method 'append(contentsOf:)' requires that 'Int' conform to 'Sequence'", "unfit-type"),
        ("switch must be exhaustive", "missing-case"),
        ("value of optional type 'String?' must be unwrapped to a value of type 'String'", "optional-value"),
        ("cannot assign to value: 'x' is a 'let' constant", "let-constant"),
        ("incorrect argument label in call (have 'b:', expected 'a:')", "argument-label"),
        ("missing argument for parameter 'value' in call", "missing-argument"),
        ("cannot find 'UIApplication' in scope", "other-framework"),
        ("type 'C' does not conform to protocol 'Equatable'", "missing-requirement"),
        ("generic struct 'StateObject' requires that 'OB' conform to 'ObservableObject'", "class-expected"),
        ("A navigationDestination for “Swift.Int” was declared earlier on the stack.", "duplicate-destination"),
        ("Can't remove last element from an empty collection", "remove-from-empty"),
        ("A NavigationLink is presenting a value of type “R” but there is no matching navigationDestination declaration visible", "missing-destination"),
    ])
    func `a message has its explanation`(message: String, name: String) {
        #expect(Explanation.matching(message)?.name == name)
    }

    @Test func `a message that is none of these has no explanation`() {
        #expect(Explanation.matching("something else") == nil)
    }

    @Test func `names are unique`() {
        let names = Explanation.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `an explanation is found by its name`() {
        #expect(Explanation.named("missing-dollar")?.text.de.contains("`$`") == true)
    }
}
