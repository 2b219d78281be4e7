extension Vocabularies {
    /// Why there are no words to read lessons by.
    public enum Failure: Error, Equatable, Sendable {
        case noneFound(folder: String)
        case unreadable(SourceFile.Failure)
        case wrong([Finding])
    }
}

extension Vocabularies.Failure {
    public var findings: [Finding] {
        switch self {
        case .noneFound(let folder): [Finding(id: "vocabulary", severity: .error, message: Phrase(
            de: "In \(folder) ist keine Sprache. Baue das Werkzeug neu: swift build -c release",
            el: "Στο \(folder) δεν υπάρχει καμία γλώσσα. Φτιάξε ξανά το εργαλείο: swift build -c release",
            en: "There is no language in \(folder). Rebuild the tool: swift build -c release",
            ja: "\(folder) に言語がありません。ツールをビルドし直してください：swift build -c release"))]
        case .unreadable(let failure): [failure.finding]
        case .wrong(let findings): findings
        }
    }
}
