import Foundation

/// What other pages say of a lesson in one language. It is kept from build to build, so that a lesson that didn't change need not be
/// read again.
struct LessonCard: Equatable, Sendable {
    var number: String?
    var stage: Int?
    var stageName: String?
    var minutes: Int?
    var title: String
    /// The exercises' folders as the front matter names them.
    var folders: [String]
    var exercises: [Exercise]
    /// Where the lesson speaks of an API.
    var mentions: [Mention]
    /// The addresses of the images that it shows, percent-encoding undone.
    var images: [String]

    struct Exercise: Equatable, Sendable {
        var number: Int
        var id: String?
        var level: Level?
        var title: String
    }

    /// The section of a lesson that says most about an API.
    struct Mention: Equatable, Sendable {
        var api: String
        var section: String
        var title: String
    }
}

extension LessonCard {
    init(_ lesson: Lesson, of document: SiteDocuments.Document) {
        self.init(
            number: lesson.number, stage: lesson.stage, stageName: lesson.stageName, minutes: lesson.readingMinutes,
            title: document.title, folders: document.exercises,
            exercises: lesson.exercises.map { Exercise(number: $0.number, id: $0.id, level: $0.level, title: $0.title) },
            mentions: APIMentions(lesson).all, images: lesson.imageAddresses)
    }
}

extension Lesson {
    /// The addresses of images in the course, percent-encoding undone.
    fileprivate var imageAddresses: [String] {
        markdown.nodes.compactMap { node in
            guard case .image(let destination, _) = node.kind, let address = SafeAddress(markdown[destination]), address.isRelative else { return nil }
            return address.text.removingPercentEncoding
        }
    }
}
