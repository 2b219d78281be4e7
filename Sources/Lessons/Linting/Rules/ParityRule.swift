/// A lesson is the same in every language: sections by kind and level, samples, exercises, questions.
struct ParityRule: LintRule {
    let name = "parity"
    let summary = Phrase(
        de: "Eine Lektion ist in jeder Sprache dieselbe: gleiche Angaben, gleiche Abschnitte nach Art und Reihenfolge, gleicher Code bis auf Texte "
            + "und Kommentare, gleiche Übungen, gleich viele Fragen je Stufe.",
        el: "Ένα μάθημα είναι ίδιο σε κάθε γλώσσα: ίδια στοιχεία, ίδιες ενότητες σε είδος και σειρά, ίδιος κώδικας εκτός από κείμενα και σχόλια, "
            + "ίδιες ασκήσεις, ίσες ερωτήσεις ανά επίπεδο.",
        en: "A lesson is the same in every language: the same front matter, the same sections in kind and order, the same code except for "
            + "texts and comments, the same exercises, and the same number of questions per level.",
        ja: "レッスンはどの言語でも同じ構成です。設定、セクションの種類と順序、文字列とコメント以外のコード、演習、レベルごとの質問の数が一致します。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        guard let source = course.source(of: document) else { return [] }
        return facts(document, source) + sections(document, source) + samples(document, source) + exercises(document, source) + questions(document, source)
    }

    func findings(in course: LintedCourse) -> [LintFinding] {
        let names = Dictionary(grouping: course.documents, by: \.lesson.name)
        return names.flatMap { name, documents -> [LintFinding] in
            let own = Set(documents.map(\.lesson.language))
            let missing = course.languages.filter { !own.contains($0) && !course.unread.mayContain(name, in: $0) }
            guard let first = documents.first, !missing.isEmpty else { return [] }
            return [finding(.noTranslation(missing.joined(separator: ", ")), in: first.path, at: first.start)]
        }
    }

    private func facts(_ own: LintedDocument, _ source: LintedDocument) -> [LintFinding] {
        let pairs: [(String, String?, String?)] = [
            ("lesson", own.lesson.number, source.lesson.number),
            ("stage", own.lesson.stage.map(String.init), source.lesson.stage.map(String.init)),
            ("exercises", own.exerciseNames, source.exerciseNames),
        ]
        // A line of the front matter that can't be understood the reader has found, and says nothing.
        let isUnsaid = { (value: String?, document: LintedDocument) in (value ?? "").isEmpty && document.hasWrongFrontMatter }
        return pairs.filter { $0.1 != $0.2 && !isUnsaid($0.1, own) && !isUnsaid($0.2, source) }.map { key, value, wanted in
            finding(
                .otherFact(key, value ?? "", wanted ?? "", source.lesson.language), in: own.path,
                at: own.frontMatter(key)?.place.position ?? own.start)
        }
    }

    private func sections(_ own: LintedDocument, _ source: LintedDocument) -> [LintFinding] {
        let difference = ListComparison(sections: own, source)
        let kinds = Dictionary(grouping: own.lesson.sections, by: \.kind)
        // That there are several of a kind of which there should be one `SectionKindRule` says.
        let isRepeated = { (kind: SectionKind) in kind != .prose && (kinds[kind]?.count ?? 0) > 1 }
        // At the place where one is missing another stands: it is the same one with another kind or level.
        var extra = Dictionary(uniqueKeysWithValues: difference.extra.map { ($0, own.lesson.sections[$0]) })
        let missing = difference.missing.map { index, place in
            let (section, language) = (source.lesson.sections[index], source.lesson.language)
            let line = section.range.start.line
            if let other = extra[place], !isRepeated(other.kind) {
                extra[place] = nil
                return finding(.otherSection(other.title, section.title, language, line: line), in: own.path, at: other.range.start)
            }
            return finding(.missingSection(section.title, language, line: line), in: own.path, at: own.position(beforeSection: place))
        }
        return missing + difference.extra.compactMap { extra[$0] }.filter { !isRepeated($0.kind) }.map { section in
            finding(.extraSection(section.title, source.lesson.language), in: own.path, at: section.range.start)
        }
    }

    private func samples(_ own: LintedDocument, _ source: LintedDocument) -> [LintFinding] {
        let (mine, theirs) = (own.lesson.codeSamples, source.lesson.codeSamples)
        let sections = ListComparison(sections: own, source)
        let homes = Dictionary(uniqueKeysWithValues: sections.common)
        let (mySections, theirSections) = (own.lesson.sectionsOfSamples.map { $0.flatMap { homes[$0] ?? -1 } }, source.lesson.sectionsOfSamples)
        let (myKeys, theirKeys) = (zip(mine, mySections).map(SampleKey.init), zip(theirs, theirSections).map(SampleKey.init))
        let difference = ListComparison(myKeys, theirKeys)
        // What stands in sections that are found themselves isn't found once more.
        let lacking = Set(sections.missing.flatMap { source.lesson.sections[$0.index].lines })
        let further = Set(sections.extra.flatMap { own.lesson.sections[$0].lines })
        let missing = difference.missing.filter { !lacking.contains(theirs[$0.index].range.start.line) }
        let extra = difference.extra.filter { !further.contains(mine[$0].range.start.line) }
        // The same code is the same sample, with other attributes or in another section; what has the same of both is, with other code.
        var pairing = Pairing(missing.map(\.index), extra)
        let marked = pairing.pairs { theirKeys[$0].codeInSection } extra: { myKeys[$0].codeInSection }
        let moved = pairing.pairs { theirKeys[$0].code } extra: { myKeys[$0].code }
        let changed = pairing.pairs { theirKeys[$0].facts } extra: { myKeys[$0].facts }
        let places = Dictionary(missing.map { ($0.index, $0.place) }) { first, _ in first }
        return pairing.missing.map { index in
            let position = places[index].flatMap { $0 < mine.count ? mine[$0].range.start : nil } ?? own.markdown.nodes[0].range.end
            return finding(.missingSample(source.lesson.language, line: theirs[index].range.start.line), in: own.path, at: position)
        } + pairing.extra.map { finding(.extraSample(source.lesson.language), in: own.path, at: mine[$0].range.start) }
            + marked.filter { !own.hasWrongFence(of: mine[$1]) && !source.hasWrongFence(of: theirs[$0]) }.map { pair in
                finding(
                    .otherAttributes(source.lesson.language, line: theirs[pair.0].range.start.line), in: own.path, at: mine[pair.1].range.start)
            }
            + moved.map { pair in
                let line = theirs[pair.0].range.start.line
                return finding(
                    .otherPlace(source.lesson.language, line: line, section: theirs[pair.0].section), in: own.path, at: mine[pair.1].range.start)
            }
            + changed.map { pair in
                let line = mine[pair.1].firstLine(differingFrom: theirs[pair.0])
                return finding(
                    .otherCode(source.lesson.language, line: theirs[pair.0].range.start.line), in: own.path,
                    at: mine[pair.1].position(of: SourcePosition(line: line, column: 1)))
            }
    }

    /// Exercises are the same by their numbers. Which folders they have is a fact of the front matter; what one lacks in any language
    /// `ExerciseRule` says.
    private func exercises(_ own: LintedDocument, _ source: LintedDocument) -> [LintFinding] {
        guard own.has(.exercises) || !source.has(.exercises) else { return [] }
        let (mine, theirs) = (own.lesson.exercises, source.lesson.exercises)
        let difference = ListComparison(mine.map(\.number), theirs.map(\.number))
        // At the place where one is missing another stands: it is the same one with another number.
        var extra = Dictionary(uniqueKeysWithValues: difference.extra.map { ($0, mine[$0]) })
        let missing = difference.missing.map { index, place in
            let line = theirs[index].range.start.line
            if let exercise = extra.removeValue(forKey: place) {
                return finding(
                    .otherNumber(exercise.number, theirs[index].number, source.lesson.language, line: line), in: own.path, at: exercise.range.start)
            }
            let position = place < mine.count ? mine[place].range.start : own.markdown.nodes[0].range.end
            return finding(.missingExercise(theirs[index].number, source.lesson.language, line: line), in: own.path, at: position)
        }
        let numbers = Dictionary(grouping: mine, by: \.number)
        let further = difference.extra.compactMap { extra[$0] }.filter { numbers[$0.number]?.count == 1 }
        let others = difference.common.filter { mine[$0].isWhole && !mine[$0].isLike(theirs[$1]) }
        return missing + further.map { finding(.extraExercise($0.number, source.lesson.language), in: own.path, at: $0.range.start) }
            + others.map { pair in
                finding(
                    .otherExercise(mine[pair.0].number, source.lesson.language, line: theirs[pair.1].range.start.line), in: own.path,
                    at: mine[pair.0].range.start)
            }
    }

    private func questions(_ own: LintedDocument, _ source: LintedDocument) -> [LintFinding] {
        guard own.has(.faq) || !source.has(.faq) else { return [] }
        // Questions below no level and levels without questions `QuestionRule` finds.
        let isMisplaced = own.lesson.faq.count == source.lesson.faq.count && own.lesson.faq.contains { $0.level == nil }
        guard !isMisplaced else { return [] }
        let levels: [Level?] = Level.allCases + [nil]
        return levels.filter { !own.lacksQuestions(at: $0) }.compactMap { level in
            let (mine, theirs) = (own.lesson.faq.filter { $0.level == level }, source.lesson.faq.filter { $0.level == level })
            guard mine.count != theirs.count else { return nil }
            let position = mine.first?.range.start ?? own.lesson.sections.first { $0.kind == .faq }?.range.start ?? own.start
            let word = level.map(own.vocabulary.word) ?? "–"
            return finding(.otherCount(word, mine.count, theirs.count, source.lesson.language), in: own.path, at: position)
        }
    }
}

private struct SectionKey: Hashable {
    var kind: SectionKind
    var level: Int

    init(_ section: Lesson.Section) { (kind, level) = (section.kind, section.level) }
}

/// What must be the same of a sample in every language.
private struct SampleKey: Hashable {
    /// Where it stands, and what its fence says.
    let facts: [String?]
    /// The language and the code without words.
    let code: [String]

    /// - Parameter section: the source's to which the sample's own belongs.
    init(_ sample: CodeSample, in section: Int?) {
        let attributes = sample.attributes
        facts = [
            section?.description, sample.language, sample.role.rawValue, sample.isHidden.description, attributes.name,
            attributes.with.joined(separator: ","), attributes.fragment?.rawValue, attributes.fails, attributes.warns, attributes.firstScreen,
            (attributes.ignore != nil).description,
        ]
        let language = sample.hasNoKnownLanguage ? "swift" : sample.language ?? ""
        code = [language] + (language == "swift" ? sample.codeWithoutWords : [])
    }

    var codeInSection: [String?] { [facts[0]] + code }
}

/// Things that one list lacks and things that it has beyond the other, of which some are the same after all.
private struct Pairing {
    private(set) var missing: [Int]
    private(set) var extra: [Int]

    init(_ missing: [Int], _ extra: [Int]) {
        (self.missing, self.extra) = (missing, extra)
    }

    /// Takes out what has the same key in both lists, in order.
    mutating func pairs<Key: Hashable>(missing missingKey: (Int) -> Key, extra extraKey: (Int) -> Key) -> [(Int, Int)] {
        var left = Dictionary(grouping: extra, by: extraKey).mapValues { $0[...] }
        let pairs = missing.compactMap { index in left[missingKey(index)]?.popFirst().map { (index, $0) } }
        let (gone, found) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        missing.removeAll(where: gone.contains)
        extra.removeAll(where: found.contains)
        return pairs
    }
}

/// What one list has that the other hasn't.
private struct ListComparison {
    /// An index in the other list, and where it would stand in the own one.
    private(set) var missing: [(index: Int, place: Int)] = []
    private(set) var extra: [Int] = []
    /// The same in both.
    private(set) var common: [(Int, Int)] = []

    init<Key: Hashable>(_ own: [Key], _ other: [Key]) {
        let start = zip(own, other).prefix { $0 == $1 }.count
        let end = zip(own.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        common = (0..<start).map { ($0, $0) }
        compare(own[start..<(own.count - end)], other[start..<(other.count - end)])
        common += (0..<end).reversed().map { (own.count - 1 - $0, other.count - 1 - $0) }
    }

    /// What is between the equal beginnings and ends. Where that is very much, it is compared place by place.
    private mutating func compare<Key: Hashable>(_ own: ArraySlice<Key>, _ other: ArraySlice<Key>) {
        guard own.count + other.count <= Self.longestDifference else {
            let places = zip(own.indices, other.indices)
            common += places.filter { own[$0] == other[$1] }
            missing = places.filter { own[$0] != other[$1] }.map { (index: $1, place: $0) }
            missing += other.indices.dropFirst(own.count).map { (index: $0, place: own.endIndex) }
            extra = places.filter { own[$0] != other[$1] }.map(\.0) + own.indices.dropFirst(other.count)
            return
        }
        let difference = Array(own).difference(from: Array(other))
        let removed = Set(difference.removals.map { other.startIndex + $0.place })
        let inserted = Set(difference.insertions.map { own.startIndex + $0.place })
        var (i, j) = (own.startIndex, other.startIndex)
        while i < own.endIndex || j < other.endIndex {
            if removed.contains(j) {
                missing.append((j, i))
                j += 1
            } else if inserted.contains(i) {
                extra.append(i)
                i += 1
            } else {
                common.append((i, j))
                (i, j) = (i + 1, j + 1)
            }
        }
    }

    /// How many items of both lists are looked at in every combination.
    private static let longestDifference = 2_000
}

extension ListComparison {
    fileprivate init(sections own: LintedDocument, _ source: LintedDocument) {
        self.init(own.lesson.sections.map(SectionKey.init), source.lesson.sections.map(SectionKey.init))
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension CodeSample {
    /// The tokens of Swift code without what is translated: strings and comments.
    fileprivate var codeWithoutWords: [String] { SwiftToken.tokens(of: source).filter { $0.kind != .string }.map(\.text) }

    /// The line of the source where the code begins to differ.
    fileprivate func firstLine(differingFrom other: CodeSample) -> Int {
        let (own, theirs) = (SwiftToken.tokens(of: source).filter { $0.kind != .string }, other.codeWithoutWords)
        let index = own.indices.first { !theirs.indices.contains($0) || theirs[$0] != own[$0].text }
        return index.map { own[$0].line } ?? own.last?.line ?? 1
    }
}

extension Lesson.Exercise {
    /// Whether it has all that `ExerciseRule` wants.
    fileprivate var isWhole: Bool { level != nil && !solutions.allSatisfy(\.blocks.isEmpty) }

    fileprivate func isLike(_ other: Self) -> Bool { level == other.level && solutions.count == other.solutions.count }
}

extension Lesson {
    /// The innermost section in which each code sample stands; nil before the first.
    fileprivate var sectionsOfSamples: [Int?] {
        var next = 0
        return codeSamples.map { sample in
            while next < sections.count, sections[next].range.start <= sample.range.start { next += 1 }
            return next > 0 ? next - 1 : nil
        }
    }
}

extension Lesson.Section {
    fileprivate var lines: ClosedRange<Int> { range.start.line...range.end.line }
}

extension LintedDocument {
    fileprivate var hasWrongFrontMatter: Bool { findings.contains { $0.id == FrontMatter.id } }

    /// Whether something else is found in what a sample's fence says.
    fileprivate func hasWrongFence(of sample: CodeSample) -> Bool {
        sample.hasNoKnownLanguage || findings.contains { $0.id == "sample-attribute" && $0.place?.position == sample.range.start }
    }

    fileprivate func has(_ kind: SectionKind) -> Bool { lesson.sections.contains { $0.kind == kind } }

    /// Whether it has the heading of a level for questions, but none below.
    fileprivate func lacksQuestions(at level: Level?) -> Bool {
        let parts = lesson.sections.filter { $0.kind == .faq }.flatMap(\.parts)
        return !lesson.faq.contains { $0.level == level }
            && parts.contains { if case .level(let own, _) = $0 { own == level } else { false } }
    }

    fileprivate var exerciseNames: String { lesson.exerciseFolders.map { $0 ?? "-" }.joined(separator: " ") }

    fileprivate func position(beforeSection index: Int) -> SourcePosition {
        index < lesson.sections.count ? lesson.sections[index].range.start : markdown.nodes[0].range.end
    }
}

extension Phrase {
    fileprivate static func noTranslation(_ languages: String) -> Phrase {
        Phrase(
            de: "Diese Lektion fehlt in: \(languages).", el: "Αυτό το μάθημα λείπει σε: \(languages).", en: "This lesson is missing in: \(languages).",
            ja: "このレッスンがない言語：\(languages)。")
    }

    fileprivate static func otherFact(_ key: String, _ value: String, _ wanted: String, _ source: String) -> Phrase {
        Phrase(
            de: "„\(key)“ ist hier „\(value)“, in \(source) aber „\(wanted)“.", el: "Το «\(key)» είναι εδώ «\(value)», στο \(source) όμως «\(wanted)».",
            en: "“\(key)” is “\(value)” here, but “\(wanted)” in \(source).", ja: "「\(key)」がここでは「\(value)」、\(source) では「\(wanted)」です。")
    }

    fileprivate static func missingSection(_ title: String, _ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Hier fehlt, was in \(source) in Zeile \(line) steht: „\(title)“.", el: "Εδώ λείπει η ενότητα που έχει το \(source) στη γραμμή \(line): «\(title)».",
            en: "The section that \(source) has on line \(line) is missing here: “\(title)”.",
            ja: "\(source) の\(line)行目にあるセクション「\(title)」がここにありません。")
    }

    fileprivate static func otherSection(_ title: String, _ other: String, _ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Der Abschnitt „\(title)“ hat eine andere Art oder Stufe als „\(other)“ in \(source) (Zeile \(line)).",
            el: "Η ενότητα «\(title)» έχει άλλο είδος ή επίπεδο από την «\(other)» στο \(source) (γραμμή \(line)).",
            en: "The section “\(title)” has another kind or level than “\(other)” in \(source) (line \(line)).",
            ja: "セクション「\(title)」の種類かレベルが、\(source)（\(line)行目）の「\(other)」と違います。")
    }

    fileprivate static func extraSection(_ title: String, _ source: String) -> Phrase {
        Phrase(
            de: "Zum Abschnitt „\(title)“ gibt es in \(source) an dieser Stelle keinen gleicher Art und Stufe.",
            el: "Για την ενότητα «\(title)» δεν υπάρχει στο \(source) αντίστοιχη ίδιου είδους και επιπέδου σε αυτή τη θέση.",
            en: "\(source) has no section of the same kind and level here to match “\(title)”.",
            ja: "セクション「\(title)」に当たる同じ種類・レベルのものが、\(source) のこの位置にありません。")
    }

    fileprivate static func missingSample(_ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Hier fehlt das Codebeispiel, das in \(source) in Zeile \(line) steht.", el: "Εδώ λείπει το παράδειγμα που έχει το \(source) στη γραμμή \(line).",
            en: "The code sample that \(source) has on line \(line) is missing here.", ja: "\(source) の\(line)行目にあるコード例がここにありません。")
    }

    fileprivate static func extraSample(_ source: String) -> Phrase {
        Phrase(
            de: "Dieses Codebeispiel gibt es in \(source) an dieser Stelle nicht.", el: "Αυτό το παράδειγμα δεν υπάρχει στο \(source) σε αυτή τη θέση.",
            en: "\(source) doesn't have this code sample here.", ja: "このコード例は、\(source) のこの位置にありません。")
    }

    fileprivate static func otherAttributes(_ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Dieses Codebeispiel ist anders ausgezeichnet als in \(source) (Zeile \(line)): Sprache, Attribute und ob es sichtbar ist, sind überall gleich.",
            el: "Αυτό το παράδειγμα έχει άλλα στοιχεία από ό,τι στο \(source) (γραμμή \(line)): γλώσσα, ιδιότητες και το αν φαίνεται είναι ίδια παντού.",
            en: "This code sample is marked differently than in \(source) (line \(line)): its language, its attributes, and whether it is shown are the same everywhere.",
            ja: "このコード例の指定が \(source)（\(line)行目）と違います。言語、属性、表示するかどうかは、どの言語でも同じにします。")
    }

    fileprivate static func otherPlace(_ source: String, line: Int, section: String) -> Phrase {
        Phrase(
            de: "Dieses Codebeispiel steht in \(source) (Zeile \(line)) anderswo: im Abschnitt „\(section)“.",
            el: "Αυτό το παράδειγμα βρίσκεται στο \(source) (γραμμή \(line)) αλλού: στην ενότητα «\(section)».",
            en: "In \(source) (line \(line)), this code sample stands elsewhere: in the section “\(section)”.",
            ja: "このコード例は、\(source)（\(line)行目）では別の場所、セクション「\(section)」にあります。")
    }

    fileprivate static func otherCode(_ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Ab hier weicht der Code von dem in \(source) (Zeile \(line)) nicht nur in Texten und Kommentaren ab.",
            el: "Από εδώ ο κώδικας διαφέρει από εκείνον στο \(source) (γραμμή \(line)) όχι μόνο σε κείμενα και σχόλια.",
            en: "From here on, the code differs from that in \(source) (line \(line)) in more than texts and comments.",
            ja: "ここから、コードが \(source)（\(line)行目）のものと、文字列とコメント以外でも違います。")
    }

    fileprivate static func missingExercise(_ number: Int, _ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Hier fehlt Übung \(number), die in \(source) in Zeile \(line) steht.", el: "Εδώ λείπει η άσκηση \(number) που έχει το \(source) στη γραμμή \(line).",
            en: "Exercise \(number), which \(source) has on line \(line), is missing here.", ja: "\(source) の\(line)行目にある演習\(number)がここにありません。")
    }

    fileprivate static func otherNumber(_ number: Int, _ other: Int, _ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Übung \(number) ist in \(source) (Zeile \(line)) Übung \(other).", el: "Η άσκηση \(number) είναι στο \(source) (γραμμή \(line)) η άσκηση \(other).",
            en: "Exercise \(number) is exercise \(other) in \(source) (line \(line)).", ja: "演習\(number)は、\(source)（\(line)行目）では演習\(other)です。")
    }

    fileprivate static func otherExercise(_ number: Int, _ source: String, line: Int) -> Phrase {
        Phrase(
            de: "Übung \(number) hat eine andere Stufe oder andere Lösungen als in \(source) (Zeile \(line)).",
            el: "Η άσκηση \(number) έχει άλλο επίπεδο ή άλλες λύσεις από ό,τι στο \(source) (γραμμή \(line)).",
            en: "Exercise \(number) has another level or other solutions than in \(source) (line \(line)).",
            ja: "演習\(number)のレベルか解答の数が、\(source)（\(line)行目）と違います。")
    }

    fileprivate static func extraExercise(_ number: Int, _ source: String) -> Phrase {
        Phrase(
            de: "Übung \(number) gibt es in \(source) an dieser Stelle nicht.", el: "Η άσκηση \(number) δεν υπάρχει στο \(source) σε αυτή τη θέση.",
            en: "\(source) doesn't have exercise \(number) here.", ja: "演習\(number)は、\(source) のこの位置にありません。")
    }

    fileprivate static func otherCount(_ level: String, _ own: Int, _ theirs: Int, _ source: String) -> Phrase {
        Phrase(
            de: "Fragen der Stufe „\(level)“: hier \(own), in \(source) \(theirs).", el: "Ερωτήσεις επιπέδου «\(level)»: εδώ \(own), στο \(source) \(theirs).",
            en: "Questions at level “\(level)”: \(own) here, \(theirs) in \(source).",
            ja: "レベル「\(level)」の質問：ここでは\(own)個、\(source) では\(theirs)個です。")
    }
}
