extension Verdict {
    /// Adds what is worth doing otherwise in the solution that was checked.
    public mutating func addAdvice(on solution: Solution, against script: Script) {
        let expected = script.expectedWarnings
        let warnings = scenarios.flatMap(\.warnings).filter { !expected.contains($0.name) }
        let crashes = scenarios.compactMap(\.mishap).filter { $0.failure == nil }.map(\.finding.message.en)
        let found = Way(solution, warnings: warnings, crashes: crashes).findings + solution.strayCharacters(.possible)
        advice = found.filter { !expected.contains($0.id.replacing("-", with: " ")) }
    }
}

extension Script {
    /// The warnings that an exercise is about.
    fileprivate var expectedWarnings: Set<String> {
        Set(scenarios.flatMap(\.statements).flatMap { statement -> [String] in
            guard case .expectation(let expectation) = statement.kind, case .warning(let names) = expectation.subject else { return [] }
            return expectation.isNegated ? [] : names.map(\.rawValue)
        })
    }
}
