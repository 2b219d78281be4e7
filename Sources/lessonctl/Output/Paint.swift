import Lessons

/// What colour says beside the words, never instead of them.
enum Paint: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
}

extension Output {
    /// The text in that colour, where colour is welcome.
    func painted(_ text: String, _ paint: Paint) -> String {
        isLively && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension String {
    /// How many columns the text takes; colour takes none.
    var paintedWidth: Int {
        (contains("\u{1B}") ? replacing(/\u{1B}\[[0-9]*m/, with: "") : self).displayWidth
    }

    /// The text with spaces behind it, or before it, until it is that wide.
    func padded(toPaintedWidth width: Int, alignment: Table.Alignment = .left) -> String {
        let spaces = String(repeating: " ", count: Swift.max(0, width - paintedWidth))
        return alignment == .left ? self + spaces : spaces + self
    }
}
