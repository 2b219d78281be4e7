extension Explanation {
    /// Mistakes that the compiler finds.
    static let navigationMistakes = [
        Explanation(
            "missing-dollar", "to expected type 'Binding<", "to expected argument type 'Binding<",
            text: Phrase(
                de: "Hier ist ein Binding gefragt, du gibst aber den Wert selbst an. Schreib ein `$` davor, wie in "
                    + "`NavigationStack(path: $path)`: Nur so kann SwiftUI den Wert auch ändern.",
                el: "Εδώ χρειάζεται binding, αλλά δίνεις την ίδια την τιμή. Βάλε μπροστά ένα `$`, όπως στο `NavigationStack(path: $path)`: μόνο έτσι μπορεί το SwiftUI και να αλλάξει την τιμή.",
                en: "A binding is needed here, but you are passing the value itself. Put a `$` in front, as in "
                    + "`NavigationStack(path: $path)`: only then can SwiftUI change the value, too.",
                ja: "ここではバインディングが必要ですが、値そのものを渡しています。`NavigationStack(path: $path)` のように `$` を付けてください。そうすると SwiftUI が値を変更できます。")),
        Explanation(
            "missing-state", "cannot find '$*' in scope",
            text: Phrase(
                de: "Ein `$` gibt es nur für Eigenschaften mit einem Wrapper wie `@State`, `@Binding` oder `@Bindable`. Schreib `@State private var` vor die Eigenschaft.",
                el: "Το `$` υπάρχει μόνο για ιδιότητες με wrapper, όπως `@State`, `@Binding` ή `@Bindable`. Γράψε `@State private var` πριν από την ιδιότητα.",
                en: "Only properties with a wrapper such as `@State`, `@Binding` or `@Bindable` have a `$`. Write `@State private var` before the property.",
                ja: "`$` は `@State`、`@Binding`、`@Bindable` などのプロパティラッパーが付いたプロパティにだけ使えます。プロパティの前に `@State private var` と書いてください。")),
        Explanation(
            "missing-dismiss", "cannot find 'dismiss' in scope",
            text: Phrase(
                de: "`dismiss` kommt aus der Umgebung der View. Schreib in die View, die sich schließen soll: `@Environment(\\.dismiss) private var dismiss`.",
                el: "Το `dismiss` έρχεται από το περιβάλλον της προβολής. Γράψε στην προβολή που θέλεις να κλείνει: `@Environment(\\.dismiss) private var dismiss`.",
                en: "`dismiss` comes from the view's environment. In the view that is to close, write: `@Environment(\\.dismiss) private var dismiss`.",
                ja: "`dismiss` はビューの環境から取り出します。閉じたいビューに `@Environment(\\.dismiss) private var dismiss` と書いてください。")),
        Explanation(
            "not-hashable", "requires that '*' conform to 'Hashable'", "does not conform to protocol 'Hashable'",
            text: Phrase(
                de: "Was in den Navigationspfad soll, muss SwiftUI vergleichen können. Schreib `Hashable` hinter den Typ: `struct Recipe: Identifiable, Hashable`. Auch alle Eigenschaften des Typs müssen `Hashable` sein.",
                el: "Ό,τι μπαίνει στη διαδρομή πλοήγησης πρέπει να μπορεί να το συγκρίνει το SwiftUI. Πρόσθεσε `Hashable` στον τύπο: `struct Recipe: Identifiable, Hashable`. Το ίδιο ισχύει για όλες τις ιδιότητές του.",
                en: "SwiftUI has to be able to compare whatever goes on the navigation path. Add `Hashable` to the type: "
                    + "`struct Recipe: Identifiable, Hashable`. All of the type's properties must be `Hashable`, too.",
                ja: "ナビゲーションのパスに入れる値は、SwiftUI が比較できる必要があります。`struct Recipe: Identifiable, Hashable` のように型に `Hashable` を付けてください。すべてのプロパティも `Hashable` でなければなりません。")),
        Explanation(
            "not-identifiable",
            "requires that '*' conform to 'Identifiable'",
            "does not conform to protocol 'Identifiable'",
            text: Phrase(
                de: "`List` und `ForEach` müssen die Einträge auseinanderhalten. Mach den Typ `Identifiable` und gib ihm eine Eigenschaft "
                    + "`id`, oder nenne die Kennung: `ForEach(names, id: \\.self)`.",
                el: "Τα `List` και `ForEach` πρέπει να ξεχωρίζουν τα στοιχεία. Δώσε στον τύπο `Identifiable` και μια ιδιότητα `id`, ή πες ποιο είναι το αναγνωριστικό: `ForEach(names, id: \\.self)`.",
                en: "`List` and `ForEach` have to tell their entries apart. Make the type `Identifiable` and give it an `id` property, or "
                    + "name the identifier: `ForEach(names, id: \\.self)`.",
                ja: "`List` と `ForEach` は要素を区別する必要があります。型を `Identifiable` にして `id` プロパティを加えるか、`ForEach(names, id: \\.self)` のように識別子を指定してください。")),
        Explanation(
            "not-codable",
            "requires that '*' conform to 'Encodable'",
            "requires that '*' conform to 'Decodable'",
            "does not conform to protocol 'Decodable'",
            "does not conform to protocol 'Encodable'",
            text: Phrase(
                de: "Um Werte zu speichern, muss Swift wissen, wie sie geschrieben und gelesen werden. Schreib `Codable` hinter den Typ; auch alle seine Eigenschaften müssen `Codable` sein.",
                el: "Για να αποθηκευτούν τιμές, η Swift πρέπει να ξέρει πώς γράφονται και διαβάζονται. Πρόσθεσε `Codable` στον τύπο· και όλες οι ιδιότητές του πρέπει να είναι `Codable`.",
                en: "To save values, Swift has to know how to write and read them. Add `Codable` to the type; all its properties must be "
                    + "`Codable`, too.",
                ja: "値を保存するには、書き方と読み方を Swift が知っている必要があります。型に `Codable` を付けてください。すべてのプロパティも `Codable` でなければなりません。")),
        Explanation(
            "missing-self",
            "expected member name or initializer call after type name",
            "expected member name or constructor call after type name",
            text: Phrase(
                de: "Hier ist der Typ selbst gemeint, nicht ein Wert davon. Schreib `.self` dahinter: `navigationDestination(for: Int.self)`.",
                el: "Εδώ εννοείται ο ίδιος ο τύπος και όχι μια τιμή του. Πρόσθεσε `.self`: `navigationDestination(for: Int.self)`.",
                en: "This place needs the type itself, not a value of it. Add `.self`: `navigationDestination(for: Int.self)`.",
                ja: "ここでは値ではなく型そのものを渡します。`navigationDestination(for: Int.self)` のように `.self` を付けてください。")),
        Explanation(
            "immutable-view", "'self' is immutable",
            text: Phrase(
                de: "Eine View darf ihre einfachen Eigenschaften nicht ändern. Mit `@State private var` bewahrt SwiftUI den Wert auf, und "
                    + "du darfst ihn ändern.",
                el: "Μια προβολή δεν μπορεί να αλλάξει τις απλές ιδιότητές της. Με `@State private var` το SwiftUI φυλάει την τιμή και μπορείς να την αλλάζεις.",
                en: "A view can't change its plain properties. With `@State private var`, SwiftUI keeps the value for you, and you can "
                    + "change it.",
                ja: "ビューは普通のプロパティを変更できません。`@State private var` にすると SwiftUI が値を保管し、変更できるようになります。")),
        Explanation(
            "body-type", "does not conform to protocol 'View'",
            text: Phrase(
                de: "Eine View braucht genau `var body: some View { … }`. Häufig fehlt das Wort `some`, oder `body` ist anders geschrieben.",
                el: "Μια προβολή χρειάζεται ακριβώς `var body: some View { … }`. Συχνά λείπει η λέξη `some` ή το `body` είναι γραμμένο αλλιώς.",
                en: "A view needs exactly `var body: some View { … }`. Often the word `some` is missing, or `body` is misspelled.",
                ja: "ビューには `var body: some View { … }` がこの形で必要です。`some` が抜けていたり、`body` のつづりが違っていたりすることがよくあります。")),
        Explanation(
            "navigation-path-members",
            "requires wrapper 'Binding<NavigationPath>'",
            "of type 'NavigationPath' has no",
            "of type 'Binding<NavigationPath>' has no",
            "from root type 'NavigationPath'",
            "'NavigationPath' has no member",
            text: Phrase(
                de: "Ein `NavigationPath` ist kein Array: Er kennt nur `append`, `removeLast`, `count`, `isEmpty` und `codable`. Leeren kannst du ihn mit `path = NavigationPath()` oder `path.removeLast(path.count)`.",
                el: "Το `NavigationPath` δεν είναι πίνακας: έχει μόνο `append`, `removeLast`, `count`, `isEmpty` και `codable`. Το αδειάζεις με `path = NavigationPath()` ή `path.removeLast(path.count)`.",
                en: "A `NavigationPath` isn't an array: it only has `append`, `removeLast`, `count`, `isEmpty` and `codable`. To empty it, use "
                    + "`path = NavigationPath()` or `path.removeLast(path.count)`.",
                ja: "`NavigationPath` は配列ではなく、使えるのは `append`、`removeLast`、`count`、`isEmpty`、`codable` だけです。空にするには `path = NavigationPath()` か `path.removeLast(path.count)` と書きます。")),
        Explanation(
            "action-in-body", "type '()' cannot conform to 'View'", "this expression does not conform to 'View'",
            text: Phrase(
                de: "In `body` stehen Views, keine Befehle. Was geschehen soll, gehört in eine Aktion: "
                    + "`Button(\"Weiter\") { path.append(1) }` oder `.onAppear { … }`.",
                el: "Μέσα στο `body` μπαίνουν προβολές και όχι εντολές. Ό,τι πρέπει να γίνει μπαίνει σε μια ενέργεια: `Button(\"Επόμενο\") { path.append(1) }` ή `.onAppear { … }`.",
                en: "`body` contains views, not commands. Put what should happen into an action: `Button(\"Next\") { path.append(1) }` or "
                    + "`.onAppear { … }`.",
                ja: "`body` に書くのはビューで、命令ではありません。実行したいことは `Button(\"次へ\") { path.append(1) }` や `.onAppear { … }` のアクションに書きます。")),
        Explanation(
            "no-view-in-body",
            "function declares an opaque return type, but has no return statements",
            "property declares an opaque return type, but",
            text: Phrase(
                de: "Swift findet hier keine View, die zurückgegeben wird. Schreib in die geschweiften Klammern mindestens eine View, etwa "
                    + "`Text(\"…\")`.",
                el: "Η Swift δεν βρίσκει εδώ καμία προβολή για να επιστραφεί. Γράψε μέσα στις αγκύλες τουλάχιστον μία, όπως `Text(\"…\")`.",
                en: "Swift finds no view to return here. Write at least one view between the braces, such as `Text(\"…\")`.",
                ja: "ここに、返すビューがありません。波括弧の中に `Text(\"…\")` などのビューを少なくとも1つ書いてください。")),
        Explanation(
            "private-initializer", "initializer is inaccessible due to 'private' protection level",
            text: Phrase(
                de: "Diese View hat eine private Eigenschaft ohne Anfangswert; deshalb kann niemand sonst sie erzeugen. Gib der "
                    + "Eigenschaft einen Anfangswert oder nimm `private` weg.",
                el: "Αυτή η προβολή έχει μια ιδιωτική ιδιότητα χωρίς αρχική τιμή, γι’ αυτό δεν μπορεί να τη δημιουργήσει κανείς άλλος. Δώσε στην ιδιότητα αρχική τιμή ή βγάλε το `private`.",
                en: "This view has a private property without an initial value, so no one else can create the view. Give the property an "
                    + "initial value, or remove `private`.",
                ja: "このビューには初期値のない private プロパティがあるため、ほかの場所からは作れません。初期値を与えるか、`private` を外してください。")),
        Explanation(
            "missing-argument", "missing argument for parameter", "missing arguments for parameters",
            text: Phrase(
                de: "Beim Aufruf fehlt ein Argument. Vergleiche mit der Stelle, an der der Typ oder die Funktion deklariert ist, und "
                    + "ergänze es samt seinem Namen.",
                el: "Από την κλήση λείπει ένα όρισμα. Σύγκρινε με το σημείο όπου δηλώνεται ο τύπος ή η συνάρτηση και πρόσθεσέ το μαζί με το όνομά του.",
                en: "The call is missing an argument. Compare it with the declaration of the type or function, and add the argument "
                    + "together with its label.",
                ja: "呼び出しに引数が足りません。型や関数の宣言と見比べて、名前とともに補ってください。")),
        Explanation(
            "class-expected",
            "requires that '*' conform to 'ObservableObject'",
            "requires that '*' conform to 'Observable'",
            "requires that '*' be a class type",
            "'@Observable' cannot be applied to",
            text: Phrase(
                de: "Hier muss ein beobachtbares Modell stehen: `@Observable class` mit `@State`, `@Bindable` oder `@Environment`, oder "
                    + "`class …: ObservableObject` mit `@StateObject` oder `@ObservedObject`. Beide Arten lassen sich nicht mischen.",
                el: "Εδώ χρειάζεται ένα μοντέλο που μπορεί να παρακολουθηθεί: `@Observable class` με `@State`, `@Bindable` ή `@Environment`, ή `class …: ObservableObject` με `@StateObject` ή `@ObservedObject`. Τα δύο είδη δεν ανακατεύονται.",
                en: "An observable model belongs here: an `@Observable class` with `@State`, `@Bindable` or `@Environment`, or a "
                    + "`class …: ObservableObject` with `@StateObject` or `@ObservedObject`. You can't mix the two.",
                ja: "ここには監視されるモデルが必要です。`@Observable class` なら `@State`、`@Bindable`、`@Environment`、`class …: ObservableObject` なら `@StateObject` か `@ObservedObject` を使います。両者は混ぜられません。")),
        Explanation(
            "missing-module", "no such module '*'",
            text: Phrase(
                de: "Dieses Framework gibt es beim Prüfen nicht. Die Übungen kommen mit SwiftUI, Foundation, Observation und Combine aus; "
                    + "nimm die Zeile heraus.",
                el: "Αυτό το framework δεν υπάρχει κατά τον έλεγχο. Οι ασκήσεις χρειάζονται μόνο SwiftUI, Foundation, Observation και Combine· αφαίρεσε τη γραμμή.",
                en: "This framework isn't available in a check. The exercises only need SwiftUI, Foundation, Observation and Combine; "
                    + "remove the line.",
                ja: "このフレームワークはチェックでは使えません。課題に必要なのは SwiftUI、Foundation、Observation、Combine だけです。この行を消してください。")),
        Explanation(
            "expression-too-complex", "unable to type-check this expression in reasonable time",
            text: Phrase(
                de: "Der Ausdruck ist dem Compiler zu verschachtelt; oft steckt ein kleiner Fehler darin. Zieh Teile davon in eigene Views "
                    + "oder Eigenschaften heraus, dann nennt er die richtige Stelle.",
                el: "Η έκφραση είναι πολύ μπλεγμένη για τον μεταγλωττιστή· συχνά κρύβει ένα μικρό λάθος. Βγάλε κομμάτια της σε δικές τους προβολές ή ιδιότητες και θα σου δείξει το σωστό σημείο.",
                en: "The expression is too complex for the compiler; often there is a small mistake in it. Move parts of it into views or "
                    + "properties of their own, and the compiler will point to the right place.",
                ja: "式が入り組みすぎていて、コンパイラが処理しきれません。小さな間違いが隠れていることもよくあります。一部を別のビューやプロパティに分けると、問題の場所が正しく示されます。")),
        Explanation(
            "open-brace", "expected '}'", "extraneous '}' at top level", "expected ')'", "expected ']'",
            text: Phrase(
                de: "Die Klammern gehen nicht auf: Zu jeder öffnenden gehört eine schließende. Rück die Zeilen ein, dann siehst du, wo eine fehlt oder zu viel ist.",
                el: "Οι παρενθέσεις ή οι αγκύλες δεν ταιριάζουν: κάθε μία που ανοίγει πρέπει και να κλείνει. Στοίχισε τις γραμμές και θα δεις πού λείπει ή περισσεύει μία.",
                en: "The brackets don't match: every opening one needs a closing one. Indent the lines, and you will see where one is "
                    + "missing or where there is one too many.",
                ja: "括弧の対応が取れていません。開いた括弧は必ず閉じます。行をインデントすると、足りない場所や余分な場所が見つかります。")),
    ]

    /// Messages that many mistakes give.
    static let generalMistakes = [
        Explanation(
            "unknown-member", "has no member '*'",
            text: Phrase(
                de: "Dieser Typ kennt den Namen hinter dem Punkt nicht. Prüf die Schreibweise, auch Groß- und Kleinschreibung, und ob der "
                    + "Wert davor der ist, den du meinst.",
                el: "Αυτός ο τύπος δεν ξέρει το όνομα μετά την τελεία. Έλεγξε πώς γράφεται, κεφαλαία και μικρά, και αν η τιμή πριν από την τελεία είναι αυτή που εννοείς.",
                en: "This type has nothing by the name after the dot. Check the spelling, including capital letters, and whether the value "
                    + "before the dot is the one you mean.",
                ja: "この型に、ドットの後ろの名前のものはありません。つづりと大文字小文字、そしてドットの前の値が意図したものかを確かめてください。")),
        Explanation(
            "unknown-name", "cannot find '*' in scope", "cannot find type '*' in scope", "use of undeclared type '*'",
            text: Phrase(
                de: "Diesen Namen kennt Swift hier nicht. Prüf die Schreibweise, auch Groß- und Kleinschreibung, und ob er an dieser "
                    + "Stelle schon deklariert ist.",
                el: "Η Swift δεν ξέρει εδώ αυτό το όνομα. Έλεγξε πώς γράφεται, κεφαλαία και μικρά, και αν το έχεις δηλώσει σε αυτό το σημείο.",
                en: "Swift doesn't know this name here. Check the spelling, including capital letters, and whether the name is declared "
                    + "where you use it.",
                ja: "この名前のものは、ここには見つかりません。つづりと大文字小文字、そしてここから使える場所で宣言されているかを確かめてください。")),
        Explanation(
            "wrong-type",
            "cannot convert value of type '*' to *type '*'",
            "cannot convert return expression of type",
            "cannot assign value of type '*' to type '*'",
            text: Phrase(
                de: "Der Wert hat einen anderen Typ, als hier gebraucht wird; die Meldung nennt beide. Wandle ihn um oder nimm einen anderen. In einen Pfad `[Int]` passen nur ganze Zahlen; für verschiedene Typen nimm `NavigationPath` oder ein `enum`.",
                el: "Η τιμή έχει άλλον τύπο από αυτόν που χρειάζεται εδώ· το μήνυμα αναφέρει και τους δύο. Μετάτρεψέ την ή χρησιμοποίησε άλλη. Σε διαδρομή `[Int]` μπαίνουν μόνο ακέραιοι· για διαφορετικούς τύπους χρησιμοποίησε `NavigationPath` ή ένα `enum`.",
                en: "The value doesn't have the type that is needed here; the message names both. Convert it, or use another one. A path of type "
                    + "`[Int]` only takes integers; for several types, use `NavigationPath` or an `enum`.",
                ja: "値の型が、ここで必要な型と違います。メッセージに両方の型があるので、変換するか別の値を使ってください。`[Int]` のパスに入るのは整数だけです。いろいろな型を入れるには `NavigationPath` か `enum` を使います。")),
    ]
}
