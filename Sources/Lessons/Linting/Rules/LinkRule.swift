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
        var known: [String: (Phrase, Phrase?)?] = [:]
        return document.markdown.nodes.compactMap { node in
            let message: (Phrase, Phrase?)?
            switch node.kind {
            case .link(let destination, _), .image(let destination, _):
                let written = document.markdown[destination]
                message = known[written] ?? complaint(about: written, in: document, of: course)
                known[written] = .some(message)
            case .text(let text) where Self.hasUndefinedLabel(document.markdown[text]): message = (.undefinedLabel, nil)
            default: message = nil
            }
            return message.map { finding($0.0, in: document.path, at: node.range.start, to: node.range.end, fix: $0.1) }
        }
    }

    private func complaint(about destination: String, in document: LintedDocument, of course: LintedCourse) -> (Phrase, Phrase?)? {
        guard !destination.isEmpty else { return (.noDestination, nil) }
        guard let address = SafeAddress(destination) else { return (.unsafe(destination), nil) }
        guard address.isRelative else { return nil }
        let parts = address.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = Self.decoded(parts[0].prefix { $0 != "?" })
        let anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
        if path.isEmpty { return anchor.flatMap { complaint(aboutAnchor: $0, in: document, written: destination) } }
        let folder = URL(fileURLWithPath: document.path).deletingLastPathComponent()
        let file = folder.appending(path: path).standardized.path
        guard !path.hasPrefix("/"), FileManager.default.fileExists(atPath: file) else { return (.noFile(destination), nearest(to: file, in: course)) }
        guard let anchor, let other = course.documents.first(where: { $0.path == file }) else { return nil }
        return complaint(aboutAnchor: anchor, in: other, written: destination)
    }

    private func complaint(aboutAnchor anchor: String, in document: LintedDocument, written: String) -> (Phrase, Phrase?)? {
        guard !anchor.isEmpty else { return nil }
        let anchors = document.anchors
        guard !anchors.contains(anchor) else { return nil }
        let meant = document.lesson.sections.first { $0.title.slug == anchor.slug && anchor.slug != nil }?.id
        return (.noAnchor(written), (meant ?? anchor.nearest(in: anchors)).map { Phrase(verbatim: "#" + $0) })
    }

    private func nearest(to file: String, in course: LintedCourse) -> Phrase? {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/"
        let names = course.documents.map(\.path).filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
        return URL(fileURLWithPath: file).lastPathComponent.nearest(in: names).map { Phrase(verbatim: $0) }
    }

    private static func decoded(_ text: Substring) -> String {
        (String(text).removingPercentEncoding ?? String(text)).precomposedStringWithCanonicalMapping
    }

    /// `[words][label]` in running text is a link whose label nobody has defined.
    private static func hasUndefinedLabel(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "[")) && text.contains(/\[[^\[\]]+\]\[[^\[\]]*\]/)
    }
}

extension LintedDocument {
    /// The ids of its page.
    fileprivate var anchors: Set<String> {
        let questions = lesson.faq.indices.map { "_question-\($0 + 1)" }
        let exercises = lesson.exercises.map { "_exercise-\($0.number)" }
        return Set(lesson.sections.map(\.id) + questions + exercises + ["_contents", "_content"])
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
