import Lessons

/// A verb: what its help, its mistakes and its completion are made of, and what it does.
struct Command: Sendable {
    let verb: String
    let group: Group
    /// The words that it takes, in each form that it has.
    let forms: [Form]
    /// Its own options; those of `Option.everywhere` come on top.
    let options: [Option]
    let summary: Phrase
    /// What else is worth knowing, a paragraph each.
    let details: [Phrase]
    /// As one would type them.
    let examples: [String]
    let perform: @Sendable (Context) throws -> ExitStatus

    init(
        _ verb: String, _ forms: [Form] = [.none], in group: Group, options: [Option] = [], summary: Phrase,
        details: [Phrase] = [], examples: [String], perform: @escaping @Sendable (Context) throws -> ExitStatus
    ) {
        self.verb = verb
        self.group = group
        self.forms = forms
        self.options = options
        self.summary = summary
        self.details = details
        self.examples = examples
        self.perform = perform
    }

    /// Where the overview lists it.
    enum Group: CaseIterable, Sendable {
        case learning, course, tool
    }

    /// `lessonctl hint EXERCISE`, a line a form.
    var usage: [String] {
        forms.map { "lessonctl " + ([verb] + $0.usage).joined(separator: " ") }
    }

    var allOptions: [Option] { options + Option.everywhere }
}
