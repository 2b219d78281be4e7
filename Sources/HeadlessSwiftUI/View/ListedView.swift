/// One of the views that a view is made of, before it has a place.
struct ListedView {
    /// The way to it from the view that was listed: places and ids.
    var path: [AnyHashable]
    var view: any View
    var values = ContainerValues()
    /// Where it is a section: what that is made of.
    var section: Parts?

    struct Parts {
        var header, content, footer: [ListedView]

        var all: [ListedView] { header + content + footer }

        func map(_ change: (ListedView) -> ListedView) -> Parts {
            Parts(header: header.map(change), content: content.map(change), footer: footer.map(change))
        }
    }

    @MainActor
    static func list<V: View>(_ view: V, at path: [AnyHashable] = []) -> [ListedView] {
        if let several = view as? any ListableView { return several.list(at: path) }
        if V.Body.self is any ListableView.Type, PropertyLayout.of(V.self).properties.isEmpty { return list(view.body, at: path) }
        return [ListedView(path: path, view: view)]
    }

    /// The view with a modifier: each of a section's parts has it.
    func modified<M: ViewModifier>(by modifier: M) -> ListedView {
        func apply<V: View>(_ view: V) -> any View { ModifiedContent(content: view, modifier: modifier) }
        var copy = self
        copy.view = apply(view)
        copy.section = section?.map { $0.modified(by: modifier) }
        if let giver = modifier as? any ContainerValueGiver { giver.give(to: &copy.values) }
        return copy
    }
}

/// Several views as one, or a view that changes what it is made of.
protocol ListableView: View {
    @MainActor
    func list(at path: [AnyHashable]) -> [ListedView]
}

extension EmptyView: ListableView {
    func list(at path: [AnyHashable]) -> [ListedView] { [] }
}

/// Handed on to another container it is still the same.
extension Subview: ListableView {
    func list(at path: [AnyHashable]) -> [ListedView] { [listed] }
}

extension TupleView: ListableView {
    func list(at path: [AnyHashable]) -> [ListedView] {
        views.enumerated().flatMap { place, view in ListedView.list(view, at: path + [place]) }
    }
}

extension Group: ListableView where Content: View {
    func list(at path: [AnyHashable]) -> [ListedView] { ListedView.list(content, at: path) }
}

extension AnyView: ListableView {
    func list(at path: [AnyHashable]) -> [ListedView] { ListedView.list(view, at: path) }
}

extension Optional: ListableView where Wrapped: View {
    func list(at path: [AnyHashable]) -> [ListedView] { map { ListedView.list($0, at: path) } ?? [] }
}

extension _ConditionalContent: ListableView where TrueContent: View, FalseContent: View {
    func list(at path: [AnyHashable]) -> [ListedView] {
        switch storage {
        case .trueContent(let view): ListedView.list(view, at: path + [true])
        case .falseContent(let view): ListedView.list(view, at: path + [false])
        }
    }
}

extension ForEach: ListableView where Content: View {
    func list(at path: [AnyHashable]) -> [ListedView] {
        data.flatMap { ListedView.list(content($0), at: path + [AnyHashable($0[keyPath: id])]) }
    }
}

extension ModifiedContent: ListableView where Content: View, Modifier: ViewModifier {
    func list(at path: [AnyHashable]) -> [ListedView] { ListedView.list(content, at: path).map { $0.modified(by: modifier) } }
}

extension Section: ListableView where Parent: View, Content: View, Footer: View {
    func list(at path: [AnyHashable]) -> [ListedView] {
        let parts = ListedView.Parts(header: ListedView.list(header, at: path + ["header"]), content: ListedView.list(content, at: path + ["content"]),
                                     footer: ListedView.list(footer, at: path + ["footer"]))
        return [ListedView(path: path, view: self, section: parts)]
    }
}
