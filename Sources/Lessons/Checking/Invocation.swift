/// A program to start, with what it may use.
struct Invocation: Sendable {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// Where it starts; nil for where we are.
    var folder: String?
    var limits = Limits()

    /// What a process may use; nil for as much as we may.
    struct Limits: Hashable, Sendable {
        var cpuSeconds: Int?
        /// Private writable memory.
        var memoryBytes: Int?
        /// The size of a single file.
        var fileBytes: Int?
    }

    /// The words to execute: the program itself or, where there is a limit, the shell that sets it and becomes the program.
    var words: [String] {
        guard limits != Limits() else { return [executable] + arguments }
        let script = limits.shellCommands.map { $0 + " 2>/dev/null; " }.joined() + #"exec "$@""#
        return ["/bin/sh", "-c", script, "sh", executable] + arguments
    }
}

extension Invocation.Limits {
    /// The soft limit on time warns with a signal two seconds before the hard one kills. Where we are under stricter limits
    /// ourselves, those stay. No limit leaves a core file behind.
    fileprivate var shellCommands: [String] {
        let commands = [
            cpuSeconds.map { "ulimit -S -t \($0)" },
            cpuSeconds.map { "ulimit -H -t \($0 + 2)" },
            memoryBytes.map { "ulimit -d \($0 / 1024)" },
            fileBytes.map { "ulimit -f \($0 / 512)" },
        ].compactMap(\.self)
        return commands.isEmpty ? [] : commands + ["ulimit -c 0"]
    }
}
