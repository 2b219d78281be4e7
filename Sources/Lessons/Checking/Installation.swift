import Foundation

/// Where the parts are that a check needs, beside the compiler: the runtime, its modules, the host and the macros.
public struct Installation: Hashable, Sendable {
    /// Where they all are.
    public let folder: String
    /// The shared library that a solution runs against.
    public let runtime: String
    /// The folder of module files that a solution compiles against.
    public let modules: String
    /// The program that a solution is loaded into.
    public let host: String
    /// The compiler's plugin for `#Preview`, `@Previewable` and `@Entry`.
    public let macros: String

    /// Looks in the executable's own folder, as `swift build` leaves it, then in `../lib/lessonctl`.
    ///
    /// - Parameter executable: the program's own file; nil for the running one's.
    public init(besides executable: String? = nil) throws(MachineFailure) {
        let own = executable ?? Self.runningExecutable
        let beside = URL(filePath: own).deletingLastPathComponent()
        let folders = [beside, beside.deletingLastPathComponent().appending(path: "lib/lessonctl")].map(\.path)
        folder = folders.first { FileManager.default.fileExists(atPath: Self.path(of: .runtime, in: $0)) } ?? folders[0]
        runtime = try Self.existing(.runtime, in: folder)
        modules = URL(filePath: try Self.existing(.module, in: folder)).deletingLastPathComponent().path
        host = try Self.existing(.host, in: folder)
        macros = try Self.existing(.macros, in: folder)
    }

    private enum Part: String {
        case runtime = "libHeadlessSwiftUI.so"
        case module = "Modules/HeadlessSwiftUI.swiftmodule"
        case host = "SolutionHost"
        case macros = "SwiftUIMacros-tool"
    }

    private static func existing(_ part: Part, in folder: String) throws(MachineFailure) -> String {
        let path = path(of: part, in: folder)
        guard FileManager.default.fileExists(atPath: path) else {
            throw .noRuntimePart(name: part.rawValue, folder: folder)
        }
        return path
    }

    private static func path(of part: Part, in folder: String) -> String {
        URL(filePath: folder).appending(path: part.rawValue).path(percentEncoded: false)
    }

    private static var runningExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
