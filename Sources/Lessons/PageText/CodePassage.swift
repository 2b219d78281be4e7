/// Lines of a page that are one piece of code, and what was said about it.
struct CodePassage: Sendable {
    /// Indices of the page's lines.
    var lines: Range<Int>
    /// Lines that only label it: languages, file names, buttons, fences, line numbers.
    var labels: [Int] = []
    /// As a fence names it.
    var language: String?
    var isLabelled = false
    var fileName: String?
    var isOutput = false
    /// Whether brackets stay open at its end.
    var isUnclosed = false
}
