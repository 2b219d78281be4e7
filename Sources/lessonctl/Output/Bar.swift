/// How much of something is done.
struct Bar {
    let part: Int
    let whole: Int
    var width = 10

    /// `█████░░░░░ 1/2`; without the drawing where it isn't welcome.
    func text(on output: Output) -> String {
        output.isLively ? "\(drawing) \(part)/\(whole)" : "\(part)/\(whole)"
    }

    private var drawing: String {
        let full = whole == 0 ? 0 : part * width / whole
        return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    }
}
