import Lessons
import Synchronization

/// A bar that is drawn anew in its line as work goes on; nothing where that isn't welcome. Any thread may move it.
final class MovingBar: Sendable {
    private let whole: Int
    private let output: Output
    private let language: Language?
    private let done = Mutex(0)
    private let start = ContinuousClock.now

    /// - Parameter language: in which the time left is told; nil where it isn't.
    init(whole: Int, on output: Output, tellingTimeIn language: Language? = nil) {
        (self.whole, self.output, self.language) = (whole, output, language)
    }

    /// - Parameters:
    ///   - name: what was done.
    ///   - say: writes what is to stand above the bar.
    func advance(beyond name: String, saying say: () -> Void = {}) {
        done.withLock { done in
            done += 1
            draw("")
            say()
            draw([Bar(part: done, whole: whole, width: 20).text(on: output), timeLeft(done), name].compactMap(\.self).joined(separator: " "))
        }
    }

    func clear() {
        done.withLock { _ in draw("") }
    }

    private func timeLeft(_ done: Int) -> String? {
        guard let language, done > 0, done < whole else { return nil }
        let seconds = Int(((ContinuousClock.now - start) / .seconds(1) / Double(done) * Double(whole - done)).rounded(.up))
        let time = seconds < 3600
            ? "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" : "\(seconds / 3600):\(seconds % 3600 / 60 < 10 ? "0" : "")\(seconds % 3600 / 60) h"
        return Phrase(de: "· noch \(time) ·", el: "· απομένουν \(time) ·", en: "· \(time) left ·", ja: "・残り \(time) ・").text(in: language)
    }

    private func draw(_ text: String) {
        guard output.isLively else { return }
        try? output.write("\r\u{1B}[K" + text.prefix(displayWidth: max(20, output.width - 1)))
    }
}
