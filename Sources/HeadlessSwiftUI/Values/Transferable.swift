/// Something that can be handed to another app. Kept for its name: nothing leaves the app here.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
