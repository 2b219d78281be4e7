import Automation

/// What is known of the way that a solution lets people go: its source, and what was seen when it ran.
struct Way: Sendable {
    let sources: [SwiftOutline]
    /// SwiftUI's, of all scenarios, those left out that the script expects.
    let warnings: [Warning]
    /// What Swift said where the program was stopped.
    let crashes: [String]

    /// More than that is no exercise, and would keep a learner waiting.
    static let mostTokens = 60_000

    init(_ solution: Solution, warnings: [Warning] = [], crashes: [String] = []) {
        let isShort = solution.tokens.reduce(0) { $0 + $1.count } <= Self.mostTokens
        sources = isShort ? zip(solution.files, solution.tokens).map { SwiftOutline($0, tokens: $1) } : []
        (self.warnings, self.crashes) = (warnings, crashes)
    }

    /// What is worth doing otherwise, the first lines first; of several findings at one place the one that lies behind the others.
    var findings: [Finding] {
        var places: Set<Finding.Place> = []
        let found = Self.rules.flatMap { $0.findings(on: self) }.filter { finding in finding.place.map { places.insert($0).inserted } ?? true }
        return found.sorted { ($0.place?.path ?? "", $0.place?.position.line ?? 0) < ($1.place?.path ?? "", $1.place?.position.line ?? 0) }
    }

    private static var rules: [any WayRule.Type] {
        [
            DestinationLink.self, DestinationInLazyContainer.self, DestinationOutsideStack.self, DuplicateDestination.self, PathCopy.self,
            ChangingID.self, UnguardedRemove.self, MissingEnvironment.self, FreshState.self, ConsoleWarning.self,
        ]
    }
}

/// A mistake about ways through an app that doesn't show in a single step.
protocol WayRule {
    static func findings(on way: Way) -> [Finding]
}

extension Way {
    /// Every type of every file, but previews.
    var types: [(source: SwiftOutline, type: SwiftType)] {
        sources.flatMap { source in source.types.filter { !$0.inherited.contains("PreviewProvider") }.map { (source, $0) } }
    }

    /// Every call of that name, or of those names, but in previews.
    func calls(of names: String...) -> [(source: SwiftOutline, call: SwiftCall)] {
        sources.flatMap { source in names.flatMap { source.calls(of: $0) }.filter { !source.isInPreview($0.start) }.map { (source, $0) } }
    }

    /// What the paths of the solution's stacks are called: the last word of what a stack's `path:` is given, and properties of the
    /// type NavigationPath.
    var pathNames: Set<String> {
        let bound = calls(of: "NavigationStack").compactMap { source, call in
            call.argument("path").flatMap { $0.range.last { source.tokens[$0].kind == .word }.map { source[$0] } }
        }
        let typed = types.flatMap { source, type in
            source.properties(of: type).filter { $0.annotation.map { source.text(of: $0) == "NavigationPath" } ?? false }.map(\.name)
        }
        return Set((bound + typed).map { String($0.trimmingPrefix("$")) })
    }
}

extension Finding {
    /// One about the way: it doesn't keep a solution from passing.
    static func way(_ id: String, _ message: Phrase, at index: Int, in source: SwiftOutline, fix: Phrase?) -> Finding {
        let place = source.place(of: index)
        var finding = Finding(
            id: id, severity: .warning, message: message, place: place, notes: [Explanation.named(id)?.text].compactMap(\.self), fix: fix)
        finding.excerpt = source.file.excerpt(at: place.position)
        return finding
    }

}
