/// Hands something to another app. No other app is there: a tap shows nothing.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
    let label: Label
}

extension ShareLink: View {
    public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data: RandomAccessCollection, Data.Element == URL {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) { self.init(label: DefaultShareLinkLabel()) }
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }
    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) { self.init(label: DefaultShareLinkLabel()) }
    nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
                                             preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil,
                                                                preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink {
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
                                             @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I> {
        self.init(label: label())
    }
}

public struct DefaultShareLinkLabel: View {
    private let title: Text

    nonisolated init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

    public var body: some View {
        Label { title } icon: { Image(systemName: "square.and.arrow.up") }
    }
}

/// How something that is shared is shown.
public struct SharePreview<Image, Icon> {
    private init() {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }
}
