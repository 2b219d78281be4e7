/// One way to write the words behind a verb: `import FILE`.
struct Form: Sendable, Equatable {
    /// The word that tells this form from the others; nil for the one without.
    let keyword: String?
    /// What the words stand for: `FILE`.
    let placeholder: String?
    let count: ClosedRange<Int>

    static let none = Form(keyword: nil, placeholder: nil, count: 0...0)

    static func one(_ placeholder: String) -> Form { Form(keyword: nil, placeholder: placeholder, count: 1...1) }
    static func optional(_ placeholder: String) -> Form { Form(keyword: nil, placeholder: placeholder, count: 0...1) }
    static func any(_ placeholder: String) -> Form { Form(keyword: nil, placeholder: placeholder, count: 0...Int.max) }
    static func many(_ placeholder: String) -> Form { Form(keyword: nil, placeholder: placeholder, count: 1...Int.max) }

    static func keyword(_ keyword: String, _ rest: Form = .none) -> Form {
        Form(keyword: keyword, placeholder: rest.placeholder, count: rest.count)
    }

    /// `[EXERCISE…]`, behind the keyword if there is one.
    var usage: [String] {
        [keyword, placeholder.map(bracketed)].compactMap(\.self)
    }

    private func bracketed(_ placeholder: String) -> String {
        let words = placeholder + (count.upperBound > 1 ? "…" : "")
        return count.lowerBound == 0 ? "[\(words)]" : words
    }
}
