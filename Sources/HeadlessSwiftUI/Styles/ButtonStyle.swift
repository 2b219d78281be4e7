/// How buttons look that keep the standard behaviour.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style sees it. Nothing is ever seen pressed.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool

    public struct Label: StylePart { let view: any View }
}

/// How buttons look and what makes them act.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor @preconcurrency
    public func trigger() { action() }

    public struct Label: StylePart { let view: any View }
}

/// A style of the system's own: buttons stay as they are.
protocol SystemButtonStyle: PrimitiveButtonStyle {}

extension SystemButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct DefaultButtonStyle: SystemButtonStyle { nonisolated public init() {} }
public struct PlainButtonStyle: SystemButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: SystemButtonStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: SystemButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: SystemButtonStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension EnvironmentValues {
    /// What a style of the solution's own makes of a button that still does its own work.
    var buttonLook: ((ButtonStyleConfiguration) -> any View)? {
        get { self[styleOf: StyledControls()] }
        set { self[styleOf: StyledControls()] = newValue }
    }

    /// What a style of the solution's own makes of a button, including what makes it act.
    var buttonBehaviour: ((PrimitiveButtonStyleConfiguration) -> any View)? {
        get { self[styleOf: StyledControls()] }
        set { self[styleOf: StyledControls()] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(style, isSystems: false) { $0.makeBody(configuration: $1) }.environment(\.buttonBehaviour, nil)
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is any SystemButtonStyle) { $0.makeBody(configuration: $1) }.environment(\.buttonLook, nil)
    }

    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

public struct ButtonBorderShape: Equatable, Sendable {
    private let name: String
    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static let circle = ButtonBorderShape(name: "circle")
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { self == .circle ? Path(ellipseIn: rect) : Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
    public typealias Body = _ShapeView<Self, ForegroundStyle>
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
