import Lessons

extension Command {
    static let help: Command = Command(
        "help", [.optional("COMMAND")], in: .tool, options: [.completion],
        summary: Phrase(
            de: "listet die Befehle auf oder erklärt einen davon", el: "δείχνει όλες τις εντολές ή εξηγεί μία από αυτές",
            en: "lists the commands, or explains one of them", ja: "コマンドの一覧、または1つのコマンドの説明を表示します"),
        details: [
            Phrase(
                de: "Damit bash Wörter ergänzt, schreibe in ~/.bashrc: source <(lessonctl help --completion bash)",
                el: "Για να συμπληρώνει λέξεις το bash, γράψε στο ~/.bashrc: source <(lessonctl help --completion bash)",
                en: "For tab completion in bash, add to ~/.bashrc: source <(lessonctl help --completion bash)",
                ja: "bash で補完を使うには、~/.bashrc に次の行を書きます：source <(lessonctl help --completion bash)")
        ],
        examples: ["lessonctl help hint"]
    ) { context in
        let (table, page) = (CommandTable.lessonctl, HelpPage(language: context.language, output: context.output))
        if let shell = context.invocation.value(of: .completion) {
            try context.print(Completion(table: table).script(for: shell))
        } else if let verb = context.invocation.words.first {
            guard let command = table.command(verb) else {
                throw UsageError.unknownVerb(verb, nearest: verb.nearest(in: table.verbs), all: table.verbs)
            }
            try context.print(page.page(of: command))
        } else {
            try context.print(page.overview(of: table))
        }
        return .success
    }
}
