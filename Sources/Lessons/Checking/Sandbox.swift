import Foundation
import Glibc

/// A place where a program sees a system that it can only read, no network, no process but its own, and an empty `/tmp`. It is
/// bubblewrap's, in its own namespaces for users, processes, mounts and the network.
struct Sandbox: Hashable, Sendable {
    /// The folder inside that can be written to. It is in memory, and gone with the last process.
    static let scratch = "/tmp"
    /// Together, in bytes.
    static let scratchSize = 16 << 20

    private let bubblewrap: String
    /// Nil where we aren't the superuser.
    private let privileges: UnprivilegedUser?

    /// Nil where the machine has no bubblewrap. Whether it is allowed to work here shows only when something is started in it.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let bubblewrap = Executable("bwrap", in: environment)?.path else { return nil }
        self.bubblewrap = bubblewrap
        privileges = geteuid() == 0 ? UnprivilegedUser() : nil
        if geteuid() == 0 && privileges == nil { return nil }
    }

    /// What bubblewrap says where it isn't allowed to work; nil where it works.
    var refusal: String? {
        let output = try? Subprocess.run(invocation(of: Invocation(executable: "/usr/bin/true"), showing: []), timeLimit: .seconds(10))
        return output?.ending == .exit(status: 0) ? nil : output?.text ?? bubblewrap
    }

    /// The same program inside, as the first of all processes there: it can't be ended from inside, and with it all others end.
    ///
    /// - Parameter shown: files and folders, besides the system's, that it may read. Limits aren't passed on.
    func invocation(of program: Invocation, showing shown: [String]) -> Invocation {
        let inside = Self.namespaces + Self.system + ["--proc", "/proc", "--dev", "/dev"]
            + ["--size", String(Self.scratchSize), "--tmpfs", Self.scratch] + Self.views(of: shown)
            + ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", Self.scratch, "--", program.executable] + program.arguments
        let words = outside(showing: shown) + [bubblewrap] + inside
        return Invocation(executable: words[0], arguments: Array(words.dropFirst()), environment: program.environment)
    }

    /// What comes first for the superuser, whom a limit on processes doesn't bind: a mount namespace in which another may read what
    /// is shown, wherever it is kept, and then that other user.
    private func outside(showing shown: [String]) -> [String] {
        guard let privileges else { return [] }
        return [bubblewrap, "--die-with-parent"] + Self.system + ["--dev-bind", "/proc", "/proc", "--dev-bind", "/dev", "/dev"]
            + ["--perms", "1777", "--tmpfs", Self.scratch] + Self.views(of: shown + [bubblewrap]) + ["--"] + privileges.prefix
    }

    private static let namespaces = [
        "--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try", "--disable-userns",
        "--die-with-parent", "--new-session", "--as-pid-1", "--cap-drop", "ALL",
    ]

    /// The system's folders, and the list by which libraries are found.
    private static var system: [String] {
        let folders = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"].flatMap { folder in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: folder)).map { ["--symlink", $0, folder] }
                ?? ["--ro-bind-try", folder, folder]
        }
        return ["--ro-bind", "/usr", "/usr"] + folders + views(of: ["/etc/ld.so.cache"].filter(FileManager.default.fileExists))
    }

    /// Folders on the way are made first: bubblewrap itself would make those of a file readable for the superuser only.
    private static func views(of paths: [String]) -> [String] {
        var seen: Set<String> = []
        let folders = paths.flatMap { path in
            let parts = path.split(separator: "/").dropLast()
            return parts.indices.map { "/" + parts[...$0].joined(separator: "/") }
        }
        let missing = folders.filter { seen.insert($0).inserted && !$0.hasPrefix("/usr") && $0 != scratch }
        return missing.flatMap { ["--perms", "0755", "--dir", $0] } + paths.flatMap { ["--ro-bind", $0, $0] }
    }
}
