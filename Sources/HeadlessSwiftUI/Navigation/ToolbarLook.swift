// How bars look, which makes no difference to what is in them.
extension View {
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
}

public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
}

public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
}
