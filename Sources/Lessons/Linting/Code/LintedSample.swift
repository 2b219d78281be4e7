/// A code sample and what it is compiled with.
public struct LintedSample: Sendable {
    let document: LintedDocument
    let index: Int
    /// Its own code first, then that of the samples which it names.
    let files: [SampleFile]

    /// The document's.
    public var path: String { document.path }

    var sample: CodeSample { document.lesson.codeSamples[index] }

    /// All samples of a document that are to be compiled.
    public static func all(in document: LintedDocument) -> [LintedSample] {
        document.lesson.codeSamples.indices.compactMap { LintedSample($0, of: document) }
    }

    /// Nil for what isn't compiled: output, other languages, and what is ignored for a reason.
    private init?(_ index: Int, of document: LintedDocument) {
        let sample = document.lesson.codeSamples[index]
        guard sample.language == "swift", !sample.attributes.isOutput, sample.attributes.ignore == nil else { return nil }
        (self.document, self.index) = (document, index)
        files = Self.companions(of: index, in: document.lesson.codeSamples).enumerated().map { number, index in
            SampleFile(document.lesson.codeSamples[index], number: number)
        }
    }

    /// What must come of it.
    enum Purpose: Hashable {
        case compiles
        case fails(String)
        /// The expression of its first screen; nil where the code has only one view that it can be.
        case starts(root: String?, warning: String?)
    }

    var purpose: Purpose {
        let attributes = sample.attributes
        if let message = attributes.fails { return .fails(message) }
        guard attributes.warns != nil || attributes.firstScreen != nil else { return .compiles }
        return .starts(root: attributes.firstScreen, warning: attributes.warns)
    }

    /// The output block that readers see right behind the sample, in the same section: what a tool said of it.
    var output: CodeSample? {
        let next = document.lesson.codeSamples.dropFirst(index + 1).first { !$0.isHidden }
        return next.flatMap { $0.attributes.isOutput && $0.section == sample.section ? $0 : nil }
    }

    /// The code as a program that the compiler can be given.
    func solution() throws(Solution.Failure) -> Solution {
        try Solution(path: files[0].path, files: files.map(\.source))
    }

    /// Whether a place in one of the files is in a sample, and not in what was put around it.
    func isWritten(_ place: Finding.Place) -> Bool { files.contains { $0.path == place.path && $0.holds(place.position) } }

    /// The place in the document of a place in one of the files. That a sample fails as it must isn't its own fault, but that of the one
    /// which names it.
    func place(of place: Finding.Place) -> Finding.Place {
        let file = files.first { $0.path == place.path } ?? files[0]
        if file.mustFail, file.path != files[0].path { return Finding.Place(path: document.path, position: sample.range.start) }
        return Finding.Place(path: document.path, position: file.position(of: place.position))
    }

    /// The sample and those that it names, and those that they name; each once.
    private static func companions(of index: Int, in samples: [CodeSample]) -> [Int] {
        var found = [index]
        var next = 0
        while next < found.count {
            let names = samples[found[next]].attributes.with
            let named = names.compactMap { name in samples.firstIndex { $0.attributes.name == name } }
            for index in named where !found.contains(index) { found.append(index) }
            next += 1
        }
        return found
    }
}
