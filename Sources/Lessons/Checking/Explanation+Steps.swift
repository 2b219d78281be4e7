extension Explanation {
    /// The steps of a script that can fail.
    static let steps = StepWord.allCases.map { word in
        Explanation(word.id, text: word.effect + " " + (word.needsTarget ? .whenStepFails : .whenProgramFails))
    }
}

extension StepWord {
    /// Whether it looks for something on the screen.
    fileprivate var needsTarget: Bool {
        switch self {
        case .open, .background, .foreground, .resize, .relaunch, .force, .wait, .print: false
        default: true
        }
    }

    /// What the step does, as a sentence.
    fileprivate var effect: Phrase {
        switch self {
        case .tap:
            Phrase(
                de: "Das Skript tippt auf etwas: einen Button, einen Link, eine Zeile, einen Tab oder was sonst auf Tippen reagiert.",
                el: "Το script πατά κάτι: ένα κουμπί, έναν σύνδεσμο, μια γραμμή, μια καρτέλα ή ό,τι άλλο αντιδρά στο πάτημα.",
                en: "The script taps something: a button, a link, a row, a tab, or anything else that responds to a tap.",
                ja: "スクリプトが、ボタン、リンク、行、タブなど、タップに反応するものをタップします。")
        case .hold:
            Phrase(
                de: "Das Skript drückt lange auf etwas, das ein Kontextmenü oder eine Geste dafür hat.",
                el: "Το script πατά παρατεταμένα κάτι που έχει μενού περιβάλλοντος ή αντίστοιχη χειρονομία.",
                en: "The script touches and holds something that has a context menu or a long-press gesture.",
                ja: "スクリプトが、コンテキストメニューや長押しのジェスチャのあるものを長押しします。")
        case .swipe:
            Phrase(
                de: "Das Skript wischt über eine Zeile, um ihre Wischaktionen zu sehen.",
                el: "Το script κάνει σάρωση σε μια γραμμή για να δει τις ενέργειες σάρωσής της.",
                en: "The script swipes a row to see its swipe actions.", ja: "スクリプトが行をスワイプし、スワイプ操作を表示します。")
        case .back:
            Phrase(
                de: "Das Skript tippt auf den Zurück-Button der Navigationsleiste oder springt von dort zu einer Seite darunter.",
                el: "Το script πατά το κουμπί επιστροφής της γραμμής πλοήγησης ή πηδά από εκεί σε μια σελίδα πιο κάτω.",
                en: "The script taps the back button in the navigation bar, or jumps from there to a page beneath.",
                ja: "スクリプトが、ナビゲーションバーの戻るボタンをタップするか、そこから下のページへ戻ります。")
        case .dismiss:
            Phrase(
                de: "Das Skript wischt das vordere Sheet oder Popover nach unten weg.",
                el: "Το script κλείνει με σάρωση προς τα κάτω το μπροστινό φύλλο ή popover.",
                en: "The script swipes the front sheet or popover down.", ja: "スクリプトが、手前のシートまたはポップオーバーを下にスワイプして閉じます。")
        case .enter:
            Phrase(
                de: "Das Skript schreibt in ein Textfeld; was darin steht, wird ersetzt.",
                el: "Το script γράφει σε ένα πεδίο κειμένου και αντικαθιστά ό,τι υπάρχει.",
                en: "The script types into a text field, replacing what is there.",
                ja: "スクリプトがテキストフィールドに入力し、元の内容を置き換えます。")
        case .submit:
            Phrase(
                de: "Das Skript drückt in einem Textfeld die Eingabetaste.", el: "Το script πατά το πλήκτρο επιστροφής σε ένα πεδίο κειμένου.",
                en: "The script presses the return key in a text field.", ja: "スクリプトが、テキストフィールドで改行キーを押します。")
        case .switch:
            Phrase(
                de: "Das Skript stellt einen Schalter an oder aus.", el: "Το script ανοίγει ή κλείνει έναν διακόπτη.",
                en: "The script switches a toggle on or off.", ja: "スクリプトが、トグルをオンまたはオフにします。")
        case .choose:
            Phrase(
                de: "Das Skript wählt in einer Auswahl eine Option.", el: "Το script διαλέγει μια επιλογή σε έναν επιλογέα.",
                en: "The script chooses an option in a picker.", ja: "スクリプトが、ピッカーの選択肢を選びます。")
        case .step:
            Phrase(
                de: "Das Skript tippt bei einem Stepper auf Plus oder Minus.", el: "Το script πατά το συν ή το πλην ενός stepper.",
                en: "The script taps plus or minus on a stepper.", ja: "スクリプトが、ステッパーの＋または－をタップします。")
        case .drag:
            Phrase(
                de: "Das Skript zieht einen Schieberegler auf einen Wert.", el: "Το script σέρνει ένα ρυθμιστικό σε μια τιμή.",
                en: "The script drags a slider to a value.", ja: "スクリプトが、スライダーを動かして値を変えます。")
        case .set:
            Phrase(
                de: "Das Skript stellt eine Datumsauswahl ein.", el: "Το script ρυθμίζει έναν επιλογέα ημερομηνίας.",
                en: "The script sets a date picker.", ja: "スクリプトが、日付ピッカーの日付を設定します。")
        case .select:
            Phrase(
                de: "Das Skript wählt eine Zeile einer Liste aus, die eine Auswahl (selection) hat.",
                el: "Το script επιλέγει μια γραμμή σε λίστα που έχει επιλογή (selection).",
                en: "The script selects a row in a list that has a selection.",
                ja: "スクリプトが、選択（selection）のあるリストの行を選択します。")
        case .delete:
            Phrase(
                de: "Das Skript löscht eine Zeile; dafür braucht ForEach ein onDelete.",
                el: "Το script διαγράφει μια γραμμή· γι’ αυτό το ForEach χρειάζεται onDelete.",
                en: "The script deletes a row; for that, ForEach needs onDelete.",
                ja: "スクリプトが行を削除します。ForEach に onDelete が必要です。")
        case .move:
            Phrase(
                de: "Das Skript verschiebt eine Zeile; dafür braucht ForEach ein onMove.",
                el: "Το script μετακινεί μια γραμμή· γι’ αυτό το ForEach χρειάζεται onMove.",
                en: "The script moves a row; for that, ForEach needs onMove.",
                ja: "スクリプトが行を移動します。ForEach に onMove が必要です。")
        case .refresh:
            Phrase(
                de: "Das Skript zieht eine Liste zum Aktualisieren herunter; dafür braucht sie refreshable.",
                el: "Το script τραβά μια λίστα για ανανέωση· γι’ αυτό χρειάζεται refreshable.",
                en: "The script pulls a list down to refresh it; for that, the list needs refreshable.",
                ja: "スクリプトがリストを引っ張って更新します。refreshable が必要です。")
        case .search:
            Phrase(
                de: "Das Skript schreibt ins Suchfeld; das gibt es mit searchable.", el: "Το script γράφει στο πεδίο αναζήτησης, που υπάρχει με το searchable.",
                en: "The script types into the search field, which searchable provides.",
                ja: "スクリプトが、searchable で表示される検索フィールドに入力します。")
        case .open:
            Phrase(
                de: "Das Skript öffnet von außen eine URL; die App bekommt sie mit onOpenURL.",
                el: "Το script ανοίγει απ’ έξω μια διεύθυνση· η εφαρμογή τη λαμβάνει με το onOpenURL.",
                en: "The script opens a URL from outside; the app receives it with onOpenURL.",
                ja: "スクリプトが外からアドレスを開きます。アプリは onOpenURL で受け取ります。")
        case .background:
            Phrase(
                de: "Das Skript schickt die App in den Hintergrund.", el: "Το script στέλνει την εφαρμογή στο παρασκήνιο.",
                en: "The script sends the app to the background.", ja: "スクリプトが、アプリをバックグラウンドに移します。")
        case .foreground:
            Phrase(
                de: "Das Skript holt die App wieder nach vorn.", el: "Το script φέρνει ξανά την εφαρμογή στο προσκήνιο.",
                en: "The script brings the app to the front again.", ja: "スクリプトが、アプリを前面に戻します。")
        case .resize:
            Phrase(
                de: "Das Skript dreht das Gerät.", el: "Το script γυρίζει τη συσκευή.", en: "The script rotates the device.",
                ja: "スクリプトが、デバイスの向きを変えます。")
        case .relaunch:
            Phrase(
                de: "Das Skript beendet die App und startet sie neu; was gespeichert ist, bleibt.",
                el: "Το script κλείνει την εφαρμογή και την ξεκινά πάλι· ό,τι έχει αποθηκευτεί μένει.",
                en: "The script quits the app and starts it again; whatever is stored stays.",
                ja: "スクリプトが、アプリを終了して再起動します。保存した内容は残ります。")
        case .force:
            Phrase(
                de: "Das Skript wischt die App weg und startet sie neu; SceneStorage ist dann leer.",
                el: "Το script κλείνει την εφαρμογή με σάρωση και την ξεκινά πάλι· το SceneStorage είναι τότε άδειο.",
                en: "The script swipes the app away and starts it again; SceneStorage is then empty.",
                ja: "スクリプトが、アプリをスワイプして終了し、再起動します。SceneStorage は空になります。")
        case .wait:
            Phrase(
                de: "Das Skript wartet, damit Timer und schlafende Tasks weiterkommen.",
                el: "Το script περιμένει, ώστε να προχωρήσουν χρονόμετρα και task σε αναμονή.",
                en: "The script waits so that timers and sleeping tasks can continue.", ja: "スクリプトが、タイマーや休止中のタスクが進むのを待ちます。")
        case .print:
            Phrase(
                de: "Das Skript zeigt den Bildschirm im Bericht.", el: "Το script δείχνει την οθόνη στην αναφορά.",
                en: "The script shows the screen in the report.", ja: "スクリプトが、画面をレポートに表示します。")
        }
    }
}

extension Phrase {
    fileprivate static let whenStepFails = Phrase(
        de: "Der Schritt scheitert, wenn das Element vorn nicht zu sehen ist, deaktiviert ist oder zweimal da ist. Der Bericht sagt, was "
            + "stattdessen da war; vergleiche es Zeichen für Zeichen mit der Aufgabe.",
        el: "Το βήμα αποτυγχάνει όταν αυτό δεν φαίνεται μπροστά, είναι ανενεργό ή υπάρχει δύο φορές. Η αναφορά λέει τι υπήρχε στη θέση του· "
            + "σύγκρινέ το γράμμα προς γράμμα με την άσκηση.",
        en: "The step fails if the element isn't visible in front, is disabled, or is there twice. The report says what was there instead; "
            + "compare it with the task letter by letter.",
        ja: "手前に見当たらないとき、無効なとき、2つあるときに失敗します。レポートに実際にあったものが示されるので、課題と1文字ずつ見比べてください。")

    fileprivate static let whenProgramFails = Phrase(
        de: "Von sich aus kann dieser Schritt nicht scheitern: Nennt ihn der Bericht, ist das Programm dabei abgestürzt oder nicht fertig "
            + "geworden.",
        el: "Από μόνο του αυτό το βήμα δεν αποτυγχάνει: αν το δείχνει η αναφορά, το πρόγραμμα κατέρρευσε ή δεν τελείωσε εκείνη τη στιγμή.",
        en: "This step can't fail by itself: if the report names it, the program crashed on it or didn't finish.",
        ja: "この手順だけで失敗することはありません。レポートに出たときは、そこでプログラムがクラッシュしたか、終わらなかったかのどちらかです。")
}
