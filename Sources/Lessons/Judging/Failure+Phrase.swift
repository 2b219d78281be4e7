import Automation

extension Failure.Cause {
    var phrase: Phrase {
        switch self {
        case .missing(let inventory): inventory.phrase
        case .ambiguous(let item, let count):
            Phrase(
                de: "\(item.phrase.de) \(count)-mal; eindeutig wird es mit Art, Position oder „in“",
                el: "\(item.phrase.el) \(count) φορές· πρόσθεσε είδος, θέση ή «in» για να ξεχωρίζει",
                en: "\(item.phrase.en) \(count == 2 ? "twice" : "\(count) times"); say the kind, the position or “in” to tell them apart",
                ja: "\(item.phrase.ja)が\(count)個（種類、位置、または in で区別してください）")
        case .disabled(let item): item.phrase + ", " + Expectation.State.disabled.adjective
        case .unresponsive(let item):
            Phrase(
                de: "\(item.phrase.de), aber das reagiert hier nicht darauf", el: "\(item.phrase.el), αλλά δεν αντιδρά σε αυτό",
                en: "\(item.phrase.en), but it doesn't respond to that", ja: "\(item.phrase.ja)（この操作には反応しません）")
        case .noContainer(let titles): Self.instead(titles, of: .noContainer)
        case .noOption(let options): Self.instead(options, of: .noOption)
        case .noPage(let titles): Self.instead(titles, of: .noPage)
        case .different(let found, let text): found.noun(text)
        case .path(let difference):
            Phrase(de: "Pfad ", el: "διαδρομή ", en: "path ", ja: "パス ") + difference.marked + difference.explanation
        case .rows(let difference):
            Phrase(de: "Zeilen ", el: "γραμμές ", en: "rows ", ja: "行 ") + difference.marked + difference.explanation
        case .unwanted(let found, let text): found.noun(text)
        case .state(let item, let lacks): item.phrase + ", " + lacks.map(\.opposite).listed()
        case .refused:
            Phrase(
                de: "nichts, was darauf reagiert", el: "τίποτα που να αντιδρά σε αυτό", en: "nothing that responds to that",
                ja: "その操作に反応するものなし")
        case .noStack:
            Phrase(de: "kein NavigationStack", el: "κανένα NavigationStack", en: "no NavigationStack", ja: "NavigationStack なし")
        case .noList: Phrase(de: "keine Liste", el: "καμία λίστα", en: "no list", ja: "リストなし")
        case .noBackButton:
            Phrase(de: "kein Zurück-Button", el: "κανένα κουμπί επιστροφής", en: "no back button", ja: "戻るボタンなし")
        case .noSearchField: Phrase(de: "kein Suchfeld", el: "κανένα πεδίο αναζήτησης", en: "no search field", ja: "検索フィールドなし")
        case .nothingToRefresh:
            Phrase(
                de: "nichts, was sich zum Aktualisieren herunterziehen lässt", el: "τίποτα που να ανανεώνεται με τράβηγμα",
                en: "nothing that can be pulled to refresh", ja: "引っ張って更新できるものなし")
        case .nothingToDismiss:
            Phrase(de: "kein Sheet und kein Popover", el: "κανένα φύλλο (sheet) ή popover", en: "no sheet and no popover", ja: "シートもポップオーバーもなし")
        case .texts(let texts): Self.texts(texts)
        case .warnings(let names):
            Self.nothingOr(names, nothing: Phrase(de: "keine Warnung", el: "καμία προειδοποίηση", en: "no warning", ja: "警告なし"))
        case .stored(let keys):
            Self.nothingOr(keys, nothing: Phrase(de: "nichts gespeichert", el: "τίποτα αποθηκευμένο", en: "nothing stored", ja: "保存なし"))
        case .console:
            Phrase(
                de: "keine solche Zeile in der Ausgabe", el: "καμία τέτοια γραμμή στην έξοδο", en: "no such line in the output",
                ja: "出力にそのような行なし")
        case .presentation(let presentation):
            presentation.map { $0.kind.noun.called($0.title.map(Phrase.quoting)) }
                ?? Phrase(de: "nichts im Vordergrund", el: "τίποτα σε πρώτο πλάνο", en: "nothing in front", ja: "手前には何もなし")
        case .created(let count): .times(count)
        case .pathEmpty: Phrase(de: "Pfad []", el: "διαδρομή []", en: "path []", ja: "パス []")
        }
    }

    private enum Absent { case noContainer, noOption, noPage }

    private static func instead(_ names: [String], of absent: Absent) -> Phrase {
        let missing =
            switch absent {
            case .noContainer:
                Phrase(de: "nichts mit diesem Titel", el: "τίποτα με αυτόν τον τίτλο", en: "nothing with that title", ja: "そのタイトルのものなし")
            case .noOption: Phrase(de: "keine solche Option", el: "καμία τέτοια επιλογή", en: "no such option", ja: "その選択肢なし")
            case .noPage:
                Phrase(
                    de: "keine Seite mit diesem Titel darunter", el: "καμία τέτοια σελίδα από κάτω", en: "no such page beneath",
                    ja: "下にそのページなし")
            }
        guard !names.isEmpty else { return missing }
        return missing + Phrase(de: "; es gibt ", el: "· υπάρχουν ", en: "; there is ", ja: "。あるもの：") + names.quotedAndListed
    }

    private static func texts(_ texts: [String]) -> Phrase {
        nothingOr(texts, nothing: Phrase(de: "kein Text", el: "κανένα κείμενο", en: "no text", ja: "テキストなし"))
    }

    private static func nothingOr(_ names: [String], nothing: Phrase) -> Phrase { names.isEmpty ? nothing : names.quotedAndListed }
}

extension Failure.Found {
    /// Of that name or value; without one where there is none.
    func noun(_ text: String?) -> Phrase {
        switch (self, text) {
        case (.depth, let text?): Phrase(de: "Tiefe \(text)", el: "βάθος \(text)", en: "depth \(text)", ja: "深さ\(text)")
        case (.title, nil): Phrase(de: "kein Titel", el: "κανένας τίτλος", en: "no title", ja: "タイトルなし")
        case (.title, let text?): Phrase(de: "Titel ", el: "τίτλος ", en: "title ", ja: "タイトル") + .quoting(text)
        case (.back, let text?):
            Phrase(de: "Zurück-Button ", el: "κουμπί επιστροφής ", en: "back button ", ja: "戻るボタン") + .quoting(text)
        case (.value, let text?): Phrase(de: "Wert ", el: "τιμή ", en: "value ", ja: "値") + .quoting(text)
        case (.warning, let text?): Phrase(de: "Warnung ", el: "προειδοποίηση ", en: "warning ", ja: "警告") + .quoting(text)
        case (.focus, nil): Phrase(de: "kein Fokus", el: "καμία εστίαση", en: "no focus", ja: "フォーカスなし")
        case (.focus, let text?): Phrase(de: "Fokus auf ", el: "εστίαση στο ", en: "focus on ", ja: "フォーカス") + .quoting(text)
        case (_, let text?): .quoting(text)
        case (_, nil): Phrase(de: "nichts", el: "τίποτα", en: "nothing", ja: "なし")
        }
    }
}

extension Phrase {
    static func times(_ count: Int) -> Phrase {
        Phrase(
            de: "\(count)-mal", el: count == 1 ? "μία φορά" : "\(count) φορές", en: count == 1 ? "once" : "\(count) times", ja: "\(count)回")
    }
}

extension Inventory.Item {
    var phrase: Phrase { role.noun.called(name.isEmpty ? nil : .quoting(name)) }
}

extension Inventory {
    /// A list a role: buttons “A”, “B”; no links.
    var phrase: Phrase {
        let named = roles.compactMap { role in
            let names = items.filter { $0.role == role }.map(\.name)
            return names.isEmpty ? nil : role.plural + Phrase(de: ": ", el: ": ", en: ": ", ja: "：") + names.quotedAndListed
        }
        return named.isEmpty ? nothing : named.joined(by: Phrase(de: "; ", el: "· ", en: "; ", ja: "；"))
    }

    private var nothing: Phrase {
        guard roles.count == 1 else {
            return Phrase(
                de: "nichts, was darauf reagiert", el: "τίποτα που να αντιδρά σε αυτό", en: "nothing that responds to that",
                ja: "その操作に反応するものなし")
        }
        let plural = roles[0].plural
        return Phrase(de: "keine \(plural.de)", el: "δεν υπάρχουν \(plural.el)", en: "no \(plural.en)", ja: "\(plural.ja)なし")
    }
}

extension ListDifference {
    /// What the marks mean, the first few of them.
    var explanation: Phrase {
        let parts = wrong.prefix(3).map(Self.wrong) + [Self.missing(missing), Self.extra(extra)].compactMap(\.self)
        let more = wrong.count > 3 ? " …" : ""
        return parts.isEmpty ? Phrase(verbatim: "") : Phrase(de: ", ", el: ", ", en: ", ", ja: "、") + parts.listed() + more
    }

    private var wrong: [(found: String, expected: String)] {
        entries.compactMap { if case .wrong(let found, let expected) = $0 { (found, expected) } else { nil } }
    }

    private var missing: [String] {
        entries.compactMap { if case .missing(let expected) = $0 { expected } else { nil } }
    }

    private var extra: [String] {
        entries.compactMap { if case .extra(let found) = $0 { found } else { nil } }
    }

    private static func wrong(_ found: String, _ expected: String) -> Phrase {
        Phrase(
            de: "erwartet \(expected) statt \(found)", el: "αναμενόταν \(expected) αντί για \(found)",
            en: "expected \(expected) instead of \(found)", ja: "\(found)ではなく\(expected)のはず")
    }

    private static func missing(_ names: [String]) -> Phrase? {
        guard let list = few(names) else { return nil }
        return names.count == 1
            ? Phrase(de: "\(list.de) fehlt", el: "λείπει το \(list.el)", en: "\(list.en) is missing", ja: "\(list.ja)がない")
            : Phrase(de: "\(list.de) fehlen", el: "λείπουν τα \(list.el)", en: "\(list.en) are missing", ja: "\(list.ja)がない")
    }

    private static func extra(_ names: [String]) -> Phrase? {
        guard let list = few(names) else { return nil }
        return names.count == 1
            ? Phrase(
                de: "\(list.de) gehört nicht dazu", el: "το \(list.el) περισσεύει", en: "\(list.en) doesn't belong there",
                ja: "\(list.ja)は余分")
            : Phrase(
                de: "\(list.de) gehören nicht dazu", el: "τα \(list.el) περισσεύουν", en: "\(list.en) don't belong there",
                ja: "\(list.ja)は余分")
    }

    /// `1, 2 and 3`, the first few of them; nil for none.
    private static func few(_ names: [String]) -> Phrase? {
        let shown = names.prefix(5).map { Phrase(verbatim: $0) }
        guard let last = shown.last else { return nil }
        if names.count > shown.count { return shown.listed() + " …" }
        guard shown.count > 1 else { return last }
        return shown.dropLast().listed() + Phrase(de: " und ", el: " και ", en: " and ", ja: "と") + last
    }
}

extension [String] {
    /// Each in quotes, the first dozen of them.
    var quotedAndListed: Phrase {
        let shown = prefix(12).map { Phrase.quoting($0) }.listed()
        return count > 12 ? shown + ", …" : shown
    }
}
