import Automation
import Foundation

@testable import Lessons

/// What tests of checking share: a compiler with a cache of its own, and programs made from a few lines of Swift.
struct Workbench {
    let scratch: ScratchFolder
    let installation: Installation
    let compiler: SolutionCompiler

    init() throws {
        scratch = try ScratchFolder()
        installation = try Installation()
        compiler = SolutionCompiler(toolchain: try Toolchain(), installation: installation, cache: Self.cache)
    }

    func compile(_ source: String, root: String? = "ContentView()") throws -> Compilation {
        let solution = try Solution(path: "Solution.swift", files: [SourceFile(path: "Solution.swift", text: source)])
        return try compiler.compile(solution, root: try Root(script: root, in: solution), in: scratch)
    }

    /// A program with the solution loaded.
    func program(_ source: String, root: String? = "ContentView()") throws -> (Program, CompiledSolution) {
        let program = try emptyProgram()
        return (program, try load(source, root: root, into: program))
    }

    /// Another program with a solution that is compiled already.
    func program(reopening solution: CompiledSolution) throws -> Program {
        let program = try emptyProgram()
        try load(solution, into: program)
        return program
    }

    private func emptyProgram() throws -> Program {
        let host = try Host(
            installation: installation, toolchain: try Toolchain(), scratch: scratch, sandbox: Self.sandbox, programs: 1)
        return Program(0, of: host)
    }

    private func load(_ source: String, root: String?, into program: Program) throws -> CompiledSolution {
        guard case .success(let solution) = try compile(source, root: root).outcome else { throw Unexpected.doesNotCompile }
        try load(solution, into: program)
        return solution
    }

    private func load(_ solution: CompiledSolution, into program: Program) throws {
        guard case .loaded = try program.send(.load(path: solution.path)) else { throw Unexpected.doesNotLoad }
    }

    var launch: Launch { Launch(container: (Self.sandbox == nil ? scratch.path + "/containers" : Sandbox.scratch) + "/app") }

    /// Nil where this machine has none that works.
    static let sandbox: Sandbox? = {
        guard let sandbox = Sandbox(), sandbox.refusal == nil else { return nil }
        return sandbox
    }()

    enum Unexpected: Error { case doesNotCompile, doesNotLoad }

    static var hasLanguageServer: Bool {
        (try? Toolchain()).map { FileManager.default.isExecutableFile(atPath: $0.languageServer) } ?? false
    }

    static let cache = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.build/lessonctl-test-cache").standardized.path(percentEncoded: false)
}

extension Program {
    /// Taps the button that is on the screen.
    func tapButton() throws(Failure) {
        guard case .screen(let screen) = try send(.screen), let button = screen.elements.first(where: { $0.role == .button }),
            let handle = button.handle
        else { return }
        _ = try send(.perform(.tap(handle: handle)))
    }
}

extension Workbench {
    /// A solution with a button that does something when it is tapped.
    static func button(_ action: String) -> String {
        """
        import SwiftUI

        struct ContentView: View {
            var body: some View {
                Button("Go") {
                    \(action)
                }
            }
        }
        """
    }

    /// The failure of tapping that button.
    func failureOfTapping(_ action: String, limit: Int = 5) throws -> (Program.Failure?, Program) {
        let (failure, program, _) = try tap(action, limit: limit)
        return (failure, program)
    }

    /// The report of the crash of tapping that button.
    func crashOfTapping(_ action: String, limit: Int = 5) throws -> CrashReport? {
        let (failure, program, solution) = try tap(action, limit: limit)
        return try failure.map { CrashReport($0, of: program, running: solution, toolchain: try Toolchain()) }
    }

    private func tap(_ action: String, limit: Int) throws -> (Program.Failure?, Program, CompiledSolution) {
        let (program, solution) = try program(Self.button(action))
        var launch = launch
        launch.stepLimit = limit
        _ = try program.send(.begin(launch))
        do {
            try program.tapButton()
            return (nil, program, solution)
        } catch {
            return (error, program, solution)
        }
    }
}
