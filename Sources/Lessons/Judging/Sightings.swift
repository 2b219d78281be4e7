import Automation

/// Everything on a screen in reading order, a bar's items before its page, each knowing what it stands in.
struct Sightings {
    let screen: Screen
    private(set) var all: [Sighting] = []

    struct Sighting {
        var element: Element
        /// The places of what is inside it.
        var inside: Range<Int>
        /// The place of the row that it stands in.
        var row: Int?
        var isInToolbar: Bool
    }

    init(_ screen: Screen) {
        self.screen = screen
        add(screen.elements, row: nil, isInToolbar: false)
    }

    subscript(place: Int) -> Element { all[place].element }

    func row(of place: Int) -> Int? { all[place].role == .row ? place : all[place].row }

    /// What is inside that is so.
    func places(inside place: Int, where condition: (Element) -> Bool) -> [Int] {
        all[place].inside.filter { condition(self[$0]) }
    }

    /// The places that a container stands for; nil where there is none of that title.
    func places(in container: Target.Container?, texts: LabelResolver) -> [Int]? {
        switch container {
        case nil: Array(all.indices)
        case .toolbar: all.indices.filter { all[$0].isInToolbar }
        case .named(let text): places(inContainerNamed: Set(texts.texts(text)))
        }
    }

    /// The titles of what `in` could name.
    var containerTitles: [String] {
        (screen.frontTitles + all.flatMap { Self.containerRoles.contains($0.role) ? $0.element.titles : [] }).uniqued()
    }

    /// The nearest thing that has a text or an image for its label, or for a part of it.
    func outer(around place: Int, where fits: (Element) -> Bool) -> Int? {
        guard [.text, .image].contains(self[place].role) else { return nil }
        return all.indices.prefix(place).last { all[$0].inside.contains(place) && fits(self[$0]) }
    }

    /// The states of a thing; a row and the only link in it are one thing.
    func states(at place: Int) -> Element.States {
        self[place].states.union(twin(of: place).map { self[$0].states.intersection([.disclosure, .selected, .disabled]) } ?? [])
    }

    /// A row's only link, or the row whose only link it is.
    private func twin(of place: Int) -> Int? {
        if self[place].role == .row { return onlyLink(inRow: place) }
        guard self[place].role == .link, let row = all[place].row, onlyLink(inRow: row) != nil else { return nil }
        return row
    }

    func onlyLink(inRow row: Int) -> Int? {
        let links = places(inside: row) { $0.role == .link }
        return links.count == 1 ? links[0] : nil
    }

    private static let containerRoles: Set<Element.Role> = [.section, .list, .form, .menu, .stack, .row, .group]

    private func places(inContainerNamed names: Set<String>) -> [Int]? {
        if screen.frontTitles.contains(where: { names.contains($0.folded) }) { return Array(all.indices) }
        let whole = all.indices.filter {
            Self.containerRoles.contains(self[$0].role) && !names.isDisjoint(with: self[$0].titles.map(\.folded))
        }
        let containers = whole.isEmpty ? rows(holding: names) : whole
        guard !containers.isEmpty else { return nil }
        return Set(containers.flatMap { Array(all[$0].inside) }).sorted()
    }

    /// Rows in which such a text stands beside others.
    private func rows(holding names: Set<String>) -> [Int] {
        all.indices.filter { row in
            self[row].role == .row && all[row].inside.contains { names.contains(self[$0].label.folded) }
        }
    }

    private mutating func add(_ elements: [Element], row: Int?, isInToolbar: Bool) {
        for element in elements {
            let place = all.count
            all.append(Sighting(element: element, inside: 0..<0, row: row, isInToolbar: isInToolbar))
            add(element.bar?.items ?? [], row: nil, isInToolbar: true)
            add(element.children, row: element.role == .row ? place : row, isInToolbar: isInToolbar)
            all[place].inside = place + 1..<all.count
        }
    }
}

extension Sightings.Sighting {
    var role: Element.Role { element.role }
}

extension Element {
    /// What names it as a container.
    fileprivate var titles: [String] { [label, bar?.title, identifier].compactMap(\.self).filter { !$0.isEmpty } }

    /// Whether it is called so: by its label or identifier, a field by its prompt, an image by its symbol.
    func isNamed(_ names: Set<String>) -> Bool {
        if names.contains(label.folded) || identifier.map(names.contains) == true { return true }
        if role == .field, let prompt { return names.contains(prompt.folded) }
        if role == .image, let symbol = style?.symbol { return names.contains(symbol) }
        return false
    }
}
