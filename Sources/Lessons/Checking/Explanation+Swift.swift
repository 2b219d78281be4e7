extension Explanation {
    /// Mistakes of plain Swift that the compiler finds; the general ones come last.
    static let swiftMistakes = [
        Explanation(
            "missing-case", "switch must be exhaustive",
            text: Phrase(
                de: "Ein `switch` muss jeden Fall behandeln. Ergänze die Fälle, die darunter aufgezählt sind; bei einem `enum` von Zielen ist das "
                    + "deine Sicherheit, dass keine Seite vergessen wird.",
                el: "Ένα `switch` πρέπει να καλύπτει κάθε περίπτωση. Πρόσθεσε όσες αναφέρονται από κάτω· σε ένα `enum` προορισμών αυτό σου "
                    + "εξασφαλίζει ότι δεν ξεχνιέται καμία σελίδα.",
                en: "A `switch` must handle every case. Add the ones listed below; with an `enum` of destinations, this ensures that no "
                    + "page is forgotten.",
                ja: "`switch` はすべてのケースを扱う必要があります。下に挙がっているケースを足してください。行き先の `enum` なら、ページの書き忘れを防げます。")),
        Explanation(
            "optional-value", "must be unwrapped to", "must be unwrapped to refer to member",
            text: Phrase(
                de: "Der Wert ist optional: Vielleicht ist keiner da. Pack ihn vorher mit `if let recipe { … }` oder `guard let` aus, oder "
                    + "nenn einen Ersatz: `recipe ?? standard`. Ein `!` stürzt ab, wenn nichts da ist.",
                el: "Η τιμή είναι προαιρετική: ίσως να μην υπάρχει. Άνοιξέ την πρώτα, `if let recipe { … }` ή `guard let`, ή δώσε εναλλακτική: "
                    + "`recipe ?? standard`. Με το `!` το πρόγραμμα καταρρέει όταν δεν υπάρχει τίποτα.",
                en: "The value is optional: there may not be one. Unwrap it first with `if let recipe { … }` or `guard let`, or provide a "
                    + "default: `recipe ?? standard`. A `!` crashes if there is nothing.",
                ja: "この値はオプショナルで、ないかもしれません。先に `if let recipe { … }` や `guard let` で取り出すか、`recipe ?? standard` のように"
                    + "代わりの値を書きます。`!` は、値がないとクラッシュします。")),
        Explanation(
            "let-constant", "is a 'let' constant", "is a get-only property",
            text: Phrase(
                de: "Was mit `let` deklariert ist, ändert sich nie. Soll es sich ändern, schreib `var`, in einer View "
                    + "`@State private var`, und wenn es von der View darüber kommt, `@Binding var`.",
                el: "Ό,τι δηλώνεται με `let` δεν αλλάζει ποτέ. Αν πρέπει να αλλάζει, γράψε `var`, σε μια προβολή `@State private var` και, αν έρχεται "
                    + "από την προβολή από πάνω, `@Binding var`.",
                en: "Anything declared with `let` never changes. If it should change, write `var`; in a view, write `@State private var`, "
                    + "or `@Binding var` if it comes from the view above.",
                ja: "`let` で宣言したものは変更できません。変更するなら `var`、ビューの中では `@State private var`、親ビューから受け取るなら "
                    + "`@Binding var` にします。")),
        Explanation(
            "property-initializer", "within property initializer",
            text: Phrase(
                de: "Eine Eigenschaft kann ihren Anfangswert nicht aus einer anderen nehmen, weil beide gleichzeitig entstehen. Berechne ihn, "
                    + "`var m: Int { n + 1 }`, oder setz ihn in `init` oder `.onAppear`.",
                el: "Μια ιδιότητα δεν μπορεί να πάρει αρχική τιμή από άλλη, γιατί δημιουργούνται μαζί. Υπολόγισέ την, `var m: Int { n + 1 }`, ή "
                    + "όρισέ την στο `init` ή στο `.onAppear`.",
                en: "A property can't get its initial value from another property, because both are created at the same time. Compute it, "
                    + "as in `var m: Int { n + 1 }`, or set it in `init` or `.onAppear`.",
                ja: "プロパティの初期値に、ほかのプロパティは使えません。同時に作られるからです。`var m: Int { n + 1 }` と計算するか、`init` や "
                    + "`.onAppear` で設定します。")),
        Explanation(
            "argument-label", "incorrect argument label", "extra argument", "missing argument label", "extraneous argument label",
            "must precede argument",
            text: Phrase(
                de: "Die Argumente in den Klammern passen nicht zu dem, was hier erzeugt oder aufgerufen wird: Eines fehlt, heißt anders, "
                    + "steht an der falschen Stelle oder ist zu viel. Vergleiche mit der Deklaration.",
                el: "Τα ορίσματα στις παρενθέσεις δεν ταιριάζουν με αυτό που δημιουργείται ή καλείται: ένα όνομα λείπει, διαφέρει, είναι σε λάθος "
                    + "θέση ή περισσεύει. Σύγκρινε με τη δήλωση.",
                en: "The arguments in parentheses don't match what is created or called here: one is missing, has a different label, is in "
                    + "the wrong place, or is one too many. Compare them with the declaration.",
                ja: "括弧の中の引数が、ここで作る、または呼び出すものと合っていません。名前がない、違う、順番が違う、余分、のどれかです。宣言と見比べてください。")),
        Explanation(
            "two-statements", "consecutive statements on a line", "consecutive declarations on a line",
            text: Phrase(
                de: "Hier stehen zwei Anweisungen in einer Zeile, oder zwischen zwei Wörtern fehlt ein Zeichen: ein Komma, ein Punkt, eine Klammer.",
                el: "Εδώ υπάρχουν δύο εντολές σε μία γραμμή, ή λείπει ένα σημείο ανάμεσα σε δύο λέξεις: κόμμα, τελεία ή παρένθεση.",
                en: "There are two statements on one line here, or a character is missing between two words: a comma, a dot, a bracket.",
                ja: "1行に文が2つあるか、2つの語の間の記号（コンマ、ドット、括弧）が抜けています。")),
        Explanation(
            "declared-twice", "invalid redeclaration of", "is ambiguous for type lookup", "ambiguous use of",
            text: Phrase(
                de: "Diesen Namen gibt es zweimal. Gib einem der beiden einen anderen; oft ist es ein Rest vom Kopieren oder ein eigener "
                    + "Typ, der so heißt wie einer von SwiftUI.",
                el: "Αυτό το όνομα υπάρχει δύο φορές. Δώσε στο ένα άλλο όνομα· συχνά έχει μείνει από αντιγραφή ή είναι δικός σου τύπος που λέγεται "
                    + "όπως ένας του SwiftUI.",
                en: "This name exists twice. Give one of the two a different name; often one is left over from copying, or a type of yours "
                    + "has the same name as one of SwiftUI's.",
                ja: "同じ名前が2つあります。どちらかの名前を変えてください。コピーの残りや、SwiftUI の型と同じ名前を付けたことがよくある原因です。")),
        Explanation(
            "no-initializer", "has no initializers", "without initial value", "return from initializer without initializing",
            text: Phrase(
                de: "Jede Eigenschaft braucht beim Erzeugen einen Wert. Gib ihr einen Anfangswert, etwa `var path: [Int] = []`, oder schreib ein `init`.",
                el: "Κάθε ιδιότητα χρειάζεται τιμή κατά τη δημιουργία. Δώσε της αρχική τιμή, όπως `var path: [Int] = []`, ή γράψε ένα `init`.",
                en: "Every property needs a value when it is created. Give it an initial value, such as `var path: [Int] = []`, or write "
                    + "an `init`.",
                ja: "プロパティには、作られるときの値が必要です。`var path: [Int] = []` のように初期値を与えるか、`init` を書きます。")),
        Explanation(
            "unknown-type", "could not be inferred", "empty collection literal requires an explicit type", "cannot infer contextual base",
            "reference to member '*' cannot be resolved without a contextual type",
            text: Phrase(
                de: "Swift kann hier nicht erkennen, welcher Typ gemeint ist. Schreib ihn dazu: `var path: [Recipe] = []`. Steckt davor ein anderer "
                    + "Fehler, behebe erst den.",
                el: "Η Swift δεν καταλαβαίνει ποιον τύπο εννοείς. Γράψε τον: `var path: [Recipe] = []`. Αν υπάρχει άλλο λάθος πιο πριν, διόρθωσε "
                    + "πρώτα εκείνο.",
                en: "Swift can't tell which type is meant here. Write it out: `var path: [Recipe] = []`. If there is another error before "
                    + "this one, fix that first.",
                ja: "どの型のことか、Swift にはわかりません。`var path: [Recipe] = []` のように型を書いてください。前に別のエラーがあれば、そちらから直します。")),
        Explanation(
            "missing-try", "call can throw", "errors thrown from here are not handled",
            text: Phrase(
                de: "Was hier aufgerufen wird, kann scheitern. Schreib `try` davor und fang den Fehler mit `do { … } catch { … }` ab, oder "
                    + "nimm `try?`; das liefert nil, wenn es nicht klappt.",
                el: "Αυτό που καλείται εδώ μπορεί να αποτύχει. Βάλε μπροστά `try` και πιάσε το σφάλμα, `do { … } catch { … }`, ή γράψε `try?`· τότε "
                    + "παίρνεις nil όταν δεν πετύχει.",
                en: "This call can fail. Write `try` in front and catch the error with `do { … } catch { … }`, or use `try?`, which gives "
                    + "you nil if the call fails.",
                ja: "ここで呼び出しているものは失敗することがあります。`try` を付けて `do { … } catch { … }` で受け止めるか、`try?` にします。"
                    + "`try?` は、失敗すると nil になります。")),
        Explanation(
            "async-call", "'async' call in a function that does not support concurrency", "cannot pass function of type '*async",
            text: Phrase(
                de: "Hier wird auf etwas gewartet, und das geht an dieser Stelle nicht. Starte es in `.task { await … }` oder in der "
                    + "Aktion mit `Task { await … }`.",
                el: "Εδώ ο κώδικας περιμένει κάτι με `await`, και αυτό δεν επιτρέπεται σε αυτό το σημείο. Ξεκίνα το σε `.task { await … }` ή μέσα στην ενέργεια με "
                    + "`Task { await … }`.",
                en: "This code waits for something, which isn't possible in this place. Start it in `.task { await … }`, or in the action "
                    + "with `Task { await … }`.",
                ja: "ここでは `await` を使えません。`.task { await … }` で始めるか、アクションの中で `Task { await … }` と書きます。")),
        Explanation(
            "open-string", "unterminated string literal",
            text: Phrase(
                de: "Ein String hört nicht auf: Es fehlt das zweite Anführungszeichen.", el: "Ένα κείμενο δεν κλείνει: λείπει το δεύτερο εισαγωγικό.",
                en: "A string isn't closed: its second quotation mark is missing.", ja: "文字列が閉じていません。終わりの引用符がありません。")),
        Explanation(
            "missing-associated-value", "has no associated values", "expects argument of type", "associated value",
            text: Phrase(
                de: "Ein Fall des `enum` und sein Gebrauch passen nicht zusammen: Trägt er einen Wert, etwa `case recipe(Recipe)`, gehört "
                    + "der auch beim Erzeugen dazu, `.recipe(pancakes)`, und beim Lesen, `case .recipe(let recipe)`.",
                el: "Μια περίπτωση του `enum` και η χρήση της δεν συμφωνούν: αν έχει τιμή, `case recipe(Recipe)`, τη γράφεις και όταν τη δίνεις, "
                    + "`.recipe(pancakes)`, και όταν τη διαβάζεις, `case .recipe(let recipe)`.",
                en: "A case of the `enum` doesn't match the way it is used: if it carries a value, as `case recipe(Recipe)` does, that "
                    + "value has to be there when you create it, `.recipe(pancakes)`, and when you read it, `case .recipe(let recipe)`.",
                ja: "`enum` のケースと使い方が合っていません。`case recipe(Recipe)` のように値を持つなら、書くときも `.recipe(pancakes)`、"
                    + "読むときも `case .recipe(let recipe)` と書きます。")),
        Explanation(
            "loop-in-body", "closure containing control flow statement cannot be used with result builder", "closure containing a declaration cannot be used",
            text: Phrase(
                de: "In `body` geht kein `for` und kein `while`. Nimm `ForEach(0..<3, id: \\.self) { number in … }`; was gerechnet werden muss, kommt in "
                    + "eine Eigenschaft oder Funktion.",
                el: "Στο `body` δεν μπαίνει `for` ή `while`. Χρησιμοποίησε `ForEach(0..<3, id: \\.self) { number in … }`· ό,τι χρειάζεται υπολογισμό "
                    + "μπαίνει σε ιδιότητα ή συνάρτηση.",
                en: "You can't use `for` or `while` in `body`. Use `ForEach(0..<3, id: \\.self) { number in … }`, and move computations "
                    + "into a property or a function.",
                ja: "`body` の中に `for` や `while` は書けません。`ForEach(0..<3, id: \\.self) { number in … }` を使い、計算はプロパティや関数に移します。")),
        Explanation(
            "number-for-text",
            "cannot convert value of type 'Int' to expected argument type 'String'", "cannot convert value of type 'Double' to expected argument type 'String'",
            "'Int' conform to 'StringProtocol'", "'Double' conform to 'StringProtocol'",
            text: Phrase(
                de: "Hier wird Text gebraucht, und das ist eine Zahl. Setz sie in einen String: `\"Stufe \\(number)\"`.",
                el: "Εδώ χρειάζεται κείμενο, αλλά αυτό είναι αριθμός. Βάλε τον μέσα σε ένα κείμενο: `\"Σκαλί \\(number)\"`.",
                en: "Text is needed here, and this is a number. Put it into a string: `\"Step \\(number)\"`.",
                ja: "ここで必要なのは文字列ですが、これは数値です。`\"\\(number)段目\"` のように文字列に埋め込みます。")),
        Explanation(
            "unfit-type", "requires that '*' conform to '*'", "no exact matches in call to",
            text: Phrase(
                de: "Was du hier angibst, passt zu keiner Form dieses Aufrufs: Es hat den falschen Typ, oder ihm fehlt ein Protokoll. Die "
                    + "Meldung nennt, was verlangt wird. Eine Zahl zeigst du mit `Text(\"\\(number)\")`.",
                el: "Αυτό που δίνεις εδώ δεν ταιριάζει σε καμία μορφή της κλήσης: έχει λάθος τύπο ή του λείπει ένα πρωτόκολλο. Το μήνυμα λέει τι "
                    + "ζητείται. Έναν αριθμό τον δείχνεις με `Text(\"\\(number)\")`.",
                en: "What you pass here doesn't fit any form of this call: it has the wrong type, or is missing a protocol. The message "
                    + "says what is required. To show a number, write `Text(\"\\(number)\")`.",
                ja: "ここに渡しているものは、この呼び出しのどの形にも合いません。型が違うか、プロトコルが足りません。何が必要かはメッセージにあります。数値を表示するには `Text(\"\\(number)\")` と書きます。")),
        Explanation(
            "missing-requirement", "does not conform to protocol '*'",
            text: Phrase(
                de: "Der Typ verspricht mehr, als er hält: Es fehlt etwas, das das Protokoll verlangt. Die Zeilen darunter sagen, was.",
                el: "Ο τύπος υπόσχεται περισσότερα από όσα έχει: λείπει κάτι που απαιτεί το πρωτόκολλο. Οι γραμμές από κάτω λένε τι.",
                en: "The type doesn't keep its promise: something that the protocol requires is missing. The lines below say what.",
                ja: "型が、準拠するプロトコルの条件を満たしていません。何が足りないかは下の行にあります。")),
        Explanation(
            "wrong-operands", "binary operator '*' cannot be applied",
            text: Phrase(
                de: "Diese beiden Typen lassen sich so nicht verknüpfen. Wandle einen um, etwa `String(number)`, oder setz die Zahl in den "
                    + "String: `\"Stufe \\(number)\"`.",
                el: "Αυτοί οι δύο τύποι δεν συνδυάζονται έτσι. Μετάτρεψε τον έναν, όπως `String(number)`, ή βάλε τον αριθμό μέσα στο κείμενο: "
                    + "`\"Σκαλί \\(number)\"`.",
                en: "These two types can't be combined like this. Convert one of them, as in `String(number)`, or put the number into the "
                    + "string: `\"Step \\(number)\"`.",
                ja: "この2つの型はこのままでは組み合わせられません。`String(number)` のように変換するか、`\"\\(number)段目\"` のように文字列に埋め込みます。")),
    ]

    /// Messages that come of a mistake further in: Swift has tried the form with a binding last.
    static let misleading = [
        Explanation(
            "hidden-mistake", "to expected argument type 'Binding<C>'", "requires that 'Binding<Subject>'", "non-function type 'Binding<Subject>'",
            text: Phrase(
                de: "Diese Meldung führt in die Irre: Hier fehlt kein Binding. Meist gibt es einen Namen hinter einem Punkt nicht, hier "
                    + "oder in den geschweiften Klammern dahinter. Prüf dort jede Eigenschaft und jede Methode.",
                el: "Αυτό το μήνυμα παραπλανά: δεν λείπει κάποιο binding. Συνήθως δεν υπάρχει ένα όνομα μετά από τελεία, εδώ ή μέσα στις αγκύλες που "
                    + "ακολουθούν. Έλεγξε εκεί κάθε ιδιότητα και κάθε μέθοδο.",
                en: "This message is misleading: no binding is missing here. Usually a name after a dot doesn't exist, either here or in "
                    + "the braces that follow. Check every property and every method there.",
                ja: "このメッセージは紛らわしいものですが、バインディングが足りないのではありません。ここか、続く波括弧の中に、ドットの後ろの名前で"
                    + "存在しないものがあるのがほとんどです。プロパティやメソッドの名前を確かめてください。"))
    ]

    /// What a solution names of frameworks that aren't here.
    static let otherFrameworks = [
        Explanation(
            "other-framework", "cannot find 'UIColor'", "cannot find 'UIImage'", "cannot find 'UIScreen'", "cannot find 'UIApplication'",
            "cannot find 'UIDevice'", "cannot find 'UIFont'", "cannot find type 'UI", "cannot find 'UIImpactFeedbackGenerator'", "cannot find 'MK",
            "cannot find type 'MK", "cannot find 'CLLocation", "cannot find type 'CLLocation", "unknown attribute 'Query'", "unknown attribute 'Model'",
            "cannot find type 'ModelContext'", "cannot find type 'NSManagedObject", "cannot find 'UINavigationBar'", "cannot find 'UITableView'",
            text: Phrase(
                de: "Das gehört zu einem anderen Framework (UIKit, MapKit, SwiftData …), das es beim Prüfen nicht gibt. Lass es weg oder nimm, was "
                    + "SwiftUI selbst hat: `Color` statt `UIColor`, `Image` statt `UIImage`.",
                el: "Αυτό ανήκει σε άλλο framework (UIKit, MapKit, SwiftData …), που δεν υπάρχει στον έλεγχο. Βγάλ’ το ή χρησιμοποίησε αυτό που "
                    + "έχει το ίδιο το SwiftUI: `Color` αντί για `UIColor`, `Image` αντί για `UIImage`.",
                en: "That belongs to another framework (UIKit, MapKit, SwiftData …), which isn't available in a check. Leave it out, or "
                    + "use what SwiftUI itself offers: `Color` instead of `UIColor`, `Image` instead of `UIImage`.",
                ja: "これは別のフレームワーク（UIKit、MapKit、SwiftData など）のもので、チェックでは使えません。外すか、SwiftUI 自身のものを使います"
                    + "（`UIColor` は `Color`、`UIImage` は `Image`）。")),
    ]
}
