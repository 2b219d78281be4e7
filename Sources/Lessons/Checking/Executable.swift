import Foundation

/// Another program of the machine.
public struct Executable: Hashable, Sendable {
    public let path: String
    private let environment: [String: String]

    /// Looks through PATH; nil where there is no such program.
    public init?(_ name: String, in environment: [String: String]) {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.lazy.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        self.init(path: path, environment: environment)
    }

    init(path: String, environment: [String: String]) {
        (self.path, self.environment) = (path, environment)
    }

    /// What it prints when it is run like this; nil where it fails or needs more than 20 seconds.
    public func output(_ arguments: String...) -> String? {
        let invocation = Invocation(executable: path, arguments: arguments, environment: environment)
        guard let output = try? Subprocess.run(invocation, timeLimit: .seconds(20)), output.ending == .exit(status: 0) else { return nil }
        return output.text
    }
}
