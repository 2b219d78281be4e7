import Foundation

/// Makes a picture of views. Nothing is drawn here, so that the picture is empty.
@MainActor
@preconcurrency
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
    public var content: Content { willSet { objectWillChange.send() } }
    public var scale: CGFloat = 1
    public var proposedSize = ProposedViewSize.unspecified
    public var isOpaque = false
    public let objectWillChange = ObservableObjectPublisher()

    public init(content view: Content) { content = view }

    public var uiImage: UIImage? { UIImage() }
    public var cgImage: CGImage? { CGImage() }
}
