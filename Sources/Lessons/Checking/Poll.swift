import Glibc

enum Poll {
    /// Waits until one of the descriptors has something to read or its other end goes; false where the deadline passes first.
    static func wait(for descriptors: [Descriptor], until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let left = deadline - .now
            guard left > .zero else { return false }
            let open = descriptors.filter { !$0.isAtEnd.load(ordering: .relaxed) }
            var polled = open.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
            let milliseconds = left / .milliseconds(1)
            let count = poll(&polled, nfds_t(polled.count), Int32(min(milliseconds.rounded(.up), 1_000_000)))
            if count > 0 { return true }
        }
    }
}
