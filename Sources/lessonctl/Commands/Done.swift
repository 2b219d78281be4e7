import Lessons

extension Command {
    static let done = Command(
        "done", [.one("LESSON")], in: .learning, options: [.format("text", "json")],
        summary: Phrase(
            de: "hakt eine Lektion ab", el: "σημειώνει ένα μάθημα ως ολοκληρωμένο", en: "marks a lesson as done",
            ja: "レッスンに完了の印を付けます"),
        details: [.lessonNames],
        examples: ["lessonctl done 3.20"]
    ) { context in
        let lesson = try context.lesson(context.invocation.words[0])
        if try context.progress().done(lesson: lesson.number) == nil {
            try context.record(.done(lesson: lesson.number))
        }
        try context.print(.done(lesson), json: LessonMark(lesson: lesson.number, done: true))
        let open = try context.openExercises(of: lesson)
        if !open.isEmpty { context.note(.stillOpen(open)) }
        return .success
    }

    static let undone = Command(
        "undone", [.one("LESSON")], in: .learning, options: [.format("text", "json")],
        summary: Phrase(
            de: "nimmt das Häkchen einer Lektion zurück", el: "αναιρεί τη σημείωση ενός μαθήματος",
            en: "marks a lesson as not done", ja: "レッスンの完了の印を外します"),
        details: [.lessonNames],
        examples: ["lessonctl undone 3.20"]
    ) { context in
        let lesson = try context.lesson(context.invocation.words[0])
        if try context.progress().done(lesson: lesson.number) != nil {
            try context.record(.undone(lesson: lesson.number))
        }
        try context.print(.undone(lesson), json: LessonMark(lesson: lesson.number, done: false))
        return .success
    }

    private struct LessonMark: Encodable {
        let version = 1
        let lesson: String
        let done: Bool
    }
}

extension Context {
    fileprivate func lesson(_ name: String) throws -> CourseLesson {
        let outline = try outline()
        if let lesson = outline.lesson(name) ?? outline.lesson(outline.renamed.current(name)) { return lesson }
        let names = outline.lessons.flatMap { [$0.number, $0.document] }
        let advice = name.nearest(in: names).map(Phrase.meant) ?? .available(outline.lessons.map(\.number))
        throw Failure(.usage, .noLesson(name), advice: [advice])
    }

    fileprivate func openExercises(of lesson: CourseLesson) throws -> [String] {
        let (course, progress) = (try course(), try progress())
        return lesson.ownExercises.filter {
            progress.exercise($0).standing(script: course.exercise(named: $0)?.scriptHash) != .passed
        }
    }
}

extension Phrase {
    fileprivate static let lessonNames = Phrase(
        de: "LESSON ist die Nummer der Lektion oder der Name ihres Dokuments.",
        el: "LESSON είναι ο αριθμός του μαθήματος ή το όνομα του εγγράφου του.",
        en: "LESSON is the number of the lesson or the name of its document.",
        ja: "LESSON はレッスンの番号、または文書の名前です。")

    fileprivate static func done(_ lesson: CourseLesson) -> Phrase {
        Phrase(
            de: "Lektion geschafft: \(lesson.number) \(lesson.title(in: .german))",
            el: "Το μάθημα ολοκληρώθηκε: \(lesson.number) \(lesson.title(in: .greek))",
            en: "Lesson done: \(lesson.number) \(lesson.title(in: .english))",
            ja: "レッスン完了：\(lesson.number) \(lesson.title(in: .japanese))")
    }

    fileprivate static func undone(_ lesson: CourseLesson) -> Phrase {
        Phrase(
            de: "Lektion wieder offen: \(lesson.number) \(lesson.title(in: .german))",
            el: "Το μάθημα είναι πάλι ανοιχτό: \(lesson.number) \(lesson.title(in: .greek))",
            en: "Lesson open again: \(lesson.number) \(lesson.title(in: .english))",
            ja: "レッスンを未完了に戻しました：\(lesson.number) \(lesson.title(in: .japanese))")
    }

    fileprivate static func stillOpen(_ exercises: [String]) -> Phrase {
        let list = exercises.joined(separator: ", ")
        return Phrase(
            de: "Noch nicht bestanden: \(list)", el: "Δεν έχουν περάσει ακόμη: \(list)", en: "Not passed yet: \(list)",
            ja: "まだ合格していない演習：\(list)")
    }

    fileprivate static func noLesson(_ name: String) -> Phrase {
        Phrase(
            de: "Die Lektion „\(name)“ gibt es in diesem Kurs nicht.", el: "Το μάθημα «\(name)» δεν υπάρχει εδώ.",
            en: "There is no lesson “\(name)” in this course.", ja: "このコースに「\(name)」というレッスンはありません。")
    }
}
