extension PageReader {
    /// - Returns: whether the block was an exercise, a solution or a level, or the title of one.
    mutating func readExercise(level: Int, isGathering: Bool) -> Bool {
        guard let slice = block.slices.first, slice.text.utf8.count <= 2000 else { return false }
        if isLevel(place) {
            addHeading(level, [.page(slice)])
            part = .exercises(level: max(level, 3), isGatheringSolutions: isGathering)
            return true
        }
        let heading = withoutHint(slice)
        if let end = solutionEnd(heading) { return readSolution(heading, end: end, level: level) }
        if let exercise = HeadingWords(heading.text, in: vocabulary).exercise {
            isGathering ? addGathered(heading, level: level) : addExercise(exercise, heading, level: level)
            return true
        }
        if let title = countedTitle {
            note(.exerciseWord, slice)
            addExercise()
            let word = vocabulary.words(.exercise).first ?? ""
            addHeading(level + 1, [.added("\(word) \(document.exerciseCount): "), .page(title)])
            return true
        }
        return false
    }

    // MARK: Without a heading of that kind

    /// Whether a counted exercise begins there and a solution comes later.
    var beginsExercises: Bool {
        guard isHeading(place), let line = block.onlyLine, HeadingWords(line, in: vocabulary).exercise?.number != nil else { return false }
        return left[place...].dropFirst().prefix(40).contains { index in
            blocks[index].onlyLine.map { $0.utf8.count <= 120 && HeadingWords($0, in: vocabulary).isSolution && !vocabulary.isSentence($0) } ?? false
        }
    }

    mutating func openExercises() {
        let level = addSection(.exercises, .exercises, named: .exercises)
        part = .exercises(level: level + 1, isGatheringSolutions: false)
    }

    /// Whether an item of a list begins an exercise or a solution.
    func startsExercise(_ place: Int) -> Bool {
        guard let slice = blocks[left[place]].slices.first, slice.text.utf8.count <= 400 else { return false }
        return HeadingWords(slice.text, in: vocabulary).exercise?.number != nil || solutionEnd(slice) != nil
    }

    // MARK: Exercises

    private mutating func addExercise(_ exercise: HeadingWords.Exercise, _ heading: PageSlice, level: Int) {
        addExercise()
        if exercise.title.isEmpty, block.slices.count == 1, let title = titleBelow {
            addHeading(level + 1, [.page(heading), .added(heading.text.last.map { ":：".contains($0) } == true ? " " : ": "), .page(title)])
            note(.exerciseWord, title)
            place += 1
            return
        }
        guard isTask(exercise.title), heading.text.hasSuffix(exercise.title) else {
            addHeading(level + 1, [.page(heading)])
            addParagraph(Array(block.slices.dropFirst()))
            return
        }
        let start = heading.text.index(heading.text.endIndex, offsetBy: -exercise.title.count)
        addHeading(level + 1, [.page(heading.prefix(to: start))])
        addParagraph([heading.dropping(to: start)] + block.slices.dropFirst())
    }

    /// Words behind an exercise's number that are the task itself and no title.
    private func isTask(_ title: String) -> Bool {
        !title.isEmpty && (title.displayWidth > 90 || block.slices.count > 1 || vocabulary.isSentence(title[...]))
    }

    /// A short line right below "Exercise 1", with the task below it in turn.
    private var titleBelow: PageSlice? {
        guard let next = block(after: 1), let line = next.onlyLine, !vocabulary.isSentence(line), line.displayWidth <= 80,
            isHeading(place + 1), block(after: 2)?.isText == true, !isLevel(place + 1)
        else { return nil }
        let words = HeadingWords(line, in: vocabulary)
        return words.kind == .prose && words.exercise == nil ? next.slices[0] : nil
    }

    /// "1. Zahlentreppe" among exercises that aren't called so.
    private var countedTitle: PageSlice? {
        guard let line = block.onlyLine, isHeading(place), let sign = ListSign(line), sign.number == document.exerciseCount + 1 else {
            return nil
        }
        return block.slices[0].dropping(to: sign.end)
    }

    // MARK: Solutions

    /// What pages say beside a closed solution is for readers of the page.
    private mutating func withoutHint(_ slice: PageSlice) -> PageSlice {
        for hint in vocabulary.words(.pageSolutionFirst) where slice.text.hasSuffix(hint) && slice.text.count > hint.count {
            let start = slice.text.index(slice.text.endIndex, offsetBy: -hint.count)
            note(.hint, slice.dropping(to: start))
            return slice.prefix(to: start)
        }
        return slice
    }

    /// Where a solution's heading ends on a line; its end where it is no more than a heading.
    private func solutionEnd(_ slice: PageSlice) -> Substring.Index? {
        guard document.exerciseCount > 0, slice.text.utf8.count <= 600, HeadingWords(slice.text, in: vocabulary).isSolution else { return nil }
        if let colon = slice.text.firstIndex(where: { ":：".contains($0) }) {
            let rest = slice.text[slice.text.index(after: colon)...]
            let isAnswer = vocabulary.isSentence(rest) || rest.contains("(") || rest.contains("=") || rest.displayWidth > 60
            return isAnswer && rest.contains { !$0.isWhitespace } ? slice.text.index(after: colon) : slice.text.endIndex
        }
        return vocabulary.isSentence(slice.text) || slice.text.displayWidth > 90 ? nil : slice.text.endIndex
    }

    private mutating func readSolution(_ slice: PageSlice, end: Substring.Index, level: Int) -> Bool {
        let rest = slice.dropping(to: end)
        if rest.text.isEmpty, HeadingWords(slice.text, in: vocabulary).number == nil, exerciseFollows {
            note(.gathered, slice)
            part = .exercises(level: level, isGatheringSolutions: true)
            return true
        }
        addHeading(level + 2, [.page(slice.prefix(to: end))])
        addParagraph([rest] + block.slices.dropFirst())
        return true
    }

    /// Whether the next line names an exercise again: so the solutions stand together behind all exercises.
    private var exerciseFollows: Bool {
        guard let line = block(after: 1)?.onlyLine, line.utf8.count <= 400 else { return false }
        return HeadingWords(line, in: vocabulary).exercise.flatMap(\.number).map { $0 <= document.exerciseCount } ?? false
    }

    private mutating func addGathered(_ heading: PageSlice, level: Int) {
        let word = vocabulary.words(.solution).first ?? ""
        addHeading(level + 2, [.added(word + " "), .page(heading)])
        addParagraph(Array(block.slices.dropFirst()))
    }
}
