import Lessons

extension Invocation {
    /// Understands the words behind the tool's name. Options may stand anywhere before `--`.
    init(_ words: [String], of table: CommandTable) throws(UsageError) {
        let typed = try TypedWords(words, options: table.options, nearby: Self.optionsNearby(words, table))
        let options = Dictionary(typed.options.map { ($0.option.name, $0.value) }) { $1 }
        if options["version"] != nil, typed.words.isEmpty {
            self.init(command: .version, options: options)
            return
        }
        guard let verb = typed.words.first else {
            guard options["help"] != nil else { throw .noVerb }
            self.init(command: .help, options: options)
            return
        }
        guard let command = table.command(verb) else {
            throw .unknownVerb(verb, nearest: verb.nearest(in: table.verbs), all: table.verbs)
        }
        let own = try typed.options.map { (option, value) throws(UsageError) in
            (option.name, try Self.value(value, for: option, of: command, table))
        }
        if options["help"] != nil {
            self.init(command: .help, words: [verb])
            return
        }
        let (form, rest) = try Self.form(Array(typed.words.dropFirst()), of: command)
        self.init(command: command, keyword: form.keyword, words: rest, options: Dictionary(own) { $1 })
    }

    /// The options that a misspelt one may have meant: the verb's, as far as there is one yet.
    private static func optionsNearby(_ words: [String], _ table: CommandTable) -> [Option] {
        words.lazy.compactMap { table.command($0)?.allOptions }.first ?? table.options
    }

    private static func value(
        _ value: String, for typed: Option, of command: Command, _ table: CommandTable
    ) throws(UsageError) -> String {
        guard let option = command.allOptions.first(where: { $0.name == typed.name }) else {
            throw .optionOfOthers(typed.word, verb: command.verb, takers: table.verbs(taking: typed))
        }
        guard let choices = option.value.choices, !choices.contains(value) else { return value }
        throw .wrongValue(value, option: option.word, choices: choices, nearest: value.nearest(in: choices))
    }

    private static func form(_ words: [String], of command: Command) throws(UsageError) -> (Form, [String]) {
        let named = command.forms.first { $0.keyword != nil && $0.keyword == words.first }
        let rest = named == nil ? words : Array(words.dropFirst())
        guard let form = named ?? command.forms.first(where: { $0.keyword == nil }) else {
            throw unknownKeyword(words.first, of: command)
        }
        guard rest.count >= form.count.lowerBound else {
            throw .missingWord(form.placeholder ?? "", behind: form.keyword ?? command.verb, command: command)
        }
        guard rest.count > form.count.upperBound else { return (form, rest) }
        let keywords = command.forms.compactMap(\.keyword)
        if named == nil, !keywords.isEmpty { throw unknownKeyword(rest[0], of: command) }
        throw .surplusWord(rest[form.count.upperBound], command: command)
    }

    private static func unknownKeyword(_ word: String?, of command: Command) -> UsageError {
        let keywords = command.forms.compactMap(\.keyword)
        guard let word else { return .missingWord(keywords.joined(separator: "|"), behind: command.verb, command: command) }
        return .unknownKeyword(word, nearest: word.nearest(in: keywords), command: command)
    }
}
