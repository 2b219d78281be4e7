/// A place in a text file as an editor shows it: both numbers from 1, columns in Unicode scalars of the line.
public struct SourcePosition: Hashable, Codable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        (self.line, self.column) = (line, column)
    }

    public static func < (a: Self, b: Self) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}

/// From the first character to behind the last one.
public struct SourceRange: Hashable, Codable, Sendable {
    public var start: SourcePosition
    public var end: SourcePosition

    public init(start: SourcePosition, end: SourcePosition) {
        (self.start, self.end) = (start, end)
    }
}
