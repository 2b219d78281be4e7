import Lessons

/// One thing that was looked for.
struct Examination {
    let name: String
    let state: State
    let detail: Phrase
    var command: String?

    enum State: String, Encodable {
        case ok, missing
        /// Missing, but only some things need it.
        case optional
    }

    func text(on context: Context) -> String {
        let output = context.output
        let sign =
            switch state {
            case .ok: output.painted("✓", .green)
            case .missing: output.painted("✗", .red)
            case .optional: output.painted("!", .yellow)
            }
        let lines = detail.text(in: context.language).wrapped(toDisplayWidth: output.width - 4, longWords: .whole)
        let help = command.map { ["$ " + $0] } ?? []
        return (["\(sign) \(output.painted(name, .bold))"] + (lines + help).map { "    " + $0 }).joined(separator: "\n")
    }
}
