/// Tabs with something said of them.
public struct _ModifiedTabContent<Base: TabContent> {
    let base: Base
    let change: (inout ViewTraits) -> Void
}

extension _ModifiedTabContent: _PrimitiveTabContent {
    public typealias TabValue = Base.TabValue
    @MainActor public var _views: some View { base._views.modifier(TraitModifier(change: change)) }
}

extension TabContent {
    nonisolated func changing(_ change: @escaping (inout ViewTraits) -> Void) -> _ModifiedTabContent<Self> {
        _ModifiedTabContent(base: self, change: change)
    }

    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { changing { $0.badge = count == 0 ? nil : "\(count)" } }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changing { $0.badge = label?.string(in: .current) } }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        changing { $0.badge = key.map { Text($0).string(in: .current) } }
    }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { changing { $0.badge = label.map { String($0) } } }

    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { changing { $0.isTabDisabled = disabled } }
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { changing { $0.isTabHidden = hidden } }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        changing { $0.tabIdentifier = identifier }
    }
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue> { self }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
        self
    }
    nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> { self }
}

public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
