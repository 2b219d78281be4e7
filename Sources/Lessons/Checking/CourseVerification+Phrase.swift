extension CourseVerification.Complaint {
    /// What isn't as it must be, as a sentence about the file.
    public var message: Phrase {
        switch self {
        case .unreadable(let finding): finding.message
        case .referenceFails(let finding):
            Phrase(
                de: "Die Referenz muss ihr Skript bestehen, scheitert aber mit „\(finding.id)“.",
                el: "Η λύση αναφοράς πρέπει να περνά το script της, όμως αποτυγχάνει με «\(finding.id)».",
                en: "The reference must pass its script, but it fails with “\(finding.id)”.",
                ja: "模範解答はスクリプトに合格しなければなりませんが、「\(finding.id)」で失敗します。")
        case .referenceAdvised(let finding):
            Phrase(
                de: "Die Referenz besteht, ist aber kein gutes Vorbild: „\(finding.id)“.",
                el: "Η λύση αναφοράς περνά, αλλά δεν είναι καλό παράδειγμα: «\(finding.id)».",
                en: "The reference passes, but it isn't a good example: “\(finding.id)”.",
                ja: "模範解答は合格しますが、手本としては「\(finding.id)」の問題があります。")
        case .starterPasses:
            Phrase(
                de: "Der Starter besteht das Skript schon; damit gibt es nichts zu tun.",
                el: "Το αρχικό αρχείο περνά ήδη το script· τότε δεν μένει τίποτα να γίνει.",
                en: "The starter already passes the script, so there is nothing left to do.",
                ja: "スターターがすでに合格しています。これでは課題になりません。")
        case .starterDoesNotRun(let finding):
            Phrase(
                de: "Der Starter muss laufen und erst am Skript scheitern; er kommt nur bis „\(finding.id)“.",
                el: "Το αρχικό αρχείο πρέπει να τρέχει και να αποτυγχάνει μόνο στο script· φτάνει μόνο ως το «\(finding.id)».",
                en: "The starter must run and fail only at the script, but it only gets as far as “\(finding.id)”.",
                ja: "スターターは、実行できてスクリプトで初めて失敗しなければなりませんが、「\(finding.id)」で止まります。")
        case .nothingAnnounced:
            Phrase(
                de: "In der ersten Zeile fehlt, welcher Befund zu erwarten ist: // finding: NAME",
                el: "Στην πρώτη γραμμή λείπει ποιο εύρημα αναμένεται: // finding: NAME",
                en: "The first line doesn't say which finding to expect: // finding: NAME",
                ja: "期待する指摘が1行目にありません：// finding: NAME")
        case .unknownFinding(let name, let nearest?):
            Phrase(
                de: "Einen Befund „\(name)“ gibt es nicht. Meintest du „\(nearest)“?",
                el: "Δεν υπάρχει εύρημα «\(name)». Μήπως εννοείς «\(nearest)»;",
                en: "There is no finding “\(name)”. Did you mean “\(nearest)”?",
                ja: "「\(name)」という指摘はありません。「\(nearest)」のことですか？")
        case .unknownFinding(let name, nil):
            Phrase(
                de: "Einen Befund „\(name)“ gibt es nicht; alle nennt lessonctl explain.",
                el: "Δεν υπάρχει εύρημα «\(name)»· όλα τα λέει το lessonctl explain.",
                en: "There is no finding “\(name)”; lessonctl explain lists them all.",
                ja: "「\(name)」という指摘はありません。lessonctl explain で一覧を表示できます。")
        case .mistakePasses(let expected):
            Phrase(
                de: "Das Skript müsste hier „\(expected)“ finden, lässt die Datei aber bestehen.",
                el: "Το script έπρεπε να βρει εδώ «\(expected)», όμως το αρχείο περνά.",
                en: "The script should find “\(expected)” here, but lets the file pass.",
                ja: "「\(expected)」が見つかるはずですが、合格してしまいます。")
        case .otherFinding(let finding, let expected):
            Phrase(
                de: "Erwartet wird „\(expected)“, gefunden wird zuerst „\(finding.id)“.",
                el: "Αναμένεται «\(expected)», πρώτα όμως βρίσκεται «\(finding.id)».",
                en: "“\(expected)” is expected, but “\(finding.id)” is found first.",
                ja: "期待は「\(expected)」ですが、最初に「\(finding.id)」が見つかります。")
        }
    }

    /// The finding that it is about.
    public var finding: Finding? {
        switch self {
        case .unreadable(let finding), .referenceFails(let finding), .referenceAdvised(let finding), .starterDoesNotRun(let finding), .otherFinding(let finding, _): finding
        case .starterPasses, .nothingAnnounced, .unknownFinding, .mistakePasses: nil
        }
    }
}
