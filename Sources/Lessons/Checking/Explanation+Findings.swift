extension Explanation {
    /// What a check finds beside a script's statements.
    static let checking = [
        Explanation(
            "compile",
            text: Phrase(
                de: "Der Compiler kann deine Lösung nicht kompilieren. Seine Meldung nennt Zeile und Spalte; beginne mit der ersten, die "
                    + "anderen folgen oft aus ihr. Unter vielen Meldungen steht, was sie bedeuten.",
                el: "Ο μεταγλωττιστής δεν μπορεί να μεταγλωττίσει τη λύση σου. Το μήνυμά του λέει γραμμή και στήλη· ξεκίνα από το πρώτο, τα άλλα "
                    + "συχνά πηγάζουν από αυτό. Κάτω από πολλά μηνύματα γράφει τι σημαίνουν.",
                en: "The compiler can't compile your solution. Its message gives the line and column; start with the first message, as the "
                    + "others often follow from it. Below many messages there is an explanation.",
                ja: "コンパイラが解答をコンパイルできません。メッセージに行と列が示されます。最初のものから直すと、ほかも消えることがよくあります。"
                    + "多くのメッセージには説明が付いています。")),
        Explanation(
            "crash",
            text: Phrase(
                de: "Dein Programm ist bei einem Schritt abgestürzt. Der Bericht nennt den Schritt, Swifts Meldung und die Zeile deiner "
                    + "Lösung. Häufig wird aus einem leeren Pfad etwas weggenommen oder ein `!` trifft auf nil.",
                el: "Το πρόγραμμά σου κατέρρευσε σε ένα βήμα. Η αναφορά λέει το βήμα, το μήνυμα της Swift και τη γραμμή της λύσης σου. Συχνά "
                    + "αφαιρείται κάτι από άδεια διαδρομή ή ένα `!` βρίσκει nil.",
                en: "Your program crashed at a step. The report gives the step, Swift's message and the line in your solution. Often "
                    + "something is removed from an empty path, or a `!` meets nil.",
                ja: "ある手順でプログラムがクラッシュしました。レポートに手順、Swift のメッセージ、解答の行が示されます。空のパスから取り除こうとしたり、"
                    + "`!` が nil に当たったりしていることがよくあります。")),
        Explanation(
            "limit",
            text: Phrase(
                de: "Etwas überschreitet eine Grenze: Ein Schritt darf 5 Sekunden rechnen, der Compiler 30. Meist ist es eine Schleife, "
                    + "die nie endet, oder eine View, die sich selbst immer wieder ändert. Auch Dokumente haben Grenzen, etwa für lange "
                    + "Zeilen.",
                el: "Κάτι ξεπερνά ένα όριο: ένα βήμα μπορεί να υπολογίζει 5 δευτερόλεπτα, ο μεταγλωττιστής 30. Συνήθως είναι ένας βρόχος που δεν "
                    + "τελειώνει ή μια προβολή που αλλάζει διαρκώς τον εαυτό της. Όρια έχουν και τα έγγραφα, π.χ. για μεγάλες γραμμές.",
                en: "Something exceeds a limit: a step can compute for 5 seconds, the compiler for 30. Usually it is a loop that never "
                    + "ends, or a view that keeps changing itself. Documents have limits too, for example on the length of a line.",
                ja: "制限を超えています。1つの手順は5秒、コンパイラは30秒までです。終わらないループや、自分自身を変え続けるビューがよくある原因です。"
                    + "文書にも、長すぎる行などの制限があります。")),
        Explanation(
            "require",
            text: Phrase(
                de: "Die Übung verlangt einen bestimmten Typ, eine bestimmte Form davon oder einen Modifier, weil sie genau das übt: "
                    + "`NavigationStack(path:)` heißt, dass der Stapel einen Pfad bekommt. Was verlangt ist, steht in der Aufgabe.",
                el: "Η άσκηση ζητά συγκεκριμένο τύπο, μορφή του ή modifier, επειδή εξασκεί ακριβώς αυτό: `NavigationStack(path:)` σημαίνει ότι η "
                    + "στοίβα παίρνει διαδρομή. Το τι ζητείται γράφεται στο κείμενο της άσκησης.",
                en: "The exercise requires a certain type, a certain form of it or a modifier, because that is what it is about: "
                    + "`NavigationStack(path:)` means that the stack is given a path. The task says what is required.",
                ja: "この演習では、身に付けるために決まった型、その書き方、モディファイアを使います。`NavigationStack(path:)` は、スタックにパスを"
                    + "渡すという意味です。求められていることは課題の文にあります。")),
        Explanation(
            "forbid",
            text: Phrase(
                de: "Deine Lösung verwendet etwas, das in dieser Übung nicht vorkommen soll, weil sie gerade den anderen Weg übt. Ersetz "
                    + "es durch das, was die Aufgabe verlangt.",
                el: "Η λύση σου χρησιμοποιεί κάτι που δεν πρέπει να υπάρχει εδώ, επειδή η άσκηση εξασκεί ακριβώς τον άλλο τρόπο. Αντικατάστησέ το "
                    + "με αυτό που ζητά η άσκηση.",
                en: "Your solution uses something that this exercise rules out, because it is about the other way of doing it. Replace it "
                    + "with what the task asks for.",
                ja: "この演習では使わないことになっているものが、解答で使われています。別の方法を身に付けるための演習だからです。"
                    + "課題が求める書き方に置き換えてください。")),
        Explanation(
            "must-not-compile",
            text: Phrase(
                de: "Hier soll sich die Lösung gerade nicht kompilieren lassen, und zwar mit einer bestimmten Meldung des Compilers.",
                el: "Εδώ η λύση δεν πρέπει να μεταγλωττίζεται, και μάλιστα με συγκεκριμένο μήνυμα του μεταγλωττιστή.",
                en: "Here, the solution is meant not to compile, and to fail with a certain compiler message.",
                ja: "ここでは、解答がコンパイルできず、決まったメッセージが出ることが求められています。")),
        Explanation(
            "root",
            text: Phrase(
                de: "Es ist nicht klar, womit die App beginnt: Die View, die das Skript nennt, gibt es nicht, lässt sich so nicht "
                    + "erzeugen, oder mehrere kommen infrage. Prüf den Namen der View in der Aufgabe.",
                el: "Δεν είναι σαφές από πού ξεκινά η εφαρμογή: η προβολή που λέει το script δεν υπάρχει, δεν δημιουργείται έτσι, ή ταιριάζουν "
                    + "πολλές. Έλεγξε το όνομα της προβολής στην άσκηση.",
                en: "It isn't clear what the app starts with: the view that the script names doesn't exist or can't be created that way, "
                    + "or several views are possible. Check the name of the view in the task.",
                ja: "アプリが何から始まるのか決まりません。スクリプトの指すビューがないか、その書き方では作れないか、候補がいくつもあります。"
                    + "課題にあるビューの名前を確かめてください。")),
        Explanation(
            "script",
            text: Phrase(
                de: "Im Navigationsskript steht etwas, das keine Anweisung oder unvollständig ist. Die Meldung nennt Zeile und Spalte und "
                    + "das nächste bekannte Wort. Das ist ein Fehler des Kurses, nicht deiner Lösung.",
                el: "Στο script πλοήγησης υπάρχει κάτι που δεν είναι εντολή ή δεν είναι πλήρες. Το μήνυμα λέει γραμμή, στήλη και την πλησιέστερη "
                    + "γνωστή λέξη. Είναι λάθος του μαθήματος και όχι της λύσης σου.",
                en: "The navigation-path script contains something that isn't a statement, or isn't complete. The message gives the line, "
                    + "the column and the nearest known word. That is a mistake in the course, not in your solution.",
                ja: "ナビゲーションスクリプトに、文として正しくないものがあります。メッセージに行、列、一番近い語が示されます。"
                    + "これはコースの誤りで、解答の誤りではありません。")),
        Explanation(
            "left-out",
            text: Phrase(
                de: "Ein Teil des Codes ist mit `#if` nur für Apples Systeme bestimmt. Die Prüfung läuft unter Linux und lässt ihn aus. "
                    + "Schreib, was zur Übung gehört, außerhalb davon.",
                el: "Ένα μέρος του κώδικα προορίζεται με `#if` μόνο για τα συστήματα της Apple. Ο έλεγχος γίνεται σε Linux και γι’ αυτό χωρίς αυτό. "
                    + "Γράψε έξω από εκεί ό,τι ανήκει στην άσκηση.",
                en: "Part of the code is meant only for Apple's systems, because of `#if`. The check runs on Linux, so it leaves that part "
                    + "out. Write whatever belongs to the exercise outside of it.",
                ja: "コードの一部が `#if` で Apple のシステム専用になっています。チェックは Linux で行うため、その部分は含まれません。"
                    + "課題に必要なコードは、その外側に書いてください。")),
        Explanation(
            "missing-solution",
            text: Phrase(
                de: "Die Datei mit der Lösung gibt es nicht, oder im Ordner liegt keine Swift-Datei. `lessonctl start` legt sie an.",
                el: "Το αρχείο της λύσης δεν υπάρχει, ή ο φάκελος δεν έχει αρχείο Swift. Το `lessonctl start` το δημιουργεί.",
                en: "The solution file doesn't exist, or the folder contains no Swift file. `lessonctl start` creates it.",
                ja: "解答のファイルがないか、フォルダに Swift ファイルがありません。`lessonctl start` で作れます。")),
        Explanation(
            "unreadable-solution",
            text: Phrase(
                de: "Die Lösung lässt sich nicht lesen: Sie ist keine Datei, oder die Rechte daran fehlen.",
                el: "Η λύση δεν διαβάζεται: δεν είναι αρχείο ή λείπουν τα δικαιώματα.",
                en: "The solution can't be read: it isn't a file, or you don't have permission to read it.",
                ja: "解答を読み込めません。ファイルではないか、読み取り権限がありません。")),
        Explanation(
            "empty-solution",
            text: Phrase(
                de: "In der Lösung steht kein Code, nur Leerraum und Kommentare.", el: "Η λύση δεν έχει κώδικα, μόνο κενά και σχόλια.",
                en: "The solution contains no code, only whitespace and comments.", ja: "解答にコードがなく、空白とコメントだけです。")),
        Explanation(
            "large-solution",
            text: Phrase(
                de: "Die Lösung ist größer als 1 MB. Eine Übung braucht ein paar Kilobyte; wahrscheinlich ist es die falsche Datei.",
                el: "Η λύση ξεπερνά το 1 MB. Μια άσκηση χρειάζεται λίγα kilobyte· μάλλον είναι λάθος αρχείο.",
                en: "The solution is larger than 1 MB. An exercise needs a few kilobytes; this is probably the wrong file.",
                ja: "解答が 1 MB を超えています。演習に必要なのは数キロバイトです。別のファイルかもしれません。")),
        Explanation(
            "not-utf8",
            text: Phrase(
                de: "Die Lösung ist kein UTF-8-Text. Speichere sie in deinem Editor mit der Kodierung UTF-8.",
                el: "Η λύση δεν είναι κείμενο UTF-8. Αποθήκευσέ την με κωδικοποίηση UTF-8.",
                en: "The solution isn't UTF-8 text. In your editor, save it with UTF-8 encoding.",
                ja: "解答が UTF-8 のテキストではありません。エディタで UTF-8 として保存してください。")),
    ]

    /// What is found in lesson documents and the course's files.
    static let documents = [
        Explanation(
            "front-matter",
            text: Phrase(
                de: "Zwischen den Zeilen `---` am Anfang einer Lektion stimmt etwas nicht. Dort stehen `lesson`, `stage`, `minutes` und "
                    + "`exercises`, je eine Zeile „Schlüssel: Wert“.",
                el: "Κάτι δεν στέκει ανάμεσα στις γραμμές `---` στην αρχή του μαθήματος. Εκεί μπαίνουν τα `lesson`, `stage`, `minutes` και "
                    + "`exercises`, μία γραμμή «κλειδί: τιμή» το καθένα.",
                en: "Something is wrong between the `---` lines at the beginning of a lesson. They contain `lesson`, `stage`, `minutes` "
                    + "and `exercises`, each on a line of the form “key: value”.",
                ja: "レッスン先頭の `---` で囲まれた部分に問題があります。`lesson`、`stage`、`minutes`、`exercises` を「キー: 値」の行で書きます。")),
        Explanation(
            "course",
            text: Phrase(
                de: "In Content/course steht etwas, das dort nicht hingehört, oder der Ordner ist kein Kurs: Er braucht Content/ und Exercises/.",
                el: "Στο Content/course υπάρχει κάτι που δεν ανήκει εκεί, ή ο φάκελος δεν είναι σειρά μαθημάτων: χρειάζεται Content/ και Exercises/.",
                en: "Content/course contains something that doesn't belong there, or the folder isn't a course: it needs Content/ and "
                    + "Exercises/.",
                ja: "Content/course に余計なものがあるか、フォルダがコースではありません。Content/ と Exercises/ が必要です。")),
        Explanation(
            "sample-attribute",
            text: Phrase(
                de: "Hinter einem Codezaun steht ein Attribut, das es nicht gibt oder dem sein Wert fehlt. Es gibt: "
                    + "\(CodeSample.Attributes.names.joined(separator: ", ")).",
                el: "Μετά από έναν φράχτη κώδικα υπάρχει ιδιότητα που δεν υφίσταται ή χωρίς τιμή. Υπάρχουν: "
                    + "\(CodeSample.Attributes.names.joined(separator: ", ")).",
                en: "A code fence has an attribute that doesn't exist or is missing its value. Possible attributes: "
                    + "\(CodeSample.Attributes.names.joined(separator: ", ")).",
                ja: "コードフェンスの後ろの属性が存在しないか、値がありません。使えるもの：\(CodeSample.Attributes.names.joined(separator: "、"))。")),
        Explanation(
            "file",
            text: Phrase(
                de: "Eine Datei fehlt, ist zu groß, kein UTF-8 oder nicht lesbar.", el: "Ένα αρχείο λείπει, είναι πολύ μεγάλο, όχι UTF-8 ή δεν διαβάζεται.",
                en: "A file is missing, too large, not UTF-8, or unreadable.", ja: "ファイルがないか、大きすぎるか、UTF-8 でないか、読み込めません。")),
        Explanation(
            "language",
            text: Phrase(
                de: "In Content/ liegt ein Ordner für eine Sprache, zu der es keine Wörterdatei gibt. Eine neue Sprache braucht eine Datei "
                    + "mit ihren Wörtern.",
                el: "Στο Content/ υπάρχει φάκελος γλώσσας για την οποία δεν υπάρχουν λέξεις. Μια νέα γλώσσα χρειάζεται ένα αρχείο με αυτές.",
                en: "Content/ contains a folder for a language that has no vocabulary file. A new language needs a file with its words.",
                ja: "Content/ に、語彙のない言語のフォルダがあります。新しい言語には語彙のファイルが必要です。")),
        Explanation(
            "vocabulary",
            text: Phrase(
                de: "In der Wörterdatei einer Sprache fehlt eine Zeile, oder sie hat eine zu viel.",
                el: "Από το αρχείο λέξεων μιας γλώσσας λείπει μια γραμμή, ή έχει μία παραπάνω.",
                en: "A language's vocabulary file is missing a line, or has one too many.",
                ja: "言語の語彙ファイルに、足りない行か余計な行があります。")),
        Explanation(
            "site",
            text: Phrase(
                de: "Die Seiten lassen sich nicht schreiben. Prüf den Ordner und den freien Speicherplatz.",
                el: "Οι σελίδες δεν μπορούν να γραφτούν. Έλεγξε τον φάκελο και τον ελεύθερο χώρο.",
                en: "The pages can't be written. Check the folder and the free disk space.",
                ja: "ページを書き出せません。フォルダと空き容量を確かめてください。")),
    ]
}
