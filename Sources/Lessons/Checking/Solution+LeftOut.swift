extension Solution {
    /// The parts of the code that are for Apple's systems alone: a check compiles them on Linux, and so without them. One finding
    /// for each `#if`.
    var leftOutFindings: [Finding] {
        zip(files, tokens).flatMap { file, tokens in
            LeftOut.parts(of: tokens).map { part in
                let column = file.scalarColumn(line: part.line, byteColumn: 1)
                return Finding(
                    id: "left-out", severity: .note, message: part.message,
                    place: Finding.Place(path: file.path, position: SourcePosition(line: part.line, column: column)))
            }
        }
    }
}

/// What stands behind a condition that no check fulfils: `#if os(iOS)`, `#if canImport(UIKit)`.
struct LeftOut: Hashable, Sendable {
    let condition: String
    let line: Int
    /// The line of the directive that ends it.
    let end: Int

    static func parts(of tokens: [SwiftToken]) -> [LeftOut] {
        var open: [(condition: String?, line: Int)] = []
        var parts: [LeftOut] = []
        func close(at line: Int) {
            guard let last = open.popLast(), let condition = last.condition, line > last.line + 1 else { return }
            parts.append(LeftOut(condition: condition, line: last.line, end: line))
        }
        for (mark, word) in zip(tokens.indices, tokens.indices.dropFirst()) where tokens[mark].text == "#" {
            switch tokens[word].text {
            case "if":
                open.append((condition(behind: word, in: tokens), tokens[word].line))
            case "elseif", "else":
                close(at: tokens[word].line)
                open.append((tokens[word].text == "else" ? nil : condition(behind: word, in: tokens), tokens[word].line))
            case "endif":
                close(at: tokens[word].line)
            default: break
            }
        }
        return parts.sorted { $0.line < $1.line }
    }

    var message: Phrase {
        let lines = "\(line + 1)–\(end - 1)"
        return Phrase(
            de: "`#if \(condition)` trifft beim Prüfen nicht zu, denn geprüft wird unter Linux. Die Zeilen \(lines) werden ausgelassen.",
            el: "Το `#if \(condition)` δεν ισχύει στον έλεγχο, που γίνεται σε Linux. Οι γραμμές \(lines) παραλείπονται.",
            en: "`#if \(condition)` isn't true in a check, which runs on Linux. Lines \(lines) are left out.",
            ja: "チェックは Linux で行うため、`#if \(condition)` は成り立ちません。\(lines)行目は除かれます。")
    }

    /// The condition, where it is one by itself that holds on a phone and not in a check.
    private static func condition(behind word: Int, in tokens: [SwiftToken]) -> String? {
        let line = tokens[word...].dropFirst().prefix { $0.line == tokens[word].line }.map(\.text)
        guard line.count == 4, line[1] == "(", line[3] == ")" else { return nil }
        let isForPhones = line[0] == "os" ? line[2] == "iOS" : line[0] == "canImport" && AppleName.table[line[2]]?.framework == line[2]
        return isForPhones ? line.joined() : nil
    }
}
