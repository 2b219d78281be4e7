/// Every code sample says its language.
struct SampleLanguageRule: LintRule {
    let name = "sample-language"
    let summary = Phrase(
        de: "Jedes Codebeispiel steht zwischen Zäunen und nennt seine Sprache: ```swift. Ausgaben sind ```text output.",
        el: "Κάθε παράδειγμα κώδικα βρίσκεται ανάμεσα σε φράχτες και λέει τη γλώσσα του: ```swift. Οι έξοδοι είναι ```text output.",
        en: "Every code sample is fenced and names its language: ```swift. Output is ```text output.",
        ja: "コード例はフェンスで囲み、言語を書きます（```swift）。出力は ```text output です。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.lesson.codeSamples.filter(\.hasNoKnownLanguage).map { sample in
            let fence = document.source.restOfLine(from: sample.range.start)
            let marks = fence.prefix { $0 == fence.first }
            let rest = fence.dropFirst(marks.count).drop { $0 == " " }.dropFirst(sample.language?.count ?? 0)
            let meant = sample.attributes.isOutput && sample.language == nil ? "text" : "swift"
            // Code that is only indented has no fence.
            let isFence = marks.count >= 3 && (marks.first == "`" || marks.first == "~")
            let fix = marks + meant + (rest.isEmpty || rest.first == " " ? "" : " ") + rest
            return finding(
                sample.language.map(Phrase.misspelt) ?? .noLanguage, in: document.path, at: sample.range.start,
                fix: isFence ? Phrase(verbatim: String(fix)) : nil)
        }
    }
}

extension CodeSample {
    /// Whether its fence names no language, or probably means Swift by another name.
    var hasNoKnownLanguage: Bool { language.map { $0 != "swift" && $0.nearest(in: ["swift"]) != nil } ?? true }
}

extension Phrase {
    fileprivate static let noLanguage = Phrase(
        de: "Bei diesem Codebeispiel fehlt die Sprache.", el: "Από αυτό το παράδειγμα κώδικα λείπει η γλώσσα.",
        en: "This code sample doesn't name its language.", ja: "このコード例に言語が書かれていません。")

    fileprivate static func misspelt(_ language: String) -> Phrase {
        Phrase(
            de: "Eine Sprache „\(language)“ gibt es nicht; so wird dieser Code nicht geprüft. Meintest du „swift“?",
            el: "Γλώσσα «\(language)» δεν υπάρχει, οπότε αυτός ο κώδικας δεν ελέγχεται. Μήπως εννοείς «swift»;",
            en: "There is no language “\(language)”, so this code isn't checked. Did you mean “swift”?",
            ja: "「\(language)」という言語はないため、このコードは確かめられません。「swift」のことですか？")
    }
}
