import Foundation

/// The folder that `Bundle.main` of a solution's program is: on Linux, that of the executable.
struct AppBundle: Sendable {
    /// The host to start.
    let executable: String

    /// Together, in bytes; what a folder holds beyond that isn't found.
    private static let maximumSize = 16 << 20

    /// A solution that is a folder has the files beside its code in its bundle. As Xcode does it with a group, a file in a folder within
    /// is found by its name alone; in its folder it is found too. An asset catalogue's files aren't: Xcode compiles it.
    init(of solution: Solution, host: String, in scratch: ScratchFolder) throws(MachineFailure) {
        let resources = solution.resources.filter { !$0.contains(".xcassets/") }
        guard !resources.isEmpty else {
            executable = host
            return
        }
        let folder = try scratch.folder("bundle")
        executable = folder + "/" + (host.split(separator: "/").last ?? "")
        do {
            try FileManager.default.copyItem(atPath: host, toPath: executable)
            var left = Self.maximumSize
            for resource in resources {
                guard let data = FileManager.default.contents(atPath: "\(solution.path)/\(resource)"), data.count <= left else { continue }
                left -= data.count
                try scratch.write(data, to: "bundle/\(resource)")
                let name = resource.split(separator: "/").last.map(String.init) ?? resource
                if !resources.contains(name) { try scratch.write(data, to: "bundle/\(name)") }
            }
        } catch let failure as MachineFailure {
            throw failure
        } catch {
            throw .cannotWrite(path: folder, reason: .systemError(error))
        }
    }
}
