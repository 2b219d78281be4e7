/// Where long comments and strings can end, so that an opening sign without its fellow doesn't swallow the page.
struct ContinuationEnds {
    private var lines: [String: [Int]] = [:]
    private var fences: [(line: Int, sign: UInt8, length: Int)] = []

    init(_ page: [PageLine]) {
        for index in page.indices {
            guard let sign = page[index].text.utf8.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { continue }
            let text = page[index].text.utf8
            if text.count >= 3, text.allSatisfy({ $0 == sign }) { fences.append((index, sign, text.count)) }
        }
        lines["*/"] = page.indices.filter { page[$0].text.holds("*/") }
        lines["-->"] = page.indices.filter { page[$0].text.holds("-->") }
        lines["\"\"\""] = page.indices.filter { page[$0].text.holds("\"\"\"") }
        lines["'''"] = page.indices.filter { page[$0].text.holds("'''") }
    }

    func isClosed(_ continuation: CodeContinuation, after line: Int) -> Bool {
        switch continuation {
        case .none: true
        case .comment(let sign), .string(let sign): isThere(sign, after: line)
        }
    }

    /// The line that closes a fence; nil where none does or nothing stands between.
    func end(of fence: CodeFence, after line: Int) -> Int? {
        let first = fences.partition { $0.line > line }
        let end = fences[first...].prefix(40).first { $0.sign == fence.sign && $0.length >= fence.length }
        return end.flatMap { $0.line > line + 1 ? $0.line : nil }
    }

    /// Within two hundred lines.
    private func isThere(_ sign: String, after line: Int) -> Bool {
        guard let places = lines[sign] else { return false }
        let first = places.partition { $0 > line }
        return first < places.count && places[first] - line <= 200
    }
}

extension Array {
    /// Where those begin that fulfil a condition, which none before and all behind do.
    func partition(by isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
