// How menus look, which makes no difference to what they do.

@MainActor
@preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct MenuStyleConfiguration {}

extension MenuStyle where Body == EmptyView {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: BorderlessButtonMenuStyle { .init() } }

public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
