import Lessons

extension UsageError {
    /// What was wrong, quoting what was typed.
    var message: Phrase {
        switch self {
        case .noVerb:
            Phrase(
                de: "Es fehlt ein Befehl.", el: "Λείπει μια εντολή.", en: "A command is missing.", ja: "コマンドが指定されていません。")
        case .unknownVerb(let verb, _, _):
            Phrase(
                de: "„\(verb)“ ist kein Befehl.", el: "Το «\(verb)» δεν είναι εντολή.",
                en: "“\(verb)” isn't a command.", ja: "「\(verb)」というコマンドはありません。")
        case .unknownOption(let option, _):
            Phrase(
                de: "Die Option \(option) gibt es nicht.", el: "Η επιλογή \(option) δεν υπάρχει.",
                en: "There is no option \(option).", ja: "\(option) というオプションはありません。")
        case .optionOfOthers(let option, let verb, _):
            Phrase(
                de: "\(verb) kennt die Option \(option) nicht.", el: "Η εντολή \(verb) δεν δέχεται την επιλογή \(option).",
                en: "\(verb) doesn't take the option \(option).", ja: "\(verb) では \(option) を使えません。")
        case .missingValue(let option, let placeholder):
            Phrase(
                de: "Hinter \(option) fehlt ein Wert: \(option) \(placeholder)",
                el: "Μετά το \(option) λείπει μια τιμή: \(option) \(placeholder)",
                en: "A value is missing after \(option): \(option) \(placeholder)",
                ja: "\(option) の値がありません。書き方：\(option) \(placeholder)")
        case .unwantedValue(let value, let option):
            Phrase(
                de: "\(option) nimmt keinen Wert; da steht „\(value)“.",
                el: "Το \(option) δεν παίρνει τιμή· εδώ γράφει «\(value)».",
                en: "\(option) takes no value, but it was given “\(value)”.",
                ja: "\(option) に値は付けられません（「\(value)」と書かれています）。")
        case .wrongValue(let value, let option, let choices, _):
            Phrase(
                de: "\(option) kennt „\(value)“ nicht, nur: \(choices.joined(separator: ", "))",
                el: "Το \(option) δεν δέχεται «\(value)», μόνο: \(choices.joined(separator: ", "))",
                en: "\(option) doesn't accept “\(value)”, only: \(choices.joined(separator: ", "))",
                ja: "\(option) に「\(value)」は指定できません。使える値：\(choices.joined(separator: "、"))")
        case .missingWord(let placeholder, let word, _):
            Phrase(
                de: "Hinter \(word) fehlt noch: \(placeholder)", el: "Μετά το \(word) λείπει ακόμη: \(placeholder)",
                en: "Something is missing after \(word): \(placeholder)",
                ja: "\(word) のあとに \(placeholder) が必要です。")
        case .surplusWord(let word, let command):
            Phrase(
                de: "„\(word)“ ist ein Wort zu viel für \(command.verb).",
                el: "Το «\(word)» περισσεύει στην εντολή \(command.verb).",
                en: "“\(word)” is one word too many for \(command.verb).",
                ja: "\(command.verb) に「\(word)」は余分です。")
        case .unknownKeyword(let word, _, let command):
            Phrase(
                de: "\(command.verb) kennt „\(word)“ nicht.", el: "Η εντολή \(command.verb) δεν γνωρίζει το «\(word)».",
                en: "\(command.verb) doesn't know “\(word)”.", ja: "\(command.verb) では「\(word)」を使えません。")
        }
    }

    /// What to do next.
    var advice: [Phrase] {
        switch self {
        case .noVerb: [.seeHelp()]
        case .unknownVerb(_, let nearest?, _): [.meant(nearest), .seeHelp()]
        case .unknownVerb(_, nil, let all): [.available(all), .seeHelp()]
        case .unknownOption(_, let nearest): [nearest.map(Phrase.meant)].compactMap(\.self) + [.seeHelp()]
        case .optionOfOthers(_, let verb, let takers): [.takers(takers), .seeHelp(verb)]
        case .missingValue, .unwantedValue: [.seeHelp()]
        case .wrongValue(_, _, _, let nearest): [nearest.map(Phrase.meant)].compactMap(\.self)
        case .missingWord(_, _, let command), .surplusWord(_, let command): [.usage(command.usage), .seeHelp(command.verb)]
        case .unknownKeyword(_, let nearest, let command):
            [nearest.map(Phrase.meant)].compactMap(\.self) + [.usage(command.usage), .seeHelp(command.verb)]
        }
    }
}

extension Phrase {
    /// The nearest known word.
    static func meant(_ word: String) -> Phrase {
        Phrase(de: "Meintest du \(word)?", el: "Μήπως εννοούσες \(word);", en: "Did you mean \(word)?", ja: "\(word) のことですか？")
    }

    /// What there is to choose from.
    static func available(_ words: [String]) -> Phrase {
        let list = words.joined(separator: ", ")
        return Phrase(
            de: "Es gibt: \(list)", el: "Υπάρχουν: \(list)", en: "Available: \(list)", ja: "使えるもの：\(words.joined(separator: "、"))")
    }

    fileprivate static func takers(_ verbs: [String]) -> Phrase {
        let list = verbs.joined(separator: ", ")
        return verbs.isEmpty
            ? Phrase(
                de: "Sie steht allein, ohne Befehl.", el: "Γράφεται μόνη της, χωρίς εντολή.",
                en: "It is used on its own, without a command.", ja: "コマンドなしで、単独で使うオプションです。")
            : Phrase(
                de: "Die Option gehört zu: \(list)", el: "Η επιλογή ανήκει σε: \(list)", en: "It belongs to: \(list)",
                ja: "使えるコマンド：\(verbs.joined(separator: "、"))")
    }

    fileprivate static func usage(_ lines: [String]) -> Phrase {
        let list = lines.joined(separator: " · ")
        return Phrase(de: "So geht es: \(list)", el: "Γράφεται έτσι: \(list)", en: "Write: \(list)", ja: "書き方：\(list)")
    }

    fileprivate static func seeHelp(_ verb: String? = nil) -> Phrase {
        let call = ["lessonctl help", verb].compactMap(\.self).joined(separator: " ")
        return Phrase(de: "Mehr dazu: \(call)", el: "Περισσότερα: \(call)", en: "More: \(call)", ja: "詳しくは：\(call)")
    }
}
