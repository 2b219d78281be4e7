/// A program to start, with what it may use.
struct Invocation: Sendable {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// Where it starts; nil for where we are.
    var folder: String?
    var limits = Limits()

    var words: [String] { [executable] + arguments }

    /// What a process may use; nil for as much as we may.
    struct Limits: Hashable, Sendable {
        /// A signal warns at that time; two seconds later the process is killed.
        var cpuSeconds: Int?
        /// Private writable memory.
        var memoryBytes: Int?
        /// The size of a single file.
        var fileBytes: Int?
    }
}
