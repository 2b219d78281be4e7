/// The addresses within a page that aren't sections'; a section's never begins with an underscore.
enum PageID {
    static let content = "_content"
    static let contents = "_contents"

    static func question(_ number: Int) -> String { "_question-\(number)" }
    static func exercise(_ number: Int) -> String { "_exercise-\(number)" }
    static func output(_ number: Int) -> String { "_output-\(number)" }
    static func code(_ number: Int) -> String { "_code-\(number)" }
}
