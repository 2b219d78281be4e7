import Foundation

/// All that a verdict depends on: the solution, the script, how it is checked, and the programs that take part.
struct VerdictKey: Sendable {
    /// The thing itself, not a digest of it.
    let bytes: Data

    init(_ solution: Solution, against script: Script, _ options: Checker.Options, checker: Checker) {
        var parts = ["lessonctl verdict 1", script.path, script.text, solution.path]
        parts += solution.files.flatMap { [$0.path, $0.text] }
        parts += solution.resources.flatMap { name in
            [name, FileManager.default.contents(atPath: "\(solution.path)/\(name)")?.base64EncodedString() ?? ""]
        }
        parts += [options.language.rawValue, options.scenario ?? "", "\(options.isTracing) \(options.stepLimit)"]
        parts += [checker.isolation.rawValue, "\(checker.sandbox != nil)"]
        parts += checker.programs.map { BuildIdentity(ofFileAt: $0).text }
        // Lengths first, or the end of one part could pass for the beginning of the next.
        bytes = Data((parts.map { "\($0.utf8.count)" }.joined(separator: " ") + "\n" + parts.joined(separator: "\n") + "\n").utf8)
    }

    /// For a file. Two keys may share it.
    var name: String { ContentHash(bytes).description }
}

extension Checker {
    /// Those whose change could change a verdict, or what the compiler says; this one says how it is called.
    var programs: [String] {
        ["/proc/self/exe", installation.runtime, installation.host, installation.macros, toolchain.frontend, toolchain.linker]
    }
}
