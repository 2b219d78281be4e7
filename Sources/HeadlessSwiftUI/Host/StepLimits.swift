import Automation
import Glibc

/// Stops an app that takes too long over a step: by CPU time or, where it only waits, by the clock.
struct StepLimits {
    private let seconds: Int

    /// Sets the limits of a whole scenario; `stepBegins` starts the first step.
    init(launch: Launch) {
        seconds = launch.stepLimit
        Self.setLimit(RLIMIT_CORE, to: 0)
        Self.setLimit(RLIMIT_DATA, to: 512 << 20)
        Self.setLimit(RLIMIT_FSIZE, to: 16 << 20)
    }

    /// - Parameter extra: real time that the step lets pass on purpose, in seconds.
    func stepBegins(waiting extra: Double = 0) {
        let soft = Int(Self.cpuTime.rounded(.up)) + seconds
        let hard = Self.scenarioSteps * seconds
        Self.setLimit(RLIMIT_CPU, to: min(soft, hard), hard: hard + 2)
        Self.startClock(seconds: Self.clockFactor * Double(seconds) + extra)
    }

    func stepEnds() {
        Self.startClock(seconds: 0)
    }

    /// A scenario may take as much CPU time as so many steps.
    private static let scenarioSteps = 4
    /// A step may last so much longer than its CPU time: the machine may have other things to do.
    private static let clockFactor = 2.0

    /// What the process has used, in seconds.
    static var cpuTime: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + microseconds / 1e6
    }

    /// Sends `SIGALRM` after that time; 0 sends none.
    static func startClock(seconds: Double) {
        let whole = Int(seconds)
        var timer = itimerval()
        timer.it_value = timeval(tv_sec: whole, tv_usec: Int((seconds - Double(whole)) * 1e6))
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }

    private static func setLimit(_ resource: __rlimit_resource, to soft: Int, hard: Int? = nil) {
        var limit = rlimit()
        let resource = __rlimit_resource_t(resource.rawValue)
        getrlimit(resource, &limit)
        limit.rlim_max = min(limit.rlim_max, rlim_t(hard ?? soft))
        limit.rlim_cur = min(rlim_t(soft), limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
