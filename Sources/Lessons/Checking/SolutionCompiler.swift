import Automation
import Foundation
import Glibc

/// Turns a solution into a shared library that the host can load. The compiler and the linker are called directly.
public struct SolutionCompiler: Sendable {
    let toolchain: Toolchain
    let installation: Installation
    /// The folder of the compiler's own module cache: filled by the first call, worth keeping.
    let cache: String
    /// What the compiler may use for one solution.
    var limits = Invocation.Limits(cpuSeconds: 30, memoryBytes: 1 << 30, fileBytes: 64 << 20)

    public init(toolchain: Toolchain, installation: Installation, cache: String) {
        (self.toolchain, self.installation, self.cache) = (toolchain, installation, cache)
    }

    /// Compiles and links a solution.
    ///
    /// - Parameter scratch: where the copies, the objects and the library go.
    public func compile(_ solution: Solution, root: Root, in scratch: ScratchFolder) throws(MachineFailure) -> Compilation {
        let copies = try SolutionCopies(of: solution, root: root, in: scratch)
        let object = scratch.path + "/Solution.o"
        var linker: Linker?
        let output = try output(of: compilation(of: copies, "-c", to: object, scratch: scratch), after: FileArrival(of: object)) {
            linker = try? Linker(object, scratch: scratch, compiler: self)
        }
        let diagnostics = diagnostics(in: output, of: copies)
        if output.ending == .exit(status: 0) {
            let library = if let linker { try linker.library() } else { try Linker(object, scratch: scratch, compiler: self).library() }
            return Compilation(diagnostics: diagnostics, outcome: .success(CompiledSolution(path: library, copies: copies)))
        }
        if let finding = abortFinding(for: output, path: solution.path) {
            return Compilation(diagnostics: [], outcome: .failure([finding]))
        }
        let errors = diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty {
            return Compilation(diagnostics: diagnostics, outcome: .failure(findings(of: errors, in: solution)))
        }
        if let error = Diagnostic.parsed(from: output.text, resolve: copies.rootPlace).first(where: { $0.severity == .error }) {
            return Compilation(diagnostics: [error], outcome: .failure([.wrongRoot(root, because: error, in: solution)]))
        }
        throw failure(output, scratch)
    }

    /// What the compiler says of code that nobody runs: nothing is made of it.
    ///
    /// - Returns: whether it compiles, and a finding where the compiler didn't come to its end.
    func examine(_ solution: Solution, in scratch: ScratchFolder) throws(MachineFailure) -> Examination {
        let copies = try SolutionCopies(of: solution, root: nil, in: scratch)
        let output = try output(of: compilation(of: copies, "-emit-sil", to: "/dev/null", scratch: scratch))
        let compiles = output.ending == .exit(status: 0)
        let abort = compiles ? nil : abortFinding(for: output, path: solution.path)
        let diagnostics = abort == nil ? diagnostics(in: output, of: copies) : []
        guard compiles || abort != nil || diagnostics.contains(where: { $0.severity == .error }) else {
            throw failure(output, scratch)
        }
        return Examination(compiles: compiles, diagnostics: diagnostics, abort: abort)
    }

    /// Why the compiler has failed without a word about the solution: most often it couldn't write.
    private func failure(_ output: Subprocess.Output, _ scratch: ScratchFolder) -> MachineFailure {
        let reason = [ENOSPC, EDQUOT, EACCES, EROFS].first { output.text.contains(String(cString: strerror($0))) }
        guard let reason else { return .toolFailed(name: "swift-frontend", output: String(output.text.prefix(4_000))) }
        return .cannotWrite(path: output.text.contains(cache) ? cache : scratch.path, reason: .systemError(reason))
    }

    struct Examination {
        var compiles: Bool
        var diagnostics: [Diagnostic]
        var abort: Finding?
    }

    /// What the compiler is told about every solution, in whatever way it is called.
    var options: [String] {
        [
            "-target", toolchain.target, "-swift-version", "5", "-enable-bare-slash-regex", "-Onone", "-D", "DEBUG", "-parse-as-library",
            "-module-name", "Solution", "-module-alias", "SwiftUI=HeadlessSwiftUI", "-module-alias", "Combine=HeadlessCombine",
            "-I", installation.modules, "-module-cache-path", cache,
        ]
    }

    /// The frontend's options for what Apple's Foundation brings along.
    let implicitImports = ["HeadlessCombine", "HeadlessFoundation", "Observation"].flatMap { ["-import-module", $0] }

    /// What the compiler says. Where its cache was made in another place, because a folder was moved, it makes a new one.
    private func output(
        of invocation: Invocation, after arrival: FileArrival? = nil, _ goOn: () -> Void = {}
    ) throws(MachineFailure) -> Subprocess.Output {
        let output = try Subprocess(invocation).output(timeLimit: .seconds(90), after: arrival, goOn)
        guard output.ending != .exit(status: 0), output.text.contains("was compiled with module cache path") else { return output }
        try? FileManager.default.removeItem(atPath: cache)
        return try Subprocess.run(invocation, timeLimit: .seconds(90))
    }

    /// Of how many errors, the first, it is worked out what was meant: a guess takes a few milliseconds.
    private static let mostGuesses = 20

    /// The findings of errors, with what may have been meant by a name that is only misspelt.
    private func findings(of errors: [Diagnostic], in solution: Solution) -> [Finding] {
        let unknown = errors.enumerated().map { number, error in
            number < Self.mostGuesses && AppleName.named(in: error.message) == nil && !error.message.contains("did you mean")
                ? KnownNames.unknown(in: error.message) : nil
        }
        let misspelt = Set(unknown.compactMap(\.self))
        if misspelt.isEmpty { return errors.map(\.finding) }
        let known = KnownNames(of: solution, without: misspelt, runtime: installation.runtime)
        return zip(errors, unknown).map { error, name in
            var finding = error.finding
            finding.fix = name.flatMap(known.nearest).map(Phrase.ifMeant)
            return finding
        }
    }

    private func diagnostics(in output: Subprocess.Output, of copies: SolutionCopies) -> [Diagnostic] {
        Diagnostic.parsed(from: output.text, resolve: copies.place).map(copies.excerpted)
    }

    private func compilation(of copies: SolutionCopies, _ action: String, to object: String, scratch: ScratchFolder) -> Invocation {
        var arguments = ["-frontend", action] + copies.paths + options + implicitImports
        arguments += [
            "-disable-objc-interop", "-empty-abi-descriptor", "-enable-anonymous-context-mangled-names",
            "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics", "-diagnostic-style", "llvm",
            "-gline-tables-only", "-debug-info-format=dwarf", "-file-compilation-dir", scratch.path,
            "-in-process-plugin-server-path", toolchain.pluginServer, "-plugin-path", toolchain.plugins,
            "-load-plugin-executable", installation.macros + "#SwiftUIMacros",
            "-solver-expression-time-threshold=10", "-entry-point-function-name", "lessonctl_main",
            // What only makes the code shorter, looks for mistakes of the compiler's own, or is for the next time that it is called.
            "-sil-verify-none", "-disable-llvm-verify", "-disable-incremental-llvm-codegen", "-o", object,
        ]
        arguments += ["onone-simplification", "cleanup-debug-steps"].flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }
        return Invocation(
            executable: toolchain.frontend, arguments: arguments, environment: environment(scratch),
            limits: limits)
    }

    /// The linker at work. It begins as soon as the object is there: the compiler needs a while to end.
    private struct Linker {
        let path: String
        let process: Subprocess
        let name: String

        init(_ object: String, scratch: ScratchFolder, compiler: SolutionCompiler) throws(MachineFailure) {
            path = scratch.path + "/Solution.so"
            name = compiler.toolchain.linker
            process = try Subprocess(
                Invocation(
                    executable: name, arguments: ["-shared", compiler.toolchain.registration, object, "-o", path],
                    environment: compiler.environment(scratch)))
        }

        /// The path of what it has made, once it is done.
        func library() throws(MachineFailure) -> String {
            let output = process.output(timeLimit: .seconds(30))
            guard output.ending == .exit(status: 0) else { throw .toolFailed(name: name, output: output.text) }
            return path
        }
    }

    private func environment(_ scratch: ScratchFolder) -> [String: String] {
        ["PATH": toolchain.root + "/bin:/usr/bin:/bin", "TMPDIR": scratch.path, "HOME": scratch.path, "LANG": "C.UTF-8"]
    }

    /// What is to say where the compiler didn't come to its end.
    private func abortFinding(for output: Subprocess.Output, path: String) -> Finding? {
        if output.text.contains("out of memory") { return .compilerNeededTooMuchMemory(path: path) }
        return switch output.ending {
        case .signal(SIGXCPU), .signal(SIGKILL): .compilerTookTooLong(path: path)
        case .signal: .compilerCrashed(path: path)
        case .exit: nil
        }
    }
}
