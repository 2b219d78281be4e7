/// What the kernel may be asked to do for this process; its own numbers, which stand in a header that Swift doesn't see.
enum ProcessControl {
    /// To be killed when the process that has started this one ends.
    static func endWithParent() { control(1, 9, 0, 0, 0) }

    /// To become the parent of those descendants whose own has ended.
    static func adoptDescendants() { control(36, 1, 0, 0, 0) }
}

@_silgen_name("prctl")
@discardableResult
private func control(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
