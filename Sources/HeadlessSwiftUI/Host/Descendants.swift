import Glibc

/// The processes that this one has started, and those that they have.
enum Descendants {
    /// Ends them all. They are stopped first, or some would start new ones while others are ended.
    static func end() {
        guard !children(of: getpid()).isEmpty else { return }
        var stopped: Set<pid_t> = []
        while case let running = all(below: getpid()).subtracting(stopped), !running.isEmpty {
            running.forEach { kill($0, SIGSTOP) }
            stopped.formUnion(running)
        }
        stopped.forEach { kill($0, SIGKILL) }
        while waitpid(-1, nil, 0) > 0 || errno == EINTR {}
    }

    private static func all(below process: pid_t) -> Set<pid_t> {
        children(of: process).reduce(into: []) { all, child in
            all.insert(child)
            all.formUnion(Descendants.all(below: child))
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
