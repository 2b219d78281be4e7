import Glibc

/// How many processes and threads an app may have.
enum ProcessLimit {
    private static let count = 64

    /// The kernel counts all of a user's: in a sandbox those inside, elsewhere whatever else the user runs as well.
    ///
    /// - Parameter present: how many those are.
    static func apply(besides present: Int) {
        var limit = rlimit()
        let resource = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
        getrlimit(resource, &limit)
        limit.rlim_max = min(limit.rlim_max, rlim_t(count + present))
        limit.rlim_cur = limit.rlim_max
        setrlimit(resource, &limit)
    }

    /// The processes and threads of this user.
    static var present: Int {
        guard getpid() != 1, let folder = opendir("/proc") else { return 0 }
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
            if let process = pid_t(String(cString: name)) { count += threads(of: process) }
        }
        return count
    }

    /// Where it is this user's: a folder of threads has two links of its own and one for each thread.
    private static func threads(of process: pid_t) -> Int {
        var status = stat()
        guard stat("/proc/\(process)/task", &status) == 0, status.st_uid == getuid() else { return 0 }
        return Int(status.st_nlink) - 2
    }
}
