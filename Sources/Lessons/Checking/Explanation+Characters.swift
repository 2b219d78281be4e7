extension Explanation {
    /// Characters that only look like Swift's.
    static let characters = [
        Explanation(
            "curly-quote", "unicode curly quote found",
            text: Phrase(
                de: "Texte stehen in Swift zwischen geraden Anführungszeichen: \"…\". Die geschwungenen kommen aus Textprogrammen und von "
                    + "Webseiten; schalte in deinem Editor die automatische Ersetzung ab.",
                el: "Στη Swift τα κείμενα μπαίνουν ανάμεσα σε ίσια εισαγωγικά: \"…\". Τα καμπύλα έρχονται από κειμενογράφους και ιστοσελίδες· "
                    + "κλείσε στον editor σου την αυτόματη αντικατάσταση.",
                en: "Swift strings go between straight quotation marks: \"…\". Curly ones come from word processors and web pages; turn "
                    + "off smart quotes in your editor.",
                ja: "Swift の文字列は、まっすぐな引用符 \"…\" で囲みます。曲がった引用符はワープロや Web ページから入り込むので、"
                    + "エディタの自動置換を切ってください。")),
        Explanation(
            "full-width-sign",
            text: Phrase(
                de: "Swift kennt als Klammern, Kommas und Operatoren nur die einfachen Zeichen der Tastatur (ASCII). Breite Zeichen aus "
                    + "einer japanischen Eingabe oder schöne Striche und Pfeile sehen nur ähnlich aus.",
                el: "Η Swift δέχεται για παρενθέσεις, κόμματα και τελεστές μόνο τα απλά σημεία του πληκτρολογίου (ASCII). Πλατιά σημεία από "
                    + "ιαπωνική εισαγωγή, παύλες και βέλη μοιάζουν με αυτά, αλλά είναι άλλα.",
                en: "Swift only accepts plain keyboard characters (ASCII) as brackets, commas and operators. Full-width characters from "
                    + "Japanese input, fancy dashes and arrows look similar but are different characters.",
                ja: "括弧、コンマ、演算子として Swift が認めるのは半角（ASCII）の記号だけです。日本語入力の全角記号、ダッシュ、矢印は、"
                    + "似ていても別の文字です。")),
        Explanation(
            "look-alike-letter",
            text: Phrase(
                de: "Griechische und kyrillische Buchstaben sehen oft genau wie lateinische aus, sind für Swift aber andere: Der Name ist "
                    + "dann nicht der, den du meinst. Ganze Namen auf Griechisch sind erlaubt; schief geht meist die Mischung.",
                el: "Ελληνικά και κυριλλικά γράμματα συχνά μοιάζουν ακριβώς με λατινικά, για τη Swift όμως είναι άλλα: το όνομα δεν είναι τότε "
                    + "αυτό που εννοείς. Ολόκληρα ελληνικά ονόματα επιτρέπονται· εκείνο που συνήθως πάει στραβά είναι το ανακάτεμα.",
                en: "Greek and Cyrillic letters often look exactly like Latin ones, but to Swift they are different, so the name isn't the "
                    + "one you mean. Names written entirely in Greek are fine; mixing alphabets is what usually goes wrong.",
                ja: "ギリシャ文字やキリル文字には、ラテン文字とまったく同じ形のものがありますが、Swift にとっては別の文字です。そのため、思ったものとは"
                    + "違う名前になります。名前全体をギリシャ文字で書くのはかまいません。混ざると、うまくいかないことがほとんどです。")),
        Explanation(
            "strange-space", "non-breaking space",
            text: Phrase(
                de: "Geschützte, breite und unsichtbare Leerzeichen kommen beim Kopieren von Webseiten oder durch eine Tastenkombination "
                    + "in den Code. Man sieht sie nicht, und für Swift trennen sie keine Wörter.",
                el: "Αδιάσπαστα, πλατιά και αόρατα κενά μπαίνουν στον κώδικα με αντιγραφή από ιστοσελίδες ή με συνδυασμό πλήκτρων. Δεν φαίνονται· η "
                    + "Swift δεν χωρίζει λέξεις με αυτά.",
                en: "No-break, full-width and invisible spaces get into code when you copy it from web pages or press a key combination by "
                    + "accident. You can't see them, and Swift doesn't treat them as spaces between words.",
                ja: "改行しない空白、全角の空白、見えない空白は、Web ページからのコピーやキー操作でコードに入り込みます。"
                    + "目には見えませんが、Swift では単語の区切りになりません。")),
    ]
}
