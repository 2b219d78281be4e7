import Foundation

/// What an editor needs to know of a solution: a `compile_commands.json` in its folder, with the options that a check compiles
/// with. The toolchain's sourcekit-lsp finds it there, and then knows SwiftUI.
public struct CompilationDatabase: Sendable {
    private let folder: String
    private let commands: [Command]

    public static let fileName = "compile_commands.json"

    /// - Parameter solution: its files as they lie on disk.
    public init(for solution: Solution, compiler: SolutionCompiler) {
        let files = solution.files.map { URL(filePath: $0.path).standardizedFileURL.path(percentEncoded: false) }
        let given = URL(filePath: solution.path).standardizedFileURL
        let isFile = files.count == 1 && files[0] == given.path(percentEncoded: false)
        let folder = (isFile ? given.deletingLastPathComponent() : given).path(percentEncoded: false)
        self.folder = folder
        let options = compiler.options + ["-load-plugin-executable", compiler.installation.macros + "#SwiftUIMacros"]
        let imports = compiler.implicitImports.flatMap { ["-Xfrontend", $0] }
        let compile = [compiler.toolchain.root + "/bin/swiftc"] + options + imports + files
        commands = files.map { Command(directory: folder, file: $0, arguments: compile) }
    }

    /// Writes it beside the solution, where it isn't so already.
    public func write() throws(MachineFailure) {
        let file = URL(filePath: folder).appending(path: Self.fileName)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let data = try encoder.encode(commands)
            if (try? Data(contentsOf: file)) != data { try data.replaceFile(at: file.path) }
        } catch {
            throw .cannotWrite(path: file.path(percentEncoded: false), reason: .systemError(error))
        }
    }

    private struct Command: Encodable {
        var directory: String
        var file: String
        var arguments: [String]
    }
}
