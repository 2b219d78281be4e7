import Foundation

@MainActor
@preconcurrency
public final class UITabBar: UIView {
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var barTintColor: UIColor?
    public var barStyle = UIBarStyle.default
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
}

@MainActor
@preconcurrency
public final class UITabBarItem: NSObject, UIAppearance {
    public var title: String?
    public var badgeColor: UIColor?
    public override init() {}
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public static func appearance() -> UITabBarItem { Appearances.of(self) { UITabBarItem() } }
}
