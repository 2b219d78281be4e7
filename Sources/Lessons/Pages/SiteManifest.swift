import Foundation

/// What we wrote into a site's folder and what it was made from: `.lessonctl-site` there. From it a build knows what it need not
/// make again, and which files are ours to remove.
struct SiteManifest: Sendable {
    /// The build of the tool that wrote it; another one makes everything again.
    var tool: String
    /// By path from the site's root.
    var files: [String: File] = [:]
    /// By place, as in `de/ways`.
    var cards: [String: Card] = [:]

    struct File: Equatable, Sendable {
        /// Tells apart what the file was made from; empty for files that are made every time.
        var key: String
        var stamp: FileStamp
    }

    struct Card: Sendable {
        var key: String
        var card: LessonCard
    }

    static let name = ".lessonctl-site"

    /// That of the folder; an empty one where there is none.
    init(in folder: String) {
        let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") ?? Data()
        self = SiteManifest(data) ?? SiteManifest(tool: Self.thisTool)
        guard tool != Self.thisTool else { return }
        tool = Self.thisTool
        cards = [:]
        files = files.mapValues { File(key: "", stamp: $0.stamp) }
    }

    init(tool: String = Self.thisTool) {
        self.tool = tool
    }

    private static let thisTool = "1 \(FileStamp(of: "/proc/self/exe").map { "\($0)" } ?? "")"
}

/// A file's size and when it was written: enough to notice that someone else wrote it.
struct FileStamp: Equatable, Sendable, CustomStringConvertible {
    var size: Int
    /// Nanoseconds since 1970.
    var time: Int

    init(size: Int, time: Int) {
        (self.size, self.time) = (size, time)
    }

    /// Nil where there is no such file.
    init?(of path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int(facts.st_size)
        time = Int(facts.st_mtim.tv_sec) * 1_000_000_000 + Int(facts.st_mtim.tv_nsec)
    }

    var description: String { "\(size) \(time)" }
}
