/// Instructions of a Dockerfile, which begin with a word in capitals.
extension CodeForms {
    static func isInstruction(_ text: Substring, _ tokens: [CodeToken]) -> Bool {
        guard tokens.count > 1, tokens[1].isSpaced, let first = tokens.first?.text, instructions.contains(first) else { return false }
        let rest = tokens.dropFirst()
        if first == "FROM" { return rest.contains { $0.isSign(in: ":/") } || rest.dropFirst().first?.text == "AS" }
        if ["RUN", "CMD", "ENTRYPOINT"].contains(first) { return rest.first?.isSign("[") == true || isCommand(text.dropFirst(first.count).trimmingSpaces) }
        return rest.contains { $0.isSign(in: "./=:") || $0.kind == .number } && !rest.contains { $0.isForeign } && text.last != "."
            || first == "COPY" && text.hasSuffix(" .")
    }

    private static let instructions: Set<Substring> = [
        "FROM", "RUN", "CMD", "ENTRYPOINT", "COPY", "ADD", "WORKDIR", "ENV", "ARG", "EXPOSE", "VOLUME", "USER", "LABEL", "HEALTHCHECK",
    ]
}
