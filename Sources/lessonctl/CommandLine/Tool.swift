import Foundation

/// Another program of the machine.
struct Tool {
    let path: String

    /// Looks through PATH; nil where there is no such program.
    init?(_ name: String, in environment: [String: String]) {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.lazy.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
        self.path = path
    }

    /// What it prints when it is run like this; nil where it fails.
    func output(_ arguments: String...) -> String? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let data = try? pipe.fileHandleForReading.readToEnd() ?? Data() else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
