/// What the reader of a page left out or guessed, with the line.
struct PageNote: Sendable {
    enum Kind: Sendable {
        /// Belongs to the site around the text.
        case site
        /// An entry of a list of the page's own headings.
        case contents
        /// Only sets blocks apart.
        case ornament
        /// Says what the code below it is.
        case label
        /// Became the lesson's number, stage or reading time.
        case fact
        /// A part of a line that is for readers of the page alone.
        case hint
        /// The heading of a part whose entries went elsewhere.
        case gathered
        case subtitle
        case callout
        /// A section of questions whose heading doesn't say so, or that has none.
        case questions
        /// The same of exercises.
        case exercises
        case codeLanguage(String)
        case unclosedCode
        /// Lines that may have been a table's cells.
        case cells
        /// Lines that were read as a table's cells.
        case stackedTable(columns: Int)
        /// The lesson's word for an exercise was put before a title.
        case exerciseWord
        case sign
    }

    let kind: Kind
    let slice: PageSlice

    var isLeftOut: Bool {
        switch kind {
        case .site, .contents, .ornament, .label, .fact, .hint, .gathered, .sign: true
        case .subtitle, .callout, .questions, .exercises, .codeLanguage, .unclosedCode, .cells, .stackedTable, .exerciseWord: false
        }
    }

    func finding(path: String) -> Finding {
        Finding(
            id: isLeftOut ? "page-left-out" : "page-guess", severity: .note, message: message,
            place: Finding.Place(path: path, position: slice.start))
    }

    private var message: Phrase {
        let (line, text) = (slice.line, slice.string)
        return switch kind {
        case .site:
            Phrase(
                de: "Zeile \(line): „\(text)“ gehört zur Website, nicht zur Lektion, und ist weggelassen.",
                el: "Γραμμή \(line): το «\(text)» ανήκει στον ιστότοπο και όχι στο μάθημα· παραλείφθηκε.",
                en: "Line \(line): “\(text)” belongs to the website, not to the lesson, and is left out.",
                ja: "\(line)行目：「\(text)」はサイトの部品と判断し、レッスンから除きました。")
        case .contents:
            Phrase(
                de: "Zeile \(line): „\(text)“ steht im Inhaltsverzeichnis der Seite und ist weggelassen.",
                el: "Γραμμή \(line): το «\(text)» είναι στα περιεχόμενα της σελίδας· παραλείφθηκε.",
                en: "Line \(line): “\(text)” is in the page's table of contents and is left out.",
                ja: "\(line)行目：「\(text)」はページの目次なので、除きました。")
        case .ornament:
            Phrase(
                de: "Zeile \(line): „\(text)“ ist eine Trennlinie und weggelassen.",
                el: "Γραμμή \(line): το «\(text)» είναι διαχωριστικό· παραλείφθηκε.",
                en: "Line \(line): “\(text)” is a dividing line and is left out.", ja: "\(line)行目：「\(text)」は区切り線なので、除きました。")
        case .label:
            Phrase(
                de: "Zeile \(line): „\(text)“ beschriftet den Code daneben und ist kein Text der Lektion.",
                el: "Γραμμή \(line): το «\(text)» είναι ετικέτα του διπλανού κώδικα και όχι κείμενο του μαθήματος.",
                en: "Line \(line): “\(text)” labels the code next to it and isn't part of the lesson's text.",
                ja: "\(line)行目：「\(text)」はコードのラベルと判断し、本文には入れていません。")
        case .fact:
            Phrase(
                de: "Zeile \(line): „\(text)“ ist als Angabe zur Lektion gelesen (Nummer, Stufe oder Lesezeit).",
                el: "Γραμμή \(line): το «\(text)» διαβάστηκε ως στοιχείο του μαθήματος (αριθμός, επίπεδο ή χρόνος ανάγνωσης).",
                en: "Line \(line): “\(text)” is read as a fact about the lesson (number, stage or reading time).",
                ja: "\(line)行目：「\(text)」はレッスンの情報（番号・ステージ・読了時間）として読み取りました。")
        case .hint:
            Phrase(
                de: "Zeile \(line): „\(text)“ ist ein Hinweis der Seite und weggelassen.",
                el: "Γραμμή \(line): το «\(text)» είναι υπόδειξη της σελίδας· παραλείφθηκε.",
                en: "Line \(line): “\(text)” is a note by the page and is left out.", ja: "\(line)行目：「\(text)」はページ側の案内なので、除きました。")
        case .gathered:
            Phrase(
                de: "Zeile \(line): Was unter „\(text)“ steht, ist den Übungen zugeordnet; die Überschrift selbst entfällt.",
                el: "Γραμμή \(line): όσα βρίσκονται κάτω από το «\(text)» μπήκαν στις ασκήσεις· η ίδια η επικεφαλίδα παραλείπεται.",
                en: "Line \(line): what is below “\(text)” was moved to the exercises; the heading itself is left out.",
                ja: "\(line)行目：「\(text)」の内容は各演習に割り当て、見出しそのものは除きました。")
        case .sign:
            Phrase(
                de: "Zeile \(line): Das Zeichen „\(text)“ vor der Frage oder Antwort ist weggelassen.",
                el: "Γραμμή \(line): το σημάδι «\(text)» πριν από την ερώτηση ή την απάντηση παραλείφθηκε.",
                en: "Line \(line): the mark “\(text)” before the question or answer is left out.",
                ja: "\(line)行目：質問・回答の前の「\(text)」は除きました。")
        case .subtitle:
            Phrase(
                de: "Zeile \(line): „\(text)“ ist als Untertitel gelesen; es könnte auch eine Überschrift sein.",
                el: "Γραμμή \(line): το «\(text)» διαβάστηκε ως υπότιτλος· θα μπορούσε να είναι και επικεφαλίδα.",
                en: "Line \(line): “\(text)” is read as the subtitle; it could also be a heading.",
                ja: "\(line)行目：「\(text)」を副題として読み取りました。見出しの可能性もあります。")
        case .callout:
            Phrase(
                de: "Zeile \(line): „\(text)“ ist als Titel eines Hinweises neben dem Text gelesen; es könnte auch eine Überschrift sein.",
                el: "Γραμμή \(line): το «\(text)» διαβάστηκε ως τίτλος σημείωσης δίπλα στο κείμενο· θα μπορούσε να είναι και επικεφαλίδα.",
                en: "Line \(line): “\(text)” is read as the title of a remark beside the text; it could also be a heading.",
                ja: "\(line)行目：「\(text)」を本文とは別の囲み（注記）のタイトルとして読み取りました。見出しの可能性もあります。")
        case .questions:
            Phrase(
                de: "Zeile \(line): Ab „\(text)“ stehen Fragen mit Antworten; sie sind als FAQ gelesen.",
                el: "Γραμμή \(line): από το «\(text)» και μετά υπάρχουν ερωτήσεις με απαντήσεις· διαβάστηκαν ως FAQ.",
                en: "Line \(line): from “\(text)” on, there are questions with answers; they are read as an FAQ.",
                ja: "\(line)行目：「\(text)」から質問と回答が続くので、FAQとして読み取りました。")
        case .exercises:
            Phrase(
                de: "Zeile \(line): Ab „\(text)“ stehen Übungen mit Lösungen; sie sind als Übungen der Lektion gelesen.",
                el: "Γραμμή \(line): από το «\(text)» και μετά υπάρχουν ασκήσεις με λύσεις· διαβάστηκαν ως ασκήσεις του μαθήματος.",
                en: "Line \(line): from “\(text)” on, there are exercises with solutions; they are read as the lesson's exercises.",
                ja: "\(line)行目：「\(text)」から演習と解答が続くので、レッスンの演習として読み取りました。")
        case .codeLanguage(let language):
            Phrase(
                de: "Zeile \(line): Der Code nennt seine Sprache nicht; er sieht nach \(language) aus.",
                el: "Γραμμή \(line): ο κώδικας δεν λέει σε ποια γλώσσα είναι· μοιάζει με \(language).",
                en: "Line \(line): the code doesn't name its language; it looks like \(language).",
                ja: "\(line)行目：コードの言語が書かれていません。\(language)と判断しました。")
        case .unclosedCode:
            Phrase(
                de: "Zeile \(line): In dem Code, der hier beginnt, bleiben Klammern offen; vielleicht fehlt sein Ende.",
                el: "Γραμμή \(line): στον κώδικα που αρχίζει εδώ μένουν ανοιχτές παρενθέσεις ή αγκύλες· ίσως λείπει το τέλος του.",
                en: "Line \(line): brackets are left open in the code that begins here; its end may be missing.",
                ja: "\(line)行目：ここから始まるコードの括弧が閉じていません。末尾が欠けているかもしれません。")
        case .cells:
            Phrase(
                de: "Zeile \(line): Ab „\(text)“ stehen kurze Zeilen wie die Zellen einer Tabelle; sie sind als Absätze gelesen.",
                el: "Γραμμή \(line): από το «\(text)» και μετά υπάρχουν σύντομες γραμμές σαν κελιά πίνακα· διαβάστηκαν ως παράγραφοι.",
                en: "Line \(line): from “\(text)” on, there are short lines like the cells of a table; they are read as paragraphs.",
                ja: "\(line)行目：「\(text)」から表のセルのような短い行が続きます。段落として読み取りました。")
        case .stackedTable(let columns):
            Phrase(
                de: "Zeile \(line): Ab „\(text)“ steht jede Zelle auf ihrer eigenen Zeile; gelesen als Tabelle mit \(columns) Spalten.",
                el: "Γραμμή \(line): από το «\(text)» και μετά κάθε γραμμή είναι ένα κελί· διαβάστηκαν ως πίνακας με \(columns) στήλες.",
                en: "Line \(line): from “\(text)” on, each line is a cell; they are read as a table of \(columns) columns.",
                ja: "\(line)行目：「\(text)」から1行に1つずつセルが並んでいるので、\(columns)列の表として読み取りました。")
        case .exerciseWord:
            Phrase(
                de: "Zeile \(line): „\(text)“ ist als Titel einer Übung gelesen.",
                el: "Γραμμή \(line): το «\(text)» διαβάστηκε ως τίτλος άσκησης.",
                en: "Line \(line): “\(text)” is read as the title of an exercise.", ja: "\(line)行目：「\(text)」を演習のタイトルとして読み取りました。")
        }
    }
}
