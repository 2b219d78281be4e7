import Testing

@testable import Lessons

struct ObjectiveCTests {
    @Test(arguments: [
        ("@objc func tap() {}", "      func tap() {}"),
        ("@objc(tapped) func tap() {}", "              func tap() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("let s = #selector(A.tap(_:))", "let s =  Selector(A.tap(_:))"),
        ("@UIApplicationDelegateAdaptor(Delegate.self) var d", "@UIApplicationDelegateAdaptor(Delegate.init) var d"),
    ])
    func `what needs Objective-C's runtime is written without it, each character at its place`(written: String, compiled: String) {
        #expect(ObjectiveC.removed(from: written, tokens: SwiftToken.tokens(of: written)) == compiled)
    }

    @Test(arguments: ["let s = \"@objc #selector(x)\"", "// @objc\nlet a = 1", "@objection var a: Int", "let objc = selector(1)"])
    func `what only looks like it stays`(source: String) {
        #expect(ObjectiveC.removed(from: source, tokens: SwiftToken.tokens(of: source)) == source)
    }
}
