/// Something to tap that opens a page: of a value, or a view of its own.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let target: LinkTarget<Destination>

    init(label: Label, target: LinkTarget<Destination>) {
        self.label = label
        self.target = target
    }
}

/// Where a link leads.
enum LinkTarget<Destination> {
    /// To the page of a value; nil makes the link unusable.
    case value(PathItem?)
    /// To a view.
    case view(Destination)
    /// To a view that is up while a binding says so.
    case bound(Destination, Binding<Bool>)
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { ValueItem($0) }))
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }

    /// With a Codable value the stack's path can be saved.
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { CodableItem($0) }))
    }

    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// The destination is made whenever the link is.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination()))
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)")
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .bound(destination(), isActive))
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .bound(destination, isActive))
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(for:destination:)")
    public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .bound(destination(), selection.isSelecting(tag)))
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(for:destination:)")
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .bound(destination, selection.isSelecting(tag)))
    }

    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)")
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .bound(destination(), isActive))
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .bound(destination(), isActive))
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(for:destination:)")
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .bound(destination(), selection.isSelecting(tag)))
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(for:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .bound(destination(), selection.isSelecting(tag)))
    }
}

extension Binding {
    /// True while the optional is that tag; false writes nil.
    fileprivate func isSelecting<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(get: { wrappedValue == tag }, set: { isOn in
            if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        })
    }
}

extension NavigationLink: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        NavigationLinkNode(view, parent: parent, surroundings: surroundings)
    }
}
