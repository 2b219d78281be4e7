import Automation

extension Explanation {
    /// The expectations of a script, by the names of their findings.
    static let expectations: [Explanation] = {
        var names: Set<String> = []
        return ExpectationWord.allCases.filter { names.insert($0.id).inserted }.map { Explanation($0.id, text: $0.explanation) }
    }()
}

extension ExpectationWord {
    fileprivate var explanation: Phrase {
        if let role = Element.Role(rawValue: rawValue), Target.Kind(rawValue: rawValue) != nil { return .missing(role.noun) }
        if let kind = Screen.Presentation.Kind(rawValue: rawValue) { return .missing(presentation: kind.noun) }
        return switch self {
        case .path:
            Phrase(
                de: "Der Pfad des vorderen Stapels ist nicht so, wie ihn das Skript erwartet. Im Bericht steht vor jedem falschen Eintrag "
                    + "ein ✗, ein ✗ allein steht für einen, der fehlt. Sieh nach, was dein Button anhängt oder wegnimmt, und ob der Pfad "
                    + "mit $ an den NavigationStack gebunden ist.",
                el: "Η διαδρομή της μπροστινής στοίβας δεν είναι όπως την περιμένει το script. Στην αναφορά ένα ✗ σημαδεύει κάθε λάθος στοιχείο, "
                    + "ένα σκέτο ✗ δείχνει στοιχείο που λείπει. Δες τι προσθέτει ή αφαιρεί το κουμπί σου και αν η διαδρομή δένεται με $ στο "
                    + "NavigationStack.",
                en: "The front stack's path isn't what the script expects. In the report, a ✗ marks each wrong element; a ✗ on its own "
                    + "stands for one that is missing. Check what your button appends or removes, and whether the path is bound to the "
                    + "NavigationStack with $.",
                ja: "手前のスタックのパスが、スクリプトの期待と違います。レポートの ✗ は間違った要素、✗ だけのものは足りない要素です。ボタンが何を追加・削除しているか、"
                    + "パスが $ 付きで NavigationStack に渡されているかを確かめてください。")
        case .depth:
            Phrase(
                de: "Über der ersten Seite liegen mehr oder weniger Seiten, als das Skript erwartet. Die erste Seite selbst zählt nicht mit.",
                el: "Πάνω από την πρώτη σελίδα υπάρχουν περισσότερες ή λιγότερες σελίδες απ’ όσες περιμένει το script. Η ίδια η πρώτη δεν μετρά.",
                en: "There are more or fewer pages above the first one than the script expects. The first page itself doesn't count.",
                ja: "最初のページの上にあるページの数が、スクリプトの期待と違います。最初のページ自体は数えません。")
        case .title:
            Phrase(
                de: "Die vordere Seite hat nicht den erwarteten Titel. navigationTitle gehört auf jeder Seite an den Inhalt im "
                    + "NavigationStack, nicht an den NavigationStack selbst.",
                el: "Η μπροστινή σελίδα δεν έχει τον αναμενόμενο τίτλο. Το navigationTitle μπαίνει στο περιεχόμενο μέσα στο NavigationStack, σε "
                    + "κάθε σελίδα ξανά, όχι στο ίδιο το NavigationStack.",
                en: "The front page doesn't have the expected title. On every page, navigationTitle belongs on the content inside the "
                    + "NavigationStack, not on the NavigationStack itself.",
                ja: "手前のページのタイトルが期待と違います。navigationTitle は NavigationStack 自体ではなく、その中のビューに、ページごとに付けます。")
        case .back:
            Phrase(
                de: "Der Zurück-Button fehlt, sollte nicht da sein oder heißt anders. Er trägt den Titel der Seite darunter.",
                el: "Το κουμπί επιστροφής λείπει, περισσεύει ή λέγεται αλλιώς. Παίρνει τον τίτλο της σελίδας από κάτω.",
                en: "The back button is missing, shouldn't be there, or has another title. It shows the title of the page beneath.",
                ja: "戻るボタンがない、余分にある、または名前が違います。戻るボタンには下のページのタイトルが表示されます。")
        case .text:
            Phrase(
                de: "Dieser Text ist auf dem Bildschirm nicht zu lesen oder sollte dort nicht stehen. Texte werden ganz verglichen: „Stufe 2“ "
                    + "ist nicht „2“.",
                el: "Αυτό το κείμενο δεν διαβάζεται στην οθόνη ή δεν έπρεπε να υπάρχει. Τα κείμενα συγκρίνονται ολόκληρα: το «Σκαλί 2» δεν είναι "
                    + "«2».",
                en: "This text isn't on the screen, or it shouldn't be there. Texts are compared as a whole: “Step 2” isn't “2”.",
                ja: "このテキストが画面にないか、あってはいけないのにあります。テキスト全体を比べるので、「2段目」は「2」と一致しません。")
        case .rows:
            Phrase(
                de: "Die Zeilen der vorderen Liste sind andere oder stehen in anderer Reihenfolge. Vor jeder falschen steht im Bericht ein ✗.",
                el: "Οι γραμμές της μπροστινής λίστας είναι άλλες ή σε άλλη σειρά. Στην αναφορά ένα ✗ σημαδεύει κάθε λάθος γραμμή.",
                en: "The front list has different rows, or they are in a different order. In the report, a ✗ marks each wrong one.",
                ja: "手前のリストの行が違うか、順番が違います。レポートでは、間違った行に ✗ が付きます。")
        case .value:
            Phrase(
                de: "Ein Textfeld, Schalter, Stepper, Schieberegler oder eine Auswahl hat einen anderen Wert. Meist fehlt das Binding mit "
                    + "$ an den Zustand, den du meinst.",
                el: "Ένα πεδίο, ένας διακόπτης, stepper, ρυθμιστικό ή επιλογέας έχει άλλη τιμή. Συχνά λείπει το binding με $ προς την κατάσταση που "
                    + "εννοείς.",
                en: "A text field, toggle, stepper, slider or picker has a different value. Often it isn't bound with $ to the state you "
                    + "mean.",
                ja: "フィールド、トグル、ステッパー、スライダー、ピッカーの値が違います。意図した状態に $ で結び付いていないことがよくあります。")
        case .focus:
            Phrase(
                de: "Der Fokus ist nicht in dem Feld, in dem er sein soll. Sieh nach, was mit deinem FocusState geschieht.",
                el: "Η πληκτρολόγηση δεν πηγαίνει στο πεδίο που πρέπει. Δες τι γίνεται με το FocusState σου.",
                en: "The focus isn't on the field where it should be. Check what happens to your FocusState.",
                ja: "フォーカスが期待したフィールドにありません。FocusState の値を確かめてください。")
        case .warning, .warnings:
            Phrase(
                de: "SwiftUI hat in der Konsole eine Warnung ausgegeben, die nicht sein sollte, oder eine erwartete blieb aus. Der Bericht "
                    + "nennt die Warnungen; jede sagt, was an der Navigation nicht stimmt.",
                el: "Το SwiftUI έγραψε στην κονσόλα μια προειδοποίηση που δεν έπρεπε, ή δεν έγραψε την αναμενόμενη. Η αναφορά τις δείχνει· "
                    + "καθεμία λέει τι δεν πάει καλά στην πλοήγηση.",
                en: "SwiftUI logged a warning to the console that shouldn't be there, or an expected one didn't appear. The report names "
                    + "the warnings; each of them says what is wrong with the navigation.",
                ja: "SwiftUI がコンソールに余計な警告を出したか、期待した警告が出ていません。レポートの警告が、ナビゲーションの問題点を示しています。")
        case .console:
            Phrase(
                de: "Dein Programm hat mit print keine Zeile ausgegeben, in der dieser Text steht, oder eine zu viel.",
                el: "Το πρόγραμμά σου δεν τύπωσε με print γραμμή με αυτό το κείμενο, ή τύπωσε μία που δεν έπρεπε.",
                en: "Your program didn't print a line with this text, or it printed one that shouldn't be there.",
                ja: "このテキストを含む行が print で出力されていないか、余計に出力されています。")
        case .stored, .nothing:
            Phrase(
                de: "In UserDefaults oder SceneStorage liegt nicht, was das Skript erwartet. Sieh nach, wann gespeichert wird und unter welchem "
                    + "Schlüssel.",
                el: "Στο UserDefaults ή στο SceneStorage δεν υπάρχει αυτό που περιμένει το script. Δες πότε γίνεται η αποθήκευση και με ποιο κλειδί.",
                en: "UserDefaults or SceneStorage doesn't hold what the script expects. Check when your program saves, and under which key.",
                ja: "UserDefaults または SceneStorage の内容が期待と違います。いつ、どのキーで保存しているかを確かめてください。")
        case .created:
            Phrase(
                de: "Diese View wurde öfter oder seltener erzeugt als erwartet. Ein NavigationLink, der sein Ziel mitbringt, erzeugt es "
                    + "schon mit der Liste; NavigationLink(value:) erst, wenn die Seite erscheint.",
                el: "Αυτή η προβολή δημιουργήθηκε περισσότερες ή λιγότερες φορές απ’ όσο αναμενόταν. Το NavigationLink με έτοιμο προορισμό τον "
                    + "δημιουργεί μαζί με τη λίστα, το NavigationLink(value:) μόνο όταν εμφανιστεί η σελίδα.",
                en: "This view was created more or less often than expected. A NavigationLink that brings its destination along creates it "
                    + "together with the list; NavigationLink(value:) doesn't create it until the page appears.",
                ja: "このビューの作られた回数が期待と違います。行き先を直接渡す NavigationLink はリストと同時に作り、NavigationLink(value:) はページが表示されるときに作ります。")
        default: .missing(Phrase(verbatim: rawValue))
        }
    }
}

extension Phrase {
    /// An element of that kind isn't there, or not in that state.
    fileprivate static func missing(_ kind: Phrase) -> Phrase {
        Phrase(
            de: "Auf dem Bildschirm fehlt ein Element der Art „\(kind.de)“ mit dieser Beschriftung, es ist in einem anderen Zustand, oder es sollte "
                + "gar nicht da sein. Zu sehen ist nur, was vorn ist: die vordere Seite, das vordere Sheet. Vergleiche die Beschriftung Zeichen "
                + "für Zeichen mit der Aufgabe.",
            el: "Από την οθόνη λείπει ένα στοιχείο τύπου «\(kind.el)» με αυτή την ετικέτα, είναι σε άλλη κατάσταση ή δεν έπρεπε να υπάρχει. "
                + "Μετρά μόνο ό,τι είναι μπροστά: η μπροστινή σελίδα, το μπροστινό φύλλο. Σύγκρινε την ετικέτα γράμμα προς γράμμα με την άσκηση.",
            en: "There is no “\(kind.en)” element with this label on the screen, it is in a different state, or it shouldn't be there at "
                + "all. Only what is in front counts: the front page, the front sheet. Compare the label with the task letter by letter.",
            ja: "この名前の「\(kind.ja)」が画面にないか、状態が違うか、あってはいけないのにあります。見えるのは手前のもの（手前のページやシート）だけです。"
                + "名前を課題と1文字ずつ見比べてください。")
    }

    fileprivate static func missing(presentation kind: Phrase) -> Phrase {
        Phrase(
            de: "Vorn liegt kein Element der Art „\(kind.de)“ mit diesem Titel, oder es liegt dort eines zu viel. Sieh nach, welcher "
                + "Zustand es zeigt und wer ihn ändert; beim Schließen setzt SwiftUI ihn zurück.",
            el: "Μπροστά δεν υπάρχει στοιχείο τύπου «\(kind.el)» με αυτόν τον τίτλο, ή υπάρχει ενώ δεν έπρεπε. Δες ποια κατάσταση το δείχνει και ποιος "
                + "την αλλάζει· στο κλείσιμο το SwiftUI την επαναφέρει.",
            en: "There is no “\(kind.en)” element with this title in front, or there is one that shouldn't be there. Check which state "
                + "shows it and what changes that state; SwiftUI resets it when the element is closed.",
            ja: "手前に、このタイトルの「\(kind.ja)」がないか、余計に表示されています。どの状態で表示され、何がその状態を変えているかを確かめてください。"
                + "閉じると SwiftUI が状態を元に戻します。")
    }
}
