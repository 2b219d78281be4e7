/// Nodes to a lesson: goes through the blocks in order and knows where it is.
struct LessonReader {
    private(set) var lesson: Lesson
    private(set) var findings: [Finding] = []

    let source: SourceFile
    let vocabulary: Vocabulary

    private var place = Place.start
    /// The innermost section.
    private var section: Int?
    /// The section of questions or exercises in which the reader is.
    private var group: Int?
    private var level: Level?
    private var announcedID: String?
    private var announcedKind: SectionKind?
    private var exercisesByNumber: [Int: Int] = [:]

    /// Where the next block belongs.
    private enum Place: Equatable {
        case start
        case section(Int)
        case question(Int, headingLevel: Int?)
        case task(Int, headingLevel: Int)
        case solution(exercise: Int, Int, headingLevel: Int)
    }

    init(_ source: SourceFile, name: String, vocabulary: Vocabulary) {
        let front = FrontMatter(source)
        let lines = source.lines.dropFirst(front.lineCount)
        lesson = Lesson(
            language: vocabulary.language, name: name,
            markdown: Markdown(lines: lines, firstLine: min(front.lineCount + 1, source.lines.count)))
        findings = front.findings
        (self.source, self.vocabulary) = (source, vocabulary)
        (lesson.number, lesson.stage, lesson.stageName, lesson.readingMinutes) = (front.lesson, front.stage, front.stageName, front.minutes)
        lesson.exerciseFolders = front.exercises
        for block in lesson.markdown.children(of: 0) { read(block) }
        finish()
    }

    // MARK: Blocks

    private mutating func read(_ block: Int) {
        if let comment = markdown.comment(at: block) { return readComment(comment, at: block) }
        switch markdown.nodes[block].kind {
        case .heading(let level): readHeading(block, level: level)
        case .paragraph where isQuestion(block): readQuestion(bold: block)
        default: readContent(block)
        }
        (announcedID, announcedKind) = (nil, nil)
    }

    private mutating func readContent(_ block: Int) {
        if place == .start, lesson.heading != nil, lesson.subtitle == nil, lesson.blocks.isEmpty, let words = subtitle(in: block) {
            lesson.subtitle = words
            return
        }
        add(block)
        for index in markdown.subtree(of: block) {
            switch markdown.nodes[index].kind {
            case .codeBlock(let code): addSample(code, at: index)
            case .htmlBlock: if let comment = markdown.comment(at: index) { addHiddenSamples(in: comment, at: index) }
            default: break
            }
        }
    }

    private mutating func add(_ block: Int) {
        let end = markdown.nodes[block].range.end
        switch place {
        case .start: lesson.blocks.append(block)
        case .section(let index): lesson.sections[index].parts.append(.block(block))
        case .question(let index, _):
            lesson.faq[index].answer.blocks.append(block)
            lesson.faq[index].range.end = end
        case .task(let index, _):
            lesson.exercises[index].task.append(block)
            lesson.exercises[index].range.end = end
        case .solution(let exercise, let index, _):
            lesson.exercises[exercise].solutions[index].blocks.append(block)
            lesson.exercises[exercise].solutions[index].range.end = end
            lesson.exercises[exercise].range.end = max(lesson.exercises[exercise].range.end, end)
        }
        extendSections(to: end)
    }

    private mutating func extendSections(to end: SourcePosition) {
        if let section { lesson.sections[section].range.end = end }
        if let group { lesson.sections[group].range.end = end }
    }

    private func subtitle(in block: Int) -> String? {
        let inside = markdown.children(of: block)
        guard markdown.nodes[block].kind == .paragraph, inside.count == 1, markdown.nodes[inside[0]].kind == .emphasis else { return nil }
        return markdown.plainText(of: block)
    }

    // MARK: Headings

    private mutating func readHeading(_ block: Int, level: Int) {
        let text = markdown.plainText(of: block)
        if lesson.heading == nil, level == 1 {
            (lesson.title, lesson.heading) = (text, block)
            (section, group, place) = (nil, nil, .start)
            return
        }
        let words = HeadingWords(text, in: vocabulary)
        guard announcedKind == nil, let group, belongs(level, to: group, words) else {
            return addSection(block, title: text, level: level, kind: announcedKind ?? words.kind)
        }
        let isExercises = lesson.sections[group].kind == .exercises
        if isInsideEntry(level), !(isExercises && words.isSolution) {
            add(block)
        } else if let named = words.level {
            addLevel(named, at: block, in: group)
        } else if !isExercises {
            addQuestion(text, at: block, headingLevel: level)
        } else {
            readExerciseHeading(words, at: block, level: level)
        }
    }

    /// A level's name belongs to the questions or exercises above it even where its heading is no deeper than theirs; a heading of a
    /// known kind never does.
    private func belongs(_ level: Int, to group: Int, _ words: HeadingWords) -> Bool {
        if words.level != nil { return level >= lesson.sections[group].level }
        return level > lesson.sections[group].level && (words.kind == .prose || words.exercise != nil)
    }

    /// Whether a heading is deeper than the question, task or solution in which it stands.
    private func isInsideEntry(_ level: Int) -> Bool {
        switch place {
        case .start, .section: false
        case .question(_, let own): own.map { level > $0 } ?? false
        case .task(_, let own), .solution(_, _, let own): level > own
        }
    }

    private mutating func addSection(_ block: Int, title: String, level: Int, kind: SectionKind) {
        let index = lesson.sections.count
        lesson.sections.append(Lesson.Section(
            title: title, kind: kind, level: level, id: "", heading: block, range: markdown.nodes[block].range, ownID: announcedID))
        (section, place) = (index, .section(index))
        if kind == .faq || kind == .exercises {
            (group, self.level) = (index, nil)
        } else if let open = group, level <= lesson.sections[open].level || kind != .prose {
            group = nil
        }
        extendSections(to: markdown.nodes[block].range.end)
    }

    private mutating func addLevel(_ level: Level, at block: Int, in group: Int) {
        self.level = level
        lesson.sections[group].parts.append(.level(level, heading: block))
        (section, place) = (group, .section(group))
        extendSections(to: markdown.nodes[block].range.end)
    }

    // MARK: Questions

    /// A paragraph that begins in bold is a question where questions stand. Below a question that is a heading it is one only with a
    /// question mark, below another one unless it is a label with a colon.
    private func isQuestion(_ block: Int) -> Bool {
        guard let group, lesson.sections[group].kind == .faq, let first = markdown.firstChild(of: block) else { return false }
        guard markdown.nodes[first].kind.isStrong else { return false }
        switch place {
        case .section: return true
        case .question(_, let headingLevel):
            let text = markdown.plainText(of: first)
            return headingLevel == nil ? !text.hasSuffix(":") && !text.hasSuffix("：") : vocabulary.isQuestion(text[...])
        default: return false
        }
    }

    private mutating func readQuestion(bold block: Int) {
        let inside = markdown.children(of: block)
        let text = markdown.plainText(of: inside[0])
        addQuestion(text, at: inside[0], headingLevel: nil)
        let rest = markdown.nodes[inside[0]].end..<markdown.nodes[block].end
        lesson.faq[lesson.faq.count - 1].answer.lead = markdown.trimming(rest)
        lesson.faq[lesson.faq.count - 1].range = markdown.nodes[block].range
        extendSections(to: markdown.nodes[block].range.end)
    }

    private mutating func addQuestion(_ text: String, at node: Int, headingLevel: Int?) {
        guard let group else { return }
        let index = lesson.faq.count
        lesson.faq.append(Lesson.Question(
            level: level, question: text, node: node, answer: .empty, range: markdown.nodes[node].range))
        lesson.sections[group].parts.append(.question(index))
        (section, place) = (group, .question(index, headingLevel: headingLevel))
        extendSections(to: markdown.nodes[node].range.end)
    }

    // MARK: Exercises

    private mutating func readExerciseHeading(_ words: HeadingWords, at block: Int, level: Int) {
        if words.isSolution, let exercise = exerciseOfSolution(words.number) {
            addSolution(to: exercise, at: block, level: level)
        } else if let exercise = words.exercise {
            addExercise(exercise, at: block, level: level)
        } else {
            addSection(block, title: words.text, level: level, kind: words.kind)
        }
    }

    private mutating func addExercise(_ exercise: HeadingWords.Exercise, at block: Int, level: Int) {
        guard let group else { return }
        let index = lesson.exercises.count
        let folders = lesson.exerciseFolders
        lesson.exercises.append(Lesson.Exercise(
            number: exercise.number ?? (lesson.exercises.last?.number ?? 0) + 1, level: exercise.level ?? self.level,
            title: exercise.title,
            id: index < folders.count ? folders[index] : nil, heading: block, range: markdown.nodes[block].range))
        exercisesByNumber[lesson.exercises[index].number] = index
        lesson.sections[group].parts.append(.exercise(index))
        (section, place) = (group, .task(index, headingLevel: level))
        extendSections(to: markdown.nodes[block].range.end)
    }

    /// The exercise that a solution's heading names by its number, else the last one.
    private func exerciseOfSolution(_ number: Int?) -> Int? {
        number.flatMap { exercisesByNumber[$0] } ?? lesson.exercises.indices.last
    }

    private mutating func addSolution(to exercise: Int, at block: Int, level: Int) {
        let index = lesson.exercises[exercise].solutions.count
        lesson.exercises[exercise].solutions.append(Lesson.Solution(heading: block, range: markdown.nodes[block].range))
        place = .solution(exercise: exercise, index, headingLevel: level)
        extendSections(to: markdown.nodes[block].range.end)
    }

    // MARK: Code

    private mutating func addSample(_ code: Markdown.CodeBlock, at node: Int) {
        lesson.sampleIndices[node] = lesson.codeSamples.count
        append(code, of: markdown, range: markdown.nodes[node].range)
    }

    private mutating func append(_ code: Markdown.CodeBlock, of markdown: Markdown, range: SourceRange, isHidden: Bool = false) {
        let info = InfoString(markdown[code.writtenInfo], flags: CodeSample.Attributes.flags)
        var attributes = CodeSample.Attributes()
        findings += attributes.read(
            info, in: source.restOfLine(from: range.start), at: Finding.Place(path: source.path, position: range.start))
        let text = markdown[markdown.withoutLastLineEnd(code.literal)]
        let lines = lines(of: code, text, in: range)
        lesson.codeSamples.append(CodeSample(
            language: info.language, role: attributes.isOutput ? .output : role,
            section: section.map { lesson.sections[$0].title } ?? lesson.title ?? "", source: text, range: range, attributes: attributes,
            isHidden: isHidden, lineStarts: lines.starts, decomposedColumns: lines.decomposed))
    }

    private var role: CodeSample.Role {
        if case .solution = place { return .solution }
        return section.map { lesson.sections[$0].kind } == .cheatSheet ? .cheatSheet : .sample
    }

    /// A line of code is the end of its line in the file: what is before it is the container's. A fence that is the file's last line
    /// has none.
    private func lines(
        of code: Markdown.CodeBlock, _ text: String, in range: SourceRange
    ) -> (starts: [SourcePosition], decomposed: [Int: [Int]]) {
        let first = range.start.line + (code.info == nil ? 0 : 1)
        let written = source.lines.dropFirst(first - 1).prefix(max(1, code.lineCount))
        let isWhole = code.info != nil && range.start.column == 1
        var starts = written.indices.map { SourcePosition(line: $0 + 1, column: 1) }
        if isWhole, written.count + written.byteCount == code.literal.range.count { return (starts, [:]) }
        var decomposed: [Int: [Int]] = [:]
        for (index, (own, whole)) in zip(text.sourceLines, written).enumerated() {
            let columns = own.columns(decomposedIn: whole)
            if !columns.isEmpty { decomposed[index + 1] = columns }
            if isWhole || own.utf8.count == whole.utf8.count { continue }
            starts[index].column = whole.unicodeScalars.count - own.unicodeScalars.count - columns.count + 1
        }
        return (starts, decomposed)
    }

    // MARK: Comments

    /// `<!-- id: key -->` above a heading, or samples that readers need not see.
    private mutating func readComment(_ comment: HTMLComment, at block: Int) {
        if let id = comment.id {
            announcedID = id
        } else if let kind = comment.kind {
            announcedKind = kind
        } else {
            addHiddenSamples(in: comment, at: block)
        }
    }

    private mutating func addHiddenSamples(in comment: HTMLComment, at block: Int) {
        let start = markdown.nodes[block].range.start
        let hidden = Markdown(lines: comment.lines, firstLine: start.line)
        for node in hidden.nodes {
            guard case .codeBlock(let code) = node.kind, code.info != nil else { continue }
            append(code, of: hidden, range: node.range.shifted(by: start.column - 1), isHidden: true)
        }
    }

    // MARK: The end

    private mutating func finish() {
        lesson.summary = summary
        let mentioned = markdown.lessonReferences(vocabulary: vocabulary)
        var seen: Set<String> = Set([lesson.number].compactMap(\.self))
        lesson.references = mentioned.filter { seen.insert($0).inserted }
        lesson.assignAddresses()
    }

    private var summary: [String] {
        let blocks = lesson.sections.filter { $0.kind == .summary }.flatMap(\.blocks)
        let lists = blocks.filter { markdown.nodes[$0].kind.isList }
        let points = lists.isEmpty ? blocks : lists.flatMap { markdown.children(of: $0) }
        return points.map { markdown.plainText(of: markdown.subtree(of: $0).dropFirst(lists.isEmpty ? 0 : 1)) }.filter { !$0.isEmpty }
    }

    private var markdown: Markdown { lesson.markdown }
}

extension Markdown {
    /// A stretch of inlines without the line end or the space that it begins with.
    fileprivate func trimming(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first else { return range }
        switch nodes[first].kind {
        case .softBreak, .lineBreak: return (first + 1)..<range.upperBound
        default: return range
        }
    }

    fileprivate func withoutLastLineEnd(_ literal: Literal) -> Literal {
        withBytes(of: literal) { $0.last == UInt8(ascii: "\n") } ? literal.dropLast() : literal
    }
}

extension Substring {
    /// The columns of characters for which the line that this is the end of has several: each once for every further one.
    fileprivate func columns(decomposedIn line: Substring) -> [Int] {
        guard !line.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
        var column = unicodeScalars.count + 1
        var columns: [Int] = []
        for (own, written) in zip(reversed(), line.reversed()) {
            guard own == written else { break }
            column -= own.unicodeScalars.count
            let further = written.unicodeScalars.count - own.unicodeScalars.count
            columns += Array(repeating: column, count: Swift.max(0, further))
        }
        return columns
    }
}

extension SourceRange {
    fileprivate func shifted(by columns: Int) -> SourceRange {
        SourceRange(
            start: SourcePosition(line: start.line, column: start.column + columns),
            end: SourcePosition(line: end.line, column: end.column + columns))
    }
}
