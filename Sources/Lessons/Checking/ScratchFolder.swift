import Foundation
import Glibc

/// A folder of our own that goes, with all in it, when nobody holds it any more.
public final class ScratchFolder: Sendable {
    /// Absolute, behind symbolic links.
    public let path: String

    public init() throws(MachineFailure) {
        let base = URL.temporaryDirectoryResolved
        var template = Array((base + "/lessonctl-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .cannotWrite(path: base, reason: String(cString: strerror(errno))) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Makes a folder in it, where it isn't there yet.
    func folder(_ name: String) throws(MachineFailure) -> String {
        let folder = path + "/" + name
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: folder, reason: error.localizedDescription)
        }
        return folder
    }

    /// Writes a file in it, making the folders that it needs.
    @discardableResult
    func write(_ text: String, to name: String) throws(MachineFailure) -> String {
        let file = URL(filePath: path).appending(path: name)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw .cannotWrite(path: file.path(percentEncoded: false), reason: error.localizedDescription)
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
