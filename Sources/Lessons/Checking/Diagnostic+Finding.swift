extension Diagnostic {
    /// The compiler's message word for word, with the line it is about, its notes and, for a mistake that we know, what it means.
    public var finding: Finding {
        let meaning = AppleName.named(in: message)?.explanation ?? Explanation.matching(message)?.text
        var finding = Finding(
            id: "compile", severity: severity, message: Phrase(verbatim: message), place: place,
            notes: notes.map { Phrase(verbatim: $0.lineOnly) } + [meaning].compactMap(\.self))
        finding.excerpt = excerpt
        return finding
    }

    /// Without the path: a note is nearly always about the same file.
    private var lineOnly: String { "\(place.position.line):\(place.position.column): \(message)" }
}

extension Phrase {
    static func ifMeant(_ name: String) -> Phrase {
        Phrase(
            de: "`\(name)`, wenn du das meinst.", el: "`\(name)`, αν αυτό εννοείς.", en: "`\(name)`, if that is what you mean.",
            ja: "`\(name)`（このつもりであれば）")
    }
}

extension Finding {
    static func compilerTookTooLong(path: String) -> Finding {
        Finding(
            id: "limit", severity: .error,
            message: Phrase(
                de: "Der Compiler wird mit \(path) in 30 Sekunden nicht fertig. Teile lange Ausdrücke in kleinere auf oder schreib die Typen dazu.",
                el: "Ο μεταγλωττιστής δεν τελειώνει με το \(path) μέσα σε 30 δευτερόλεπτα. Χώρισε τις μεγάλες εκφράσεις ή γράψε τους τύπους τους.",
                en: "The compiler can't finish \(path) within 30 seconds. Split long expressions into smaller ones, or write out their "
                    + "types.",
                ja: "コンパイラが \(path) を30秒以内に処理できません。長い式を分けるか、型を書き添えてください。"))
    }

    static func compilerNeededTooMuchMemory(path: String) -> Finding {
        Finding(
            id: "limit", severity: .error,
            message: Phrase(
                de: "Der Compiler braucht für \(path) mehr als 1 GB Speicher. Teile lange Ausdrücke und große Literale in kleinere auf.",
                el: "Ο μεταγλωττιστής χρειάζεται πάνω από 1 GB μνήμη για το \(path). Χώρισε τις μεγάλες εκφράσεις και τα μεγάλα literal.",
                en: "The compiler needs more than 1 GB of memory for \(path). Split long expressions and large literals into smaller ones.",
                ja: "コンパイラが \(path) に 1 GB を超えるメモリを必要としています。長い式や大きなリテラルを分けてください。"))
    }

    static func compilerCrashed(path: String) -> Finding {
        Finding(
            id: "compile", severity: .error,
            message: Phrase(
                de: "Der Compiler ist an \(path) abgestürzt. Nimm die letzte Änderung zurück oder vereinfache tief verschachtelte Ausdrücke.",
                el: "Ο μεταγλωττιστής κατέρρευσε με το \(path). Αναίρεσε την τελευταία αλλαγή ή απλοποίησε τις βαθιά φωλιασμένες εκφράσεις.",
                en: "The compiler crashed on \(path). Undo your last change, or simplify deeply nested expressions.",
                ja: "コンパイラが \(path) でクラッシュしました。最後の変更を戻すか、深く入れ子になった式を簡単にしてください。"))
    }

    /// The script's first screen can't be made from the solution.
    static func wrongRoot(_ root: Root, because error: Diagnostic, in solution: Solution) -> Finding {
        let place = Finding.Place(path: solution.path, position: SourcePosition(line: 1, column: 1))
        let notes = [Phrase(verbatim: error.message)]
        guard !solution.types.contains(where: { $0.name == root.typeName }) else {
            return Finding(
                id: "root", severity: .error,
                message: Phrase(
                    de: "Das Skript beginnt mit `\(root.text)`, aber so lässt sich `\(root.typeName)` in deiner Datei nicht erzeugen.",
                    el: "Το script ξεκινά με `\(root.text)`, αλλά στο αρχείο σου το `\(root.typeName)` δεν δημιουργείται έτσι.",
                    en: "The script starts with `\(root.text)`, but `\(root.typeName)` in your file can't be created that way.",
                    ja: "スクリプトは `\(root.text)` から始まりますが、解答の `\(root.typeName)` はその書き方では作れません。"),
                place: place, notes: notes)
        }
        let list = solution.viewNames.map { "`\($0)`" }.joined(separator: ", ")
        let message =
            list.isEmpty
            ? Phrase(
                de: "Das Skript beginnt mit `\(root.text)`. Deine Datei hat keine solche View und auch keine andere.",
                el: "Το script ξεκινά με `\(root.text)`, αλλά το αρχείο σου δεν έχει τέτοια προβολή, ούτε κάποια άλλη.",
                en: "The script starts with `\(root.text)`. Your file has no such view, and no other view either.",
                ja: "スクリプトは `\(root.text)` から始まりますが、解答にはそのビューも、ほかのビューもありません。")
            : Phrase(
                de: "Das Skript beginnt mit `\(root.text)`. Deine Datei hat keine solche View; sie hat: \(list).",
                el: "Το script ξεκινά με `\(root.text)`, αλλά το αρχείο σου δεν έχει τέτοια προβολή· έχει: \(list).",
                en: "The script starts with `\(root.text)`. Your file has no such view; it has: \(list).",
                ja: "スクリプトは `\(root.text)` から始まりますが、解答にそのビューはありません。あるのは \(list) です。")
        return Finding(id: "root", severity: .error, message: message, place: place, notes: [])
    }
}
