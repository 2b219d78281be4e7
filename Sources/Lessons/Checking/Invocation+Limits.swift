import Glibc

extension Invocation.Limits {
    /// Sets them for a process that has just been started. Where it is under stricter ones already, those stay.
    func apply(to process: pid_t) {
        guard self != Self() else { return }
        if let cpuSeconds { Self.set(RLIMIT_CPU, to: cpuSeconds, hard: cpuSeconds + 2, of: process) }
        if let memoryBytes { Self.set(RLIMIT_DATA, to: memoryBytes, of: process) }
        if let fileBytes { Self.set(RLIMIT_FSIZE, to: fileBytes, of: process) }
        Self.set(RLIMIT_CORE, to: 0, of: process)
    }

    private static func set(_ resource: __rlimit_resource, to soft: Int, hard: Int? = nil, of process: pid_t) {
        let resource = __rlimit_resource_t(resource.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_max = min(limit.rlim_max, rlim_t(hard ?? soft))
        limit.rlim_cur = min(rlim_t(soft), limit.rlim_max)
        setLimit(process, resource, &limit, nil)
    }
}

// glibc's declaration is behind a macro that Swift's module of it doesn't set.
@_silgen_name("prlimit")
@discardableResult
private func setLimit(
    _ process: pid_t, _ resource: __rlimit_resource_t, _ new: UnsafePointer<rlimit>?, _ old: UnsafeMutablePointer<rlimit>?
) -> Int32
