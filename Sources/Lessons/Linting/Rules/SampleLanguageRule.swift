/// Every code sample says its language.
struct SampleLanguageRule: LintRule {
    let name = "sample-language"
    let summary = Phrase(
        de: "Jedes Codebeispiel steht zwischen Zäunen und nennt seine Sprache: ```swift. Ausgaben sind ```text output.",
        el: "Κάθε παράδειγμα κώδικα βρίσκεται ανάμεσα σε φράχτες και λέει τη γλώσσα του: ```swift. Οι έξοδοι είναι ```text output.",
        en: "Every code sample is fenced and names its language: ```swift. Output is ```text output.",
        ja: "コード例はフェンスで囲み、言語を書きます（```swift）。出力は ```text output です。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.lesson.codeSamples.compactMap { sample in
            let fence = sample.attributes.isOutput ? "```text output" : "```swift"
            guard let language = sample.language else {
                return finding(.noLanguage, in: document.path, at: sample.range.start, fix: Phrase(verbatim: fence))
            }
            let isMisspelt = language != "swift" && language.nearest(in: ["swift"]) != nil
            return isMisspelt ? finding(.misspelt(language), in: document.path, at: sample.range.start, fix: Phrase(verbatim: fence)) : nil
        }
    }
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
