import Foundation

extension CourseFolder {
    /// Why the lessons of a course can't be listed.
    public enum OutlineFailure: Error, Equatable, Sendable {
        case file(SourceFile.Failure)
        /// A document without `lesson:` in its front matter.
        case noLessonNumber(path: String)
    }

    /// The course's lessons, from the front matter of their documents.
    public func outline() throws(OutlineFailure) -> CourseOutline {
        let settings = try settingsLines()
        let renamed = settings.filter { $0.key == "renamed" }.map { $0.value.split(separator: " ").map(String.init) }
        return CourseOutline(
            lessons: try lessons(), exercises: exercises.map(\.name),
            renamed: Renames(Dictionary(renamed.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }),
            site: settings.last { $0.key == "site" }?.value)
    }

    private func lessons() throws(OutlineFailure) -> [CourseLesson] {
        var lessons: [String: CourseLesson] = [:]
        for language in Language.allCases {
            for name in documentNames(in: language) {
                let lesson = try Document(path: "\(content)/\(language.rawValue)/\(name).md").lesson(name, in: language)
                lessons[name] = lessons[name].map { $0.adding(titles: lesson.titles) } ?? lesson
            }
        }
        return lessons.values.sorted { $0.number.compare($1.number, options: .numeric) == .orderedAscending }
    }

    private func documentNames(in language: Language) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(content)/\(language.rawValue)")) ?? []
        return names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.map { String($0.dropLast(3)) }.sorted()
    }

    private func settingsLines() throws(OutlineFailure) -> [(key: String, value: String)] {
        do throws(SourceFile.Failure) {
            return Document.keyedLines(in: try SourceFile(contentsOf: settings).lines)
        } catch {
            if case .missing = error { return [] }
            throw .file(error)
        }
    }

    /// As much of a lesson document as the outline needs.
    private struct Document {
        let source: SourceFile

        init(path: String) throws(OutlineFailure) {
            do throws(SourceFile.Failure) {
                source = try SourceFile(contentsOf: path)
            } catch {
                throw .file(error)
            }
        }

        func lesson(_ name: String, in language: Language) throws(OutlineFailure) -> CourseLesson {
            let matter = source.lines.first == "---" ? source.lines.dropFirst().prefix { $0 != "---" } : []
            let keys = Dictionary(Self.keyedLines(in: matter).map { ($0.key, $0.value) }) { $1 }
            guard let number = keys["lesson"] else { throw .noLessonNumber(path: source.path) }
            let heading = source.lines.first { $0.hasPrefix("# ") }?.dropFirst(2)
            let exercises = (keys["exercises"] ?? "").split(separator: " ").map { $0 == "-" ? nil : String($0) }
            return CourseLesson(
                number: number, document: name, titles: heading.map { [language: String($0)] } ?? [:], exercises: exercises)
        }

        /// The lines `key: value`; a comment begins with ` #`.
        static func keyedLines(in lines: some Sequence<Substring>) -> [(key: String, value: String)] {
            lines.compactMap { line in
                guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") else { return nil }
                let value = String(line[line.index(after: colon)...])
                let end = value.firstRange(of: " #")?.lowerBound ?? value.endIndex
                return (String(line[..<colon]), value[..<end].trimmingCharacters(in: .whitespaces))
            }
        }
    }
}

extension CourseLesson {
    fileprivate func adding(titles: [Language: String]) -> CourseLesson {
        CourseLesson(
            number: number, document: document, titles: self.titles.merging(titles) { first, _ in first }, exercises: exercises)
    }
}
