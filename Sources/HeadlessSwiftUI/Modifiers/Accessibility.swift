import Automation

/// What assistive technology says of a view.
nonisolated struct AccessibilityModifier: ViewModifier {
    typealias Body = Never
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
    var traits: Element.States = []
    var removedTraits: Element.States = []

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        AccessibilityNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class AccessibilityNode<C: View>: ModifierNode<C, AccessibilityModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        if modifier.isHidden { return }
        let locale = surroundings.environment.values.locale
        let (label, value) = (modifier.label?.string(in: locale), modifier.value?.string(in: locale))
        screen.changing { element in
            if let label { element.label = label }
            if let value { element.value = value }
            if let identifier = modifier.identifier { element.identifier = identifier }
            element.states.formUnion(modifier.traits)
            element.states.subtract(modifier.removedTraits)
        } in: { child.describe(into: &$0) }
    }
}

/// What a view is to assistive technology, besides what it is by itself.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    fileprivate var names: Set<String> = []
    public init() {}
    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("button")
    public static let isHeader = AccessibilityTraits("header")
    public static let isSelected = AccessibilityTraits("selected")
    public static let isLink = AccessibilityTraits("link")
    public static let isSearchField = AccessibilityTraits("searchField")
    public static let isImage = AccessibilityTraits("image")
    public static let isStaticText = AccessibilityTraits("staticText")
    public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
    public static let isModal = AccessibilityTraits("modal")
    public static let isSummaryElement = AccessibilityTraits("summaryElement")
    public static let isToggle = AccessibilityTraits("toggle")
    public static let isTabBar = AccessibilityTraits("tabBar")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")

    public typealias Element = AccessibilityTraits
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { combined(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { combined(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { combined(names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        defer { names.subtract(member.names) }
        return contains(member) ? member : nil
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let old = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return old
    }

    private func combined(_ names: Set<String>) -> Self {
        var result = Self()
        result.names = names
        return result
    }

    fileprivate var states: Automation.Element.States {
        var states: Automation.Element.States = []
        if contains(.isSelected) { states.insert(.selected) }
        if contains(.isHeader) { states.insert(.header) }
        return states
    }
}

extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityModifier(label: label)) }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    nonisolated public func accessibilityValue(_ value: Text) -> some View { modifier(AccessibilityModifier(value: value)) }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(identifier: identifier))
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityModifier(isHidden: hidden)) }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier(traits: traits.states))
    }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier(removedTraits: traits.states))
    }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
        self
    }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }

    // The older names.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    nonisolated public func accessibility(hint: Text) -> some View { self }
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    nonisolated public func accessibility(sortPriority: Double) -> some View { self }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public init(named name: Text) { self.name = name.string(in: .current) }
    private init(name: String) { self.name = name }
}

public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Sendable { case zoomIn, zoomOut }
    public var direction: Direction
    public var location: UnitPoint
    public var point: CGPoint
}
