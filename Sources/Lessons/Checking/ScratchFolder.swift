import Foundation
import Glibc

/// A folder of our own that goes, with all in it, when nobody holds it any more.
public final class ScratchFolder: Sendable {
    /// Absolute, behind symbolic links.
    public let path: String

    public init() throws(MachineFailure) {
        let base = URL.temporaryDirectoryResolved
        var template = Array((base + "/lessonctl-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .cannotWrite(path: base, reason: .systemError(errno)) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if geteuid() == 0 { chmod(path, 0o755) }
        _ = Self.inUse.withLock { [path] in $0.insert(path) }
    }

    deinit { remove() }

    /// Removes it with all in it. That takes ten times as long while a sandbox that sees it is taken apart.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        _ = Self.inUse.withLock { $0.remove(path) }
    }

    /// Makes a folder in it, where it isn't there yet.
    func folder(_ name: String) throws(MachineFailure) -> String {
        let folder = path + "/" + name
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: folder, reason: .systemError(error))
        }
        return folder
    }

    /// Makes a folder in it that every user can write to, where we are the superuser and the learner's code runs as another.
    func openFolder(_ name: String) throws(MachineFailure) -> String {
        let folder = try folder(name)
        if geteuid() == 0 { chmod(folder, 0o1777) }
        return folder
    }

    /// Writes a file in it, making the folders that it needs.
    @discardableResult
    func write(_ text: String, to name: String) throws(MachineFailure) -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    func write(_ data: Data, to name: String) throws(MachineFailure) -> String {
        let file = URL(filePath: path).appending(path: name)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Foundation would wait for the disk.
            guard FileManager.default.createFile(atPath: file.path, contents: nil), let handle = FileHandle(forWritingAtPath: file.path) else {
                throw CocoaError(.fileWriteUnknown)
            }
            try handle.write(contentsOf: data)
            try handle.close()
        } catch {
            throw .cannotWrite(path: file.path(percentEncoded: false), reason: .systemError(error))
        }
        return file.path(percentEncoded: false)
    }
}

extension URL {
    fileprivate static var temporaryDirectoryResolved: String {
        let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        let resolved = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
        return resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
    }
}
