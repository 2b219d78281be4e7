import Automation

extension Screen {
    /// The first stack in front; in a split view that of the last column that has one.
    public var frontStack: Element? { elements.first(of: [.stack]) }

    /// The list or form of the front page; else the one nearest to the end of a split view.
    var frontList: Element? { frontStack?.children.first(of: [.list, .form]) ?? elements.first(of: [.list, .form]) }

    /// Everything that can be read, in reading order, joined labels too.
    var readableTexts: [String] {
        [presentation?.title, presentation?.message].compactMap(\.self) + elements.flatMap(\.readableTexts)
    }

    /// The title of what is in front: its own, or that of the page in it.
    var frontTitles: [String] {
        guard let presentation else { return [] }
        return [presentation.title, frontStack?.bar?.title].compactMap(\.self)
    }
}

extension [Element] {
    /// The first of a role, outside before inside, the last column of a split view first.
    fileprivate func first(of roles: Set<Element.Role>) -> Element? {
        for element in self {
            if roles.contains(element.role) { return element }
            let inside = element.role == .splitView ? element.children.reversed() : element.children
            if let found = inside.first(of: roles) { return found }
        }
        return nil
    }
}

extension Element {
    fileprivate var readableTexts: [String] {
        let bar = bar.map { [$0.back, $0.title].compactMap(\.self) + $0.items.flatMap(\.readableTexts) } ?? []
        return bar + ownTexts + children.flatMap(\.readableTexts)
    }

    private var ownTexts: [String] {
        let shown = value?.isEmpty == false ? value : role == .field ? prompt : nil
        let label = role == .image ? "" : label
        return (label.isEmpty ? [] : [label]) + (shown.map { [$0] } ?? [])
    }
}
