extension String {
    /// The text in lines that are at most that wide, broken at spaces, and between the characters of scripts written without them,
    /// but never so that a line begins with 。or ends with 「.
    func wrapped(to width: Int) -> [String] {
        split(separator: "\n", omittingEmptySubsequences: false).flatMap { String($0).wrappedLine(to: width) }
    }

    private func wrappedLine(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if !line.isEmpty, line.displayWidth + piece.trimmingEnd.displayWidth > width {
                lines.append(line.trimmingEnd)
                line = ""
            }
            line += piece
        }
        return lines + [line.trimmingEnd]
    }

    /// What can't be broken, each with the spaces behind it.
    private var pieces: [String] {
        var pieces: [String] = []
        var last: Character?
        for character in self {
            if let last, !last.allowsBreak(before: character) {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
            last = character
        }
        return pieces
    }

    private var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension Character {
    fileprivate func allowsBreak(before next: Character) -> Bool {
        if self == " " { return next != " " }
        guard isWide || next.isWide, next != " " else { return false }
        return !"、。，．：；？！）」』】〉》・ーっゃゅょッャュョ…,.;:?!)".contains(next) && !"（「『【〈《(".contains(self)
    }
}
