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
        let names = Set(samples.filter { $0.language == "swift" && !$0.attributes.isOutput }.compactMap(\.attributes.name))
        var seen: Set<String> = []
        var meant = NearestWords()
        return samples.flatMap { sample -> [LintFinding] in
            let attributes = sample.attributes
            let repeated = attributes.name.flatMap { seen.insert($0).inserted ? nil : Phrase.repeated($0) }
            let itself = attributes.with.first { $0 == attributes.name }.map(Phrase.itself)
            let unknown = attributes.with.filter { !names.contains($0) && $0 != attributes.name }.map { name in
                let nearest = meant.nearest(to: name, in: names).flatMap { $0 == attributes.name ? nil : $0 }
                let fence = document.source.restOfLine(from: sample.range.start)
                let fix = nearest.flatMap { fence.replacingLast(name, with: $0) }.map { Phrase(verbatim: $0) }
                return finding(.unknown(name), in: document.path, at: sample.range.start, fix: fix)
            }
            let others = [repeated, contradiction(in: sample), itself].compactMap(\.self)
            return others.map { finding($0, in: document.path, at: sample.range.start) } + unknown
        }
    }

    /// What says something of the compiling of code that isn't compiled, or can't be.
    private func contradiction(in sample: CodeSample) -> Phrase? {
        let attributes = sample.attributes
        if attributes.fails != nil, attributes.warns != nil || attributes.firstScreen != nil { return .contradiction }
        let says = [
            ("fails", attributes.fails), ("warns", attributes.warns), ("try", attributes.firstScreen), ("in", attributes.fragment?.rawValue),
            ("with", attributes.with.first),
        ].first { $0.1 != nil }?.0
        guard let says else { return nil }
        if attributes.isOutput { return .isOutput(says) }
        if attributes.ignore != nil { return .isIgnored(says) }
        return sample.language == "swift" || sample.language == nil ? nil : .otherLanguage(says)
    }
}

extension Phrase {
    fileprivate static func repeated(_ name: String) -> Phrase {
        Phrase(
            de: "„name=\(name)“ heißt in dieser Lektion schon ein anderes Codebeispiel.", el: "Το «name=\(name)» το έχει ήδη άλλο παράδειγμα του μαθήματος.",
            en: "Another code sample in this lesson already has “name=\(name)”.", ja: "このレッスンには「name=\(name)」のコード例がすでにあります。")
    }

    fileprivate static func itself(_ name: String) -> Phrase {
        Phrase(
            de: "„with=\(name)“ nennt dieses Codebeispiel selbst. Lass es weg oder nenn ein anderes.",
            el: "Το «with=\(name)» λέει το ίδιο αυτό παράδειγμα. Βγάλε το ή βάλε άλλο.",
            en: "“with=\(name)” names this code sample itself. Leave it out, or name another.",
            ja: "「with=\(name)」はこのコード例自身の名前です。消すか、別の名前にしてください。")
    }

    fileprivate static func unknown(_ name: String) -> Phrase {
        Phrase(
            de: "„with=\(name)“: Kein anderes Codebeispiel dieser Lektion heißt so.", el: "«with=\(name)»: κανένα άλλο παράδειγμα του μαθήματος δεν λέγεται έτσι.",
            en: "“with=\(name)”: no other code sample in this lesson has that name.", ja: "「with=\(name)」：その名前のコード例はほかにありません。")
    }

    fileprivate static func isOutput(_ name: String) -> Phrase {
        Phrase(
            de: "„\(name)“ verträgt sich nicht mit „output“: Eine Ausgabe wird nicht kompiliert.",
            el: "Το «\(name)» δεν ταιριάζει με το «output»: η έξοδος δεν μεταγλωττίζεται.",
            en: "“\(name)” doesn't go with “output”: output isn't compiled.", ja: "「\(name)」は「output」と一緒に使えません。出力はコンパイルされません。")
    }

    fileprivate static func isIgnored(_ name: String) -> Phrase {
        Phrase(
            de: "„\(name)“ verträgt sich nicht mit „ignore“: Dieser Code wird nicht kompiliert.",
            el: "Το «\(name)» δεν ταιριάζει με το «ignore»: αυτός ο κώδικας δεν μεταγλωττίζεται.",
            en: "“\(name)” doesn't go with “ignore”: this code isn't compiled.", ja: "「\(name)」は「ignore」と一緒に使えません。このコードはコンパイルされません。")
    }

    fileprivate static func otherLanguage(_ name: String) -> Phrase {
        Phrase(
            de: "„\(name)“ wirkt nur hinter ```swift: Anderer Code wird nicht kompiliert.",
            el: "Το «\(name)» ισχύει μόνο μετά από ```swift: άλλος κώδικας δεν μεταγλωττίζεται.",
            en: "“\(name)” only works after ```swift: other code isn't compiled.", ja: "「\(name)」は ```swift の後でだけ使えます。ほかのコードはコンパイルされません。")
    }

    fileprivate static let contradiction = Phrase(
        de: "„fails“ verträgt sich nicht mit „warns“ und „try“: Was sich nicht kompilieren lässt, kann nicht laufen.",
        el: "Το «fails» δεν ταιριάζει με «warns» και «try»: ό,τι δεν μεταγλωττίζεται δεν μπορεί να τρέξει.",
        en: "“fails” doesn't go with “warns” and “try”: what doesn't compile can't run.",
        ja: "「fails」は「warns」や「try」と一緒に使えません。コンパイルできないものは実行できません。")
}
