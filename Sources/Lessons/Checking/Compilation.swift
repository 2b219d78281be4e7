/// What has become of a solution at the compiler's.
public struct Compilation: Sendable {
    /// All that the compiler says of places in the solution, warnings too.
    public var diagnostics: [Diagnostic]
    public var outcome: Outcome

    public enum Outcome: Sendable {
        case success(CompiledSolution)
        /// At least one.
        case failure([Finding])
    }

    /// The texts that `must not compile` is held against.
    public var errorMessages: [String] {
        diagnostics.filter { $0.severity == .error }.map(\.message)
    }
}

/// A solution's code, ready to be loaded.
public struct CompiledSolution: Sendable {
    /// The shared library's, for `Command.load`.
    public let path: String
    let copies: SolutionCopies
}
