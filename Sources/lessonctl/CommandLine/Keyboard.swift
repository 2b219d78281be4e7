import Foundation

/// Single keys from standard input: on a terminal as they are pressed, else the letters that come.
struct Keyboard {
    let isTerminal = isatty(STDIN_FILENO) == 1
    /// Negative where nothing more can come.
    private(set) var descriptor = STDIN_FILENO

    /// Lets the work run while keys come one by one. Between, the terminal is as it was, so that its own keys work.
    func whileListening<Result>(_ work: () throws -> Result) rethrows -> Result {
        guard isTerminal else { return try work() }
        var before = termios()
        tcgetattr(STDIN_FILENO, &before)
        var single = before
        single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &single)
        defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
        return try work()
    }

    /// The next key, when there is one; Ctrl-C and Ctrl-D are `q`.
    mutating func key() -> Character? {
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) == 1 else {
            descriptor = -1
            return nil
        }
        return [3, 4].contains(byte) ? "q" : Character(Unicode.Scalar(byte))
    }
}
