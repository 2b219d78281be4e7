/// The script that lets a shell complete the tool's words, made from the table of commands.
struct Completion {
    let table: CommandTable

    func script(for shell: String) -> String {
        switch shell {
        case "fish": fish
        case "zsh": "autoload -U +X bashcompinit && bashcompinit\n" + bash
        default: bash
        }
    }

    private var bash: String {
        """
        _lessonctl() {
            local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" verb="" i
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                case "${COMP_WORDS[i]}" in
                    \(table.verbs.joined(separator: "|"))) verb="${COMP_WORDS[i]}"; break ;;
                esac
            done
            case "$verb:$before" in
        \(indented(valueCases, by: 8))
            esac
            case "$verb:$word" in
        \(indented(optionCases, by: 8))
            esac
            case "$verb" in
        \(indented(wordCases, by: 8))
            esac
        }
        complete -F _lessonctl lessonctl

        """
    }

    private var valueCases: [String] {
        let own = table.commands.flatMap { command in
            command.options.compactMap { option in valueCase(option, verb: command.verb) }
        }
        return own + (Option.everywhere + Option.withoutVerb).compactMap { valueCase($0, verb: "*") }
    }

    private func valueCase(_ option: Option, verb: String) -> String? {
        let names = [option.word] + (option.letter.map { ["-\($0)"] } ?? [])
        let patterns = names.map { "\(verb):\($0)" }.joined(separator: "|")
        switch option.value {
        case .none: return nil
        case .text(let placeholder): return "\(patterns)) \(reply(with: words(for: placeholder))); return ;;"
        case .oneOf(let choices): return "\(patterns)) \(reply(with: listed(choices))); return ;;"
        }
    }

    private var optionCases: [String] {
        let own = table.commands.map { command in
            "\(command.verb):-*) \(reply(with: listed(command.allOptions.map(\.word)))); return ;;"
        }
        return own + [":-*) \(reply(with: listed((Option.everywhere + Option.withoutVerb).map(\.word)))); return ;;"]
    }

    private var wordCases: [String] {
        let own = table.commands.compactMap { command -> String? in
            let keywords = command.forms.compactMap(\.keyword)
            let placeholder = command.forms.compactMap(\.placeholder).first
            let sources = (keywords.isEmpty ? [] : [listed(keywords)]) + (placeholder.map { [words(for: $0)] } ?? [])
            guard !sources.isEmpty else { return nil }
            return "\(command.verb)) \(sources.map(reply).joined(separator: "; ")) ;;"
        }
        return own + ["\"\") \(reply(with: listed(table.verbs))) ;;"]
    }

    /// What may stand where the help says so.
    private func words(for placeholder: String) -> String {
        switch placeholder {
        case "EXERCISE": "-W \"$(ls Exercises 2>/dev/null)\""
        case "COMMAND": listed(table.verbs)
        case "DIR": "-d"
        default: "-f"
        }
    }

    private func listed(_ words: [String]) -> String {
        "-W '\(words.joined(separator: " "))'"
    }

    private func reply(with source: String) -> String {
        "COMPREPLY+=($(compgen \(source) -- \"$word\"))"
    }

    private func indented(_ lines: [String], by spaces: Int) -> String {
        lines.map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
    }

    private var fish: String {
        let verbs = table.commands.map { command in
            "complete -c lessonctl -f -n __fish_use_subcommand -a \(command.verb) -d '\(escaped(command.summary.en))'"
        }
        let exercises = table.commands.filter { $0.forms.contains { $0.placeholder == "EXERCISE" } }.map { command in
            "complete -c lessonctl -f -n '__fish_seen_subcommand_from \(command.verb)' -a '(ls Exercises 2>/dev/null)'"
        }
        let options = table.commands.flatMap { command in
            command.options.map { fishOption($0, "-n '__fish_seen_subcommand_from \(command.verb)' ") }
        }
        let everywhere = Option.everywhere.map { fishOption($0, "") }
        return (verbs + exercises + options + everywhere).joined(separator: "\n") + "\n"
    }

    private func fishOption(_ option: Option, _ condition: String) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value =
            switch option.value {
            case .none: ""
            case .text: " -r"
            case .oneOf(let choices): " -x -a '\(choices.joined(separator: " "))'"
            }
        return "complete -c lessonctl \(condition)-l \(option.name)\(letter)\(value) -d '\(escaped(option.summary.en))'"
    }

    private func escaped(_ text: String) -> String {
        text.replacing("'", with: "\\'")
    }
}
