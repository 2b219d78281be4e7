import Foundation
import Glibc

/// Whom the superuser becomes before a learner's code is run.
struct UnprivilegedUser: Hashable, Sendable {
    /// The words before a program's own: `setpriv` of util-linux, which becomes the program.
    let prefix: [String]

    /// The system's `nobody`. Nil where the machine has no `setpriv`.
    init?() {
        let path = "/usr/bin/setpriv"
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        let number = getpwnam("nobody").map { $0.pointee.pw_uid } ?? 65_534
        prefix = [path, "--reuid=\(number)", "--regid=\(number)", "--clear-groups", "--no-new-privs", "--"]
    }

    /// Whether that user can read a file: whether everyone may, and enter every folder on the way.
    static func canRead(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.indices.allSatisfy { index in
            var status = stat()
            guard stat("/" + parts[...index].joined(separator: "/"), &status) == 0 else { return false }
            return status.st_mode & (index == parts.count - 1 ? S_IROTH : S_IXOTH) != 0
        }
    }
}
