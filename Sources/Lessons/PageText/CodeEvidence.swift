/// How much a line looks like code, judged by its signs and not by its place.
struct CodeEvidence: Sendable {
    enum Strength: Int, Comparable, Sendable {
        /// Words.
        case none
        /// Could be either: `path.count`, `dismiss()`, `@State`.
        case weak
        case strong

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private(set) var strength = Strength.none
    /// By how many brackets the line opens more than it closes.
    let depthChange: Int
    /// How far it goes below where it began.
    let lowestDepth: Int
    /// The most words in a row with nothing but spaces between that belong to no programming language.
    let longestRun: Int
    /// The same outside brackets.
    let outerRun: Int
    /// Words with letters beyond ASCII outside brackets.
    let foreignWords: Int
    let isComment: Bool
    /// Opens an indented block as Python does.
    let endsWithColon: Bool
    /// `import` and its like.
    let isImport: Bool
    /// All of it is closing brackets and what may follow them.
    let isClosing: Bool
    let tokens: [CodeToken]
    /// What the line leaves open.
    let continuation: CodeContinuation

    init(_ text: Substring, after before: CodeContinuation = .none) {
        let lexer = CodeLexer(text, after: before)
        let all = lexer.tokens
        continuation = lexer.continuation
        tokens = all.filter { $0.kind != .comment }
        let shape = Shape(tokens)
        (depthChange, lowestDepth, longestRun, outerRun, foreignWords) = (
            shape.depth, shape.lowest, shape.longestRun, shape.outerRun, shape.foreignWords
        )
        isComment = tokens.isEmpty && !all.isEmpty
        endsWithColon = tokens.last?.isSign(":") == true
        isImport = CodeForms.isImport(tokens)
        isClosing = CodeForms.isClosing(tokens)
        strength = judge(text, hasComment: all.count > tokens.count)
    }

    private func judge(_ text: Substring, hasComment: Bool) -> Strength {
        if isComment { return text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("<!--") ? .strong : .weak }
        guard !tokens.isEmpty else { return .none }
        if text.hasPrefix("#!") || CodeForms.isPrompt(text) || CodeForms.isMarkup(text, tokens)
            || CodeForms.isQuery(tokens) && !endsAsSentence(text) || CodeForms.isRequest(text) || CodeForms.isSureCommand(text) || CodeForms.isShellStatement(text, tokens)
        {
            return .strong
        }
        if CodeForms.isLikeCommand(text) || CodeForms.isInstruction(text, tokens) { return .weak }
        guard longestRun < 3, !endsAsSentence(text) else { return .none }
        if CodeForms.isClause(tokens) { return .weak }
        if isClosing { return tokens.allSatisfy { !$0.isWord && $0.text != "..." } ? .strong : .weak }
        if tokens.last?.isSign("{") == true, foreignWords == 0 || tokens.count <= 4 { return .strong }
        if tokens.first?.isSign("}") == true { return .strong }
        if CodeForms.isMember(tokens), outerRun < 2 { return .strong }
        guard foreignWords == 0 || CodeForms.isDeclaration(tokens) || CodeForms.isAssignment(tokens) == .strong else { return .none }
        if isImport || CodeForms.isDeclaration(tokens) || CodeForms.isCommand(text) { return .strong }
        return max(CodeForms.isAssignment(tokens), CodeForms.isStatement(tokens), outerRun < 2 ? CodeForms.isExpression(tokens) : .none)
    }

    /// A full stop ends no statement; a question or exclamation mark behind a word with words before it doesn't either.
    private func endsAsSentence(_ text: Substring) -> Bool {
        switch text.unicodeScalars.last {
        case ".": !text.hasSuffix("..") && !text.hasSuffix(" .")
        case "?", "!", "…": longestRun >= 2 || tokens.count > 2 && tokens.allSatisfy { $0.isWord || $0.isSign(in: "?!,") }
        case let last?: "。？！：、，）」』".unicodeScalars.contains(last)
        case nil: false
        }
    }
}

/// What is counted in one pass over a line's tokens.
private struct Shape {
    var depth = 0
    var lowest = 0
    var longestRun = 0
    var outerRun = 0
    var foreignWords = 0

    init(_ tokens: [CodeToken]) {
        var run = 0
        for token in tokens {
            switch token.kind {
            case .word:
                if token.isForeign, depth <= 0 { foreignWords += 1 }
                if !token.isSpaced, run > 0 { run = 0 }
                if !CodeForms.keywords.contains(token.text) { run += 1 }
                longestRun = max(longestRun, run)
                if depth <= 0 { outerRun = max(outerRun, run) }
            case .sign:
                run = 0
                if token.isSign(in: "{([") { depth += 1 }
                if token.isSign(in: "})]") {
                    depth -= 1
                    lowest = min(lowest, depth)
                }
            default: run = 0
            }
        }
    }
}
