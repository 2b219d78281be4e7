/// All commands of the tool: the one place that help, mistakes and completion read.
struct CommandTable: Sendable {
    let commands: [Command]

    static let lessonctl: CommandTable = CommandTable(commands: [
        .check, .run, .play, .watch, .hint, .explain, .start, .reset, .next, .done, .undone, .progress,
        .inspect, .lint, .verify, .importPage, .build, .new, .grade,
        .doctor, .version, .help,
    ])

    var verbs: [String] { commands.map(\.verb) }

    /// Every option of any verb, once each.
    var options: [Option] {
        let all = commands.flatMap(\.options) + Option.everywhere + Option.withoutVerb
        return all.reduce(into: []) { options, option in
            if !options.contains(where: { $0.name == option.name }) { options.append(option) }
        }
    }

    func command(_ verb: String) -> Command? {
        commands.first { $0.verb == verb }
    }

    /// The verbs that take an option.
    func verbs(taking option: Option) -> [String] {
        commands.filter { $0.options.contains { $0.name == option.name } }.map(\.verb)
    }
}
