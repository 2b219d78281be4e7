import Lessons

/// One call of the tool, from its words to its exit status.
struct Session {
    let words: [String]
    let environment: [String: String]
    /// The folder that the person stands in.
    let folder: String

    func run() -> ExitStatus {
        let context = Context(language: language, environment: environment, folder: folder)
        do {
            let invocation = try Invocation(words, of: .lessonctl)
            return try invocation.command.perform(context.carryingOut(invocation))
        } catch {
            let failure = Failure(error)
            context.report(failure)
            return failure.status
        }
    }

    /// What `--language` says, wherever it stands, so that even a mistake beside it is answered in that language.
    private var language: Language {
        let asked = words.indices.lazy.compactMap { index -> Language? in
            if words[index] == "--language", index + 1 < words.count { return Language(rawValue: words[index + 1]) }
            guard words[index].hasPrefix("--language=") else { return nil }
            return Language(rawValue: String(words[index].dropFirst("--language=".count)))
        }
        return asked.first ?? .preferred(in: environment) ?? .english
    }
}
