import Synchronization

/// A bar that is drawn anew in its line as work goes on; nothing where that isn't welcome. Any thread may move it.
final class MovingBar: Sendable {
    private let whole: Int
    private let output: Output
    private let done = Mutex(0)

    init(whole: Int, on output: Output) {
        (self.whole, self.output) = (whole, output)
    }

    /// - Parameter name: what was done.
    func advance(beyond name: String) {
        done.withLock { done in
            done += 1
            draw(Bar(part: done, whole: whole, width: 20).text(on: output) + " " + name)
        }
    }

    func clear() {
        done.withLock { _ in draw("") }
    }

    private func draw(_ text: String) {
        guard output.isLively else { return }
        try? output.write("\r\u{1B}[K" + text)
    }
}
