import Foundation

@MainActor
@preconcurrency
public final class UIBarButtonItem: NSObject, UIAppearance {
    public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, trash, close = 24 }
    public enum Style: Int, Sendable { case plain, done = 2 }

    public var title: String?
    public var image: UIImage?
    public var tintColor: UIColor?
    public var isEnabled = true
    public override init() {}
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
    }

    public convenience init(customView: UIView) { self.init() }
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public static func appearance() -> UIBarButtonItem { Appearances.of(self) { UIBarButtonItem() } }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]) -> UIBarButtonItem { appearance() }
}
