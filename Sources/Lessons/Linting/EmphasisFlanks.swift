/// What stands around two runs of stars or underscores, by which a reader tells whether they were meant to emphasise what is between them.
struct EmphasisFlanks {
    let sign: Unicode.Scalar
    /// Right before the first run and right behind the last.
    let before: Unicode.Scalar
    let after: Unicode.Scalar
    /// What is between the runs; there is something else than spaces.
    let content: [Unicode.Scalar]

    enum Meaning {
        /// Emphasis and nothing else.
        case emphasis
        /// Emphasis with spaces inside, or signs of their own.
        case perhaps
        case signs
    }

    var meaning: Meaning {
        guard let first = content.first, let last = content.last, let inner = (content.first { !$0.isMarkdownSpace }),
            let innerLast = (content.last { !$0.isMarkdownSpace })
        else { return .signs }
        let start = End(outside: before, beside: first, inside: inner, sign: sign, isQuoted: before.opensQuotation(closedBy: first))
        let end = End(outside: after, beside: last, inside: innerLast, sign: sign, isQuoted: last.opensQuotation(closedBy: after))
        let isTurned = inner.properties.generalCategory == .closePunctuation || innerLast.properties.generalCategory == .openPunctuation
        let isName = sign == "_" && inner.isNameLetter && innerLast.isNameLetter
        if !isTurned, !isName {
            switch (start, end) {
            case (.free, .free), (.free, .glued), (.glued, .free): return .emphasis
            case (.glued, .glued) where inner.isTypographic && innerLast.isTypographic: return .emphasis
            default: break
            }
        }
        return first.isMarkdownSpace && last.isMarkdownSpace ? .perhaps : .signs
    }

    /// How a run stands between what is outside and what is inside.
    private enum End {
        /// Outside no word goes on, or it is of a script without spaces.
        case free
        /// Outside a word goes on, but a punctuation mark inside parts it from what is emphasised.
        case glued
        case unfit

        init(outside: Unicode.Scalar, beside: Unicode.Scalar, inside: Unicode.Scalar, sign: Unicode.Scalar, isQuoted: Bool) {
            let isSpaced = beside.isMarkdownSpace && !inside.isCJK
            if isSpaced || isQuoted {
                self = .unfit
            } else if outside.isMarkdownSpace || outside.isMarkdownPunctuation || outside.isCJK {
                self = .free
            } else {
                self = sign == "*" && inside.isMarkdownPunctuation && !inside.isCodeBracket ? .glued : .unfit
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it opens what the other closes, so that a sign between them is only spoken of.
    fileprivate func opensQuotation(closedBy other: Unicode.Scalar) -> Bool {
        switch (self, other) {
        case ("(", ")"), ("[", "]"), ("{", "}"), ("\"", "\""), ("'", "'"), ("„", "“"), ("„", "”"), ("“", "”"), ("‚", "‘"), ("‘", "’"), ("«", "»"), ("»", "«"),
            ("‹", "›"), ("›", "‹"), ("「", "」"), ("『", "』"), ("（", "）"):
            true
        default: false
        }
    }

    /// Brackets with which code goes on behind a name.
    fileprivate var isCodeBracket: Bool {
        switch self {
        case "(", ")", "[", "]", "{", "}", "<", ">": true
        default: false
        }
    }

    fileprivate var isTypographic: Bool { !isASCII && isMarkdownPunctuation }
}
