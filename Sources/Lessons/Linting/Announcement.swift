/// A comment of a document, which may say something of the section below.
struct Announcement {
    var comment: HTMLComment
    var position: SourcePosition
    /// The section whose heading is the first block below that isn't a comment; nil where that block is no section's heading.
    var section: Lesson.Section?
}

extension LintedDocument {
    /// Its comments, in order.
    var announcements: [Announcement] {
        let sections = Dictionary(lesson.sections.map { ($0.heading, $0) }) { first, _ in first }
        var announcements: [Announcement] = []
        var below: Lesson.Section?
        for block in markdown.children(of: 0).reversed() {
            if let comment = markdown.comment(at: block) {
                announcements.append(Announcement(comment: comment, position: markdown.nodes[block].range.start, section: below))
            } else {
                below = sections[block]
            }
        }
        return announcements.reversed()
    }
}
