import Automation

/// Finds what a statement means on a screen, and says what is there instead.
struct TargetSearch {
    let sightings: Sightings
    let texts: LabelResolver
    /// The statement's.
    let id: String
    let expected: Phrase

    init(_ screen: Screen, texts: LabelResolver, id: String, expected: Phrase) {
        sightings = Sightings(screen)
        (self.texts, self.id, self.expected) = (texts, id, expected)
    }

    /// The one element that a target means and that answers to a gesture; it isn't disabled.
    func place(of target: Target, for gesture: Gesture) throws(Failure) -> Int {
        let place = try responder(to: gesture, of: target)
        guard !sightings.states(at: place).contains(.disabled) else { throw failure(.disabled(item(place))) }
        return place
    }

    /// The one element that a target means and that answers to a gesture, disabled or not.
    func responder(to gesture: Gesture, of target: Target) throws(Failure) -> Int {
        let named = try places(of: target)
        let found = responders(to: gesture, among: named)
        guard let first = found.first else {
            let meant = named.first { sightings[$0].role != .row } ?? named.first
            throw failure(meant.map { .unresponsive(item($0)) } ?? .missing(inventory(for: target, gesture)))
        }
        guard found.count == 1 else { throw failure(.ambiguous(item(first), count: found.count)) }
        return first
    }

    func handle(of target: Target, for gesture: Gesture) throws(Failure) -> Int {
        try handle(at: place(of: target, for: gesture))
    }

    func handle(at place: Int) throws(Failure) -> Int {
        guard let handle = sightings[place].handle else { throw failure(.unresponsive(item(place))) }
        return handle
    }

    /// Everything that a target names, whatever it answers to.
    func places(of target: Target) throws(Failure) -> [Int] {
        let ofKind = try scope(target.container).filter { target.kind?.includes(sightings[$0]) ?? true }
        switch target.name {
        case .position(let position): return ofKind.indices.contains(position - 1) ? [ofKind[position - 1]] : []
        case .text(let text):
            let names = Set(texts.texts(text))
            return ofKind.filter { sightings[$0].isNamed(names) }
        }
    }

    /// What a container holds, or everything.
    func scope(_ container: Target.Container?) throws(Failure) -> [Int] {
        guard let places = sightings.places(in: container, texts: texts) else {
            throw failure(.noContainer(sightings.containerTitles))
        }
        return places
    }

    func item(_ place: Int) -> Inventory.Item {
        Inventory.Item(
            role: sightings[place].role, name: sightings[place].spokenName, isDisabled: sightings.states(at: place).contains(.disabled))
    }

    /// What else could have been meant.
    func inventory(for target: Target, _ gesture: Gesture) -> Inventory {
        let roles = target.kind.flatMap { Element.Role(rawValue: $0.rawValue) }.map { [$0] } ?? gesture.roles
        let places = (sightings.places(in: target.container, texts: texts) ?? []).filter { place in
            let element = sightings[place]
            let isOneWithLink = element.role == .row && target.kind == nil && sightings.onlyLink(inRow: place) != nil
            return roles.contains(element.role) && !isOneWithLink && (target.kind != nil || gesture.answers(element))
        }
        return Inventory(items: places.map(item).filter { !$0.name.isEmpty }, roles: roles)
    }

    func failure(_ cause: Failure.Cause) -> Failure {
        Failure(id: id, expected: expected, cause: cause, front: sightings.screen.presentation)
    }

    /// What takes a gesture that is made on those places; where one lies in another, the inner one does.
    private func responders(to gesture: Gesture, among places: [Int]) -> [Int] {
        let found = Set(places.compactMap { responder(to: gesture, at: $0) })
        return found.filter { outer in !found.contains { sightings.all[outer].inside.contains($0) } }.sorted()
    }

    private func responder(to gesture: Gesture, at place: Int) -> Int? {
        let element = sightings[place]
        if element.role == .row, let link = sightings.onlyLink(inRow: place), gesture.answers(sightings[link]) { return link }
        if gesture.answers(element) { return place }
        if let inner = onlyResponder(to: gesture, inside: place) { return inner }
        if gesture.goesThrough, let outer = sightings.outer(around: place, where: gesture.answers) { return outer }
        guard gesture.reachesRow, let row = sightings.row(of: place), gesture.answers(sightings[row]) else { return nil }
        return row
    }

    /// A row does what the only control in it does.
    private func onlyResponder(to gesture: Gesture, inside place: Int) -> Int? {
        guard [.row, .group].contains(sightings[place].role) else { return nil }
        let inner = sightings.places(inside: place, where: gesture.answers)
        return inner.count == 1 ? inner[0] : nil
    }
}

extension Target.Kind {
    fileprivate func includes(_ element: Element) -> Bool {
        element.role.rawValue == rawValue || self == .image && element.style?.symbol != nil && element.children.isEmpty
    }
}

extension Element {
    /// What a report calls it.
    fileprivate var spokenName: String {
        [label, prompt, identifier, style?.symbol].lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }
}
