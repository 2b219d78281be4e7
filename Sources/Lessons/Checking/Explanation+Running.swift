extension Explanation {
    /// Mistakes that stop a program.
    static let crashes = [
        Explanation(
            "remove-from-empty",
            "Can't remove last element from an empty collection",
            "Can't remove more items from a collection than it contains",
            "Can't remove first element from an empty collection",
            text: Phrase(
                de: "Hier wird mehr weggenommen, als da ist. Sieh vorher nach: `if !path.isEmpty { path.removeLast() }`, oder leere den "
                    + "Pfad mit `path.removeAll()`; das geht immer.",
                el: "Εδώ αφαιρούνται περισσότερα από όσα υπάρχουν. Έλεγξε πρώτα: `if !path.isEmpty { path.removeLast() }`, ή άδειασε τη διαδρομή με `path.removeAll()`, που επιτρέπεται πάντα.",
                en: "This removes more than there is. Check first: `if !path.isEmpty { path.removeLast() }`, or empty the path with "
                    + "`path.removeAll()`, which always works.",
                ja: "ここで、あるものより多く取り除こうとしています。先に `if !path.isEmpty { path.removeLast() }` と確かめるか、いつでも使える `path.removeAll()` でパスを空にしてください。")),
        Explanation(
            "unwrapped-nil", "Unexpectedly found nil while",
            text: Phrase(
                de: "Das Ausrufezeichen verspricht, dass ein Wert da ist; hier ist keiner. Nimm `if let` oder `guard let`, oder gib mit `??` einen Ersatzwert an.",
                el: "Το θαυμαστικό υπόσχεται ότι υπάρχει τιμή, εδώ όμως δεν υπάρχει. Χρησιμοποίησε `if let` ή `guard let`, ή δώσε εναλλακτική τιμή με `??`.",
                en: "The exclamation mark promises that there is a value, but there is none. Use `if let` or `guard let`, or provide a "
                    + "default value with `??`.",
                ja: "感嘆符は値が必ずあるという約束ですが、ここには値がありません。`if let` や `guard let` を使うか、`??` で代わりの値を指定してください。")),
        Explanation(
            "index-out-of-range", "Index out of range", "Index out of bounds",
            text: Phrase(
                de: "An diesem Index hat das Array nichts: Gezählt wird ab 0, der letzte Index ist `count - 1`. Prüf vorher mit "
                    + "`indices.contains(index)`.",
                el: "Σε αυτή τη θέση ο πίνακας δεν έχει τίποτα: η αρίθμηση ξεκινά από το 0 και η τελευταία θέση είναι `count - 1`. Έλεγξε πρώτα με `indices.contains(index)`.",
                en: "The array has nothing at this index: counting starts at 0, and the last index is `count - 1`. Check first with "
                    + "`indices.contains(index)`.",
                ja: "配列のこの位置には何もありません。位置は0から数え、最後は `count - 1` です。先に `indices.contains(index)` で確かめてください。")),
        Explanation(
            "missing-environment", "No ObservableObject of type", "No Observable object of type",
            text: Phrase(
                de: "Diese View erwartet ein Modell aus der Umgebung, aber keine View darüber gibt eines hinein. Setz weiter oben "
                    + "`.environment(model)` oder `.environmentObject(model)`, auch bei Sheets.",
                el: "Αυτή η προβολή περιμένει ένα μοντέλο από το περιβάλλον, αλλά καμία προβολή από πάνω δεν το δίνει. Βάλε πιο πάνω `.environment(model)` ή `.environmentObject(model)`, και για τα φύλλα (sheet).",
                en: "This view expects a model from the environment, but no view above it provides one. Add `.environment(model)` or "
                    + "`.environmentObject(model)` further up, for sheets too.",
                ja: "このビューは環境からモデルを受け取りますが、上位のどのビューからも渡されていません。上位のビューに `.environment(model)` か `.environmentObject(model)` を付けてください。シートでも同じです。")),
        Explanation(
            "failed-cast", "Could not cast value of type",
            text: Phrase(
                de: "`as!` verspricht einen Typ, den der Wert nicht hat. Nimm `as?` und sag, was sonst geschehen soll.",
                el: "Το `as!` υπόσχεται έναν τύπο που η τιμή δεν έχει. Χρησιμοποίησε `as?` και πες τι θα γίνει αλλιώς.",
                en: "`as!` promises a type that the value doesn't have. Use `as?`, and say what should happen if it fails.",
                ja: "`as!` で約束した型を、値が持っていません。`as?` を使い、違ったときの処理を書いてください。")),
        Explanation(
            "unhandled-error", "'try!' expression unexpectedly raised an error",
            text: Phrase(
                de: "`try!` verspricht, dass nichts schiefgeht; hier ging etwas schief. Nimm `do { try … } catch { … }` oder `try?`.",
                el: "Το `try!` υπόσχεται ότι τίποτα δεν θα πάει στραβά, εδώ όμως κάτι πήγε. Χρησιμοποίησε `do { try … } catch { … }` ή `try?`.",
                en: "`try!` promises that nothing will go wrong, but something did. Use `do { try … } catch { … }` or `try?`.",
                ja: "`try!` は失敗しないという約束ですが、ここで失敗しました。`do { try … } catch { … }` か `try?` を使ってください。")),
        Explanation(
            "arithmetic-overflow", "arithmetic overflow", "Division by zero", "Not enough bits to represent",
            text: Phrase(
                de: "Das Ergebnis passt nicht in den Zahlentyp: Es ist zu groß oder zu klein, oder es wird durch 0 geteilt.",
                el: "Το αποτέλεσμα δεν χωρά στον αριθμό: είναι πολύ μεγάλο, πολύ μικρό, ή γίνεται διαίρεση με το 0.",
                en: "The result doesn't fit into its number type: it is too large or too small, or something is divided by 0.",
                ja: "計算結果が数値に収まりません。大きすぎるか小さすぎるか、0で割っています。")),
    ]
}
