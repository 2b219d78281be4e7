import Foundation

/// Standard output or standard error, and what may be done with it.
struct Output: Sendable {
    private let file: FileHandle
    /// Columns; 80 where it isn't a terminal.
    let width: Int
    let isTerminal: Bool
    /// Whether colour and bars are welcome: on a terminal that can, unless NO_COLOR is set.
    let isLively: Bool

    init(_ file: FileHandle, _ environment: [String: String]) {
        self.file = file
        isTerminal = isatty(file.fileDescriptor) == 1
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isLively = isTerminal && !isPlain && environment["TERM"] != "dumb"
        width = isTerminal ? Self.columns(of: file) ?? 80 : 80
    }

    func write(_ text: String) throws {
        try file.write(contentsOf: Data(text.utf8))
    }

    private static func columns(of file: FileHandle) -> Int? {
        var size = winsize()
        guard ioctl(file.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
