import Foundation

/// A site's folder while a site is built: what is new waits in a folder beside it until all of it is there, then takes its places at
/// once. Nothing changes before, whatever goes wrong.
final class SiteFolder: Sendable {
    let path: String
    private let staging: String
    private let lock: Int32

    /// Waits until no other build writes into the folder.
    init(_ path: String) throws(SiteFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: path, reason: .systemError(error))
        }
        lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw Self.failure(path) }
        (self.path, staging) = (path, path + "/.lessonctl-new")
        try? FileManager.default.removeItem(atPath: staging)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: staging)
        close(lock)
    }

    /// What the file holds at the end of this build.
    func contents(of file: String) -> Data? {
        FileManager.default.contents(atPath: "\(staging)/\(file)") ?? FileManager.default.contents(atPath: "\(path)/\(file)")
    }

    func stamp(of file: String) -> FileStamp? {
        FileStamp(of: "\(path)/\(file)")
    }

    /// Puts a file aside for the end, unless the same is there already.
    ///
    /// - Returns: whether it is new.
    func stage(_ data: Data, as file: String) throws(SiteFailure) -> Bool {
        let target = "\(path)/\(file)"
        if let stamp = FileStamp(of: target), stamp.size == data.count, FileManager.default.contents(atPath: target) == data { return false }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: target, isDirectory: &isFolder), isFolder.boolValue {
            throw .unwritable(path: target, reason: .systemError(EISDIR))
        }
        try makeFolder(of: target)
        try makeFolder(of: "\(staging)/\(file)")
        try Self.write(data, to: "\(staging)/\(file)")
        return true
    }

    /// Gives what was put aside its places and removes what isn't wanted any more, with the folders that are empty then.
    func commit(_ staged: [String], removing stale: [String], manifest: (SiteFolder) -> SiteManifest) throws(SiteFailure) {
        for file in staged {
            guard rename("\(staging)/\(file)", "\(path)/\(file)") == 0 else { throw Self.failure("\(path)/\(file)") }
        }
        for file in stale {
            unlink("\(path)/\(file)")
            removeEmptyFolders(above: file)
        }
        let data = manifest(self).data
        guard FileManager.default.contents(atPath: "\(path)/\(SiteManifest.name)") != data else { return }
        try makeFolder(of: "\(staging)/\(SiteManifest.name)")
        try Self.write(data, to: "\(staging)/\(SiteManifest.name)")
        guard rename("\(staging)/\(SiteManifest.name)", "\(path)/\(SiteManifest.name)") == 0 else { throw Self.failure(path) }
    }

    private func removeEmptyFolders(above file: String) {
        var parts = file.split(separator: "/").dropLast()
        while !parts.isEmpty, rmdir("\(path)/\(parts.joined(separator: "/"))") == 0 { parts.removeLast() }
    }

    private func makeFolder(of file: String) throws(SiteFailure) {
        let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        guard access(folder, F_OK) != 0 else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder, reason: .systemError(error))
        }
    }

    private static func write(_ data: Data, to file: String) throws(SiteFailure) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(file) }
        defer { close(descriptor) }
        let isWritten = data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.base, rest.count)
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        guard isWritten else { throw failure(file) }
    }

    private static func failure(_ path: String) -> SiteFailure {
        .unwritable(path: path, reason: .systemError(errno))
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var base: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}
