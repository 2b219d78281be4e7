import Automation
import Foundation

@MainActor
@preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }

    open var configuration: Configuration?
    public let titleLabel: UILabel? = UILabel()
    public let imageView: UIImageView? = UIImageView()
    open var showsMenuAsPrimaryAction = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .touchUpInside)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    public var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        let label = currentTitle ?? configuration?.title ?? image(for: .normal)?.name ?? ""
        let states: Element.States = isEnabled ? .tappable : .disabled
        add(Element(.button, label: label, states: states), to: &screen, of: node) { [self] in
            guard case .tap = $0 else { return false }
            sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
            return true
        }
    }

    public struct Configuration {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var imagePadding: CGFloat = 0
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}
