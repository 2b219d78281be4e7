import Foundation

/// A course as a folder of static pages.
public struct Site: Sendable {
    private let course: Course

    public init(_ course: Course) {
        self.course = course
    }

    /// Every file of the site: paths from its root, and contents.
    ///
    /// - Throws: `SiteFailure`.
    public func files() throws(SiteFailure) -> [String: Data] {
        var files = try Self.assets()
        for language in course.languages {
            guard let vocabulary = course.vocabularies[language] else { continue }
            add(pages(in: vocabulary), to: &files)
            files.merge(images(in: language)) { first, _ in first }
        }
        if let vocabulary = firstVocabulary {
            add([("index.html", LanguagePage(course: course, vocabulary: vocabulary).html)], to: &files)
        }
        return files
    }

    /// Writes the site; files that are there already and the same are left alone, others come into being at once or not at all.
    ///
    /// - Throws: `SiteFailure`.
    public func write(to folder: String) throws(SiteFailure) -> SiteWriter.Outcome {
        try SiteWriter(folder: folder).write(try files())
    }

    private var firstVocabulary: Vocabulary? {
        course.languages.first.flatMap { course.vocabularies[$0] }
    }

    private func pages(in vocabulary: Vocabulary) -> [(path: String, html: HTML)] {
        let start = StartPage(course: course, vocabulary: vocabulary)
        let lessons = course.lessons(in: vocabulary.language).map { LessonPage($0, course: course, vocabulary: vocabulary) }
        return lessons.map { ($0.path, $0.html) } + [(start.path, start.html)]
    }

    private func add(_ pages: [(path: String, html: HTML)], to files: inout [String: Data]) {
        for page in pages { files[page.path] = Data(page.html.text.utf8) }
    }

    /// The images that lessons of a language show, as far as they are there and inside the course's content.
    private func images(in language: String) -> [String: Data] {
        let content = URL(fileURLWithPath: course.root + "/Content").standardized.resolvingSymlinksInPath()
        let folder = content.appendingPathComponent(language)
        let addresses = course.lessons(in: language).flatMap(\.imageAddresses)
        let pairs = Set(addresses).compactMap { address -> (String, Data)? in
            let file = folder.appendingPathComponent(address).standardized.resolvingSymlinksInPath()
            guard file.path.hasPrefix(content.path + "/"), let data = try? Data(contentsOf: file) else { return nil }
            return (String(file.path.dropFirst(content.path.count + 1)), data)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func assets() throws(SiteFailure) -> [String: Data] {
        let folder = Bundle.module.bundlePath + "/Assets"
        var files: [String: Data] = [:]
        for name in ["course.css", "course.js"] {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { throw .missingAsset("\(folder)/\(name)") }
            files["assets/\(name)"] = data
        }
        return files
    }
}

extension Lesson {
    /// The addresses of images in the course, percent-encoding undone.
    fileprivate var imageAddresses: [String] {
        markdown.nodes.compactMap { node in
            guard case .image(let destination, _) = node.kind, let address = SafeAddress(destination), address.isRelative else { return nil }
            return address.text.removingPercentEncoding
        }
    }
}
