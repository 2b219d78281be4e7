/// Tabs of a tab view.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable = Body.TabValue
    associatedtype Body: TabContent

    @TabContentBuilder<TabValue> @MainActor @preconcurrency
    var body: Body { get }

    /// The tabs as views, which is what they are in the running tree. Programs don't implement these two.
    associatedtype _Views: View = Body._Views
    @MainActor @preconcurrency
    var _views: _Views { get }
}

extension TabContent where _Views == Body._Views {
    @MainActor public var _views: Body._Views { body._views }
}

/// Tabs that the runtime makes views of itself, so that they have no body.
public protocol _PrimitiveTabContent: TabContent where Body == Never {}

extension _PrimitiveTabContent {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    @MainActor public var _views: Never { stop("Never has no views") }
}

/// Makes tabs of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content of a tab view.
    public struct Content<C: TabContent> where C.TabValue == TabValue {
        let tabs: C

        nonisolated init(_ tabs: C) { self.tabs = tabs }
    }

    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    public static func buildPartialBlock<T: TabContent>(first: T) -> T where T.TabValue == TabValue { first }

    public static func buildPartialBlock<A: TabContent, T: TabContent>(accumulated: A, next: T) -> _TabPair<A, T>
    where A.TabValue == TabValue, T.TabValue == TabValue {
        _TabPair(first: accumulated, second: next)
    }

    public static func buildIf<T: TabContent>(_ content: T?) -> T? where T.TabValue == TabValue { content }

    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
}

extension TabContentBuilder.Content: _ContainerView, ViewsInOne {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    var contained: C._Views { tabs._views }
}

/// Some tabs, then others.
public struct _TabPair<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
    let first: First
    let second: Second
}

extension _TabPair: _PrimitiveTabContent {
    public typealias TabValue = First.TabValue
    @MainActor public var _views: TupleView<(First._Views, Second._Views)> { TupleView((first._views, second._views)) }
}

extension Optional: TabContent, _PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    @MainActor public var _views: Wrapped._Views? { self?._views }
}

extension _ConditionalContent: TabContent, _PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue

    @MainActor public var _views: _ConditionalContent<TrueContent._Views, FalseContent._Views> {
        switch storage {
        case .trueContent(let tabs): _ConditionalContent<TrueContent._Views, FalseContent._Views>(storage: .trueContent(tabs._views))
        case .falseContent(let tabs): _ConditionalContent<TrueContent._Views, FalseContent._Views>(storage: .falseContent(tabs._views))
        }
    }
}

extension ForEach where Content: TabContent {
    nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
        self.init(data: data, content: content, id: \.id)
    }

    nonisolated public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>,
                               @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    @_semantics("swiftui.requires_constant_range")
    nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content) where V == Content.TabValue {
        self.init(data: data, content: content, id: \.self)
    }
}

extension ForEach: TabContent, _PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    @MainActor public var _views: ForEach<Data, ID, Content._Views> {
        ForEach<Data, ID, Content._Views>(data: data, content: { content($0)._views }, id: id)
    }
}

extension Group: TabContent, _PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    @MainActor public var _views: Content._Views { content._views }

    nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.content = content()
    }
}
