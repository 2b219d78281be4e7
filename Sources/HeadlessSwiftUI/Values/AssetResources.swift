/// A picture in the app's asset catalogue. Its members are made of the catalogue.
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour in the app's asset catalogue. Its members are made of the catalogue.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(named: resource.name) }
}

extension UIImage {
    public convenience init(resource: ImageResource) { self.init(asset: resource.name) }
}

extension UIColor {
    public convenience init(resource: ColorResource) { self.init(name: resource.name) }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
