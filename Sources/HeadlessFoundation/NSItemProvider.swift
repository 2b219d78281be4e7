import Foundation

/// What is dragged or shared, for whoever takes it.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    public var suggestedName: String?
    public override init() {}
    public init(object: Any) {}
    public init?(contentsOf fileURL: URL?) {}
    public init(item: Any?, typeIdentifier: String?) {}
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    public func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }

    @discardableResult
    public func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }

    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
                         completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil) { completionHandler?(nil, nil) }

    @discardableResult
    public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String,
                                       completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
}
