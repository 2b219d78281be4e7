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
