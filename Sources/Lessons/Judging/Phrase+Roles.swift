import Automation

extension Element.Role {
    var noun: Phrase {
        switch self {
        case .text: Phrase(de: "Text", el: "κείμενο", en: "text", ja: "テキスト")
        case .image: Phrase(de: "Bild", el: "εικόνα", en: "image", ja: "画像")
        case .button: Phrase(de: "Button", el: "κουμπί", en: "button", ja: "ボタン")
        case .link: Phrase(de: "Link", el: "σύνδεσμος", en: "link", ja: "リンク")
        case .row: Phrase(de: "Zeile", el: "γραμμή", en: "row", ja: "行")
        case .tab: Phrase(de: "Tab", el: "καρτέλα", en: "tab", ja: "タブ")
        case .field: Phrase(de: "Textfeld", el: "πεδίο κειμένου", en: "text field", ja: "テキストフィールド")
        case .toggle: Phrase(de: "Schalter", el: "διακόπτης", en: "toggle", ja: "トグル")
        case .picker: Phrase(de: "Auswahl", el: "επιλογέας", en: "picker", ja: "ピッカー")
        case .slider: Phrase(de: "Schieberegler", el: "ρυθμιστικό", en: "slider", ja: "スライダー")
        case .stepper: Phrase(de: "Stepper", el: "stepper", en: "stepper", ja: "ステッパー")
        case .date: Phrase(de: "Datumsauswahl", el: "επιλογέας ημερομηνίας", en: "date picker", ja: "日付ピッカー")
        case .progress: Phrase(de: "Fortschritt", el: "πρόοδος", en: "progress", ja: "進行状況")
        case .section: Phrase(de: "Abschnitt", el: "ενότητα", en: "section", ja: "セクション")
        case .list: Phrase(de: "Liste", el: "λίστα", en: "list", ja: "リスト")
        case .form: Phrase(de: "Formular", el: "φόρμα", en: "form", ja: "フォーム")
        case .menu: Phrase(de: "Menü", el: "μενού", en: "menu", ja: "メニュー")
        case .stack: Phrase(de: "Stapel", el: "στοίβα", en: "stack", ja: "スタック")
        case .splitView: Phrase(de: "Split View", el: "διαιρεμένη προβολή", en: "split view", ja: "スプリットビュー")
        case .tabs: Phrase(de: "Tab-Leiste", el: "γραμμή καρτελών", en: "tab bar", ja: "タブバー")
        case .group: Phrase(de: "Gruppe", el: "ομάδα", en: "group", ja: "グループ")
        }
    }

    /// Several of them, as a heading.
    var plural: Phrase {
        switch self {
        case .text: Phrase(de: "Texte", el: "κείμενα", en: "texts", ja: "テキスト")
        case .image: Phrase(de: "Bilder", el: "εικόνες", en: "images", ja: "画像")
        case .button: Phrase(de: "Buttons", el: "κουμπιά", en: "buttons", ja: "ボタン")
        case .link: Phrase(de: "Links", el: "σύνδεσμοι", en: "links", ja: "リンク")
        case .row: Phrase(de: "Zeilen", el: "γραμμές", en: "rows", ja: "行")
        case .tab: Phrase(de: "Tabs", el: "καρτέλες", en: "tabs", ja: "タブ")
        case .field: Phrase(de: "Textfelder", el: "πεδία κειμένου", en: "text fields", ja: "テキストフィールド")
        case .toggle: Phrase(de: "Schalter", el: "διακόπτες", en: "toggles", ja: "トグル")
        case .picker: Phrase(de: "Auswahlen", el: "επιλογείς", en: "pickers", ja: "ピッカー")
        case .slider: Phrase(de: "Schieberegler", el: "ρυθμιστικά", en: "sliders", ja: "スライダー")
        case .stepper: Phrase(de: "Stepper", el: "steppers", en: "steppers", ja: "ステッパー")
        case .date: Phrase(de: "Datumsauswahlen", el: "επιλογείς ημερομηνίας", en: "date pickers", ja: "日付ピッカー")
        case .section: Phrase(de: "Abschnitte", el: "ενότητες", en: "sections", ja: "セクション")
        case .menu: Phrase(de: "Menüs", el: "μενού", en: "menus", ja: "メニュー")
        case .group: Phrase(de: "Gruppen", el: "ομάδες", en: "groups", ja: "グループ")
        case .progress, .list, .form, .stack, .splitView, .tabs: noun
        }
    }
}

extension Screen.Presentation.Kind {
    var noun: Phrase {
        switch self {
        case .sheet: Phrase(de: "Sheet", el: "φύλλο (sheet)", en: "sheet", ja: "シート")
        case .cover: Phrase(de: "Vollbild-Cover", el: "πλήρης κάλυψη (cover)", en: "full-screen cover", ja: "フルスクリーンカバー")
        case .popover: Phrase(de: "Popover", el: "αναδυόμενο (popover)", en: "popover", ja: "ポップオーバー")
        case .alert: Phrase(de: "Alert", el: "ειδοποίηση (alert)", en: "alert", ja: "アラート")
        case .dialog: Phrase(de: "Bestätigungsdialog", el: "παράθυρο επιβεβαίωσης", en: "confirmation dialog", ja: "確認ダイアログ")
        case .menu: Phrase(de: "Menü", el: "μενού", en: "menu", ja: "メニュー")
        }
    }
}

extension Expectation.State {
    var adjective: Phrase {
        switch self {
        case .enabled: Phrase(de: "aktiviert", el: "ενεργό", en: "enabled", ja: "有効")
        case .disabled: Phrase(de: "deaktiviert", el: "ανενεργό", en: "disabled", ja: "無効")
        case .selected: Phrase(de: "ausgewählt", el: "επιλεγμένο", en: "selected", ja: "選択中")
        case .disclosure: Phrase(de: "mit Pfeil (›)", el: "με βέλος (›)", en: "with an arrow (›)", ja: "矢印（›）付き")
        }
    }

    /// What a thing is that isn't so.
    var opposite: Phrase {
        switch self {
        case .enabled: Self.disabled.adjective
        case .disabled: Self.enabled.adjective
        case .selected: Phrase(de: "nicht ausgewählt", el: "όχι επιλεγμένο", en: "not selected", ja: "選択されていない")
        case .disclosure: Phrase(de: "ohne Pfeil (›)", el: "χωρίς βέλος (›)", en: "without an arrow (›)", ja: "矢印（›）なし")
        }
    }
}
