import Glibc
import Synchronization

/// An open file of this process, closed when nobody holds it any more.
final class Descriptor: Sendable {
    let number: Int32
    /// Whether the other end is known to have gone.
    let isAtEnd = Atomic(false)

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Both ends of a connection. Neither is inherited by a process that isn't given it.
    static func connectedPair() throws(MachineFailure) -> (ours: Descriptor, theirs: Descriptor) {
        var numbers: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &numbers) == 0 else {
            throw .cannotStart(program: "socketpair", reason: String(cString: strerror(errno)))
        }
        return (Descriptor(numbers[0]), Descriptor(numbers[1]))
    }

    /// Reads what is there, at most 64 kB. Empty at the end; nil where nothing is there yet or reading fails for now.
    func readAvailable() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
        return Array(buffer[..<count])
    }

    /// Reads what is there, at most about 1 MB. At the end there is nothing to wait for any more.
    func drain(_ take: ([UInt8]) -> Void) {
        for _ in 0..<16 {
            guard let bytes = readAvailable() else { return }
            if bytes.isEmpty { isAtEnd.store(true, ordering: .relaxed); return }
            take(bytes)
        }
    }

    /// The other end reads no more than what was written.
    func closeForWriting() { shutdown(number, Int32(SHUT_WR)) }

    /// Writes all of it; false where the other end has gone.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }
}

extension Descriptor: Equatable {
    static func == (a: Descriptor, b: Descriptor) -> Bool { a === b }
}
