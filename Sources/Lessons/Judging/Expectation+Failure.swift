import Automation

extension Expectation {
    /// Why it isn't met; nil where it is.
    public func failure(on evidence: Evidence, texts: LabelResolver) -> Failure? {
        do throws(Failure) {
            try Judgement(self, evidence, texts).judge()
            return nil
        } catch {
            return error
        }
    }
}

/// Holds one expectation against what a program shows.
private struct Judgement {
    let expectation: Expectation
    let evidence: Evidence
    let texts: LabelResolver
    let search: TargetSearch

    init(_ expectation: Expectation, _ evidence: Evidence, _ texts: LabelResolver) {
        (self.expectation, self.evidence, self.texts) = (expectation, evidence, texts)
        search = TargetSearch(evidence.screen, texts: texts, id: expectation.id, expected: expectation.phrase(texts))
    }

    func judge() throws(Failure) {
        switch expectation.subject {
        case .path(let path): try judge(path)
        case .depth(let depth): try judge(depth: depth)
        case .title(let text): try compare(evidence.screen.frontStack?.bar?.title, with: text, .title, needsStack: true)
        case .back(let text): try compare(evidence.screen.frontStack?.bar?.back, with: text, .back, needsStack: false)
        case .text(let text, let container): try judge(text, in: container) { $0 == $1 }
        case .part(let text, let container): try judge(text, in: container) { $0.contains($1) }
        case .element(let target, let states): try judge(target, states)
        case .rows(let rows, let container): try judge(rows, in: container)
        case .value(let text, let target): try judge(text, of: target)
        case .presentation(let kind, let text): try judge(kind, text)
        case .focus(let text): try judge(focus: text)
        case .warning(let names): try judge(names)
        case .console(let text): try judge(console: text)
        case .stored(let text): try judge(stored: text)
        case .created(let type, let count): try judge(created: type, count)
        }
    }

    private var isNegated: Bool { expectation.isNegated }

    private func fail(_ cause: Failure.Cause) -> Failure { search.failure(cause) }

    private func names(_ text: ScriptText) -> Set<String> { Set(texts.texts(text)) }

    /// - Parameters:
    ///   - found: what is expected by its name, as far as it is there.
    ///   - others: the cause where it isn't.
    private func require(_ found: String?, or others: Failure.Cause, _ kind: Failure.Found) throws(Failure) {
        switch (found, isNegated) {
        case (nil, false): throw fail(others)
        case (let found?, true): throw fail(.unwanted(kind, found))
        default: return
        }
    }

    private func compare(_ shown: String?, with text: ScriptText?, _ kind: Failure.Found, needsStack: Bool) throws(Failure) {
        if needsStack && !isNegated && evidence.screen.frontStack == nil { throw fail(.noStack) }
        let isMeant = shown.map { shown in text.map { names($0).contains(shown.folded) } ?? true } ?? false
        let none: Failure.Cause = kind == .back ? .noBackButton : .different(kind, nil)
        try require(isMeant ? shown : nil, or: shown.map { .different(kind, $0) } ?? none, kind)
    }

    private func judge(depth: Int) throws(Failure) {
        let pages = evidence.pages.isEmpty ? nil : evidence.pages.count - 1
        guard let found = evidence.screen.frontStack?.bar?.depth ?? pages else { throw fail(.noStack) }
        if found != depth { throw fail(.different(.depth, String(found))) }
    }

    private func judge(_ path: Expectation.Path) throws(Failure) {
        guard let values = evidence.path else { throw fail(.noStack) }
        switch path {
        case .isEmpty: try judge(ListPattern([]), values)
        case .isNotEmpty: if values.isEmpty { throw fail(.pathEmpty) }
        case .whole(let list): try judge(list, values)
        case .startsWith(let list): try judge(ListPattern(list.items + [.run]), values)
        case .endsWith(let list): try judge(ListPattern([.run] + list.items), values)
        }
    }

    private func judge(_ list: ListPattern<PathPattern>, _ values: [Value]) throws(Failure) {
        let matches = { (pattern: PathPattern, value: Value) in pattern.matches(value, texts: texts) }
        guard !list.matches(values, by: matches) else { return }
        throw fail(.path(list.difference(from: values, by: matches, expected: { $0.source(texts.source) }, found: \.source)))
    }

    private func judge(_ text: ScriptText, in container: Target.Container?, by fits: (String, String) -> Bool) throws(Failure) {
        if isNegated && isAbsent(container) { return }
        let readable = try readableTexts(in: container).map(\.folded)
        let wanted = texts.texts(text)
        let found = readable.first { shown in wanted.contains { fits(shown, $0) } }
        try require(found, or: .texts(readable.uniqued()), .text)
    }

    /// Nothing can be in what isn't there.
    private func isAbsent(_ container: Target.Container?) -> Bool { search.sightings.places(in: container, texts: texts) == nil }

    private func readableTexts(in container: Target.Container?) throws(Failure) -> [String] {
        guard let container else { return evidence.screen.readableTexts }
        let elements = try search.scope(container).map { place in
            var element = search.sightings[place]
            element.children = []
            return element
        }
        return Screen(elements: elements).readableTexts
    }

    private func judge(_ target: Target, _ states: [Expectation.State]) throws(Failure) {
        if isNegated && isAbsent(target.container) { return }
        let places = try search.places(of: target)
        let fitting = places.first { place in states.allSatisfy { $0.holds(for: search.sightings.states(at: place)) } }
        let other = places.first.map { place in
            Failure.Cause.state(search.item(place), lacks: states.filter { !$0.holds(for: search.sightings.states(at: place)) })
        }
        let inventory = search.inventory(for: target, Gesture(roles: []) { _ in true })
        let item = fitting.map(search.item)
        switch (item, isNegated) {
        case (nil, false): throw fail(other ?? .missing(inventory))
        case (let item?, true): throw fail(.unwanted(.element, item.name))
        default: return
        }
    }

    private func judge(_ rows: ListPattern<RowPattern>, in container: Target.Container?) throws(Failure) {
        let labels = try rowLabels(in: container)
        let matches = { (pattern: RowPattern, label: String) in
            switch pattern {
            case .any: true
            case .text(let text): names(text).contains(label.folded)
            }
        }
        guard !rows.matches(labels, by: matches) else { return }
        throw fail(.rows(rows.difference(from: labels, by: matches, expected: { $0.source(texts.source) }, found: \.quoted)))
    }

    private func rowLabels(in container: Target.Container?) throws(Failure) -> [String] {
        if container != nil {
            return try search.scope(container).map { search.sightings[$0] }.filter { $0.role == .row }.map(\.label)
        }
        guard let list = evidence.screen.frontList else { throw fail(.noList) }
        return Sightings(Screen(elements: [list])).all.filter { $0.role == .row }.map(\.element.label)
    }

    private func judge(_ text: ScriptText, of target: Target) throws(Failure) {
        let place = try search.responder(to: .value, of: target)
        let value = search.sightings[place].value ?? ""
        if !names(text).contains(value.folded) { throw fail(.different(.value, value)) }
    }

    private func judge(_ kind: Screen.Presentation.Kind, _ text: ScriptText?) throws(Failure) {
        let front = evidence.screen.presentation
        let shown = front?.kind == kind ? evidence.screen.frontTitles + evidence.screen.readableTexts : nil
        let found = shown.flatMap { shown in text.map { text in shown.first { names(text).contains($0.folded) } } ?? (front?.title ?? "") }
        try require(found, or: .presentation(front), .presentation)
    }

    private func judge(focus text: ScriptText?) throws(Failure) {
        let focused = search.sightings.all.indices.filter { search.sightings[$0].states.contains(.focused) }
        let found = focused.first { place in text.map { search.sightings[place].isNamed(names($0)) } ?? true }
        try require(found.map { search.item($0).name }, or: .different(.focus, focused.first.map { search.item($0).name }), .focus)
    }

    private func judge(_ wanted: [WarningName]) throws(Failure) {
        let shown = evidence.observations.warnings.map(\.name)
        let found = shown.first { name in wanted.isEmpty || wanted.contains { $0.rawValue == name } }
        try require(found, or: .warnings(shown), .warning)
    }

    private func judge(console text: ScriptText) throws(Failure) {
        let found = texts.texts(text).first { evidence.console.contains($0) }
        try require(found, or: .console, .console)
    }

    private func judge(stored text: ScriptText?) throws(Failure) {
        let keys = evidence.stored
        let found = keys.first { key in text.map { names($0).contains(key) } ?? true }
        try require(found, or: .stored(keys), .stored)
    }

    private func judge(created type: String, _ count: Int) throws(Failure) {
        let found = evidence.observations.created[type] ?? 0
        if found != count { throw fail(.created(found)) }
    }
}

extension Expectation.State {
    fileprivate func holds(for states: Element.States) -> Bool {
        switch self {
        case .enabled: !states.contains(.disabled)
        case .disabled: states.contains(.disabled)
        case .selected: states.contains(.selected)
        case .disclosure: states.contains(.disclosure)
        }
    }
}
