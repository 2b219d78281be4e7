import Automation

extension Checker {
    /// What came of starting an app and waiting for its first screen.
    struct FirstScreen {
        /// All that the compiler says of places in the code.
        var diagnostics: [Diagnostic]
        /// Why there was none: what doesn't compile, can't begin or crashes.
        var findings: [Finding] = []
        /// SwiftUI's warnings on the console.
        var warnings: [Warning] = []
    }

    func firstScreen(of solution: Solution, root: Root) throws(MachineFailure) -> FirstScreen {
        let scratch = try ScratchFolder()
        let compilation = try compiler.compile(solution, root: root, in: scratch)
        var screen = FirstScreen(diagnostics: compilation.diagnostics)
        switch compilation.outcome {
        case .failure(let findings): screen.findings = findings
        case .success(let compiled): try show(compiled, in: scratch, &screen)
        }
        return screen
    }

    private func show(_ solution: CompiledSolution, in scratch: ScratchFolder, _ screen: inout FirstScreen) throws(MachineFailure) {
        let program = try Program(installation: installation, container: scratch.path)
        defer { program.close() }
        try load(solution, into: program)
        do throws(Program.Failure) {
            _ = try program.send(.begin(Launch(container: scratch.path)))
            _ = try program.send(.screen)
            if case .observations(let seen) = try program.send(.observations) { screen.warnings = seen.warnings }
            _ = try program.send(.end(.finished))
        } catch {
            screen.findings = [CrashReport(error, of: program, running: solution, toolchain: toolchain).finding]
        }
    }
}
