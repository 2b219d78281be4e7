/// A sample as a file that compiles: with the import that lessons leave out and, where it is a fragment, what must be around it.
struct SampleFile: Sendable {
    let source: SourceFile
    private let sample: CodeSample
    /// How many lines stand before the sample's own.
    private let offset: Int

    var path: String { source.path }
    var mustFail: Bool { sample.attributes.fails != nil }

    /// - Parameter number: that of the file in its program, so that fragments have names of their own.
    init(_ sample: CodeSample, number: Int) {
        self.sample = sample
        let tokens = SwiftToken.tokens(of: sample.source)
        let hasImport = zip(tokens, tokens.dropFirst()).contains { $0.text == "import" && $1.text == "SwiftUI" }
        let (head, tail) = Self.surroundings(of: sample.attributes.fragment, tokens: tokens, number: number)
        let before = (hasImport ? [] : ["import SwiftUI"]) + (head.isEmpty ? [] : [head])
        offset = before.count
        let lines = before + [sample.source] + (tail.isEmpty ? [] : [tail])
        source = SourceFile(path: "Sample\(number).swift", text: lines.joined(separator: "\n") + "\n")
    }

    /// Whether the sample's own lines hold a place.
    func holds(_ place: SourcePosition) -> Bool { (1...max(1, sample.source.sourceLines.count)).contains(place.line - offset) }

    /// The place in the document; what stands around the sample counts as its beginning or its end.
    func position(of place: SourcePosition) -> SourcePosition {
        let line = place.line - offset
        return line < 1 ? sample.range.start : sample.position(of: SourcePosition(line: line, column: place.column))
    }

    private static func surroundings(of fragment: CodeSample.Fragment?, tokens: [SwiftToken], number: Int) -> (String, String) {
        switch fragment {
        case nil: return ("", "")
        case .body: return ("private struct Fragment\(number): View { var body: some View {", "} }")
        case .function: return ("@MainActor private func fragment\(number)() async throws {", "}")
        case .view:
            let hasBody = zip(tokens, tokens.dropFirst()).contains { $0.text == "var" && $1.text == "body" }
            return ("private struct Fragment\(number): View {", hasBody ? "}" : "var body: some View { EmptyView() } }")
        }
    }
}
