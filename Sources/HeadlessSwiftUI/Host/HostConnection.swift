import Automation
import Glibc

/// The host's end of the connection to the checker. Reads exactly one message at a time, so that a process forked between two
/// of them goes on where its parent stopped.
struct HostConnection {
    let input, output: Int32

    /// The next command and its number; nil once the checker has gone.
    func read() -> (command: Command, number: UInt32)? {
        guard let bytes = read(count: Frame.headLength), let head = try? Frame.head(of: bytes),
            let body = read(count: head.length), let command = try? Command(ofFrame: body[...])
        else { return nil }
        return (command, head.number)
    }

    /// Whether the checker has gone; what it has sent before may not have been read yet.
    var isClosed: Bool {
        // POLLRDHUP, which is behind a macro that Swift's module of the C library doesn't set.
        let otherEndIsGone: Int16 = 0x2000
        var descriptor = pollfd(fd: input, events: otherEndIsGone, revents: 0)
        return poll(&descriptor, 1, 0) != 0
    }

    /// Everything that was printed before goes first.
    func write(_ reply: Reply, number: UInt32) {
        fflush(nil)
        write(Frame.bytes(of: reply, number: number))
    }

    func write(_ frame: [UInt8]) {
        var rest = frame[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(output, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { _exit(70) }
        }
    }

    private func read(count: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let read = buffer.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + filled, count - filled) }
            if read > 0 { filled += read } else if read == 0 || errno != EINTR { return nil }
        }
        return buffer
    }
}
