import Foundation

/// What tells one build of a program or library from another: the build id that the linker has written into it or, where there is
/// none, its size and the time of its last change.
struct BuildIdentity: Hashable, Sendable {
    let text: String

    init(ofFileAt path: String) {
        let start = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 4_096) } ?? Data()
        text = Self.buildID(in: start) ?? Self.stamp(ofFileAt: path)
    }

    /// The linker's note stands at the beginning, behind the headers: the lengths of a name and of an id, a type, the name, the id.
    private static func buildID(in start: Data) -> String? {
        let head = Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0]) + Data("GNU\0".utf8)
        guard let range = start.range(of: head), start.count >= range.upperBound + 20 else { return nil }
        return start[range.upperBound..<range.upperBound + 20].map { String($0, radix: 16) }.joined(separator: ".")
    }

    private static func stamp(ofFileAt path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "none" }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
