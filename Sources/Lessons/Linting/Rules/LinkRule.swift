import Foundation

/// Links and images lead somewhere: to a place of the lesson, to a file that is there, or to a web address of a kind that pages may show.
struct LinkRule: LintRule {
    let name = "link"
    let summary = Phrase(
        de: "Verweise und Bilder führen zu etwas, das es gibt: zu einem Abschnitt, zu einer Datei oder ins Web (http, https, mailto).",
        el: "Οι σύνδεσμοι και οι εικόνες οδηγούν σε κάτι που υπάρχει: σε ενότητα, σε αρχείο ή στον ιστό (http, https, mailto).",
        en: "Links and images lead to something that exists: a section, a file, or the web (http, https, mailto).",
        ja: "リンクと画像は、存在するもの（セクション、ファイル、または http・https・mailto の Web）を指します。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        var targets = LinkTargets(from: document, of: course)
        return document.markdown.nodes.compactMap { node in
            switch node.kind {
            case .link(let destination, _), .image(let destination, _):
                let written = document.markdown[destination]
                guard let complaint = targets.complaint(about: written) else { return nil }
                let fix = complaint.meant.flatMap { document.source.text(in: node.range).replacingLast(written, with: $0) }
                return finding(
                    complaint.message, in: document.path, at: node.range.start, to: node.range.end, fix: fix.map { Phrase(verbatim: $0) })
            case .text(let text) where Self.hasUndefinedLabel(document.markdown[text]):
                return finding(.undefinedLabel, in: document.path, at: node.range.start, to: node.range.end)
            default: return nil
            }
        }
    }

    /// `[words][label]` in running text is a link whose label nobody has defined.
    private static func hasUndefinedLabel(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "[")) && text.contains(/\[[^\[\]]+\]\[[^\[\]]*\]/)
    }
}

private struct LinkComplaint {
    var message: Phrase
    /// The destination that was probably meant.
    var meant: String?
}

/// What the links of a document lead to; each destination, each file's addresses are looked at once.
private struct LinkTargets {
    private let document: LintedDocument
    private let course: LintedCourse
    /// The names of the document's folder and those around it, from the outermost.
    private let folder: [Substring]
    private let documents: [String: LintedDocument]
    private var known: [String: LinkComplaint?] = [:]
    private var anchors: [String: Anchors] = [:]
    private var meant = NearestWords()

    init(from document: LintedDocument, of course: LintedCourse) {
        (self.document, self.course) = (document, course)
        folder = URL.file(document.path).deletingLastPathComponent().path.split(separator: "/")
        documents = Dictionary(course.documents.map { ($0.path, $0) }) { first, _ in first }
    }

    mutating func complaint(about destination: String) -> LinkComplaint? {
        if let known = known[destination] { return known }
        let complaint = newComplaint(about: destination)
        known[destination] = .some(complaint)
        return complaint
    }

    private mutating func newComplaint(about destination: String) -> LinkComplaint? {
        guard !destination.isEmpty else { return LinkComplaint(message: .noDestination) }
        guard let address = SafeAddress(destination) else { return LinkComplaint(message: .unsafe(destination)) }
        guard address.isRelative else { return nil }
        let parts = address.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = Self.decoded(parts[0].prefix { $0 != "?" })
        let anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
        if path.isEmpty { return anchor.flatMap { complaint(aboutAnchor: $0, in: document, written: destination) } }
        let (parent, name) = place(of: path)
        let file = parent + name
        guard !path.hasPrefix("/"), FileManager.default.fileExists(atPath: file) else {
            let meant = nearest(to: name, in: parent)
            return LinkComplaint(message: .noFile(destination), meant: meant.map { Self.replacingFile(of: destination, with: $0) })
        }
        guard let anchor, let other = documents[file] else { return nil }
        return complaint(aboutAnchor: anchor, in: other, written: destination)
    }

    private mutating func complaint(aboutAnchor anchor: String, in document: LintedDocument, written: String) -> LinkComplaint? {
        guard !anchor.isEmpty else { return nil }
        let anchors = self.anchors[document.path] ?? Anchors(document)
        self.anchors[document.path] = anchors
        guard !anchors.all.contains(anchor) else { return nil }
        let id = anchor.slug.flatMap { anchors.ofTitles[$0] } ?? meant.nearest(to: anchor, in: anchors.all)
        return LinkComplaint(message: .noAnchor(written), meant: id.map { written.prefix { $0 != "#" } + "#" + $0 })
    }

    /// Where a path leads from the document, without a look at the disk: a folder, and the last name.
    private func place(of path: String) -> (folder: String, name: String) {
        var names = folder
        for name in path.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        let last = names.popLast() ?? ""
        return ("/" + names.map { $0 + "/" }.joined(), String(last))
    }

    /// A destination with another name of a file, in the same folder and with the same address in it.
    private static func replacingFile(of destination: String, with name: String) -> String {
        let path = destination.prefix { $0 != "?" && $0 != "#" }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return folder + name + destination.dropFirst(path.count)
    }

    private mutating func nearest(to name: String, in folder: String) -> String? {
        let names = course.documents.map(\.path).filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
        return meant.nearest(to: name, in: names)
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else { return String(text) }
        return (String(text).removingPercentEncoding ?? String(text)).precomposedStringWithCanonicalMapping
    }
}

/// The ids of a document's page.
private struct Anchors {
    let all: Set<String>
    /// Of the sections, by what slugs their titles have in the document's own language.
    let ofTitles: [String: String]

    init(_ document: LintedDocument) {
        let lesson = document.lesson
        let questions = lesson.faq.indices.map { "_question-\($0 + 1)" }
        let exercises = lesson.exercises.map { "_exercise-\($0.number)" }
        all = Set(lesson.sections.map(\.id) + questions + exercises + ["_contents", "_content"])
        ofTitles = Dictionary(lesson.sections.compactMap { section in section.title.slug.map { ($0, section.id) } }) { first, _ in first }
    }
}

extension Phrase {
    fileprivate static let noDestination = Phrase(
        de: "Dieser Verweis hat kein Ziel.", el: "Αυτός ο σύνδεσμος δεν έχει προορισμό.", en: "This link leads nowhere.",
        ja: "このリンクにはリンク先がありません。")

    fileprivate static func unsafe(_ destination: String) -> Phrase {
        Phrase(
            de: "„\(destination)“ zeigen die Seiten nicht: Erlaubt sind http, https, mailto und Dateien des Kurses.",
            el: "Το «\(destination)» δεν το δείχνουν οι σελίδες: επιτρέπονται http, https, mailto και αρχεία της σειράς.",
            en: "Pages don't show “\(destination)”: http, https, mailto and the course's files are allowed.",
            ja: "「\(destination)」はページに現れません。使えるのは http、https、mailto とコースのファイルです。")
    }

    fileprivate static func noFile(_ destination: String) -> Phrase {
        Phrase(
            de: "„\(destination)“: Diese Datei gibt es nicht.", el: "«\(destination)»: αυτό το αρχείο δεν υπάρχει.",
            en: "“\(destination)”: there is no such file.", ja: "「\(destination)」というファイルはありません。")
    }

    fileprivate static func noAnchor(_ destination: String) -> Phrase {
        Phrase(
            de: "„\(destination)“: Dort gibt es keinen Abschnitt mit dieser Adresse.", el: "«\(destination)»: εκεί δεν υπάρχει ενότητα με αυτή τη διεύθυνση.",
            en: "“\(destination)”: no section there has this address.", ja: "「\(destination)」：そのアドレスのセクションはありません。")
    }

    fileprivate static let undefinedLabel = Phrase(
        de: "Hier steht „[…][…]“ als Text: Die Marke in der zweiten Klammer ist nirgends festgelegt.",
        el: "Εδώ το «[…][…]» μένει κείμενο: η ετικέτα στη δεύτερη αγκύλη δεν ορίζεται πουθενά.",
        en: "“[…][…]” appears here as text: the label in the second brackets isn't defined anywhere.",
        ja: "「[…][…]」が文字のまま残っています。2つ目の括弧のラベルがどこにも定義されていません。")
}
