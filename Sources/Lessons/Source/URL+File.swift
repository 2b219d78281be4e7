import Foundation

extension URL {
    /// Where a path leads that was written in a folder, the current one if none is given: absolute, without `.` and `..`.
    ///
    /// Foundation's `standardized` alone drops the `..` with which a relative path begins.
    public static func file(_ path: String, from folder: String? = nil) -> URL {
        URL(fileURLWithPath: path, relativeTo: folder.map { URL(fileURLWithPath: $0, isDirectory: true) }).absoluteURL.standardized
    }
}
