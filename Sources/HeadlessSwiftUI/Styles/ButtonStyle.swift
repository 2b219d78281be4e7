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

    public struct Label: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }
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

    public struct Label: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }
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

/// A style of the solution's own.
enum CustomButtonStyle {
    case look((ButtonStyleConfiguration) -> any View)
    case behaviour((PrimitiveButtonStyleConfiguration) -> any View)
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: CustomButtonStyle? { nil } }

extension EnvironmentValues {
    var customButtonStyle: CustomButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.customButtonStyle, .look { StyleBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) } })
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.customButtonStyle, style is any SystemButtonStyle ? nil : .behaviour {
            StyleBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
        })
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

public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
