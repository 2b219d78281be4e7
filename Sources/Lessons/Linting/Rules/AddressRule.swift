/// A comment that names an address stands above a section's heading, in the language that makes the addresses, and no other section there
/// has that address.
struct AddressRule: LintRule {
    let name = "address"
    let summary = Phrase(
        de: "Eine Zeile <!-- id: name --> steht direkt über der Überschrift eines Abschnitts und gibt ihm in allen Sprachen eine Adresse aus "
            + "Buchstaben, Ziffern und Bindestrichen, die es in der Lektion nur einmal gibt. Sie gehört in die Sprache, die in Content/course "
            + "hinter „ids:“ steht.",
        el: "Η γραμμή <!-- id: name --> μπαίνει ακριβώς πάνω από την επικεφαλίδα μιας ενότητας και της δίνει σε όλες τις γλώσσες μια διεύθυνση με "
            + "λατινικά γράμματα, ψηφία και παύλες, που υπάρχει μία φορά στο μάθημα. Ανήκει στη γλώσσα που λέει το «ids:» στο Content/course.",
        en: "A line <!-- id: name --> stands right above a section's heading and gives it, in every language, an address of letters, "
            + "digits, and hyphens that occurs only once in the lesson. It belongs in the language that “ids:” names in Content/course.",
        ja: "<!-- id: name --> の行は、セクションの見出しのすぐ上に書き、全言語に共通の、英数字とハイフンだけのアドレスを付けます。"
            + "同じアドレスはレッスンの中で一度しか使えません。Content/course の「ids:」の言語の文書に書きます。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let comments = document.announcements.filter(\.comment.namesID)
        guard !comments.isEmpty else { return [] }
        let model = course.model(of: document)
        let others = model == nil ? document.lesson.sectionsByWordID : [:]
        var taken: [String: Int] = [:]
        return comments.compactMap { announcement in
            let (path, position) = (document.path, announcement.position)
            guard let id = announcement.comment.id else {
                return finding(.notAnAddress, in: path, at: position, fix: Phrase(verbatim: "<!-- id: name -->"))
            }
            guard let section = announcement.section else { return finding(.nowhere(id), in: path, at: position) }
            if let line = taken[id] { return finding(.taken(id, line: line), in: path, at: position) }
            taken[id] = section.range.start.line
            if let other = others[id] { return finding(.made(id, of: other.title, line: other.range.start.line), in: path, at: position) }
            guard section.id != id, let model else { return nil }
            return finding(.withoutEffect(id, Counterpart(of: section, in: model)), in: path, at: position)
        }
    }
}

/// The section of the document that makes the addresses from which another has its own.
private struct Counterpart {
    let id: String
    let title: String
    /// Of its heading.
    let place: String

    init(of section: Lesson.Section, in model: LintedDocument) {
        let twin = model.lesson.sections.first { $0.id == section.id }
        (id, title) = (section.id, twin?.title ?? section.title)
        place = "Content/\(model.lesson.language)/\(model.lesson.name).md" + (twin.map { ":\($0.range.start.line)" } ?? "")
    }
}

extension Phrase {
    fileprivate static func nowhere(_ id: String) -> Phrase {
        Phrase(
            de: "Die Adresse „\(id)“ gilt für nichts: Direkt darunter beginnt kein Abschnitt.",
            el: "Η διεύθυνση «\(id)» δεν ισχύει για τίποτα: ακριβώς από κάτω δεν αρχίζει ενότητα.",
            en: "The address “\(id)” applies to nothing: no section begins right below it.",
            ja: "アドレス「\(id)」のすぐ下にセクションの見出しがないため、何にも付きません。")
    }

    fileprivate static func taken(_ id: String, line: Int) -> Phrase {
        Phrase(
            de: "Die Adresse „\(id)“ hat schon der Abschnitt in Zeile \(line).", el: "Τη διεύθυνση «\(id)» την έχει ήδη η ενότητα στη γραμμή \(line).",
            en: "The section on line \(line) already has the address “\(id)”.", ja: "アドレス「\(id)」は\(line)行目のセクションがすでに使っています。")
    }

    fileprivate static func made(_ id: String, of title: String, line: Int) -> Phrase {
        Phrase(
            de: "Die Adresse „\(id)“ hat auch der Abschnitt „\(title)“ in Zeile \(line) aus seiner Überschrift. Nimm eine andere, sonst bekommt jener eine neue.",
            el: "Τη διεύθυνση «\(id)» την παίρνει από την επικεφαλίδα της και η ενότητα «\(title)» στη γραμμή \(line). Βάλε άλλη, αλλιώς εκείνη παίρνει νέα.",
            en: "The section “\(title)” on line \(line) has the address “\(id)” too, from its heading. Choose another, or that section's address changes.",
            ja: "アドレス「\(id)」は、\(line)行目のセクション「\(title)」も見出しから得ています。別のものにしないと、そちらのアドレスが変わります。")
    }

    fileprivate static func withoutEffect(_ id: String, _ counterpart: Counterpart) -> Phrase {
        let (own, title, place) = (counterpart.id, counterpart.title, counterpart.place)
        return Phrase(
            de: "Die Adresse „\(id)“ steht nur hier und gilt nicht: In allen Sprachen ist es „\(own)“. Schreib <!-- id: \(id) --> über „\(title)“ "
                + "(\(place)), oder lösch die Zeile.",
            el: "Η διεύθυνση «\(id)» υπάρχει μόνο εδώ και δεν ισχύει: σε όλες τις γλώσσες είναι «\(own)». Γράψε <!-- id: \(id) --> πάνω από το "
                + "«\(title)» (\(place)) ή σβήσε τη γραμμή.",
            en: "The address “\(id)” stands only here and has no effect: in every language it is “\(own)”. Write <!-- id: \(id) --> above “\(title)” "
                + "(\(place)), or delete this line.",
            ja: "アドレス「\(id)」はここにしかないため、効きません。全言語で「\(own)」になっています。\(place) の「\(title)」の上に "
                + "<!-- id: \(id) --> と書くか、この行を消してください。")
    }

    fileprivate static let notAnAddress = Phrase(
        de: "Hinter „id:“ steht keine Adresse. Schreib ein einziges Wort aus lateinischen Buchstaben, Ziffern und Bindestrichen.",
        el: "Μετά το «id:» δεν υπάρχει διεύθυνση. Γράψε μία λέξη με λατινικά γράμματα, ψηφία και παύλες.",
        en: "There is no address after “id:”. Write a single word of Latin letters, digits, and hyphens.",
        ja: "「id:」の後がアドレスになっていません。英数字とハイフンだけの1語を書いてください。")
}
