import Automation
import Foundation

@MainActor
@preconcurrency
open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    private var titles: [String] = []
    public static let noSegment = -1

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? ($0 as? UIImage)?.name ?? "" }
    }

    public var numberOfSegments: Int { titles.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }
    open func removeAllSegments() { titles = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var picker = Element(.picker, states: isEnabled ? [] : .disabled)
        picker.value = titleForSegment(at: selectedSegmentIndex)
        picker.options = titles
        add(picker, to: &screen, of: node) { [self] in
            guard case .choose(let option, _) = $0, titles.indices.contains(option) else { return false }
            selectedSegmentIndex = option
            sendActions(for: .valueChanged)
            return true
        }
    }
}
