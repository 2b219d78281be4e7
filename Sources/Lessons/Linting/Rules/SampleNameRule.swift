/// What a sample's fence says fits together: names are given once, `with` and `warns` name what there is.
struct SampleNameRule: LintRule {
    let name = "sample-name"
    let summary = Phrase(
        de: "Jeder Name eines Codebeispiels kommt in der Lektion einmal vor, „with=“ nennt nur solche Namen, und „warns=“ eine Warnung, die "
            + "SwiftUI gibt.",
        el: "Κάθε όνομα παραδείγματος υπάρχει μία φορά στο μάθημα, το «with=» λέει μόνο τέτοια ονόματα, και το «warns=» μια προειδοποίηση που "
            + "δίνει το SwiftUI.",
        en: "The name of a code sample occurs once in its lesson, “with=” mentions only such names, and “warns=” a warning that SwiftUI "
            + "gives.",
        ja: "コード例の名前はレッスンの中で一度だけ使い、「with=」にはその名前だけを、「warns=」には SwiftUI が出す警告を書きます。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let samples = document.lesson.codeSamples
        let names = samples.compactMap(\.attributes.name)
        var seen: Set<String> = []
        return samples.flatMap { sample -> [LintFinding] in
            let attributes = sample.attributes
            let repeated = attributes.name.flatMap { seen.insert($0).inserted ? nil : Phrase.repeated($0) }
            let unknown = attributes.with.filter { !names.contains($0) || $0 == attributes.name }.map { name in
                finding(.unknown(name), in: document.path, at: sample.range.start, fix: name.nearest(in: names).map { Phrase(verbatim: "with=\($0)") })
            }
            return [repeated, contradiction(in: attributes)].compactMap(\.self).map { finding($0, in: document.path, at: sample.range.start) } + unknown
        }
    }

    private func contradiction(in attributes: CodeSample.Attributes) -> Phrase? {
        attributes.fails != nil && (attributes.warns != nil || attributes.firstScreen != nil) ? .contradiction : nil
    }
}

extension Phrase {
    fileprivate static func repeated(_ name: String) -> Phrase {
        Phrase(
            de: "„name=\(name)“ heißt in dieser Lektion schon ein anderes Codebeispiel.", el: "Το «name=\(name)» το έχει ήδη άλλο παράδειγμα του μαθήματος.",
            en: "Another code sample in this lesson already has “name=\(name)”.", ja: "このレッスンには「name=\(name)」のコード例がすでにあります。")
    }

    fileprivate static func unknown(_ name: String) -> Phrase {
        Phrase(
            de: "„with=\(name)“: Kein anderes Codebeispiel dieser Lektion heißt so.", el: "«with=\(name)»: κανένα άλλο παράδειγμα του μαθήματος δεν λέγεται έτσι.",
            en: "“with=\(name)”: no other code sample in this lesson has that name.", ja: "「with=\(name)」：その名前のコード例はほかにありません。")
    }

    fileprivate static let contradiction = Phrase(
        de: "„fails“ verträgt sich nicht mit „warns“ und „try“: Was sich nicht kompilieren lässt, kann nicht laufen.",
        el: "Το «fails» δεν ταιριάζει με «warns» και «try»: ό,τι δεν μεταγλωττίζεται δεν μπορεί να τρέξει.",
        en: "“fails” doesn't go with “warns” and “try”: what doesn't compile can't run.",
        ja: "「fails」は「warns」や「try」と一緒に使えません。コンパイルできないものは実行できません。")
}
