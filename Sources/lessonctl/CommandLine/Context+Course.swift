import Foundation
import Lessons

extension Context {
    /// The course that `--course` names, else the one that the person stands in.
    func course() throws(Failure) -> CourseFolder {
        guard let named = invocation.value(of: .course) else {
            guard let course = CourseFolder(around: folder) else { throw Failure(.usage, .noCourse, advice: [.nameCourse]) }
            return course
        }
        guard let course = CourseFolder(at: path(named)) else { throw Failure(.usage, .notACourse(named)) }
        return course
    }

    /// The words by which lessons are read.
    func vocabularies() throws(Vocabularies.Failure) -> Vocabularies {
        try .standard()
    }

    func outline() throws -> CourseOutline {
        try course().outline()
    }

    /// The exercise of that name; a name that it had before will do.
    func exercise(_ name: String) throws -> ExerciseFolder {
        let course = try course()
        if let exercise = course.exercise(named: name) { return exercise }
        let current = try course.outline().renamed.current(name)
        if let exercise = course.exercise(named: current) { return exercise }
        let names = course.exercises.map(\.name)
        throw Failure(
            .usage, .noExercise(name), advice: [name.nearest(in: names).map(Phrase.meant) ?? .available(names)])
    }

    /// The exercises that were named, else the first open one; none where all are passed.
    func chosenExercises() throws -> [ExerciseFolder] {
        if invocation.words.isEmpty { return [try firstOpenExercise()].compactMap(\.self) }
        return try invocation.words.map(exercise)
    }

    func journal() throws(Failure) -> Journal {
        if let file = invocation.value(of: .progressFile) { return Journal(path: path(file)) }
        return Journal(path: try course().journal)
    }

    func progress() throws -> LearnerProgress {
        LearnerProgress(try journal().events(), renamed: try outline().renamed)
    }

    /// Puts on record what the learner did. It is on the disk when this returns.
    func record(_ kind: ProgressEvent.Kind) throws {
        try journal().append(ProgressEvent(kind, language: language))
    }

    /// The first exercise that isn't passed yet, or was passed by an older script; nil where there is none.
    func firstOpenExercise() throws -> ExerciseFolder? {
        let (course, progress) = (try course(), try progress())
        return try outline().exercises.lazy.compactMap(course.exercise(named:)).first {
            progress.exercise($0.name).standing(script: $0.scriptHash) != .passed
        }
    }

    /// The file that holds the learner's solution: `--solution`, else the working file, made from the starter where it is missing.
    func solution(of exercise: ExerciseFolder) throws -> String {
        if let named = invocation.value(of: .solution) { return path(named) }
        if !FileManager.default.fileExists(atPath: exercise.solution), try exercise.start() == .made {
            note(.madeSolution(shown(exercise.solution)))
        }
        return exercise.solution
    }
}

extension Phrase {
    /// What `start` says, and `check` where it had to do the same.
    static func madeSolution(_ path: String) -> Phrase {
        Phrase(
            de: "\(path) ist angelegt; darin steht der Startcode der Übung.",
            el: "Δημιουργήθηκε το \(path) με την αρχή της άσκησης.",
            en: "Created \(path) with the exercise's starter code.",
            ja: "\(path) を作りました。演習の出発点となるコードが入っています。")
    }

    fileprivate static let noCourse = Phrase(
        de: "Weder in diesem Ordner noch darüber liegt ein Kurs, also ein Ordner mit Content/ und Exercises/.",
        el: "Ούτε σε αυτόν τον φάκελο ούτε πιο πάνω υπάρχει σειρά μαθημάτων, δηλαδή φάκελος με Content/ και Exercises/.",
        en: "Neither this folder nor any folder above it is a course, that is, a folder with Content/ and Exercises/.",
        ja: "このフォルダにも親フォルダにもコースがありません。コースは Content/ と Exercises/ のあるフォルダです。")

    fileprivate static let nameCourse = Phrase(
        de: "Wechsle in den Kurs oder nenne ihn mit --course DIR.",
        el: "Πήγαινε στον φάκελο της σειράς μαθημάτων ή όρισέ τον με --course DIR.",
        en: "Change to the course's folder, or name it with --course DIR.",
        ja: "コースのフォルダに移動するか、--course DIR で指定してください。")

    fileprivate static func notACourse(_ path: String) -> Phrase {
        Phrase(
            de: "\(path) ist kein Kurs: Dort müssten Content/ und Exercises/ liegen.",
            el: "Το \(path) δεν είναι σειρά μαθημάτων: έπρεπε να έχει Content/ και Exercises/.",
            en: "\(path) isn't a course: it would contain Content/ and Exercises/.",
            ja: "\(path) はコースではありません。Content/ と Exercises/ が必要です。")
    }

    fileprivate static func noExercise(_ name: String) -> Phrase {
        Phrase(
            de: "Die Übung „\(name)“ gibt es in diesem Kurs nicht.",
            el: "Η άσκηση «\(name)» δεν υπάρχει σε αυτή τη σειρά μαθημάτων.",
            en: "There is no exercise “\(name)” in this course.", ja: "このコースに「\(name)」という演習はありません。")
    }
}
