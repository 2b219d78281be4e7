import Foundation

/// The CPU time of work, in seconds: of this thread alone, so that tests beside this one don't count.
func threadSeconds(_ work: () throws -> Void) rethrows -> Double {
    let now = { () -> Double in
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
}
