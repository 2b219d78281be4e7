/// Where unlabelled code begins.
struct CodeBeginnings {
    let lines: CodeLines

    func begins(_ index: Int) -> Bool {
        if lines[index].text.isDiagnostic { return true }
        guard lines[index].sign == nil else { return false }
        switch lines.evidence[index].strength {
        case .none: return false
        case .strong: return !isProseAround(index) && !isCell(index)
        case .weak: return isSupported(index)
        }
    }

    /// A lone bracket or a wrapped line amid text is no code.
    private func isProseAround(_ index: Int) -> Bool {
        guard lines.evidence[index].isClosing else { return false }
        return !lines.isStrong(index + 1) && !lines.isStrong(index - 1)
    }

    /// Whether four lines or more stand right above that are as short, most of them words: so it is a cell of a table that lost its rules.
    private func isCell(_ index: Int) -> Bool {
        var (first, words) = (index, 0)
        while first > 0, index - first < 12, isShort(first - 1) {
            first -= 1
            if lines.evidence[first].strength == .none { words += 1 }
        }
        return isShort(index) && index - first > 3 && words * 2 > index - first && lines.evidence[index].depthChange == 0
    }

    private func isShort(_ index: Int) -> Bool {
        let line = lines[index]
        return !line.isBlank && line.text.contains(where: \.isLetter) && line.sign == nil && line.indentation == 0 && line.text.displayWidth <= 40 && lines.evidence[index].depthChange == 0
            && line.text.last.map { !".:;。、：,".contains($0) } == true
    }

    /// A line that could be either is code beside code, or where the text announces it.
    private func isSupported(_ index: Int) -> Bool {
        var next = index + 1
        while next < lines.count, !lines[next].isBlank, lines.evidence[next].strength == .weak, next - index < 12 { next += 1 }
        if lines.isStrong(next) || CodeForms.isLikeCommand(lines[index].text) && next - index > 1 && CodeForms.isLikeCommand(lines[index + 1].text) {
            return true
        }
        if CodeForms.isBareSelect(lines.evidence[index].tokens) {
            return (index + 1..<min(index + 12, lines.count)).contains { lines.evidence[$0].tokens.first?.text == "FROM" }
        }
        guard lines.evidence[index].tokens.count > 1 || next - index > 1 else { return false }
        return lines.isAnnounced(index) || isBetweenTextAndHeading(index) || isUnderHeading(index) && CodeForms.isCall(lines.evidence[index].tokens)
    }

    /// Whether a line stands right below a heading and above text: a second heading there would leave the first one empty.
    private func isUnderHeading(_ index: Int) -> Bool {
        guard let before = lines.last(before: index), before > lines.next(from: 0), index + 1 < lines.count else {
            return false
        }
        let next = lines.next(from: index + 1)
        guard next < lines.count, lines[next].text.last.map({ ".!。！".contains($0) }) == true, lines.evidence[next].strength == .none,
            lines.evidence[before].strength == .none, lines[before].text.displayWidth <= 80
        else { return false }
        let isBehindText = lines[before - 1].isBlank || lines[before - 1].text.last.map { ".!?:。！？：".contains($0) } == true
        return isBehindText && lines[before].sign == nil && lines[before].text.last.map { !".!?:;,。！？：；、…".contains($0) } == true
    }

    /// Whether a call stands alone between a sentence and a line that is none: as a heading it would have nothing under it.
    private func isBetweenTextAndHeading(_ index: Int) -> Bool {
        guard CodeForms.isCall(lines.evidence[index].tokens), lines.evidence[index].tokens.contains(where: { $0.isSign(".") }),
            let before = lines.last(before: index), index + 1 < lines.count, lines[index + 1].isBlank
        else { return false }
        let next = lines.next(from: index + 1)
        guard next < lines.count, lines.evidence[next].strength == .none, lines[next].sign == nil else { return false }
        let endsAsText = { (line: PageLine) in line.text.last.map { ".!?:。！？：".contains($0) } == true }
        return endsAsText(lines[before]) && !endsAsText(lines[next]) && lines[next].text.displayWidth <= 60
    }
}
