import Automation

/// Something that a person could do next.
public struct PlayOffer: Hashable, Sendable {
    /// As a script has it, with `…` where the person's own words go.
    public let words: String

    public var needsWords: Bool { words.contains("…") }

    /// As a script has it; `given` is put into quotes unless it is a number or a date that must stand without.
    public func words(_ given: String) -> String {
        let isPlain = words.hasPrefix("drag") || words.hasPrefix("set")
        return words.replacing("…", with: isPlain ? given : given.quoted, maxReplacements: 1)
    }
}

extension PlayOffer {
    /// More would be no help.
    private static let most = 60

    static func all(on evidence: Evidence, texts: LabelResolver) -> [PlayOffer] {
        let sightings = Sightings(evidence.screen)
        var seen: Set<Int> = []
        var offers: [PlayOffer] = []
        for place in sightings.all.indices where offers.count < most {
            let element = sightings[place]
            guard let handle = element.handle, !sightings.states(at: place).contains(.disabled) else { continue }
            let isRowOfLink = element.role == .row && sightings.onlyLink(inRow: place) != nil
            for form in element.forms where !(isRowOfLink && form.isTap) {
                guard let words = form.words(for: element, at: place, handle, in: sightings, evidence, texts) else { continue }
                if form.isTap, !seen.insert(handle).inserted { continue }
                offers.append(PlayOffer(words: words))
            }
        }
        return offers + general(on: evidence)
    }

    private static func general(on evidence: Evidence) -> [PlayOffer] {
        var offers: [PlayOffer] = []
        if evidence.screen.frontStack?.bar?.back != nil { offers.append(PlayOffer(words: "back")) }
        if let kind = evidence.screen.presentation?.kind, [.sheet, .popover].contains(kind) { offers.append(PlayOffer(words: "dismiss")) }
        return offers
    }
}

/// A kind of step that an element may answer to.
private struct Form {
    let isTap: Bool
    /// The step's words around the target's.
    let words: (String) -> String
    /// Makes the step, to see whether it means this element.
    let step: (Target) -> Step

    /// The plainest words that mean just this element.
    func words(
        for element: Element, at place: Int, _ handle: Int, in sightings: Sightings, _ evidence: Evidence, _ texts: LabelResolver
    ) -> String? {
        targets(for: element, at: place, in: sightings).first { target in
            guard case .perform(let action) = try? step(target).order(on: evidence, texts: texts) else { return false }
            return action.handle == handle
        }.map { words($0.source) }
    }

    private func targets(for element: Element, at place: Int, in sightings: Sightings) -> [Target] {
        let names = [element.label, element.prompt, element.identifier, element.style?.symbol].compactMap(\.self).filter { !$0.isEmpty }
        let kind = Target.Kind(rawValue: element.role.rawValue)
        let named = names.flatMap { name in [Target(nil, .text(.init(stringLiteral: name)))] + (kind.map { [Target($0, .text(.init(stringLiteral: name)))] } ?? []) }
        let position = kind.map { kind in
            let before = sightings.all.indices.filter { $0 <= place && sightings[$0].role.rawValue == kind.rawValue }.count
            return [Target(kind, .position(before))]
        }
        return named + (position ?? []) + [Target(nil, .text(""))]
    }
}

extension Element {
    fileprivate var forms: [Form] {
        var forms: [Form] = []
        if [.button, .link, .tab, .menu].contains(role) || states.contains(.tappable) {
            forms.append(Form(isTap: true, words: { "tap \($0)" }, step: Step.tap))
        }
        switch role {
        case .field where states.contains(.search): forms.append(Form(isTap: false, words: { _ in "search …" }, step: { _ in .search("") }))
        case .field: forms.append(Form(isTap: false, words: { "enter … into \($0)" }, step: { .enter("", into: $0) }))
        case .toggle:
            let turnsOn = value != "on"
            forms = [Form(isTap: false, words: { "switch \(turnsOn ? "on" : "off") \($0)" }, step: { .setOn(turnsOn, $0) })]
        case .picker:
            let option = options?.first ?? ""
            forms = [Form(isTap: false, words: { "choose … in \($0)" }, step: { .choose(.init(stringLiteral: option), in: $0) })]
        case .stepper:
            forms.append(Form(isTap: false, words: { "step up \($0)" }, step: Step.stepUp))
            forms.append(Form(isTap: false, words: { "step down \($0)" }, step: Step.stepDown))
        case .slider: forms.append(Form(isTap: false, words: { "drag \($0) to …" }, step: { .drag($0, to: 0) }))
        case .date:
            forms.append(Form(isTap: false, words: { "set \($0) to …" }, step: { .set($0, to: CalendarDate(year: 2026, month: 1, day: 1)) }))
        default: break
        }
        if states.contains(.holdable) { forms.append(Form(isTap: false, words: { "hold \($0)" }, step: Step.hold)) }
        if states.contains(.swipeable) { forms.append(Form(isTap: false, words: { "swipe \($0)" }, step: Step.swipe)) }
        if states.contains(.deletable) { forms.append(Form(isTap: false, words: { "delete \($0)" }, step: Step.delete)) }
        if states.contains(.refreshable) { forms.append(Form(isTap: false, words: { _ in "refresh" }, step: { _ in .refresh })) }
        return forms
    }
}

extension Action {
    /// Of the element that it is done to.
    fileprivate var handle: Int? {
        switch self {
        case .tap(let handle), .hold(let handle), .swipe(let handle), .submit(let handle), .stepUp(let handle), .stepDown(let handle),
            .select(let handle), .delete(let handle), .refresh(let handle): handle
        case .enter(_, let handle), .setOn(_, let handle), .choose(_, let handle), .drag(_, let handle), .set(_, let handle), .move(_, _, let handle),
            .search(_, let handle): handle
        case .back, .dismiss, .open, .background, .foreground, .resize, .wait: nil
        }
    }
}
