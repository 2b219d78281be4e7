import Automation
import Glibc

/// How a program ended badly, and at which line of the solution.
public struct CrashReport: Hashable, Sendable {
    public var failure: Program.Failure
    /// Swift's own words where there are any.
    public var message: String?
    /// The innermost place in the learner's code.
    public var place: Finding.Place?
    /// That line.
    public var excerpt: Finding.Excerpt?
    /// Too many calls inside each other.
    public var isEndlessRecursion = false
    /// More memory than a program may have.
    public var isOutOfMemory = false
}

extension CrashReport {
    /// What there is to say after a command of the program's has failed.
    public init(_ failure: Program.Failure, of program: Program, running solution: CompiledSolution, toolchain: Toolchain) {
        let words = LastWords(program.errors.text)
        let frames = Symbolizer(toolchain: toolchain).frames(at: words.places, in: solution.path)
        self.failure = failure
        message = words.message ?? frames.lazy.compactMap(\.trap).first
        place = frames.lazy.compactMap { solution.copies.place(path: $0.path, line: $0.line, column: $0.column) }.first
        excerpt = place.flatMap(solution.copies.excerpt)
        isEndlessRecursion = failure == .crashed(signal: SIGSEGV) && words.depth > 2_000
        isOutOfMemory = words.message?.hasPrefix("failed to allocate") ?? false
    }
}
