import Lessons

extension Command {
    static let doctor = Command(
        "doctor", in: .tool, options: [.format("text", "json")],
        summary: Phrase(
            de: "zeigt, was installiert ist, und was du für Fehlendes eingibst",
            el: "ελέγχει τι είναι εγκατεστημένο και λέει τι να πληκτρολογήσεις για ό,τι λείπει",
            en: "shows what is installed, and what to type for what is missing",
            ja: "インストール状況を調べ、足りないものの入れ方を表示します"),
        examples: ["lessonctl doctor"]
    ) { context in
        let examinations = [
            Examination.compiler(context.environment), .runtime(), .sandbox(context.environment), .cmark(context.environment),
            .course(context),
        ]
        if context.invocation.format == "json" {
            try context.print(json: Report(checks: examinations.map { .init($0, in: context.language) }))
        } else {
            try context.print(examinations.map { $0.text(on: context) }.joined(separator: "\n"))
        }
        return examinations.contains { $0.state == .missing } ? .machine : .success
    }

    private struct Report: Encodable {
        let version = 1
        let checks: [Check]

        struct Check: Encodable {
            let name: String
            let state: Examination.State
            let detail: String
            /// What to type.
            let command: String?

            init(_ examination: Examination, in language: Language) {
                (name, state, command) = (examination.name, examination.state, examination.command)
                detail = examination.detail.text(in: language)
            }
        }
    }
}
