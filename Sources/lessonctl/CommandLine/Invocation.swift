/// What a person typed, understood: a command, its words and its options.
struct Invocation: Sendable {
    let command: Command
    /// The form's keyword, where it has one.
    let keyword: String?
    /// The words behind verb and keyword.
    let words: [String]
    private let options: [String: String]

    init(command: Command, keyword: String? = nil, words: [String] = [], options: [String: String] = [:]) {
        self.command = command
        self.keyword = keyword
        self.words = words
        self.options = options
    }

    /// What was given for an option; nil where it wasn't.
    func value(of option: Option) -> String? {
        options[option.name]
    }

    func has(_ option: Option) -> Bool {
        options[option.name] != nil
    }

    var format: String { options["format"] ?? "text" }
}
