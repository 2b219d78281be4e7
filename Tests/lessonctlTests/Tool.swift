import Foundation

/// The tool as it was built, beside the tests' own bundle, started in a process of its own.
struct Tool {
    let folder: String
    var environment: [String: String] = [:]

    struct Result {
        let status: Int32
        let output: String
        let messages: String
    }

    static var binary: URL {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "lessonctl")
    }

    /// Runs it to its end; `nil` for standard input is an empty one.
    func run(_ words: String..., input: String? = nil) throws -> Result {
        try run(words, input: input)
    }

    func run(_ words: [String], input: String? = nil) throws -> Result {
        let (output, messages) = (Pipe(), FileHandle.scratch())
        let process = process(words)
        process.standardOutput = output
        process.standardError = messages
        let given = FileHandle.scratch()
        try given.write(contentsOf: Data((input ?? "").utf8))
        try given.seek(toOffset: 0)
        process.standardInput = given
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try messages.seek(toOffset: 0)
        return Result(
            status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
            messages: String(decoding: try messages.readToEnd() ?? Data(), as: UTF8.self))
    }

    /// Not started yet.
    func process(_ words: [String]) -> Process {
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ["PATH": path, "LC_ALL": "en_US.UTF-8"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }
}

extension FileHandle {
    /// A file without a name.
    static func scratch() -> FileHandle {
        var template = Array((FileManager.default.temporaryDirectory.path + "/scratch-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
