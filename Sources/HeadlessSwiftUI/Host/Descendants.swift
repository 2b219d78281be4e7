import Glibc

/// The processes that this one has started, and those that they have.
enum Descendants {
    /// Ends them all.
    static func end() {
        // The first process of a sandbox has all others there for its own, and the kernel ends them in one go.
        if getpid() == 1 { kill(-1, SIGKILL) }
        for _ in 0..<1_000 {
            let children = children(of: getpid())
            children.forEach { kill($0, SIGKILL) }
            while waitpid(-1, nil, children.isEmpty ? WNOHANG : 0) > 0 {}
            if children.isEmpty { return }
        }
    }

    /// Memory of a process and its descendants, in bytes; what several share counts once altogether.
    static func memory(of process: pid_t) -> Int {
        children(of: process).reduce(proportionalMemory(of: process)) { $0 + memory(of: $1) }
    }

    private static func children(of process: pid_t) -> [pid_t] {
        text(ofFileAt: "/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
    }

    /// The kernel's figure that divides a page by the number of those who share it.
    private static func proportionalMemory(of process: pid_t) -> Int {
        let lines = text(ofFileAt: "/proc/\(process)/smaps_rollup").split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("Pss:") }) else { return 0 }
        return (Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0) << 10
    }

    private static func text(ofFileAt path: String) -> String {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(file, &buffer, buffer.count), count > 0 { text += buffer[..<count] }
        return String(decoding: text, as: UTF8.self)
    }
}
