extension Collection<Substring> {
    /// Hands out each line's bytes in UTF-8. Lines of one text are read from its bytes, which are found once.
    func withBytesOfEach(_ body: (Element, UnsafeBufferPointer<UInt8>) -> Void) {
        guard let base = first?.base, allSatisfy({ $0.base == base }) else {
            for line in self { line.withBytes { body(line, $0) } }
            return
        }
        base.withBytes { bytes in
            for line in self {
                let start = base.utf8.distance(from: base.startIndex, to: line.startIndex)
                body(line, UnsafeBufferPointer(rebasing: bytes[start..<(start + line.utf8.count)]))
            }
        }
    }
}
