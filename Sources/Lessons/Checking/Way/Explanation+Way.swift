extension Explanation {
    /// What is worth doing otherwise on the way through an app, though it may pass.
    static let way = [
        Explanation(
            "destination-link",
            text: Phrase(
                de: "Eine Seite, die ein Link mitbringt, steht nicht im Pfad. Der Pfad stimmt dann nicht mehr mit dem überein, was man "
                    + "sieht: Der Weg nach Hause, Sprünge und gespeicherte Pfade lassen die Seite aus. Außerdem entsteht die Seite bei "
                    + "jeder Auswertung der Liste, nicht erst beim Tippen.",
                el: "Ό,τι ανοίγει ένας σύνδεσμος με δική του σελίδα δεν υπάρχει στη διαδρομή. Τότε η διαδρομή δεν συμφωνεί με όσα φαίνονται: η "
                    + "επιστροφή στην αρχή, τα άλματα και οι αποθηκευμένες διαδρομές παραλείπουν τη σελίδα. Επιπλέον η σελίδα φτιάχνεται κάθε "
                    + "φορά που υπολογίζεται η λίστα και όχι μόνο με το πάτημα.",
                en: "A page that a link brings along isn't on the path. The path then no longer matches what people see: going home, jumps "
                    + "and saved paths leave the page out. Besides, the page is created whenever the list is evaluated, not only when "
                    + "someone taps.",
                ja: "ページを直接持つリンクで開いたページは、パスに入りません。そのため、パスと表示中の画面が食い違い、最初に戻ったり、途中の"
                    + "ページへ移ったり、パスを保存したりするときに抜け落ちます。また、タップしたときではなく、リストが評価されるたびにページが作られます。")),
        Explanation(
            "duplicate-destination", "was declared earlier on the stack",
            text: Phrase(
                de: "Ein Stapel kennt je Typ nur ein Ziel: das, das der ersten Seite am nächsten ist. Ein weiteres wird nie benutzt, auch "
                    + "nicht auf der Seite, auf der es steht.",
                el: "Μια στοίβα έχει έναν μόνο προορισμό για κάθε τύπο: αυτόν που είναι πιο κοντά στην πρώτη σελίδα. Ένας δεύτερος δεν "
                    + "χρησιμοποιείται ποτέ, ούτε στη σελίδα όπου είναι γραμμένος.",
                en: "A stack knows one destination per type: the one nearest its first page. Any other is never used, not even on the page "
                    + "that declares it.",
                ja: "スタックが使う行き先は、型ごとに1つ、最初のページに一番近いものだけです。それ以外は、書かれているページでも使われません。")),
        Explanation(
            "destination-in-lazy-container", "inside a “lazy” container",
            text: Phrase(
                de: "`List` und die Lazy-Stapel erzeugen ihre Zeilen erst, wenn sie zu sehen sind. Ein Ziel in einer Zeile gibt es vorher nicht: "
                    + "Links, Sprünge und gespeicherte Pfade laufen dann ins Leere.",
                el: "Το `List` και οι lazy στοίβες φτιάχνουν τις γραμμές τους μόνο όταν φαίνονται. Πριν από αυτό, ο προορισμός μιας γραμμής δεν "
                    + "υπάρχει: σύνδεσμοι, άλματα και αποθηκευμένες διαδρομές δεν βρίσκουν τίποτα.",
                en: "`List` and the lazy stacks create their rows only when they become visible. Before that, a destination in a row "
                    + "doesn't exist: links, jumps and saved paths lead nowhere.",
                ja: "`List` や Lazy 系のスタックは、見えるようになってから行を作ります。それまで行の中の行き先は存在しないため、"
                    + "リンクや途中へのジャンプ、保存したパスの行き先が見つかりません。")),
        Explanation(
            "destination-outside-stack", "is not inside any NavigationStack",
            text: Phrase(
                de: "Links suchen ihr Ziel im Inhalt des Stapels, in dem sie stehen. Was außen am Stapel hängt, gehört schon zu dem, was "
                    + "ihn umgibt.",
                el: "Οι σύνδεσμοι ψάχνουν τον προορισμό τους μέσα στο περιεχόμενο της στοίβας τους. Ό,τι είναι έξω από τη στοίβα ανήκει σε όσα "
                    + "την περιβάλλουν.",
                en: "Links look for their destination in the content of the stack they are in. What is attached to the outside of the "
                    + "stack belongs to what surrounds it.",
                ja: "リンクは、自分が置かれているスタックの内容から行き先を探します。スタック自体に付けた行き先は、中のリンクからは見つかりません。")),
        Explanation(
            "path-copy",
            text: Phrase(
                de: "Arrays und `NavigationPath` sind Werte: Wer sie weitergibt oder einer neuen Variablen zuweist, hat eine Kopie. Der "
                    + "Stapel folgt nur dem Pfad, an den er gebunden ist.",
                el: "Οι πίνακες και το `NavigationPath` είναι τιμές: όταν τα δίνεις ή τα βάζεις σε νέα μεταβλητή, έχεις αντίγραφο. Η στοίβα "
                    + "ακολουθεί μόνο τη διαδρομή με την οποία είναι δεμένη.",
                en: "Arrays and `NavigationPath` are values: if you pass one on or assign it to a new variable, you get a copy. The stack "
                    + "only follows the path it is bound to.",
                ja: "配列も `NavigationPath` も値なので、渡したり別の変数に代入したりするとコピーになります。スタックが従うのは、結び付けられたパスだけです。")),
        Explanation(
            "changing-id",
            text: Phrase(
                de: "An der `id` erkennt SwiftUI, ob eine View noch dieselbe ist. Ändert sie sich, beginnt alles darunter von vorn: "
                    + "`@State` ist weg, Seiten verschwinden aus dem Stapel, `onAppear` läuft noch einmal.",
                el: "Από το `id` το SwiftUI καταλαβαίνει αν μια προβολή είναι ακόμη η ίδια. Αν αλλάξει, όλα από κάτω ξεκινούν από την αρχή: το "
                    + "`@State` χάνεται, σελίδες φεύγουν από τη στοίβα, το `onAppear` τρέχει ξανά.",
                en: "SwiftUI uses the `id` to know whether a view is still the same. If it changes, everything beneath starts over: "
                    + "`@State` is gone, pages disappear from the stack, `onAppear` runs again.",
                ja: "SwiftUI は `id` で同じビューかどうかを見分けます。`id` が変わると、その下のすべてが最初からやり直しになります。`@State` は消え、"
                    + "ページはスタックから外れ、`onAppear` がもう一度実行されます。")),
        Explanation(
            "unguarded-remove",
            text: Phrase(
                de: "`removeLast` verlangt, dass es etwas zu entfernen gibt. Auf der ersten Seite ist der Pfad leer, und das Programm "
                    + "stürzt ab.",
                el: "Το `removeLast` απαιτεί να υπάρχει κάτι για αφαίρεση. Στην πρώτη σελίδα η διαδρομή είναι άδεια και το πρόγραμμα σταματά.",
                en: "`removeLast` requires that there is something to remove. On the first page the path is empty, and the program crashes.",
                ja: "`removeLast` は、取り除くものがあることを前提とします。最初のページではパスが空なので、プログラムがクラッシュします。")),
        Explanation(
            "fresh-state",
            text: Phrase(
                de: "Views sind kurzlebige Werte: SwiftUI erzeugt sie immer wieder. Was länger leben soll, muss es für dich aufbewahren, "
                    + "mit `@State` oder `@StateObject`.",
                el: "Οι προβολές είναι βραχύβιες τιμές: το SwiftUI τις φτιάχνει ξανά και ξανά. Ό,τι πρέπει να ζει περισσότερο, πρέπει να το φυλάει "
                    + "εκείνο, με `@State` ή `@StateObject`.",
                en: "Views are short-lived values: SwiftUI creates them again and again. Whatever should live longer, SwiftUI has to keep "
                    + "for you, in `@State` or `@StateObject`.",
                ja: "ビューは短命な値で、SwiftUI が何度も作り直します。長く残したいものは、`@State` や `@StateObject` で SwiftUI に保管してもらいます。")),
    ]

    /// What SwiftUI says on its console while a program runs.
    static let consoleWarnings = [
        Explanation(
            "missing-destination", "there is no matching navigationDestination",
            text: Phrase(
                de: "Für den Typ dieses Links gibt es kein Ziel, deshalb führt er nirgendwohin. Setz in den NavigationStack `.navigationDestination(for: Recipe.self) { recipe in … }` mit genau dem Typ, den der Link trägt.",
                el: "Για τον τύπο αυτού του συνδέσμου δεν υπάρχει προορισμός, γι’ αυτό δεν οδηγεί πουθενά. Βάλε μέσα στο NavigationStack `.navigationDestination(for: Recipe.self) { recipe in … }` με ακριβώς τον τύπο που έχει ο σύνδεσμος.",
                en: "There is no destination for this link's type, so it leads nowhere. Put `.navigationDestination(for: Recipe.self) { recipe in … }` inside the NavigationStack, with exactly the type that the link carries.",
                ja: "このリンクの型に対する行き先がないため、どこにも移動しません。NavigationStack の中に、リンクの値と同じ型で `.navigationDestination(for: Recipe.self) { recipe in … }` を付けてください。")),
        Explanation(
            "homogeneous-path", "Only root-level navigation destinations are effective",
            text: Phrase(
                de: "Hat der Pfad nur einen Typ, etwa `[Recipe]`, zählen nur Ziele auf der ersten Seite. Setz alle Ziele dorthin, oder nimm "
                    + "`NavigationPath`.",
                el: "Όταν η διαδρομή έχει έναν μόνο τύπο, όπως `[Recipe]`, μετρούν μόνο οι προορισμοί της πρώτης σελίδας. Βάλ’ τους όλους εκεί ή "
                    + "χρησιμοποίησε `NavigationPath`.",
                en: "If the path has only one type, such as `[Recipe]`, only destinations on the first page count. Put all of them there, "
                    + "or use `NavigationPath`.",
                ja: "`[Recipe]` のように型が1つのパスでは、最初のページの行き先だけが有効です。すべてそこに書くか、`NavigationPath` を使います。")),
        Explanation(
            "path-not-codable", "Cannot create CodableRepresentation of navigation path",
            text: Phrase(
                de: "Ein Wert im Pfad ist nicht `Codable`, deshalb lässt sich der Pfad nicht speichern: `path.codable` ist nil. Schreib `Codable` "
                    + "hinter den Typ; auch eine Funktion, die Werte anhängt, muss `Codable` verlangen.",
                el: "Μια τιμή της διαδρομής δεν είναι `Codable`, οπότε η διαδρομή δεν αποθηκεύεται: το `path.codable` είναι nil. Πρόσθεσε `Codable` "
                    + "στον τύπο· και μια συνάρτηση που προσθέτει τιμές πρέπει να απαιτεί `Codable`.",
                en: "A value on the path isn't `Codable`, so the path can't be saved: `path.codable` is nil. Add `Codable` to the type; a "
                    + "function that appends values must require `Codable`, too.",
                ja: "パスの値が `Codable` でないため、パスを保存できません（`path.codable` が nil になります）。型に `Codable` を付けてください。"
                    + "値を追加する関数でも `Codable` を求める必要があります。")),
        Explanation(
            "multiple-path-updates", "bound path tried to update multiple times per frame",
            text: Phrase(
                de: "Der Pfad ändert sich immer weiter, während SwiftUI ihn gerade anwendet, oft durch ein `onChange(of: path)`, das selbst `path` "
                    + "setzt. Ändere ihn einmal, in der Aktion.",
                el: "Η διαδρομή αλλάζει συνεχώς ενώ το SwiftUI την εφαρμόζει, συχνά από ένα `onChange(of: path)` που αλλάζει το ίδιο το `path`. "
                    + "Άλλαξέ την μία φορά, μέσα στην ενέργεια.",
                en: "The path keeps changing while SwiftUI is applying it, often because of an `onChange(of: path)` that sets `path` "
                    + "itself. Change it once, in the action.",
                ja: "SwiftUI がパスを反映している最中に、パスが変わり続けています。`onChange(of: path)` の中で `path` を変えていることがよくあります。"
                    + "変更はアクションの中で一度だけにします。")),
        Explanation(
            "state-change-during-update", "Modifying state during view update",
            text: Phrase(
                de: "`body` ändert einen Zustand, während es ausgewertet wird. `body` beschreibt nur; Änderungen gehören in eine Aktion, in "
                    + "`onAppear`, `onChange` oder `task`.",
                el: "Το `body` αλλάζει μια κατάσταση την ώρα που υπολογίζεται. Το `body` μόνο περιγράφει· οι αλλαγές ανήκουν σε μια ενέργεια, σε "
                    + "`onAppear`, `onChange` ή `task`.",
                en: "`body` changes state while it is being evaluated. `body` only describes; changes belong in an action, in `onAppear`, "
                    + "`onChange` or `task`.",
                ja: "`body` の評価中に状態が変更されています。`body` は画面を記述するだけにして、変更はアクションや `onAppear`、`onChange`、`task` で行います。")),
        Explanation(
            "duplicate-id", "occurs multiple times within the collection",
            text: Phrase(
                de: "Zwei Elemente haben dieselbe Kennung; SwiftUI kann sie nicht auseinanderhalten, und Zeilen verwechseln Inhalt und Zustand. Gib "
                    + "jedem eine eigene `id`; `id: \\.self` passt nur, wenn kein Wert doppelt vorkommt.",
                el: "Δύο στοιχεία έχουν το ίδιο αναγνωριστικό· το SwiftUI δεν τα ξεχωρίζει και οι γραμμές μπερδεύουν περιεχόμενο και κατάσταση. Δώσε "
                    + "στο καθένα δικό του `id`· το `id: \\.self` ταιριάζει μόνο αν καμία τιμή δεν επαναλαμβάνεται.",
                en: "Two elements have the same identifier; SwiftUI can't tell them apart, and rows mix up content and state. Give each "
                    + "element its own `id`; `id: \\.self` only works if no value occurs twice.",
                ja: "2つの要素の識別子が同じなので、SwiftUI が区別できず、行の内容や状態が入れ替わります。要素ごとに別の `id` を付けてください。"
                    + "`id: \\.self` は、同じ値がないときだけ使えます。")),
        Explanation(
            "missing-tag", "does not have an associated tag",
            text: Phrase(
                de: "Die Auswahl hat einen Wert, zu dem keine Option gehört. Jede Option braucht `.tag(…)` mit einem Wert genau vom Typ der Auswahl.",
                el: "Η επιλεγμένη τιμή δεν αντιστοιχεί σε καμία από τις επιλογές. Κάθε επιλογή χρειάζεται `.tag(…)` με τιμή ακριβώς του ίδιου τύπου.",
                en: "The selection has a value that doesn't match any option. Every option needs `.tag(…)` with a value of exactly the "
                    + "selection's type.",
                ja: "選択中の値に対応する選択肢がありません。選択肢ごとに、選択値とまったく同じ型の値で `.tag(…)` を付けてください。")),
        Explanation(
            "second-sheet", "only presenting a single sheet is supported",
            text: Phrase(
                de: "Von einer View aus kann nur ein Sheet offen sein; das zweite wartet, bis das erste zu ist. Schließ erst das eine, "
                    + "oder nimm ein einziges `.sheet(item:)` mit einem `enum`.",
                el: "Από μια προβολή μπορεί να είναι ανοιχτό ένα μόνο φύλλο (sheet)· το δεύτερο περιμένει να κλείσει το πρώτο. Κλείσε πρώτα "
                    + "το ένα ή γράψε ένα μόνο `.sheet(item:)` με ένα `enum`.",
                en: "A view can show only one sheet at a time; the second waits until the first is closed. Close the first one first, or "
                    + "use a single `.sheet(item:)` with an `enum`.",
                ja: "1つのビューから同時に開けるシートは1つです。2つ目は、1つ目が閉じるまで待たされます。先に閉じるか、`enum` を使った1つの "
                    + "`.sheet(item:)` にまとめます。")),
        Explanation(
            "nested-stack", "is on a page of another NavigationStack",
            text: Phrase(
                de: "Auf einer Seite eines Stapels steht noch ein Stapel. Der innere kennt weder Pfad noch Ziele des äußeren. Nimm ihn "
                    + "weg; Seiten brauchen keinen eigenen. Nur ein Sheet oder ein Tab hat seinen eigenen Stapel.",
                el: "Σε μια σελίδα μιας στοίβας υπάρχει κι άλλη στοίβα. Η εσωτερική δεν ξέρει ούτε τη διαδρομή ούτε τους προορισμούς της εξωτερικής. Αφαίρεσέ "
                    + "την· οι σελίδες δεν χρειάζονται δική τους. Δική του στοίβα έχει μόνο ένα φύλλο (sheet) ή μια καρτέλα.",
                en: "A page of a stack contains another stack. The inner one knows neither the path nor the destinations of the outer one. "
                    + "Remove it; pages don't need their own. Only a sheet or a tab has its own stack.",
                ja: "スタックのページの中に、もう1つスタックがあります。内側のスタックは外側のパスも行き先も知りません。ページに自分のスタックは"
                    + "いらないので、外してください。自分のスタックを持つのはシートやタブだけです。")),
        Explanation(
            "page-beneath", "has grown while a page is shown that is not in the path",
            text: Phrase(
                de: "Vorn liegt eine Seite, die nicht im Pfad steht: von einem Link, der sie mitbringt, oder von "
                    + "`navigationDestination(isPresented:)`. Was du jetzt an den Pfad hängst, kommt darunter und ist nicht zu sehen. "
                    + "Öffne auch diese Seite über den Pfad.",
                el: "Μπροστά είναι μια σελίδα που δεν υπάρχει στη διαδρομή, από σύνδεσμο με δική του σελίδα ή `navigationDestination(isPresented:)`. "
                    + "Ό,τι προσθέτεις τώρα στη διαδρομή μπαίνει από κάτω και δεν φαίνεται. Άνοιξε κι αυτή τη σελίδα μέσω της διαδρομής.",
                en: "There is a page in front that isn't on the path: from a link that brings it along, or from "
                    + "`navigationDestination(isPresented:)`. What you append to the path now goes beneath it and can't be seen. Open that "
                    + "page through the path, too.",
                ja: "手前にあるのは、ページを直接持つリンクや `navigationDestination(isPresented:)` で開いた、パスにないページです。"
                    + "ここでパスに追加したページはその下に入り、見えません。このページもパスを使って開いてください。")),
    ]
}
