import Automation

extension Step {
    /// What must be there for the step.
    func phrase(_ texts: LabelResolver) -> Phrase {
        switch self {
        case .tap(let target): target.phrase(Self.tappable, texts)
        case .hold(let target):
            target.phrase(
                Phrase(
                    de: "etwas, das auf langes Drücken reagiert", el: "κάτι που αντιδρά σε παρατεταμένο πάτημα",
                    en: "something that responds to a long press", ja: "長押しに反応するもの"), texts)
        case .swipe(let target):
            target.phrase(
                Phrase(de: "Zeile mit Wischaktionen", el: "γραμμή με ενέργειες σάρωσης", en: "row with swipe actions", ja: "スワイプ操作のある行"),
                texts)
        case .back: Phrase(de: "Zurück-Button", el: "κουμπί επιστροφής", en: "back button", ja: "戻るボタン")
        case .backTo(let text):
            Phrase(de: "darunter die Seite ", el: "από κάτω η σελίδα ", en: "beneath it the page ", ja: "下のページ") + texts.phrase(text)
        case .dismiss:
            Phrase(
                de: "vorn ein Sheet oder Popover", el: "μπροστά ένα φύλλο (sheet) ή popover", en: "sheet or popover in front",
                ja: "手前のシートまたはポップオーバー")
        case .enter(_, let target), .submit(let target): target.phrase(Element.Role.field.noun, texts)
        case .setOn(_, let target): target.phrase(Element.Role.toggle.noun, texts)
        case .choose(let option, let target):
            target.phrase(Element.Role.picker.noun, texts)
                + Phrase(de: " mit der Option ", el: " με την επιλογή ", en: " with the option ", ja: "の選択肢")
                + texts.phrase(option)
        case .stepUp(let target), .stepDown(let target): target.phrase(Element.Role.stepper.noun, texts)
        case .drag(let target, _): target.phrase(Element.Role.slider.noun, texts)
        case .set(let target, _): target.phrase(Element.Role.date.noun, texts)
        case .select(let target): target.phrase(Element.Role.row.noun, texts)
        case .delete(let target):
            target.phrase(Phrase(de: "löschbare Zeile", el: "γραμμή που διαγράφεται", en: "row that can be deleted", ja: "削除できる行"), texts)
        case .move(let target, let position):
            target.phrase(
                Phrase(de: "verschiebbare Zeile", el: "γραμμή που μετακινείται", en: "row that can be moved", ja: "移動できる行"), texts)
                + Phrase(de: " und Platz \(position)", el: " και θέση \(position)", en: " and place \(position)", ja: "と\(position)番目の位置")
        case .refresh:
            Phrase(
                de: "Liste zum Herunterziehen", el: "λίστα που ανανεώνεται με τράβηγμα", en: "list that can be pulled to refresh",
                ja: "引っ張って更新できるリスト")
        case .search: Phrase(de: "Suchfeld", el: "πεδίο αναζήτησης", en: "search field", ja: "検索フィールド")
        case .open:
            Phrase(
                de: "etwas, das die URL öffnet (onOpenURL)", el: "κάτι που ανοίγει τη διεύθυνση (onOpenURL)",
                en: "something that opens the URL (onOpenURL)", ja: "アドレスを開くもの（onOpenURL）")
        default: Phrase(verbatim: id)
        }
    }

    private static let tappable = Phrase(
        de: "etwas zum Antippen namens", el: "κάτι για πάτημα με όνομα", en: "something to tap called", ja: "タップできるもの")
}

extension Target {
    /// - Parameter kind: what it is where the script doesn't say it.
    func phrase(_ fallback: Phrase, _ texts: LabelResolver) -> Phrase {
        let noun = kind.flatMap { Element.Role(rawValue: $0.rawValue)?.noun } ?? fallback
        let space = Phrase(de: " ", el: " ", en: " ", ja: "")
        let named =
            switch name {
            case .text(let text): noun + space + texts.phrase(text)
            case .position(let position): noun + " \(position)"
            }
        return container.map { $0.phrase(around: named, texts) } ?? named
    }
}

extension Target.Container {
    /// Something in it.
    func phrase(around named: Phrase, _ texts: LabelResolver) -> Phrase {
        let name =
            switch self {
            case .toolbar: Phrase(de: "der Symbolleiste", el: "στη γραμμή εργαλείων", en: "the toolbar", ja: "ツールバー")
            case .named(let text): Phrase(verbatim: "") + texts.phrase(text)
            }
        let inside = self == .toolbar ? name.el : "μέσα στο \(name.el)"
        return Phrase(
            de: "\(named.de) in \(name.de)", el: "\(named.el) \(inside)", en: "\(named.en) in \(name.en)", ja: "\(name.ja)内の\(named.ja)")
    }
}
