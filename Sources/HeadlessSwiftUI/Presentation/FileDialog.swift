import Foundation

// The system's pages for choosing files. A check has no files to choose: a person can only leave such a page again.

extension View {
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType],
                                         onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        fileDialog(isPresented, title: "Files")
    }

    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
                                         onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View {
        fileDialog(isPresented, title: "Files")
    }

    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
                                         onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void)
        -> some View {
        fileDialog(isPresented, title: "Files", onCancellation: onCancellation)
    }

    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, title: defaultFilename ?? "Files")
    }

    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileDialog(isPresented, title: defaultFilename ?? "Files", onCancellation: onCancellation)
    }

    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void)
        -> some View {
        fileDialog(isPresented, title: file?.lastPathComponent ?? "Files")
    }

    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    nonisolated private func fileDialog(_ isPresented: Binding<Bool>, title: String, onCancellation: @escaping () -> Void = {}) -> some View {
        modifier(PresentationModifier(.sheet, isPresented: isPresented, onSwipeDown: onCancellation) {
            FileDialog(title: title, onCancellation: onCancellation)
        })
    }
}

/// What is seen of such a page.
private struct FileDialog {
    let title: String
    let onCancellation: () -> Void
    @Environment(\.dismiss) private var dismiss

    nonisolated init(title: String, onCancellation: @escaping () -> Void) { (self.title, self.onCancellation) = (title, onCancellation) }
}

extension FileDialog: View {
    var body: some View {
        NavigationStack {
            Text("No Items")
                .navigationTitle(title)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { cancel() } }
                }
        }
    }

    @MainActor private func cancel() {
        onCancellation()
        dismiss()
    }
}

/// A document of the program's own, as a file holds it.
@preconcurrency
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}
