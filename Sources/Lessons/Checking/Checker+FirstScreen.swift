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
        case .success(let compiled): (screen.findings, screen.warnings) = try start(compiled, of: solution, in: scratch)
        }
        return screen
    }

    private func start(
        _ compiled: CompiledSolution, of solution: Solution, in scratch: ScratchFolder
    ) throws(MachineFailure) -> ([Finding], [Warning]) {
        try Stage.stages(1, for: solution, checker: self, scratch: scratch)[0].run(compiled) { program in
            var warnings: [Warning] = []
            do throws(Program.Failure) {
                _ = try program.send(.begin(Launch(container: program.container(named: "app"))))
                _ = try program.send(.screen)
                if case .observations(let seen) = try program.send(.observations) { warnings = seen.warnings }
                _ = try program.send(.end(.finished))
            } catch {
                return ([CrashReport(error, of: program, running: compiled, toolchain: toolchain).finding], warnings)
            }
            return ([], warnings)
        }
    }
}
