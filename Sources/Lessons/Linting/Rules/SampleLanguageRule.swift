/// Every code sample says its language.
struct SampleLanguageRule: LintRule {
    let name = "sample-language"
    let summary = Phrase(
        de: "Jedes Codebeispiel steht zwischen Zäunen und nennt seine Sprache: ```swift. Ausgaben sind ```text output.",
        el: "Κάθε παράδειγμα κώδικα βρίσκεται ανάμεσα σε φράχτες και λέει τη γλώσσα του: ```swift. Οι έξοδοι είναι ```text output.",
        en: "Every code sample is fenced and names its language: ```swift. Output is ```text output.",
        ja: "コード例はフェンスで囲み、言語を書きます（```swift）。出力は ```text output です。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.lesson.codeSamples.filter { $0.language == nil }.map { sample in
            finding(.noLanguage, in: document.path, at: sample.range.start, fix: Phrase(verbatim: "```swift"))
        }
    }
}

extension Phrase {
    fileprivate static let noLanguage = Phrase(
        de: "Bei diesem Codebeispiel fehlt die Sprache.", el: "Από αυτό το παράδειγμα κώδικα λείπει η γλώσσα.",
        en: "This code sample doesn't name its language.", ja: "このコード例に言語が書かれていません。")
}
