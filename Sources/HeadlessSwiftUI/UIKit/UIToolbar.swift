import Foundation

@MainActor
@preconcurrency
public final class UIToolbar: UIView {
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
    public var barTintColor: UIColor?
    public var items: [UIBarButtonItem]?
    public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    public func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
