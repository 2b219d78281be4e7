/// One thing that lint looks for. A rule a file: its sentence, its logic, its messages at the foot.
protocol LintRule: Sendable {
    /// What its findings are called, as `lessonctl explain` lists them.
    var name: String { get }
    /// The rule in a sentence or two, for authors.
    var summary: Phrase { get }

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding]
    /// What is wrong with no document in particular.
    func findings(in course: LintedCourse) -> [LintFinding]
}

extension LintRule {
    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] { [] }
    func findings(in course: LintedCourse) -> [LintFinding] { [] }

    func finding(
        _ message: Phrase, in path: String, at position: SourcePosition, to end: SourcePosition? = nil, notes: [Phrase] = [],
        fix: Phrase? = nil, edits: [TextEdit] = []
    ) -> LintFinding {
        finding(.error, message, in: path, at: position, to: end, notes: notes, fix: fix, edits: edits)
    }

    /// - Parameter end: where what it is about ends; without it, where its line does.
    func finding(
        _ severity: Finding.Severity, _ message: Phrase, in path: String, at position: SourcePosition, to end: SourcePosition? = nil,
        notes: [Phrase] = [], fix: Phrase? = nil, edits: [TextEdit] = []
    ) -> LintFinding {
        let place = Finding.Place(path: path, position: position, end: end)
        return LintFinding(Finding(id: name, severity: severity, message: message, place: place, notes: notes, fix: fix), edits: edits)
    }
}

/// All rules there are.
enum LintRules {
    static let all: [any LintRule] = [
        FrontMatterRule(), TitleRule(), HeadingLevelRule(), SectionKindRule(), QuestionRule(), ExerciseRule(), ExerciseFolderRule(),
        SampleLanguageRule(), SampleNameRule(), LinkRule(), ReferenceRule(), EmphasisRule(), FullWidthRule(), ControlCharacterRule(),
        HTMLRule(), AddressRule(), LanguageRule(), ParityRule(), TranslationRule(),
    ]
}

extension Explanation {
    /// What lint finds, by the names of its rules.
    static let linting =
        LintRules.all.filter { rule in !documents.contains { $0.name == rule.name } }.map { Explanation($0.name, text: $0.summary) }
        + LintedSample.explanations
}
