import Foundation

/// The parts of a Swift toolchain that a check calls.
public struct Toolchain: Hashable, Sendable {
    /// The folder that holds `bin` and `lib`.
    public let root: String

    public var frontend: String { root + "/bin/swift-frontend" }
    public var linker: String { root + "/bin/ld.lld" }
    var symbolizer: String { root + "/bin/llvm-symbolizer" }
    public var languageServer: String { root + "/bin/sourcekit-lsp" }
    /// The object file that registers a library's types with the Swift runtime.
    public var registration: String { "\(root)/lib/swift/linux/\(Self.architecture)/swiftrt.o" }
    public var pluginServer: String { root + "/lib/swift/host/libSwiftInProcPluginServer.so" }
    public var plugins: String { root + "/lib/swift/host/plugins" }
    public var target: String { "\(Self.architecture)-unknown-linux-gnu" }

    /// Finds the toolchain of the first `swiftc` on the search path.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(MachineFailure) {
        guard let compiler = Executable("swiftc", in: environment) else { throw .noCompiler }
        try self.init(compiler: compiler.path, environment: environment)
    }

    /// The compiler's own words: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil where it doesn't run.
    public var version: String? {
        let words = Executable(path: frontend, environment: [:]).output("--version")
        return words?.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
    }

    /// The toolchain that a `swiftc` belongs to: behind its symbolic links or, where it is a stand-in for another, by its own word.
    init(compiler: String, environment: [String: String]) throws(MachineFailure) {
        let binaries = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        let resolved = binaries.deletingLastPathComponent().path(percentEncoded: false).trimmingSuffix("/")
        if FileManager.default.fileExists(atPath: resolved + "/bin/swift-frontend") {
            root = resolved
        } else {
            root = try Self.rootAnnounced(by: compiler, environment: environment)
        }
        for part in [frontend, linker, registration] where !FileManager.default.fileExists(atPath: part) {
            throw .noToolchainPart(path: part)
        }
    }

    private static func rootAnnounced(by compiler: String, environment: [String: String]) throws(MachineFailure) -> String {
        let output = Executable(path: compiler, environment: environment).output("-print-target-info") ?? ""
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8)) else {
            throw .brokenCompiler(path: compiler)
        }
        return URL(filePath: info.paths.runtimeResourcePath).appending(path: "../..").standardized
            .path(percentEncoded: false).trimmingSuffix("/")
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }

    #if arch(arm64)
        private static let architecture = "aarch64"
    #else
        private static let architecture = "x86_64"
    #endif
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
