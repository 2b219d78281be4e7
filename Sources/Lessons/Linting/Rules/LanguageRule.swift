/// `Content/course` names languages in which there are lessons.
struct LanguageRule: LintRule {
    let name = "language"
    let summary = Phrase(
        de: "Zu jeder Sprache gibt es eine Wörterdatei, und „source:“ und „ids:“ in Content/course nennen Sprachen, in denen es Lektionen gibt.",
        el: "Για κάθε γλώσσα υπάρχουν λέξεις, και τα «source:» και «ids:» στο Content/course λένε γλώσσες στις οποίες υπάρχουν μαθήματα.",
        en: "Every language has a vocabulary, and “source:” and “ids:” in Content/course name languages in which there are lessons.",
        ja: "どの言語にも語彙があり、Content/course の「source:」と「ids:」には、レッスンのある言語を書きます。")

    func findings(in course: LintedCourse) -> [LintFinding] {
        let languages = Set(course.documents.map(\.lesson.language)).sorted()
        guard let folder = course.folder, !languages.isEmpty else { return [] }
        return ["source", "ids"].compactMap(course.setting).filter { !languages.contains($0.value) && !course.unread.hasAny(in: $0.value) }.map { entry in
            let fix = entry.value.nearest(in: languages).flatMap { entry.written.replacingLast(entry.value, with: $0) }
            return finding(
                .noLessons(entry.value, key: entry.key, languages), in: folder.settings, at: entry.place.position, to: entry.place.end,
                fix: fix.map { Phrase(verbatim: $0) })
        }
    }
}

extension Phrase {
    fileprivate static func noLessons(_ language: String, key: String, _ languages: [String]) -> Phrase {
        let list = languages.joined(separator: ", ")
        return Phrase(
            de: "„\(key): \(language)“: In dieser Sprache gibt es keine Lektionen. Es gibt sie in: \(list).",
            el: "«\(key): \(language)»: σε αυτή τη γλώσσα δεν υπάρχουν μαθήματα. Υπάρχουν σε: \(list).",
            en: "“\(key): \(language)”: there are no lessons in this language. There are in: \(list).",
            ja: "「\(key): \(language)」：この言語のレッスンはありません。ある言語：\(list)。")
    }
}
