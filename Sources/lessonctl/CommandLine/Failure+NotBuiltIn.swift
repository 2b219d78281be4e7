import Lessons

extension Failure {
    /// A verb of the table that this build of the tool leaves out.
    static func notBuiltIn(_ verb: String) -> Failure {
        Failure(
            .machine,
            Phrase(
                de: "Diese Fassung von lessonctl kann „\(verb)“ noch nicht.",
                el: "Αυτή η έκδοση του lessonctl δεν υποστηρίζει ακόμη το «\(verb)».",
                en: "This build of lessonctl can't do “\(verb)” yet.", ja: "この lessonctl は、まだ「\(verb)」に対応していません。"))
    }
}
