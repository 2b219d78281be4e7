/// How long a page may be: telling what its lines are takes far longer than parsing Markdown does.
enum PageLimits {
    static let lines = 10_000
    static let bytes = 500_000

    /// The first line that goes beyond a bound.
    static func excess(in source: SourceFile) -> LessonFailure? {
        var bytes = 0
        for (index, line) in source.lines.enumerated() {
            bytes += line.utf8.count + 1
            if index >= lines || bytes > Self.bytes + 1 { return .pageTooLong(path: source.path, line: index + 1) }
        }
        return nil
    }
}
