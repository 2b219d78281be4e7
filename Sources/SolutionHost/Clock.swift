// The clock on the wall as an app sees it: the date that its script starts at, and then on as fast as the real one. The functions here
// stand before the C library's of the same names for all libraries of the process. Clocks that only measure stay as they are.

import Glibc

private typealias GetTime = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32

private typealias Wait = @convention(c) (
    UnsafeMutablePointer<pthread_cond_t>?, UnsafeMutablePointer<pthread_mutex_t>?, UnsafePointer<timespec>?
) -> Int32

/// In seconds, from the real clock to the app's.
nonisolated(unsafe) private var offset = 0
/// The C library's own, each nil before its first use.
nonisolated(unsafe) private var realGetTime: GetTime?
nonisolated(unsafe) private var realWait: Wait?

/// From now on the clock shows that many seconds since 1970, and goes on.
@_cdecl("lessonctl_set_clock")
public func setClock(_ seconds: Int) {
    offset = 0
    offset = seconds - wallTime().tv_sec
}

@_cdecl("clock_gettime")
public func clockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    if realGetTime == nil { realGetTime = next("clock_gettime").map { unsafeBitCast($0, to: GetTime.self) } }
    let result = realGetTime?(clock, time) ?? -1
    if clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE { time?.pointee.tv_sec += offset }
    return result
}

@_cdecl("gettimeofday")
public func getTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    let now = wallTime()
    time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1_000)
    return 0
}

@_cdecl("time")
public func timeSinceEpoch(_ time: UnsafeMutablePointer<time_t>?) -> time_t {
    let now = wallTime().tv_sec
    time?.pointee = now
    return now
}

/// Waits by the wall's clock are the real one's again. Those by another show fewer seconds than wall clocks have since 2001.
@_cdecl("pthread_cond_timedwait")
public func waitForCondition(
    _ condition: UnsafeMutablePointer<pthread_cond_t>?, _ mutex: UnsafeMutablePointer<pthread_mutex_t>?, _ end: UnsafePointer<timespec>?
) -> Int32 {
    if realWait == nil { realWait = next("pthread_cond_timedwait").map { unsafeBitCast($0, to: Wait.self) } }
    guard var real = end?.pointee, let realWait else { return EINVAL }
    if real.tv_sec > 1_000_000_000 { real.tv_sec -= offset }
    return realWait(condition, mutex, &real)
}

/// What would have been found without the functions here.
private func next(_ name: StaticString) -> UnsafeMutableRawPointer? {
    // RTLD_NEXT
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
}

private func wallTime() -> timespec {
    var now = timespec()
    _ = clockGetTime(CLOCK_REALTIME, &now)
    return now
}
