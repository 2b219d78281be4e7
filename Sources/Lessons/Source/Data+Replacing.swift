import Foundation

extension Data {
    /// Puts the bytes in place of a file's, all of them or none. What a symbolic link leads to is replaced, not the link; the file keeps its
    /// mode and, where that is allowed, its owner. A device or pipe is written to as it is.
    public func replaceFile(at path: String) throws(POSIXError) {
        let file = Self.resolved(path)
        var status = stat()
        let exists = stat(file, &status) == 0
        guard !exists || access(file, W_OK) == 0 else { throw .last }
        if exists, status.st_mode & S_IFMT != S_IFREG { return try write(toNew: file, flags: 0) { _ in } }
        let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
        let draft = "\(folder).lessonctl-\(UUID().uuidString)"
        do throws(POSIXError) {
            try write(toNew: draft, flags: O_CREAT | O_EXCL) { descriptor in
                guard exists else { return }
                // Not everyone may give files away.
                _ = fchown(descriptor, status.st_uid, status.st_gid)
                fchmod(descriptor, status.st_mode & 0o7777)
            }
            guard rename(draft, file) == 0 else { throw .last }
        } catch {
            unlink(draft)
            throw error
        }
    }

    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func write(toNew file: String, flags: Int32, preparing prepare: (Int32) -> Void) throws(POSIXError) {
        let descriptor = open(file, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        prepare(descriptor)
        var rest = self[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
        }
        // Devices and pipes can't be flushed.
        guard fsync(descriptor) == 0 || flags == 0 else { throw .last }
    }
}

extension POSIXError {
    /// Why the last call of the system failed.
    fileprivate static var last: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }
}
