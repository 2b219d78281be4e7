import Automation

extension Expectation {
    /// What was expected.
    func phrase(_ texts: LabelResolver) -> Phrase {
        guard isNegated else { return subjectPhrase(texts) }
        let subject = subjectPhrase(texts)
        return Phrase(
            de: "nicht vorhanden: \(subject.de)", el: "να μην υπάρχει: \(subject.el)", en: "no \(subject.en)", ja: "\(subject.ja)がないこと")
    }

    private func subjectPhrase(_ texts: LabelResolver) -> Phrase {
        switch subject {
        case .path(let path): path.phrase(texts)
        case .depth(let depth): Failure.Found.depth.noun(String(depth))
        case .title(let text): Self.named(Phrase(de: "Titel", el: "τίτλος", en: "title", ja: "タイトル"), text, texts)
        case .back(let text): Self.named(Phrase(de: "Zurück-Button", el: "κουμπί επιστροφής", en: "back button", ja: "戻るボタン"), text, texts)
        case .text(let text, let container): Self.inside(container, Element.Role.text.noun, text, texts)
        case .part(let text, let container):
            Self.inside(container, Phrase(de: "Text mit", el: "κείμενο που περιέχει", en: "text containing", ja: "テキストの一部"), text, texts)
        case .element(let target, let states):
            ([target.phrase(Element.Role.text.noun, texts)] + states.map(\.adjective)).listed()
        case .rows(let rows, let container): Self.rows(rows, container, texts)
        case .value(let text, let target):
            Self.named(Phrase(de: "Wert", el: "τιμή", en: "value", ja: "値"), text, texts) + Phrase(de: ", ", el: ", ", en: ", ", ja: "、")
                + target.phrase(Self.control, texts)
        case .presentation(let kind, let text): Self.named(kind.noun, text, texts)
        case .focus(let text): Self.named(Phrase(de: "Fokus", el: "εστίαση", en: "focus", ja: "フォーカス"), text, texts)
        case .warning(let names):
            Self.named(Phrase(de: "Warnung", el: "προειδοποίηση", en: "warning", ja: "警告"), names.isEmpty ? nil : names.text, texts)
        case .console(let text):
            Self.named(Phrase(de: "Ausgabezeile mit", el: "γραμμή εξόδου με", en: "line of output with", ja: "出力行"), text, texts)
        case .stored(let text):
            Self.named(Phrase(de: "gespeicherter Schlüssel", el: "αποθηκευμένο κλειδί", en: "stored key", ja: "保存されたキー"), text, texts)
        case .created(let type, let count):
            Phrase(
                de: "\(type) \(Phrase.times(count).de) erzeugt", el: "\(type) δημιουργημένο \(Phrase.times(count).el)",
                en: "\(type) created \(Phrase.times(count).en)", ja: "\(type) の生成が\(count)回")
        }
    }

    private static let control = Phrase(de: "Eingabeelement", el: "στοιχείο ελέγχου", en: "control", ja: "コントロール")

    private static func named(_ noun: Phrase, _ text: ScriptText?, _ texts: LabelResolver) -> Phrase {
        noun.called(text.map { texts.phrase($0) })
    }

    private static func inside(_ container: Target.Container?, _ noun: Phrase, _ text: ScriptText, _ texts: LabelResolver) -> Phrase {
        let phrase = named(noun, text, texts)
        return container.map { $0.phrase(around: phrase, texts) } ?? phrase
    }

    private static func rows(_ rows: ListPattern<RowPattern>, _ container: Target.Container?, _ texts: LabelResolver) -> Phrase {
        let list = rows.source { $0.source(texts.source) }
        let phrase = Phrase(de: "Zeilen \(list)", el: "γραμμές \(list)", en: "rows \(list)", ja: "行 \(list)")
        return container.map { $0.phrase(around: phrase, texts) } ?? phrase
    }
}

extension Expectation.Path {
    fileprivate func phrase(_ texts: LabelResolver) -> Phrase {
        func source(_ list: ListPattern<PathPattern>) -> String { list.source { $0.source(texts.source) } }
        return switch self {
        case .whole(let list):
            Phrase(de: "Pfad \(source(list))", el: "διαδρομή \(source(list))", en: "path \(source(list))", ja: "パス \(source(list))")
        case .startsWith(let list):
            Phrase(
                de: "Pfad, der mit \(source(list)) beginnt", el: "διαδρομή που αρχίζει με \(source(list))",
                en: "path that starts with \(source(list))", ja: "\(source(list)) で始まるパス")
        case .endsWith(let list):
            Phrase(
                de: "Pfad, der mit \(source(list)) endet", el: "διαδρομή που τελειώνει με \(source(list))",
                en: "path that ends with \(source(list))", ja: "\(source(list)) で終わるパス")
        case .isEmpty: Phrase(de: "leerer Pfad", el: "άδεια διαδρομή", en: "empty path", ja: "空のパス")
        case .isNotEmpty: Phrase(de: "Pfad, der nicht leer ist", el: "διαδρομή που δεν είναι άδεια", en: "path that isn't empty", ja: "空でないパス")
        }
    }
}

extension [WarningName] {
    fileprivate var text: ScriptText { ScriptText(map { .literal($0.rawValue) }) }
}
