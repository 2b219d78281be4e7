import Foundation

/// The app's one window, for programs that ask it for the edges of the screen.
@MainActor
@preconcurrency
open class UIWindow: UIView {
    public weak var windowScene: UIWindowScene? = UIWindowScene.shared
    public var isKeyWindow: Bool { true }
    open var rootViewController: UIViewController? = UIViewController()
    public var windowLevel = Level.normal
    static let shared = UIWindow()

    public override init(frame: CGRect) { super.init(frame: UIScreen.main.bounds) }
    public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func makeKeyAndVisible() { isHidden = false }

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
}
