import Glibc

enum Connection {
    /// The next message; nil once the compiler has gone, or has said something that isn't JSON.
    static func read() -> JSON? {
        guard let head = read(count: 8) else { return nil }
        let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        return read(count: length).flatMap(JSON.init(parsing:))
    }

    static func write(_ message: JSON) {
        let body = Array(message.text.utf8)
        let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
        var rest = (head + body)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(1) }
            rest = rest.dropFirst(count)
        }
    }

    private static func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let read = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress! + filled, count - filled) }
            guard read > 0 else { return nil }
            filled += read
        }
        return bytes
    }
}
