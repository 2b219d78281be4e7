import Foundation

// How bars and lists look all over the app, which programs set before the first screen. It is kept, and nothing is drawn by it.

/// What can be said of all views of a kind at once.
@MainActor
@preconcurrency
public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

/// A view of UIKit's, of which no more is known than how its kind should look.
@MainActor
@preconcurrency
open class UIView: NSObject, UIAppearance {
    public var backgroundColor: UIColor?
    public var tintColor: UIColor! = .tintColor
    public var isHidden = false
    public var alpha: CGFloat = 1
    public var tag = 0
    public var isUserInteractionEnabled = true
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
    public var frame = CGRect.zero
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    public override required init() {}

    public static func appearance() -> Self {
        if let known = UIView.appearances[ObjectIdentifier(self)] as? Self { return known }
        let appearance = Self()
        UIView.appearances[ObjectIdentifier(self)] = appearance
        return appearance
    }

    private static var appearances: [ObjectIdentifier: UIView] = [:]
}

@MainActor
@preconcurrency
public final class UINavigationBar: UIView {
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public var barTintColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public var shadowImage: UIImage?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

@MainActor
@preconcurrency
public final class UITabBar: UIView {
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
}

@MainActor
@preconcurrency
public final class UIToolbar: UIView {
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
    public var barTintColor: UIColor?
}

@MainActor
@preconcurrency
open class UIScrollView: UIView {
    public var bounces = true
    public var isScrollEnabled = true
    public var isPagingEnabled = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var contentInset = UIEdgeInsets.zero
    public var keyboardDismissMode = KeyboardDismissMode.none
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

@MainActor
@preconcurrency
public final class UITableView: UIScrollView {
    public var separatorColor: UIColor?
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var sectionHeaderTopPadding: CGFloat = 0
    public var sectionFooterHeight: CGFloat = 0
    public var showsSelection = true
}

@MainActor
@preconcurrency
public final class UITableViewCell: UIView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
}

@MainActor
@preconcurrency
public final class UITableViewHeaderFooterView: UIView {}

@MainActor
@preconcurrency
public final class UICollectionView: UIScrollView {}

@MainActor
@preconcurrency
public final class UITextView: UIScrollView {}

@MainActor
@preconcurrency
public final class UITextField: UIView {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public var clearButtonMode = ViewMode.never
}

@MainActor
@preconcurrency
public final class UISegmentedControl: UIView {
    public var selectedSegmentTintColor: UIColor?
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public func setContentHuggingPriority(_ priority: Float, for axis: Int) {}
}

@MainActor
@preconcurrency
public final class UIPageControl: UIView {
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var hidesForSinglePage = false
}

@MainActor
@preconcurrency
public final class UISwitch: UIView {
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
}

@MainActor
@preconcurrency
public final class UISlider: UIView {
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor
@preconcurrency
public final class UIStepper: UIView {}

@MainActor
@preconcurrency
open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// How a bar looks.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject {
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public override init() {}
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}

@MainActor
@preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor
@preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    public var selectionIndicatorTintColor: UIColor?
}

@MainActor
@preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// How a bar's button looks in each of its states.
@MainActor
@preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
    public override init() {}
}

/// How a tab looks in each of its states.
@MainActor
@preconcurrency
public final class UITabBarItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
    public override init() {}
}

@MainActor
@preconcurrency
public final class UIBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
}

@MainActor
@preconcurrency
public final class UIBarButtonItem: NSObject {
    public var tintColor: UIColor?
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public static func appearance() -> UIBarButtonItem { shared }
    private static let shared = UIBarButtonItem()
}

public final class UIBlurEffect: NSObject, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial
    }
    public init(style: Style) {}
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
