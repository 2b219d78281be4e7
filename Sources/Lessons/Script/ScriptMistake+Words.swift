extension ScriptMistake.Word {
    func unknown(_ written: Phrase) -> Phrase {
        let noun = noun
        return Phrase(
            de: "\(written.de) ist \(noun.de).", el: "Το \(written.el) δεν είναι \(noun.el).", en: "\(written.en) is \(noun.en).",
            ja: "\(written.ja)は\(noun.ja)ではありません。")
    }

    /// The nearest known word, or the few that there are.
    func advice(_ nearest: String?) -> Phrase {
        let space = Phrase(de: " ", el: " ", en: " ", ja: "")
        if let nearest { return space + Self.didYouMean(nearest) }
        return few.map { space + Self.known($0) } ?? Phrase(verbatim: "")
    }

    func again(_ written: String, _ line: Int) -> Phrase {
        Phrase(
            de:
                "„\(written)“ steht schon in Zeile \(line). Lass eines davon weg\(self == .head ? "" : " oder gib ihm einen anderen Namen").",
            el: "Το «\(written)» υπάρχει ήδη στη γραμμή \(line). Αφαίρεσε το ένα\(self == .head ? "" : " ή άλλαξέ του όνομα").",
            en: "“\(written)” is already on line \(line). Leave one of them out\(self == .head ? "" : " or give it another name").",
            ja: "「\(written)」はすでに\(line)行目にあります。どちらかを消\(self == .head ? "" : "すか、別の名前に")してください。")
    }

    private static func didYouMean(_ word: String) -> Phrase {
        Phrase(
            de: "Meintest du „\(word)“?", el: "Μήπως εννοούσες «\(word)»;", en: "Did you mean “\(word)”?",
            ja: "「\(word)」のことですか。")
    }

    private static func known(_ words: [String]) -> Phrase {
        let list = words.joined(separator: ", ")
        return Phrase(de: "Möglich ist: \(list).", el: "Επιτρέπονται εδώ: \(list).", en: "Possible here: \(list).", ja: "使えるもの：\(list)")
    }

    /// The words that are possible, where they are few enough to be named.
    private var few: [String]? {
        switch self {
        case .state: Expectation.State.allCases.dropLast().map(\.rawValue) + ["with disclosure"]
        case .language: Language.allCases.map(\.rawValue)
        case .size: ["compact", "regular"]
        case .appearance: ["light", "dark"]
        case .kind: Target.Kind.allCases.map(\.rawValue)
        case .warning: WarningName.allCases.map(\.rawValue)
        case .expectation: ExpectationWord.allCases.map(\.rawValue)
        case .statement: ["expect"] + StepWord.allCases.map(\.rawValue)
        case .head: HeadWord.allCases.map(\.rawValue) + ["scenario"]
        case .oneOf(let words): words
        default: nil
        }
    }

    /// Stands behind “is”, in German and English with its “no”.
    private var noun: Phrase {
        switch self {
        case .statement, .head:
            Phrase(
                de: "keine Anweisung dieser Sprache", el: "εντολή αυτής της γλώσσας", en: "not a statement of this language", ja: "この言語の文")
        case .expectation:
            Phrase(
                de: "nichts, was sich erwarten lässt", el: "κάτι που μπορεί να αναμένεται", en: "nothing that can be expected",
                ja: "調べられる対象")
        case .kind:
            Phrase(de: "keine Art von Element", el: "είδος στοιχείου", en: "not a kind of element", ja: "要素の種類")
        case .state: Phrase(de: "kein Zustand", el: "κατάσταση", en: "not a state", ja: "状態")
        case .label:
            Phrase(de: "kein Label dieses Skripts", el: "ετικέτα αυτού του script", en: "not a label of this script", ja: "このスクリプトのラベル")
        case .language: Phrase(de: "keine der Sprachen", el: "μία από τις γλώσσες", en: "not one of the languages", ja: "対応している言語")
        case .size: Phrase(de: "keine Größe", el: "μέγεθος", en: "not a size", ja: "サイズ")
        case .appearance: Phrase(de: "keine Darstellung", el: "εμφάνιση", en: "not an appearance", ja: "外観")
        case .locale:
            Phrase(
                de: "keine Sprache und Region wie de_DE", el: "γλώσσα και περιοχή όπως el_GR", en: "not a locale such as en_US",
                ja: "ロケール（ja_JP など）")
        case .timeZone:
            Phrase(
                de: "keine Zeitzone wie Europe/Berlin", el: "ζώνη ώρας όπως Europe/Athens", en: "not a time zone such as Europe/London",
                ja: "タイムゾーン（Asia/Tokyo など）")
        case .warning:
            Phrase(
                de: "keine Warnung, die SwiftUI ausgibt", el: "προειδοποίηση του SwiftUI", en: "not a warning of SwiftUI's",
                ja: "警告の名前")
        case .scenario: Phrase(de: "kein Szenario", el: "σενάριο", en: "not a scenario", ja: "シナリオ")
        case .requirement:
            Phrase(
                de: "weder ein Typ noch ein Modifier mit Punkt davor, wie NavigationStack(path:) oder .sheet",
                el: "τύπος ή modifier με τελεία μπροστά, όπως NavigationStack(path:) ή .sheet",
                en: "neither a type nor a modifier with a leading dot, such as NavigationStack(path:) or .sheet",
                ja: "型またはドットで始まるモディファイア（NavigationStack(path:) や .sheet など）")
        case .oneOf: Phrase(de: "hier kein passendes Wort", el: "λέξη που ταιριάζει εδώ", en: "not a word that fits here", ja: "ここで使える語")
        }
    }
}

extension ScriptMistake.Part {
    var phrase: Phrase {
        switch self {
        case .text:
            Phrase(
                de: "ein Text in \"…\" oder ein Label", el: "κείμενο σε \"…\" ή ετικέτα", en: "a text in \"…\" or a label",
                ja: "引用符 \"…\" で囲んだテキストまたはラベル")
        case .quotedText: Phrase(de: "ein Text in \"…\"", el: "κείμενο σε \"…\"", en: "a text in \"…\"", ja: "引用符 \"…\" で囲んだテキスト")
        case .labelName: Phrase(de: "der Name des Labels", el: "το όνομα της ετικέτας", en: "the label's name", ja: "ラベルの名前")
        case .name: Phrase(de: "ein Name", el: "ένα όνομα", en: "a name", ja: "名前")
        case .rootExpression:
            Phrase(
                de: "der erste Bildschirm, etwa StairsView()", el: "η πρώτη οθόνη, π.χ. StairsView()",
                en: "the first screen, as in StairsView()", ja: "最初の画面（StairsView() など）")
        case .requirement:
            Phrase(
                de: "ein Typ oder ein Modifier mit Punkt davor", el: "τύπος ή modifier με τελεία μπροστά",
                en: "a type or a modifier with a leading dot", ja: "型またはドットで始まるモディファイア")
        case .wholeNumber:
            Phrase(de: "eine ganze Zahl ab 0", el: "ακέραιος αριθμός από το 0 και πάνω", en: "a whole number from 0", ja: "0以上の整数")
        case .number: Phrase(de: "eine Zahl", el: "αριθμός", en: "a number", ja: "数")
        case .position: Phrase(de: "eine Position ab 1", el: "θέση από το 1 και πάνω", en: "a position from 1", ja: "1から数えた位置")
        case .date:
            Phrase(
                de: "ein Datum wie 2026-01-31", el: "ημερομηνία όπως 2026-01-31", en: "a date such as 2026-01-31", ja: "日付（2026-01-31 など）")
        case .localeName:
            Phrase(
                de: "Sprache und Region, etwa de_DE", el: "γλώσσα και περιοχή, π.χ. el_GR", en: "a locale such as en_US",
                ja: "ロケール（ja_JP など）")
        case .timeZoneName:
            Phrase(
                de: "eine Zeitzone, etwa Europe/Berlin", el: "ζώνη ώρας, π.χ. Europe/Athens", en: "a time zone such as Europe/London",
                ja: "タイムゾーン（Asia/Tokyo など）")
        case .language:
            Phrase(
                de: "eine Sprache: de, el, en oder ja", el: "γλώσσα: de, el, en ή ja", en: "a language: de, el, en or ja",
                ja: "言語（de、el、en、ja）")
        case .kindOrText:
            Phrase(
                de: "ein Text in \"…\", ein Label, oder Art und Position wie link 2",
                el: "κείμενο σε \"…\", ετικέτα, ή είδος και θέση όπως link 2",
                en: "a text in \"…\", a label, or kind and position as in link 2", ja: "引用符 \"…\" で囲んだテキスト、ラベル、または種類と位置（link 2 など）")
        case .pattern:
            Phrase(
                de: "ein Wert wie 1, \"a\", .name, Typ(…), _ oder ...", el: "τιμή όπως 1, \"a\", .name, Type(…), _ ή ...",
                en: "a value such as 1, \"a\", .name, Type(…), _ or ...", ja: "値（1、\"a\"、.name、Type(…)、_、... など）")
        case .typeName: Phrase(de: "der Name eines Typs", el: "το όνομα ενός τύπου", en: "the name of a type", ja: "型の名前")
        case .list: Phrase(de: "eine Liste in […]", el: "λίστα σε […]", en: "a list in […]", ja: "角括弧 […] で囲んだリスト")
        case .expectation:
            Phrase(
                de: "was erwartet wird, etwa path, title oder text", el: "τι αναμένεται, π.χ. path, title ή text",
                en: "what is expected, such as path, title or text", ja: "調べる対象（path、title、text など）")
        case .word(let word): Phrase(de: "das Wort \(word)", el: "η λέξη \(word)", en: "the word \(word)", ja: "「\(word)」という語")
        case .oneOf(let words):
            Phrase(
                de: words.joined(separator: " oder "), el: words.joined(separator: " ή "), en: words.joined(separator: " or "),
                ja: words.map { "「\($0)」" }.joined(separator: "または"))
        }
    }
}
