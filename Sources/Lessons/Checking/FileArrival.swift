import Dispatch
import Glibc

/// Tells when a file has come to lie under its name. It is complete then: what writes it gives it that name at the end.
final class FileArrival {
    /// Has something to read when the folder has changed.
    let descriptor: Descriptor
    private let path: String

    /// Nil where the system doesn't tell.
    ///
    /// - Parameter path: the file's, in a folder that exists.
    init?(of path: String) {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard number >= 0 else { return nil }
        descriptor = Descriptor(number)
        self.path = path
        guard inotify_add_watch(number, String(path[..<slash]), UInt32(IN_MOVED_TO)) >= 0 else { return nil }
    }

    /// The kernel takes its time to close it, 10 ms: nobody waits for that.
    deinit { DispatchQueue.global().async { [descriptor] in withExtendedLifetime(descriptor) {} } }

    /// Whether the file is there. What the descriptor had to read has been read then.
    var hasCome: Bool {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while read(descriptor.number, &buffer, buffer.count) > 0 {}
        return access(path, F_OK) == 0
    }
}
