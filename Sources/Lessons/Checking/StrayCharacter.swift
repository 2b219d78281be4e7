/// A character that looks like one of Swift's and isn't: typed by another keyboard, or put there by a word processor.
struct StrayCharacter: Hashable, Sendable {
    let scalar: Unicode.Scalar
    /// What belongs there.
    let replacement: String
    let kind: Kind
    let place: Finding.Place

    enum Kind: Hashable, Sendable {
        /// A curly quote: code with it never compiles.
        case quote
        /// A full-width sign or another one that Swift doesn't know.
        case sign
        /// A letter of another alphabet among Latin ones.
        case letter
        /// A space that is none to Swift, or a character that can't be seen.
        case space
    }

    /// Whether no program can hold it, so that there is no need to ask the compiler.
    var isCertain: Bool { kind == .quote || kind == .sign || scalar == "\u{3000}" }
}

extension Solution {
    enum Certainty { case certain, possible }

    /// The findings about characters that can't stand in code, or of those that can but hardly are what was meant.
    func strayCharacters(_ certainty: Certainty) -> [Finding] {
        zip(files, tokens).flatMap { file, tokens in
            StrayCharacterReader(file: file, tokens: tokens).characters.filter { $0.isCertain == (certainty == .certain) }.map { character in
                character.finding(severity: certainty == .certain ? .error : .warning, in: file)
            }
        }
    }
}

extension Finding {
    /// The same as a reason not to pass.
    var asError: Finding {
        var finding = self
        finding.severity = .error
        return finding
    }
}

/// Looks for them in the code of a file, not in strings and comments.
private struct StrayCharacterReader {
    let file: SourceFile
    let tokens: [SwiftToken]

    var characters: [StrayCharacter] {
        guard file.text.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
        let declaresOperators = tokens.contains { $0.text == "operator" }
        let bytes = Array(file.text.utf8)
        return tokens.flatMap { token -> [StrayCharacter] in
            switch token.kind {
            case .word, .number: return characters(in: token, bytes).filter { !declaresOperators || !$0.isMathematical }
            case .string: return closingQuote(of: token, bytes)
            case .mark: return []
            }
        }
    }

    private func characters(in token: SwiftToken, _ bytes: [UInt8]) -> [StrayCharacter] {
        guard token.text.utf8.contains(where: { $0 >= 0x80 }), bytes[max(0, token.offset - 1)] != UInt8(ascii: "`") else { return [] }
        let scalars = Array(token.text.unicodeScalars)
        let isDisguised = scalars.isDisguisedLatin
        var (offset, found) = (token.offset, [StrayCharacter]())
        for scalar in scalars {
            if let (replacement, kind) = StrayCharacter.replacement(for: scalar), kind != .letter || isDisguised {
                found.append(StrayCharacter(scalar: scalar, replacement: replacement, kind: kind, place: place(ofByte: offset, bytes, token)))
            }
            offset += UTF8.width(scalar)
        }
        return found
    }

    /// A string that begins with a straight quote and ends with a curly one goes on to the end of its line.
    private func closingQuote(of token: SwiftToken, _ bytes: [UInt8]) -> [StrayCharacter] {
        guard token.text.first == "\"", !token.text.hasPrefix("\"\"\""), token.text.count == 1 || token.text.last != "\"" else { return [] }
        var offset = token.offset
        for scalar in token.text.unicodeScalars {
            if let (replacement, kind) = StrayCharacter.replacement(for: scalar), kind == .quote {
                return [StrayCharacter(scalar: scalar, replacement: replacement, kind: kind, place: place(ofByte: offset, bytes, token))]
            }
            offset += UTF8.width(scalar)
        }
        return []
    }

    private func place(ofByte offset: Int, _ bytes: [UInt8], _ token: SwiftToken) -> Finding.Place {
        let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let column = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1
        return Finding.Place(path: file.path, position: SourcePosition(line: token.line, column: column))
    }
}

extension [Unicode.Scalar] {
    /// A word that reads as Latin and isn't all Latin: it has letters of both kinds, and all of the others look like Latin ones.
    fileprivate var isDisguisedLatin: Bool {
        let others = filter { $0.value >= 0x80 && StrayCharacter.replacement(for: $0)?.kind != .space }
        guard !others.isEmpty, others.allSatisfy({ StrayCharacter.replacement(for: $0)?.kind == .letter }) else { return false }
        return contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    }
}

extension StrayCharacter {
    /// A sign that a program may declare as an operator of its own.
    fileprivate var isMathematical: Bool { "≠≤≥×÷−→…".unicodeScalars.contains(scalar) }

    /// What was meant by a character that looks like another.
    static func replacement(for scalar: Unicode.Scalar) -> (text: String, kind: Kind)? {
        switch scalar {
        case "“", "”", "„", "‟", "«", "»", "″", "＂", "「", "」", "『", "』": ("\"", .quote)
        case "‘", "’", "‚", "‛", "′": ("\"", .quote)
        case "\u{3000}", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": (" ", .space)
        case "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{202A}"..."\u{202E}": ("", .space)
        case "\u{FF01}"..."\u{FF5E}":
            Unicode.Scalar(scalar.value - 0xFEE0).map { (String($0), .sign) }
        case "、", "､": (",", .sign)
        case "。", "｡": (".", .sign)
        case "–", "—", "−", "‐", "‑": ("-", .sign)
        case "…": ("...", .sign)
        case "×": ("*", .sign)
        case "÷": ("/", .sign)
        case "≠": ("!=", .sign)
        case "≤": ("<=", .sign)
        case "≥": (">=", .sign)
        case "→": ("->", .sign)
        case "\u{37E}": (";", .sign)
        default: lookAlikes[scalar].map { (String($0), .letter) }
        }
    }

    private static let lookAlikes: [Unicode.Scalar: Character] = {
        let greek = zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι".unicodeScalars, "ABEZHIKMNOPTYXovi")
        let cyrillic = zip("АВЕЅІЈКМНОРСТУХасеіјорѕухһԁ".unicodeScalars, "ABESIJKMHOPCTYXaceijopsyxhd")
        return Dictionary(Array(greek) + Array(cyrillic)) { first, _ in first }
    }()

    /// `U+201C`
    fileprivate var code: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    fileprivate func finding(severity: Finding.Severity, in file: SourceFile) -> Finding {
        var finding = Finding(
            id: name, severity: severity, message: message, place: place, notes: [Explanation.named(name)?.text].compactMap(\.self), fix: fix)
        finding.excerpt = file.excerpt(at: place.position)
        return finding
    }

    /// For `explain`.
    private var name: String {
        switch kind {
        case .quote: "curly-quote"
        case .sign: "full-width-sign"
        case .letter: "look-alike-letter"
        case .space: "strange-space"
        }
    }

    private var message: Phrase {
        let (line, column) = (place.position.line, place.position.column)
        let shown = kind == .space ? code : "\(scalar) (\(code))"
        let what = kindPhrase
        return Phrase(
            de: "Zeile \(line), Spalte \(column): Hier steht \(what.de), \(shown).",
            el: "Γραμμή \(line), στήλη \(column): εδώ υπάρχει \(what.el), \(shown).",
            en: "Line \(line), column \(column): there is \(what.en) here, \(shown).",
            ja: "\(line)行\(column)列：\(what.ja) \(shown) があります。")
    }

    private var kindPhrase: Phrase {
        switch kind {
        case .quote: Phrase(de: "ein typografisches Anführungszeichen", el: "ένα τυπογραφικό εισαγωγικό", en: "a typographic quotation mark", ja: "曲がった引用符")
        case .sign:
            Phrase(
                de: "ein Zeichen, das Swift nicht kennt", el: "ένα σημείο που η Swift δεν ξέρει",
                en: "a character that Swift doesn't know", ja: "Swift では使えない記号")
        case .letter:
            Phrase(
                de: "ein Buchstabe eines anderen Alphabets, der nur so aussieht wie \(replacement)", el: "ένα γράμμα άλλου αλφαβήτου που μοιάζει με το \(replacement)",
                en: "a letter from another alphabet that only looks like \(replacement)", ja: "\(replacement) に見える、別の文字体系の文字")
        case .space:
            Phrase(
                de: "ein besonderes oder unsichtbares Leerzeichen", el: "ένα ειδικό ή αόρατο κενό", en: "a special or invisible space",
                ja: "特殊な空白または見えない空白")
        }
    }

    private var fix: Phrase {
        guard !replacement.isEmpty else { return Phrase(de: "Lösch es.", el: "Σβήσε το.", en: "Delete it.", ja: "消してください。") }
        guard replacement != " " else {
            return Phrase(
                de: "Ersetz es durch ein gewöhnliches Leerzeichen.", el: "Βάλε στη θέση του ένα κανονικό κενό.",
                en: "Replace it with an ordinary space.", ja: "半角の空白に置き換えてください。")
        }
        return Phrase(
            de: "Ersetz es durch `\(replacement)`.", el: "Βάλε στη θέση του `\(replacement)`.", en: "Replace it with `\(replacement)`.",
            ja: "`\(replacement)` に置き換えてください。")
    }
}
