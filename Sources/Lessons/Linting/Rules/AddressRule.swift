/// A comment that names an address stands above a section's heading, and names each address once.
struct AddressRule: LintRule {
    let name = "address"
    let summary = Phrase(
        de: "Eine Zeile <!-- id: name --> steht direkt über der Überschrift eines Abschnitts und gibt ihm eine Adresse aus Buchstaben, Ziffern und "
            + "Bindestrichen, die es in der Lektion nur einmal gibt.",
        el: "Η γραμμή <!-- id: name --> μπαίνει ακριβώς πάνω από την επικεφαλίδα μιας ενότητας και της δίνει μια διεύθυνση με λατινικά γράμματα, "
            + "ψηφία και παύλες, που υπάρχει μία φορά στο μάθημα.",
        en: "A line <!-- id: name --> stands right above a section's heading and gives it an address of letters, digits, and hyphens that "
            + "occurs only once in the lesson.",
        ja: "<!-- id: name --> の行は、セクションの見出しのすぐ上に書き、英数字とハイフンだけのアドレスを付けます。"
            + "同じアドレスはレッスンの中で一度しか使えません。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        var taken: [String: Int] = [:]
        return document.announcements.filter(\.comment.namesID).compactMap { announcement in
            let (path, position) = (document.path, announcement.position)
            guard let id = announcement.comment.id else {
                return finding(.notAnAddress, in: path, at: position, fix: Phrase(verbatim: "<!-- id: name -->"))
            }
            guard let section = announcement.section else { return finding(.nowhere(id), in: path, at: position) }
            if let line = taken[id] { return finding(.taken(id, line: line), in: path, at: position) }
            taken[id] = section.range.start.line
            return nil
        }
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

    fileprivate static let notAnAddress = Phrase(
        de: "Hinter „id:“ steht keine Adresse. Schreib ein einziges Wort aus lateinischen Buchstaben, Ziffern und Bindestrichen.",
        el: "Μετά το «id:» δεν υπάρχει διεύθυνση. Γράψε μία λέξη με λατινικά γράμματα, ψηφία και παύλες.",
        en: "There is no address after “id:”. Write a single word of Latin letters, digits, and hyphens.",
        ja: "「id:」の後がアドレスになっていません。英数字とハイフンだけの1語を書いてください。")
}
