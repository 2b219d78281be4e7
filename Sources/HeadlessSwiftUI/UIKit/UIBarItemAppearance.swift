import Foundation

/// How something on a bar looks in each of its states.
@MainActor
@preconcurrency
open class _UIBarItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
    public override init() {}
}

public final class UIBarButtonItemAppearance: _UIBarItemAppearance {}
public final class UITabBarItemAppearance: _UIBarItemAppearance {}

@MainActor
@preconcurrency
public final class UIBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
    override init() {}
}
