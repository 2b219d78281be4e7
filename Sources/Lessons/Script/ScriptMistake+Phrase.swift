extension ScriptMistake.Fact {
    var message: Phrase {
        switch self {
        case .unknown(let word, let written, let nearest): word.unknown(.quoting(written)) + word.advice(nearest)
        case .missing(let part, nil):
            Phrase(
                de: "Hier fehlt etwas: \(part.phrase.de).", el: "Κάτι λείπει εδώ: \(part.phrase.el).",
                en: "Something is missing here: \(part.phrase.en).", ja: "ここに\(part.phrase.ja)がありません。")
        case .missing(let part, let found?):
            Phrase(
                de: "Statt „\(found)“ muss hier etwas anderes stehen: \(part.phrase.de).",
                el: "Στη θέση του «\(found)» χρειάζεται κάτι άλλο: \(part.phrase.el).",
                en: "Something other than “\(found)” has to be here: \(part.phrase.en).",
                ja: "「\(found)」の代わりに\(part.phrase.ja)が必要です。")
        case .unexpected(let rest):
            Phrase(
                de: "Hier ist die Anweisung schon zu Ende; „\(rest)“ gehört nicht mehr dazu.",
                el: "Η εντολή έχει ήδη τελειώσει εδώ· το «\(rest)» δεν ανήκει σε αυτήν.",
                en: "The statement is already complete here; “\(rest)” doesn't belong to it.",
                ja: "文はここで終わっています。「\(rest)」は余分です。")
        case .unclosedQuote:
            Phrase(
                de: "Diesem Anführungszeichen fehlt sein Ende: Vor dem Zeilenende muss noch ein \" stehen.",
                el: "Αυτά τα εισαγωγικά δεν κλείνουν: χρειάζεται ένα \" πριν από το τέλος της γραμμής.",
                en: "This quotation mark isn't closed: another \" has to come before the end of the line.",
                ja: "この引用符が閉じられていません。行末までに \" を書いてください。")
        case .curlyQuote(let mark):
            Phrase(
                de: "Texte stehen zwischen geraden Anführungszeichen; hier steht \(mark). Schreibe \".",
                el: "Τα κείμενα γράφονται μέσα σε ίσια εισαγωγικά· εδώ υπάρχει \(mark). Γράψε \".",
                en: "Texts go between straight quotation marks; here there is \(mark). Write \".",
                ja: "テキストはまっすぐな引用符で囲みます。ここでは \(mark) が使われています。\" と書いてください。")
        case .unknownEscape(let escape):
            Phrase(
                de: "„\(escape)“ ist keine Zeichenfolge, die Swift kennt. Für das Zeichen \\ selbst schreibe \\\\.",
                el: "Το «\(escape)» δεν είναι ακολουθία διαφυγής της Swift. Για τον ίδιο τον χαρακτήρα \\ γράψε \\\\.",
                en: "“\(escape)” isn't an escape sequence that Swift knows. For the character \\ itself, write \\\\.",
                ja: "「\(escape)」は Swift のエスケープではありません。\\ そのものは \\\\ と書いてください。")
        case .unclosedBracket(let bracket):
            Phrase(
                de: "Die Klammer „\(bracket)“ wird in dieser Zeile nicht geschlossen.",
                el: "Η αγκύλη ή παρένθεση «\(bracket)» δεν κλείνει σε αυτή τη γραμμή.",
                en: "The bracket “\(bracket)” isn't closed on this line.", ja: "括弧「\(bracket)」がこの行で閉じられていません。")
        case .nestedTooDeep:
            Phrase(
                de: "So tief verschachtelt darf ein Wert im Pfad nicht sein; höchstens \(ScriptParser.deepest) Ebenen sind erlaubt.",
                el: "Καμία τιμή διαδρομής δεν είναι τόσο βαθιά φωλιασμένη· επιτρέπονται το πολύ \(ScriptParser.deepest) επίπεδα.",
                en: "A value on the path can't be nested this deep; at most \(ScriptParser.deepest) levels are allowed.",
                ja: "入れ子が深すぎます。\(ScriptParser.deepest)段までにしてください。")
        case .labelIsKeyword(let name):
            Phrase(
                de: "Ein Label kann nicht „\(name)“ heißen: Das ist ein Wort der Skriptsprache. Gib ihm einen anderen Namen.",
                el: "Μια ετικέτα δεν μπορεί να λέγεται «\(name)»: είναι λέξη της γλώσσας των script. Δώσε της άλλο όνομα.",
                en: "A label can't be called “\(name)”: that is a word of the script language. Give it another name.",
                ja: "「\(name)」はスクリプト言語の語なので、ラベルの名前にできません。別の名前にしてください。")
        case .labelWithoutText(let name):
            Phrase(
                de: "Das Label „\(name)“ hat keinen Text. Schreibe je Sprache einen dahinter, etwa de \"Weiter\".",
                el: "Η ετικέτα «\(name)» δεν έχει κείμενο. Γράψε ένα για κάθε γλώσσα, π.χ. el \"Επόμενο\".",
                en: "The label “\(name)” has no text. Add one for each language, as in en \"Next\".",
                ja: "ラベル「\(name)」にテキストがありません。ja \"次へ\" のように言語ごとに書いてください。")
        case .labelWithUnevenValues(let name):
            Phrase(
                de: "Beim Label „\(name)“ enthält nur ein Teil der Texte {}. Es muss in allen stehen oder in keinem.",
                el: "Στην ετικέτα «\(name)» το {} υπάρχει μόνο σε μερικά κείμενα. Πρέπει να υπάρχει σε όλα ή σε κανένα.",
                en: "Only some texts of the label “\(name)” contain {}. Either all of them must, or none.",
                ja: "ラベル「\(name)」では一部のテキストにだけ {} があります。すべてに書くか、どれにも書かないでください。")
        case .labelNeedsValue(let name):
            Phrase(
                de: "Das Label „\(name)“ hat einen Platzhalter {}. Schreib den Wert dahinter, etwa \(name)(2).",
                el: "Η ετικέτα «\(name)» έχει θέση {} για μια τιμή. Γράψε την από πίσω, π.χ. \(name)(2).",
                en: "The label “\(name)” has a placeholder {}. Write the value after the name, as in \(name)(2).",
                ja: "ラベル「\(name)」には値を入れる {} があります。\(name)(2) のように値を書いてください。")
        case .labelTakesNoValue(let name):
            Phrase(
                de: "Das Label „\(name)“ hat keinen Platzhalter {}. Schreib nur \(name), oder {} in seine Texte.",
                el: "Η ετικέτα «\(name)» δεν έχει θέση {} για τιμή. Γράψε μόνο \(name), ή βάλε {} στα κείμενά της.",
                en: "The label “\(name)” has no placeholder {}. Write just \(name), or put {} into its texts.",
                ja: "ラベル「\(name)」には値を入れる {} がありません。\(name) とだけ書くか、テキストに {} を入れてください。")
        case .again(let word, let written, let line): word.again(written, line)
        case .languageTwice(let code):
            Phrase(
                de: "Für „\(code)“ steht hier schon ein Text. Weitere Möglichkeiten trennt |.",
                el: "Για το «\(code)» υπάρχει ήδη κείμενο. Οι εναλλακτικές χωρίζονται με |.",
                en: "There is already a text for “\(code)”. Separate alternatives with |.",
                ja: "「\(code)」のテキストはすでにあります。別の候補は | で区切ってください。")
        case .outsideScenario(let word):
            Phrase(
                de: "„\(word)“ gehört in ein Szenario. Beginne davor eines: scenario \"…\".",
                el: "Το «\(word)» ανήκει μέσα σε ένα σενάριο. Ξεκίνησε ένα πριν από αυτό: scenario \"…\".",
                en: "“\(word)” belongs in a scenario. Start one above it: scenario \"…\".",
                ja: "「\(word)」はシナリオの中に書きます。その前に scenario \"…\" を書いてください。")
        case .insideScenario(let word):
            Phrase(
                de: "„\(word)“ gehört an den Anfang des Skripts, vor das erste Szenario.",
                el: "Το «\(word)» ανήκει στην αρχή, πριν από το πρώτο σενάριο.",
                en: "“\(word)” belongs at the beginning of the script, before the first scenario.",
                ja: "「\(word)」は最初のシナリオより前に書いてください。")
        case .hintUnderNothing:
            Phrase(
                de: "Ein Hinweis gehört direkt unter den Schritt oder die Erwartung, zu der er etwas sagt.",
                el: "Μια υπόδειξη μπαίνει ακριβώς κάτω από το βήμα ή την προσδοκία που αφορά.",
                en: "A hint belongs directly below the step or expectation it is about.",
                ja: "hint は対象となる操作または期待のすぐ下に書いてください。")
        case .scenariosNeverRun:
            Phrase(
                de: "Die Lösung darf laut „must not compile“ nicht kompilieren, also läuft kein Szenario.",
                el: "Σύμφωνα με το «must not compile» η λύση δεν μεταγλωττίζεται, άρα κανένα σενάριο δεν εκτελείται.",
                en: "According to “must not compile”, the solution doesn't compile, so no scenario will ever run.",
                ja: "「must not compile」によりコンパイルされないため、シナリオは実行されません。")
        case .notPossibleAfterNo(let word):
            Phrase(
                de: "„no“ kann nicht vor „\(word)“ stehen, nur vor etwas, das einen Namen hat.",
                el: "Το «no» δεν μπαίνει πριν από το «\(word)», μόνο πριν από κάτι που βρίσκεται με το όνομά του.",
                en: "“no” can't come before “\(word)”, only before something that is found by its name.",
                ja: "「no」は名前で探すものの前にだけ書けます。「\(word)」の前には書けません。")
        case .noDate(let written):
            Phrase(
                de: "„\(written)“ ist weder ein Kalenderdatum noch eine Uhrzeit. Schreib es so: 2026-01-31 10:15.",
                el: "Το «\(written)» δεν είναι ημερομηνία ή ώρα που υπάρχει. Γράψε τις έτσι: 2026-01-31 10:15.",
                en: "“\(written)” isn't a calendar date or a time. Write it like this: 2026-01-31 10:15.",
                ja: "「\(written)」は存在する日付や時刻ではありません。2026-01-31 10:15 のように書いてください。")
        case .noNumber(let written, let part):
            Phrase(
                de: "„\(written)“ passt hier nicht. Gebraucht wird: \(part.phrase.de).",
                el: "Το «\(written)» δεν ταιριάζει εδώ. Χρειάζεται: \(part.phrase.el).",
                en: "“\(written)” doesn't fit here. Needed: \(part.phrase.en).",
                ja: "「\(written)」はここでは使えません。\(part.phrase.ja)が必要です。")
        case .notFromOne(let written):
            Phrase(
                de: "Gezählt wird von 1 an; hier steht „\(written)“.", el: "Η μέτρηση αρχίζει από το 1· εδώ υπάρχει «\(written)».",
                en: "Counting starts at 1, but here it says “\(written)”.", ja: "番号は1から数えます。ここは「\(written)」になっています。")
        case .waitsTooLong(let seconds):
            Phrase(
                de: "Ein Szenario darf höchstens 10 Sekunden warten; bis hierher sind es \(seconds.short).",
                el: "Ένα σενάριο μπορεί να περιμένει το πολύ 10 δευτερόλεπτα· ως εδώ είναι \(seconds.short).",
                en: "A scenario can wait at most 10 seconds; up to this point it is \(seconds.short).",
                ja: "1つのシナリオで待てるのは合計10秒までです。ここまでで\(seconds.short)秒になります。")
        }
    }

    /// The nearest known word.
    var fix: Phrase? {
        guard case .unknown(_, _, let nearest?) = self else { return nil }
        return Phrase(verbatim: nearest)
    }
}

extension Double {
    /// Without a fraction where it is none.
    fileprivate var short: String { Int(exactly: self).map(String.init) ?? String(self) }
}
