/// Swift that leans on Objective-C's runtime, which only Apple's systems have, as it compiles without one. Every character that stays
/// keeps its place, so that the compiler's places hold.
enum ObjectiveC {
    /// `@objc` goes, `#selector(…)` makes a value of the type that it has, and a delegate's type becomes the way to make one.
    static func removed(from text: String, tokens: [SwiftToken]) -> String {
        var bytes = Array(text.utf8)
        func replace(_ token: SwiftToken, by new: String) {
            bytes.replaceSubrange(token.offset..<token.offset + token.text.utf8.count, with: new.utf8)
        }
        for (index, word) in tokens.enumerated().dropFirst() where word.kind == .word {
            let mark = tokens[index - 1]
            switch (mark.text, word.text) {
            case ("@", let name) where attributes.contains(name):
                let name = nameInParentheses(behind: index, in: tokens)
                for token in [mark, word] + name { replace(token, by: String(repeating: " ", count: token.text.utf8.count)) }
            case ("#", "selector"):
                replace(mark, by: " ")
                replace(word, by: "Selector")
            case ("@", "UIApplicationDelegateAdaptor"):
                if let type = nameInParentheses(behind: index, in: tokens).last(where: { $0.text == "self" }) { replace(type, by: "init") }
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let attributes: Set = ["objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable"]

    /// `(recipe)` right behind an attribute.
    private static func nameInParentheses(behind place: Int, in tokens: [SwiftToken]) -> ArraySlice<SwiftToken> {
        let rest = tokens[(place + 1)...]
        guard let first = rest.first, first.text == "(", first.offset == tokens[place].offset + tokens[place].text.utf8.count,
              let end = rest.firstIndex(where: { $0.text == ")" }) else { return [] }
        return rest[...end]
    }
}
