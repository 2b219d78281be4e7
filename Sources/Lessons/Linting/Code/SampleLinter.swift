/// Compiles samples as their attributes say, and holds what comes of it against what the lesson says.
public struct SampleLinter: Sendable {
    private let checker: Checker
    private let cache: SampleCache

    public init(checker: Checker, cache: SampleCache) {
        (self.checker, self.cache) = (checker, cache)
    }

    /// - Parameters:
    ///   - jobs: how many at a time.
    ///   - isWholeCourse: what the cache holds of other samples goes then.
    ///   - each: is told of every sample that is done, from any thread.
    /// - Returns: what is wrong, in the samples' order.
    public func findings(
        of samples: [LintedSample], jobs: Int, isWholeCourse: Bool = false, each: @Sendable (LintedSample) -> Void = { _ in }
    ) throws(MachineFailure) -> [LintFinding] {
        let findings = try samples.map(jobs: jobs) { sample throws(MachineFailure) in
            let findings = sample.findings(of: try outcome(of: sample))
            each(sample)
            return findings
        }
        if isWholeCourse { cache.keepOnly(Set(samples.map(cache.key))) }
        var seen: Set<LintFinding> = []
        return findings.flatMap(\.self).filter { seen.insert($0).inserted }
    }

    private func outcome(of sample: LintedSample) throws(MachineFailure) -> SampleOutcome {
        let key = cache.key(of: sample)
        if let known = cache[key] { return known }
        let outcome = try freshOutcome(of: sample)
        cache.keep(outcome, as: key)
        return outcome
    }

    private func freshOutcome(of sample: LintedSample) throws(MachineFailure) -> SampleOutcome {
        let solution: Solution
        do { solution = try sample.solution() } catch { return SampleOutcome(compiles: false, mishap: error.finding) }
        switch sample.purpose {
        case .compiles, .fails: return try compiled(solution)
        case .starts(let expression, _):
            let root: Root
            do { root = try Root(script: expression, in: solution) } catch { return SampleOutcome(compiles: false, mishap: error.finding) }
            return try started(solution, root: root)
        }
    }

    private func compiled(_ solution: Solution) throws(MachineFailure) -> SampleOutcome {
        let examination = try checker.compiler.examine(solution, in: ScratchFolder())
        return SampleOutcome(
            compiles: examination.compiles, errors: examination.diagnostics.filter { $0.severity == .error }, mishap: examination.abort)
    }

    private func started(_ solution: Solution, root: Root) throws(MachineFailure) -> SampleOutcome {
        let screen = try checker.firstScreen(of: solution, root: root)
        let errors = screen.diagnostics.filter { $0.severity == .error }
        let mishap = screen.findings.first { $0.id != "compile" || errors.isEmpty }
        return SampleOutcome(compiles: screen.findings.isEmpty, errors: mishap == nil ? errors : [], warnings: screen.warnings, mishap: mishap)
    }
}
