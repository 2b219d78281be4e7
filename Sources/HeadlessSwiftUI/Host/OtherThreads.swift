/// The process's threads but the main one.
enum OtherThreads {
    /// Whether one of them is running, or waits for the disk: not asleep. Looked at twice, since one may hand its work to another that
    /// was looked at already.
    static var areBusy: Bool { exist && (isOneBusy || isOneBusy) }

    private static var isOneBusy: Bool {
        let own = getpid()
        guard let folder = opendir("/proc/self/task") else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
            guard let thread = pid_t(String(cString: name)), thread != own else { continue }
            if let state = state(of: thread), state == "R" || state == "D" { return true }
        }
        return false
    }

    /// The folder of threads has two links of its own and one for each thread.
    private static var exist: Bool {
        var status = stat()
        return stat("/proc/self/task", &status) == 0 && status.st_nlink > 3
    }

    /// The letter behind the name in the kernel's status line.
    private static func state(of thread: pid_t) -> Character? {
        let file = open("/proc/self/task/\(thread)/stat", O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = read(file, &buffer, buffer.count)
        guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else { return nil }
        return Character(UnicodeScalar(buffer[end + 2]))
    }
}
