import Foundation

/// A file held open under an advisory lock. Both go with the value, and with the process however it ends.
struct LockedFile: ~Copyable {
    let path: String
    private let descriptor: Int32

    enum Purpose { case reading, appending }

    /// Opens the file, for appending also makes it, and waits for the lock.
    ///
    /// - Returns: nil for reading a file that doesn't exist.
    static func open(
        _ path: String, for purpose: Purpose, patience: Duration = .seconds(30)
    ) throws(Journal.Failure) -> LockedFile? {
        let deadline = ContinuousClock.now + patience
        while true {
            guard let file = try LockedFile(path, for: purpose) else { return nil }
            try file.lock(for: purpose, until: deadline)
            if file.isStillAtItsPath { return file }
        }
    }

    deinit {
        close(descriptor)
    }

    func contents() throws(Journal.Failure) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(descriptor, &buffer, buffer.count, off_t(data.count))
            if count == 0 { return data }
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
            } else if errno != EINTR {
                throw .unreadable(path: path, code: errno)
            }
        }
    }

    /// The byte at that end of the file; nil where it is empty.
    func byte(at end: End) -> UInt8? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        var byte: UInt8 = 0
        return pread(descriptor, &byte, 1, end == .first ? 0 : status.st_size - 1) == 1 ? byte : nil
    }

    enum End { case first, last }

    /// Returns when the bytes are on the disk. Where they don't all fit, none of them stay.
    func append(_ data: Data) throws(Journal.Failure) {
        let size = lseek(descriptor, 0, SEEK_END)
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw takeBack(to: size)
            }
        }
        guard fsync(descriptor) == 0 else { throw takeBack(to: size) }
    }

    private init?(_ path: String, for purpose: Purpose) throws(Journal.Failure) {
        self.path = path
        switch purpose {
        case .reading:
            descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
            if descriptor < 0, errno == ENOENT { return nil }
            guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
        case .appending:
            let exists = access(path, F_OK) == 0
            if !exists { Self.makeFolder(of: path) }
            descriptor = Glibc.open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw .notWritten(path: path, code: errno) }
            if !exists { Self.flushFolder(of: path) }
        }
    }

    /// Asks again and again rather than waiting in the kernel, so that a stopped process can't hold up another for ever.
    private borrowing func lock(for purpose: Purpose, until deadline: ContinuousClock.Instant) throws(Journal.Failure) {
        let kind = purpose == .reading ? LOCK_SH : LOCK_EX
        while flock(descriptor, kind | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw .notLocked(path: path, code: errno) }
            guard ContinuousClock.now < deadline else { throw .busy(path: path) }
            usleep(.random(in: 1_000...4_000))
        }
    }

    /// Whether no one has put another file in this one's place while we waited.
    private var isStillAtItsPath: Bool {
        var own = stat()
        var current = stat()
        guard fstat(descriptor, &own) == 0, stat(path, &current) == 0 else { return false }
        return own.st_ino == current.st_ino && own.st_dev == current.st_dev
    }

    private borrowing func takeBack(to size: off_t) -> Journal.Failure {
        let failure = Journal.Failure.notWritten(path: path, code: errno)
        ftruncate(descriptor, size)
        return failure
    }

    private static func makeFolder(of path: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        // Where that fails, opening the file fails too and says why.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A new file's name is on the disk only when its folder is.
    private static func flushFolder(of path: String) {
        let folder = Glibc.open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        fsync(folder)
        close(folder)
    }
}
