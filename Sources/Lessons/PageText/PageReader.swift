/// A page's blocks to a lesson document: goes through them in order and knows in which part of the lesson it is.
struct PageReader {
    private(set) var document = LessonDocument()
    private(set) var notes: [PageNote] = []

    let blocks: [PageBlock]
    let lines: [PageLine]
    let vocabulary: Vocabulary

    /// The blocks that belong to the text, in order.
    private(set) var left: [Int] = []
    private(set) var headings: [Int: Int] = [:]
    private let callouts: PageCallouts
    /// Those of the samples so far.
    private var names: Set<String> = []
    var part = Part.text
    /// Which place of `left` comes next.
    var place = 0

    enum Part {
        case text
        case questions(QuestionStyle, level: Int)
        case exercises(level: Int, isGatheringSolutions: Bool)
    }

    init(_ blocks: [PageBlock], lines: [PageLine], edges: PageEdges, contents: PageContents, signs: HeadingSigns) {
        (self.blocks, self.lines, vocabulary) = (blocks, lines, signs.vocabulary)
        var edges = edges
        let isLeft = { (index: Int, edges: PageEdges) in
            !edges.site.contains(index) && !edges.facts.contains(index) && !contents.entries.contains(index) && index != edges.title
                && index != edges.subtitle
        }
        var left = blocks.indices.filter { isLeft($0, edges) }
        var callouts = PageCallouts(blocks, left: left, signs: signs)
        var found = PageHeadings(blocks, left: left, callouts: callouts.blocks, signs: signs)
        if let only = Self.onlyHeading(found, edges, blocks, left, vocabulary) {
            edges.readAsSubtitle(only)
            left.removeFirst()
            callouts = PageCallouts(blocks, left: left, signs: signs)
            found = PageHeadings(blocks, left: left, callouts: callouts.blocks, signs: signs)
        }
        (self.left, self.callouts) = (left, callouts)
        headings = found.levels
        notes += found.cells.map { PageNote(kind: .cells, slice: blocks[$0].slices[0]) }
        readEdges(edges, contents)
        while place < left.count { readBlock() }
        document.closeGapsInOutline()
    }

    /// A lone short line below the title says more about it than about the text.
    private static func onlyHeading(_ found: PageHeadings, _ edges: PageEdges, _ blocks: [PageBlock], _ left: [Int], _ vocabulary: Vocabulary) -> Int? {
        guard let title = edges.title, edges.subtitle == nil, let first = left.first, first > title, found.levels.count == 1,
            found.levels[first] != nil
        else { return nil }
        guard blocks[first].markedLevel == nil, vocabulary.kind(of: blocks[first].slices[0].string) == .prose,
            !vocabulary.isQuestion(blocks[first].slices[0].text)
        else { return nil }
        return left.count > 1 && blocks[left[1]].isText ? first : nil
    }

    private mutating func readEdges(_ edges: PageEdges, _ contents: PageContents) {
        let said = edges.said
        (document.number, document.stage, document.stageName, document.minutes) = (said.number, said.stage, said.stageName, said.minutes)
        for index in edges.site { leaveOut(index, .site) }
        for index in edges.facts { leaveOut(index, .fact) }
        for index in contents.entries where !edges.site.contains(index) && !edges.facts.contains(index) { leaveOut(index, .contents) }
        if let title = edges.title { document.blocks.append(.heading(level: 1, [.page(blocks[title].slices[0])])) }
        if let subtitle = edges.subtitle {
            let slice = blocks[subtitle].slices[0]
            document.blocks.append(.subtitle(slice))
            notes.append(PageNote(kind: .subtitle, slice: slice))
        }
    }

    private mutating func leaveOut(_ index: Int, _ kind: PageNote.Kind) {
        if case .code(let passage) = blocks[index].kind {
            notes += passage.lines.filter { !lines[$0].isBlank }.map { PageNote(kind: kind, slice: lines[$0].slice) }
            return
        }
        var noted: Set<Int> = []
        for slice in blocks[index].slices where noted.insert(slice.line).inserted {
            notes.append(PageNote(kind: kind, slice: lines[slice.line - 1].slice))
        }
    }

    // MARK: Blocks

    private mutating func readBlock() {
        let block = self.block
        if let callout = callouts.callouts[place] {
            read(callout)
            return
        }
        switch block.kind {
        case .code(let passage): readCode(passage)
        case .table(let rows): document.blocks.append(.table(rows))
        case .item: readItems()
        case .text: readText()
        }
        place += 1
    }

    private mutating func read(_ callout: PageCallouts.Callout) {
        note(.callout, callout.title)
        var inside: [LessonDocument.Block] = callout.lead.isEmpty ? [] : [.paragraph(callout.lead)]
        var items: [PageBlock] = []
        for block in left[(place + 1)..<callout.end].map({ blocks[$0] }) {
            if block.isItem {
                items.append(block)
            } else {
                if !items.isEmpty { inside.append(list(items)) }
                items = []
                inside.append(.paragraph(block.slices))
            }
        }
        if !items.isEmpty { inside.append(list(items)) }
        document.blocks.append(.callout(title: callout.title, inside))
        place = callout.end
    }

    private mutating func readText() {
        if let heading = knownHeading {
            open(heading)
            return
        }
        if case .text = part, beginsQuestions { openQuestions() }
        if case .text = part, beginsExercises { openExercises() }
        switch part {
        case .text: readOrdinary()
        case .questions(let style, let level): if !readQuestion(style, level: level) { readOrdinary() }
        case .exercises(let level, let isGathering): if !readExercise(level: level, isGathering: isGathering) { readOrdinary() }
        }
    }

    /// A heading of a kind that lessons have, unless it is one of the entries of this part.
    private var knownHeading: SectionKind? {
        guard headings[left[place]] != nil, let line = block.onlyLine else { return nil }
        let words = HeadingWords(line, in: vocabulary)
        guard words.kind != .prose else { return nil }
        if case .exercises = part, words.exercise != nil || words.level != nil { return nil }
        return words.kind
    }

    private mutating func open(_ kind: SectionKind) {
        let level = min(headings[left[place]] ?? 2, 3)
        addHeading(level, [.page(block.slices[0])])
        switch kind {
        case .faq: part = .questions(questionStyle(from: place + 1), level: level + 1)
        case .exercises: part = .exercises(level: level + 1, isGatheringSolutions: false)
        default: part = .text
        }
    }

    private mutating func readOrdinary() {
        if let level = headings[left[place]] {
            part = .text
            addHeading(level, [.page(block.slices[0])])
        } else {
            addParagraph(block.slices)
        }
    }

    private mutating func readCode(_ passage: CodePassage) {
        let all = passage.lines.map { lines[$0] }
        let shared = Self.sharedIndentation(all)
        let slices = all.map { line in
            let text = line.raw.dropFirstScalars(line.isBlank ? min(shared, line.raw.unicodeScalars.count) : shared)
            return PageSlice(text: text, line: line.number, column: line.raw.unicodeScalars.count - text.unicodeScalars.count + 1)
        }
        document.blocks.append(
            .code(
                LessonDocument.Code(
                    lines: slices, language: passage.language, name: newName(passage.fileName), isOutput: passage.isOutput)))
        notes += passage.labels.map { PageNote(kind: .label, slice: lines[$0].slice) }
        guard let first = all.first else { return }
        if !passage.isLabelled, !passage.isOutput, let language = passage.language {
            notes.append(PageNote(kind: .codeLanguage(language), slice: first.slice))
        }
        if passage.isUnclosed { notes.append(PageNote(kind: .unclosedCode, slice: first.slice)) }
    }

    /// The name of a file as that of a sample; nil for a further piece of the same file, for names tell samples apart.
    private mutating func newName(_ fileName: String?) -> String? {
        guard let name = fileName?.filter({ $0 != "\"" }), names.insert(name).inserted else { return nil }
        return name
    }

    /// How many characters of white space all lines begin with.
    private static func sharedIndentation(_ lines: [PageLine]) -> Int {
        var shared: [Unicode.Scalar]?
        for line in lines where !line.isBlank {
            let own = Array(line.raw.unicodeScalars.prefix { $0.isBlank })
            shared = shared.map { zip($0, own).prefix { $0 == $1 }.map(\.0) } ?? own
        }
        return shared?.count ?? 0
    }

    // MARK: Lists

    private mutating func readItems() {
        if isEntry(place), readEntry() { return }
        var next = place + 1
        while next < left.count, blocks[left[next]].isItem, !isEntry(next) { next += 1 }
        document.blocks.append(list(left[place..<next].map { blocks[$0] }))
        place = next - 1
    }

    /// Signs go, but where they tell what is done from what isn't, or right from wrong.
    private func list(_ items: [PageBlock]) -> LessonDocument.Block {
        let isJudged = items.contains { if case .item(let sign, _) = $0.kind { sign.isVerdict } else { false } }
        return .list(items.compactMap { block in
            guard case .item(let sign, let depth) = block.kind else { return nil }
            let keepsSign = sign.isVerdict || isJudged && sign.isTick
            let slices = keepsSign ? [lines[block.line - 1].slice] + block.slices.dropFirst() : block.slices
            return switch sign {
            case .bullet: LessonDocument.Item(number: nil, form: "", depth: depth, slices: slices)
            case .number(let number, let form): LessonDocument.Item(number: number, form: form, depth: depth, slices: slices)
            }
        })
    }

    /// Whether an item is a question or an exercise and no item at all.
    private func isEntry(_ place: Int) -> Bool {
        guard case .item(_, let depth) = blocks[left[place]].kind, depth == 0 else { return false }
        switch part {
        case .text: return false
        case .questions(let style, _): return startsQuestion(place, style)
        case .exercises: return startsExercise(place)
        }
    }

    private mutating func readEntry() -> Bool {
        switch part {
        case .questions(let style, let level): readQuestion(style, level: level)
        case .exercises(let level, let isGathering): readExercise(level: level, isGathering: isGathering)
        case .text: false
        }
    }

    // MARK: Adding

    var block: PageBlock { blocks[left[place]] }

    func block(after offset: Int) -> PageBlock? {
        left.indices.contains(place + offset) ? blocks[left[place + offset]] : nil
    }

    func isHeading(_ place: Int) -> Bool {
        left.indices.contains(place) && headings[left[place]] != nil
    }

    mutating func addHeading(_ level: Int, _ words: [LessonDocument.Words]) {
        document.blocks.append(.heading(level: level, words))
    }

    /// Makes the section in which the reader is one of a kind, or begins such a one where more than a few words of text stand in it.
    mutating func addSection(_ kind: SectionKind, _ note: PageNote.Kind, named word: Vocabulary.Key) -> Int {
        guard let last = document.blocks.lastIndex(where: { if case .heading = $0 { true } else { false } }),
            case .heading(let level, let words, _) = document.blocks[last], level > 1, document.blocks.count - last <= 3,
            document.blocks[(last + 1)...].allSatisfy({ if case .paragraph = $0 { true } else { false } })
        else {
            self.note(note, block.slices[0])
            addHeading(2, [.added(vocabulary.words(word).first ?? kind.rawValue)])
            return 2
        }
        if case .page(let slice) = words[0] { self.note(note, slice) }
        if words.count == 1, case .page(let slice) = words[0], vocabulary.level(of: slice.string) != nil {
            document.blocks[last] = .heading(level: level + 1, words)
            document.blocks.insert(.heading(level: level, [.added(vocabulary.words(word).first ?? kind.rawValue)]), at: last)
            return level
        }
        document.blocks[last] = .heading(level: level, words, kind: kind)
        return level
    }

    mutating func addParagraph(_ slices: [PageSlice]) {
        let slices = slices.filter { !$0.text.isEmpty }
        if !slices.isEmpty { document.blocks.append(.paragraph(slices)) }
    }

    mutating func addExercise() { document.exerciseCount += 1 }

    mutating func note(_ kind: PageNote.Kind, _ slice: PageSlice) {
        if !slice.text.isEmpty { notes.append(PageNote(kind: kind, slice: slice)) }
    }
}

extension Substring {
    fileprivate func dropFirstScalars(_ count: Int) -> Substring {
        Substring(unicodeScalars.dropFirst(count))
    }
}
