import Foundation

extension Lesson {
    /// Reads a lesson document.
    ///
    /// - Parameters:
    ///   - vocabulary: that of the document's language.
    ///   - settings: what the course says: the stages' names.
    ///   - model: the same lesson in the language from which the addresses are made; nil where this is it, or there is none.
    /// - Returns: the lesson, and what is wrong with the document.
    public static func read(
        _ source: SourceFile, vocabulary: Vocabulary, settings: CourseSettings = CourseSettings(), addressesOf model: Lesson? = nil
    ) -> (Lesson, [Finding]) {
        let reader = LessonReader(source, name: source.path.documentName, vocabulary: vocabulary)
        var lesson = reader.lesson
        lesson.stageName = lesson.stageName ?? lesson.stage.flatMap { settings.stageName($0, in: vocabulary.language) }
        if let model { lesson.assignAddresses(from: model) }
        return (lesson, reader.findings)
    }

    /// Reads the lesson document at a path, with what the course around it says. The language is the folder's name; elsewhere it is
    /// told from the text. A `.txt` file is read as a page without marks: the findings then say what was guessed and left out.
    ///
    /// - Throws: `LessonFailure`.
    public static func read(
        contentsOf path: String, vocabularies: Vocabularies, language: String? = nil
    ) throws(LessonFailure) -> (Lesson, [Finding]) {
        let source = try SourceFile.lesson(at: path)
        if path.lowercased().hasSuffix(".txt") {
            let page = try PageText(source, vocabularies: vocabularies, language: language)
            return (page.lesson, page.findings)
        }
        let folder = URL.file(path).deletingLastPathComponent()
        let isLanguage = vocabularies[folder.lastPathComponent] != nil
        let tag = language ?? (isLanguage ? folder.lastPathComponent : vocabularies.language(of: source.prose)) ?? "en"
        guard let vocabulary = vocabularies[tag] else { throw .unknownLanguage(tag, known: vocabularies.languages) }
        guard isLanguage else { return read(source, vocabulary: vocabulary) }
        let content = folder.deletingLastPathComponent().path
        let (settings, findings) = try CourseSettings.ofContent(content)
        let model = try settings.model(of: path.documentName, content: content, unlessIn: tag, vocabularies: vocabularies)
        let (lesson, found) = read(source, vocabulary: vocabulary, settings: settings, addressesOf: model)
        return (lesson, findings + found)
    }
}

extension CourseSettings {
    /// The settings beside the languages' folders; where there is no such file, those of a course that says nothing.
    static func ofContent(_ content: String) throws(LessonFailure) -> (CourseSettings, [Finding]) {
        let path = content + "/course"
        guard FileManager.default.fileExists(atPath: path) else { return (CourseSettings(), []) }
        return read(try SourceFile.lesson(at: path))
    }

    /// The lesson from which another language's addresses are made.
    fileprivate func model(
        of name: String, content: String, unlessIn language: String, vocabularies: Vocabularies
    ) throws(LessonFailure) -> Lesson? {
        guard let ids, ids != language, let vocabulary = vocabularies[ids] else { return nil }
        let path = "\(content)/\(ids)/\(name).md"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return Lesson.read(try SourceFile.lesson(at: path), vocabulary: vocabulary, settings: self).0
    }
}

extension SourceFile {
    /// Reads a document that keeps within `DocumentLimits`.
    static func lesson(at path: String) throws(LessonFailure) -> SourceFile {
        let source: SourceFile
        do { source = try SourceFile(contentsOf: path, maximumBytes: DocumentLimits.bytes) } catch { throw .unreadable(error) }
        if let excess = DocumentLimits.excess(in: source) { throw excess }
        return source
    }
}

extension SourceFile {
    /// The text without its fenced code, whose words are of no people's language.
    fileprivate var prose: String {
        var fence: CodeFence?
        var prose: [Substring] = []
        for line in lines {
            let bytes = Array(line.utf8)[...]
            if let open = fence {
                if open.isClosed(by: bytes) { fence = nil }
            } else if let opening = CodeFence(bytes) {
                fence = opening
            } else {
                prose.append(line)
            }
        }
        return prose.joined(separator: "\n")
    }
}

extension String {
    /// A path's last part without extension.
    var documentName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil } ?? name)
    }
}
