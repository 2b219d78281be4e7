import Automation
import Dispatch
import Glibc
import Synchronization

/// A started process that leads a group of its own, and our ends of the connections to it.
final class Subprocess: Sendable {
    let connections: [Descriptor]
    let identifier: pid_t
    private let reaper: Reaper
    private let isGroupEnded = Atomic(false)

    /// Starts a program with nothing to read.
    ///
    /// - Parameter streams: for each of the process's descriptors from 1 on, the number of the connection that it leads to:
    ///   `[0, 0]` joins standard output and standard error.
    init(_ invocation: Invocation, streams: [Int]) throws(MachineFailure) {
        var pairs: [(ours: Descriptor, theirs: Descriptor)] = []
        for _ in Set(streams) { pairs.append(try Descriptor.connectedPair()) }
        identifier = try Self.spawn(invocation, descriptors: streams.map { pairs[$0].theirs })
        connections = pairs.map(\.ours)
        reaper = Reaper(of: identifier)
    }

    deinit { endGroup() }

    /// Waits until the process has ended.
    @discardableResult
    func wait() -> Reply.Ending { reaper.wait() }

    /// Ends it and all that is left of its group.
    func end() {
        endGroup()
        wait()
    }

    /// The same without waiting until they have gone.
    func endGroup() {
        if !isGroupEnded.exchange(true, ordering: .relaxed) { kill(-identifier, SIGKILL) }
    }

    private static func spawn(_ invocation: Invocation, descriptors: [Descriptor]) throws(MachineFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for (index, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(index + 1))
        }
        if let folder = invocation.folder { addChangeOfFolder(&actions, folder) }
        isolate(&attributes)

        let words = invocation.words
        var identifier: pid_t = 0
        let error = withCStrings(words) { arguments in
            withCStrings(invocation.environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&identifier, words[0], &actions, &attributes, arguments, environment)
            }
        }
        guard error == 0 else { throw .cannotStart(program: invocation.executable, reason: String(cString: strerror(error))) }
        invocation.limits.apply(to: identifier)
        return identifier
    }

    /// A group of its own, no signal blocked or ignored.
    private static func isolate(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    private static func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}

// glibc has had it since 2.29; its declaration is behind a macro that Swift's module of it doesn't set.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
@discardableResult
private func addChangeOfFolder(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>) -> Int32
