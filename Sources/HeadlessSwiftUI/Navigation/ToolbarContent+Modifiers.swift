extension ToolbarContent {
    /// Items that are hidden can't be used.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _OptionalToolbarContent(content: hidden ? nil : self)
    }
}

extension CustomizableToolbarContent {
    nonisolated public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = [])
        -> some CustomizableToolbarContent { self }
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

extension View {
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
}
