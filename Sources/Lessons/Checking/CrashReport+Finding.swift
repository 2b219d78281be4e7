import Automation

extension CrashReport {
    public var finding: Finding {
        let explanation = message.flatMap(Explanation.matching).map { [$0.text] } ?? []
        var finding = Finding(id: isLimit ? "limit" : "crash", severity: .error, message: text, place: place, notes: explanation)
        finding.excerpt = excerpt
        return finding
    }

    private var isLimit: Bool {
        if case .limit = failure { true } else { isOutOfMemory || failure == .silent }
    }

    private var text: Phrase {
        if isEndlessRecursion { return Self.endlessRecursion }
        if isOutOfMemory { return Self.outOfMemory }
        return switch failure {
        case .crashed(let signal): Self.crashed(saying: message, signal: signal)
        case .exited(let status): Self.exited(status: status)
        case .limit(.cpu): Self.outOfTime
        case .limit(.memory): Self.outOfMemory
        case .limit(.output): Self.flooding
        case .limit(.time), .silent: Self.waitingForEver
        case .hungUp, .garbled: Self.connectionLost
        }
    }

    private static func crashed(saying message: String?, signal: Int32) -> Phrase {
        let message = message ?? "signal \(signal)"
        return Phrase(
            de: "Dein Programm ist hier abgestürzt. Swift sagt:\n\(message)",
            el: "Το πρόγραμμά σου κατέρρευσε εδώ. Η Swift λέει:\n\(message)",
            en: "Your program crashed here. Swift says:\n\(message)",
            ja: "プログラムがここでクラッシュしました。Swift のメッセージ：\n\(message)")
    }

    private static func exited(status: Int32) -> Phrase {
        Phrase(
            de: "Dein Programm hat sich selbst beendet (Status \(status)). Eine App beendet sich nicht mit `exit`; lass sie weiterlaufen.",
            el: "Το πρόγραμμά σου τερματίστηκε μόνο του (κατάσταση \(status)). Μια εφαρμογή δεν κλείνει με `exit`· άφησέ τη να τρέχει.",
            en: "Your program quit by itself (status \(status)). An app doesn't end with `exit`; let it keep running.",
            ja: "プログラムが自分で終了しました（ステータス \(status)）。アプリは `exit` で終わらせず、動かしたままにします。")
    }

    private static let outOfTime = Phrase(
        de: "Dein Programm wird mit diesem Schritt nicht fertig und wurde beim Rechnen angehalten. Meist steckt eine Schleife dahinter, "
            + "die nie endet.",
        el: "Το πρόγραμμά σου δεν τελειώνει αυτό το βήμα και σταμάτησε ενώ υπολόγιζε. Συνήθως φταίει ένας βρόχος που δεν τελειώνει ποτέ.",
        en: "Your program didn't finish this step and was stopped while it was computing. Usually the cause is a loop that never ends.",
        ja: "プログラムがこの手順を終えられず、処理の途中で止められました。多くの場合、終わらないループが原因です。")

    private static let waitingForEver = Phrase(
        de: "Dein Programm antwortet nicht mehr: Es wartet auf etwas, das nicht kommt, zum Beispiel mit `sleep` oder auf eine Sperre.",
        el: "Το πρόγραμμά σου δεν απαντά πια: περιμένει κάτι που δεν έρχεται, για παράδειγμα με `sleep` ή σε ένα κλείδωμα.",
        en: "Your program has stopped responding: it is waiting for something that never comes, for example in `sleep` or at a lock.",
        ja: "プログラムが応答しなくなりました。`sleep` やロックなどで、来ないものを待っています。")

    private static let outOfMemory = Phrase(
        de: "Dein Programm braucht mehr Speicher, als es haben darf (512 MB). Wächst hier ein Array ohne Ende?",
        el: "Το πρόγραμμά σου χρειάζεται περισσότερη μνήμη από όση επιτρέπεται (512 MB). Μήπως μεγαλώνει εδώ ένας πίνακας χωρίς τέλος;",
        en: "Your program needs more memory than it is allowed (512 MB). Is an array growing without end here?",
        ja: "プログラムが使えるメモリ（512 MB）を超えました。ここで配列が際限なく大きくなっていませんか。")

    private static let flooding = Phrase(
        de: "Dein Programm hat mehr ausgegeben, als es darf (1 MB), und wurde angehalten. Steht ein `print` in einer Schleife, die nicht "
            + "endet?",
        el: "Το πρόγραμμά σου εκτυπώνει περισσότερα από όσα επιτρέπεται (1 MB) και σταμάτησε. Μήπως υπάρχει ένα `print` σε βρόχο που δεν τελειώνει;",
        en: "Your program printed more than it is allowed (1 MB) and was stopped. Is there a `print` in a loop that never ends?",
        ja: "プログラムの出力が上限（1 MB）を超えたため、停止しました。終わらないループの中に `print` がありませんか。")

    private static let endlessRecursion = Phrase(
        de: "Dein Programm ist abgestürzt, weil sich hier etwas immer wieder selbst aufruft, bis kein Platz mehr ist.",
        el: "Το πρόγραμμά σου κατέρρευσε γιατί εδώ κάτι καλεί ξανά και ξανά τον εαυτό του, μέχρι να μη μένει χώρος.",
        en: "Your program crashed because something here keeps calling itself until the stack is full.",
        ja: "ここで何かが自分自身を呼び出し続けたため、コールスタックの空きがなくなり、プログラムがクラッシュしました。")

    private static let connectionLost = Phrase(
        de: "Die Verbindung zu deinem Programm ist abgerissen. Es darf keine Prozesse beenden und in keine fremden Dateien oder Verbindungen schreiben.",
        el: "Η σύνδεση με το πρόγραμμά σου διακόπηκε. Δεν πρέπει να τερματίζει διεργασίες ούτε να γράφει σε ξένα αρχεία ή συνδέσεις.",
        en: "The connection to your program was lost. It isn't allowed to end processes, or to write to files or connections that aren't "
            + "its own.",
        ja: "プログラムとの接続が切れました。プロセスを終了させたり、自分のものではないファイルや接続に書き込んだりしてはいけません。")
}
