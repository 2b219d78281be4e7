/// Remarks that stand beside the text: "Hinweis: …", or a line such as 【注意】 and below it what it says.
struct PageCallouts {
    /// By the places of their first blocks.
    private(set) var callouts: [Int: Callout] = [:]
    /// All blocks of remarks.
    private(set) var blocks: Set<Int> = []

    struct Callout {
        let title: PageSlice
        /// What stands behind the title on its lines.
        let lead: [PageSlice]
        /// Behind the last place.
        let end: Int
    }

    private let all: [PageBlock]
    private let left: [Int]
    private let vocabulary: Vocabulary
    private let words: PageWords

    /// - Parameter left: the blocks that belong to the text, in order.
    init(_ all: [PageBlock], left: [Int], signs: HeadingSigns) {
        (self.all, self.left, vocabulary, words) = (all, left, signs.vocabulary, signs.words)
        for place in left.indices {
            guard let callout = titled(at: place) ?? begun(at: place) else { continue }
            callouts[place] = callout
            blocks.formUnion(left[place..<callout.end])
        }
    }

    /// "Tipp: …", whose text is a sentence; a shorter one is a heading.
    private func begun(at place: Int) -> Callout? {
        let block = all[left[place]]
        guard block.isText, block.markedLevel == nil, let first = block.slices.first, let end = words.calloutEnd(in: first.text) else { return nil }
        let lead = [first.dropping(to: end)] + block.slices.dropFirst()
        guard let last = lead.last, !lead[0].text.isEmpty, vocabulary.isSentence(last.text) || vocabulary.isQuestion(last.text) else { return nil }
        return Callout(title: first.prefix(to: end), lead: lead, end: place + 1)
    }

    /// One whose title stands on a line of its own.
    private func titled(at place: Int) -> Callout? {
        let title = all[left[place]]
        guard let line = title.onlyLine, title.markedLevel == nil, words.isCallout(line) else { return nil }
        guard place + 1 < left.count, left[place + 1] == left[place] + 1 else { return nil }
        let isMarked = line.first?.isLetter == false || line.last?.isLetter == false
        guard isMarked || isSentence(left[place + 1]) else { return nil }
        let end = title.isBeforeBlank ? endApart(from: place, isMarked: isMarked) : endRightBelow(from: place)
        return end > place + 1 ? Callout(title: title.slices[0], lead: [], end: end) : nil
    }

    /// All that stands without a blank line below the title; a line where the page has no blank lines.
    private func endRightBelow(from place: Int) -> Int {
        var end = place + 1
        while end < left.count, !all[left[end]].isAfterBlank, isBody(end) {
            end += 1
            if !all[left[place]].isAfterBlank, !all[left[end - 1]].isItem { break }
        }
        return end
    }

    /// A paragraph behind a blank line. A title without signs of its own may be a heading as well, above a list or where its word is
    /// one for sections.
    private func endApart(from place: Int, isMarked: Bool) -> Int {
        guard isMarked || vocabulary.kind(of: all[left[place]].slices[0].string) == .prose else { return place }
        return isSentence(left[place + 1]) && isBody(place + 1) ? place + 2 : place
    }

    private func isSentence(_ index: Int) -> Bool {
        guard all[index].isText, let last = all[index].slices.last else { return false }
        return vocabulary.isSentence(last.text) && !last.text.contains("://")
    }

    private func isBody(_ place: Int) -> Bool {
        let block = all[left[place]]
        guard block.isText || block.isItem, block.markedLevel == nil else { return false }
        return block.onlyLine.map { words.isCallout($0) || vocabulary.kind(of: String($0.prefix(80))) != .prose } != true
    }
}
