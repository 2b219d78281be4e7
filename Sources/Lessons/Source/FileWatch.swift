import Foundation
import Glibc

/// Tells when files change, replaced ones too: by the kernel's events, and by looking where none come.
public final class FileWatch {
    public enum Event: Sendable {
        case changed
        /// There is something to read on the other descriptor.
        case input
    }

    private let paths: [String]
    private let events: Int32
    private var known: [String: State]
    /// No event has come for a change that was seen.
    private var isLooking: Bool

    /// - Parameters:
    ///   - paths: files that need not exist, and folders, of which the Swift files count.
    ///   - isLooking: whether to look from the beginning rather than wait for events.
    public init(_ paths: [String], isLooking: Bool = false) {
        self.paths = paths
        events = isLooking ? -1 : inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        self.isLooking = isLooking || events < 0
        known = Self.states(of: paths)
        watchFolders()
    }

    deinit {
        if events >= 0 { close(events) }
    }

    /// Waits until a file has changed since the last time, or there is something to read.
    ///
    /// - Parameter input: a descriptor; negative for none.
    public func next(orInputOn input: Int32 = -1) -> Event {
        while true {
            var polled = [pollfd(fd: events, events: Int16(POLLIN), revents: 0), pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
            let count = poll(&polled, 2, isLooking ? 150 : 1_000)
            if count > 0, polled[1].revents != 0 { return .input }
            let hasEvents = count > 0 && polled[0].revents != 0
            if hasEvents { settle() }
            if takeChanges() {
                if !hasEvents, count == 0 { isLooking = true }
                return .changed
            }
        }
    }

    /// An editor may write in several steps; they are over when nothing comes for a moment.
    private func settle() {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        var polled = pollfd(fd: events, events: Int16(POLLIN), revents: 0)
        repeat {
            while read(events, &buffer, buffer.count) > 0 {}
        } while poll(&polled, 1, 15) > 0
        watchFolders()
    }

    private func takeChanges() -> Bool {
        let now = Self.states(of: paths)
        defer { known = now }
        // A file that is gone is being replaced.
        return now.contains { known[$0.key] != $0.value } || known.keys.contains { now[$0] == nil && !paths.contains($0) }
    }

    /// Watching what is watched already changes nothing.
    private func watchFolders() {
        guard events >= 0 else { return }
        let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        for folder in Set(paths.flatMap(Self.folders)) where inotify_add_watch(events, folder, mask) < 0 { isLooking = true }
    }

    // MARK: Files

    /// What tells one version of a file from another.
    private struct State: Equatable {
        var inode: UInt, size: Int, seconds: Int, nanoseconds: Int
    }

    private static func states(of paths: [String]) -> [String: State] {
        let files = paths.flatMap { isFolder($0) ? swiftFiles(in: $0) : [$0] }
        return Dictionary(files.compactMap { file in state(of: file).map { (file, $0) } }) { first, _ in first }
    }

    private static func state(of file: String) -> State? {
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return State(inode: UInt(status.st_ino), size: status.st_size, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    private static func folders(of path: String) -> [String] {
        guard isFolder(path) else { return [URL(filePath: path).deletingLastPathComponent().path] }
        let inner = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }.map { path + "/" + $0 } ?? []
        return [path] + inner.filter(isFolder)
    }

    private static func swiftFiles(in folder: String) -> [String] {
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 } ?? []
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
