import Foundation
import Lessons

extension Command {
    static let new = Command(
        "new", [.keyword("lesson", .one("NAME")), .keyword("exercise", .one("NAME"))], in: .course, options: [.format("text", "json")],
        summary: Phrase(
            de: "legt eine Lektion oder Übung an", el: "δημιουργεί ένα μάθημα ή μια άσκηση", en: "creates a lesson or an exercise",
            ja: "レッスンまたは演習のひな形を作ります"),
        details: [
            Phrase(
                de: "„lesson“ schreibt ein Dokument in jeder Sprache des Kurses, „exercise“ den Ordner mit Skript, Starter, Referenz, einem Fehler und "
                    + "Hinweisen. Was schon da ist, bleibt.",
                el: "Το «lesson» γράφει ένα έγγραφο σε κάθε γλώσσα της σειράς, το «exercise» τον φάκελο με script, αρχικό αρχείο, λύση αναφοράς, ένα "
                    + "λάθος και υποδείξεις. Ό,τι υπάρχει ήδη μένει.",
                en: "“lesson” writes a document in every language of the course, “exercise” the folder with the script, starter, "
                    + "reference, a mistake and hints. What is already there stays.",
                ja: "「lesson」はコースの言語ごとに文書を、「exercise」はスクリプト、スターター、模範解答、誤答例、ヒントの入ったフォルダを作ります。"
                    + "すでにあるものは変えません。")
        ],
        examples: ["lessonctl new lesson tabs-and-stacks", "lessonctl new exercise exercise13"]
    ) { context in
        let name = context.invocation.words[0]
        guard let exercise = ExerciseTemplate(name: name) else { throw Failure(.usage, .unfitName(name)) }
        let files = context.invocation.keyword == "lesson" ? try context.lesson(name) : try context.files(of: exercise)
        guard let taken = files.map(\.path).first(where: FileManager.default.fileExists) else {
            for file in files { try context.write(file.text, to: file.path) }
            let paths = files.map { context.shown($0.path) }
            try context.print(Phrase(verbatim: paths.joined(separator: "\n")), json: Report(made: paths))
            context.note(context.invocation.keyword == "lesson" ? .thenLint : .thenVerify(name))
            return .success
        }
        throw Failure(.usage, .taken(context.shown(taken)))
    }

    private struct Report: Encodable {
        let version = 1
        /// Paths.
        let made: [String]
    }
}

extension Context {
    fileprivate func lesson(_ name: String) throws -> [(path: String, text: String)] {
        let (course, vocabularies) = (try course(), try vocabularies())
        let number = LessonTemplate.number(behind: try outline().lessons)
        let languages = course.languages.isEmpty ? vocabularies.languages : course.languages
        return languages.compactMap { tag in
            vocabularies[tag].map { (course.document(name, in: tag), LessonTemplate(number: number, vocabulary: $0).text) }
        }
    }

    fileprivate func files(of exercise: ExerciseTemplate) throws -> [(path: String, text: String)] {
        let folder = try course().path + "/Exercises/" + exercise.name
        return exercise.files.map { ("\(folder)/\($0.path)", $0.text) }
    }

    fileprivate func write(_ text: String, to path: String) throws {
        let file = URL(filePath: path)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        } catch {
            throw Failure(.machine, Phrase(verbatim: "\(shown(path)): \(error.localizedDescription)"))
        }
    }
}

extension Phrase {
    fileprivate static func unfitName(_ name: String) -> Phrase {
        Phrase(
            de: "„\(name)“ taugt nicht als Name: nur a–z, Ziffern und Bindestriche, mit einem Buchstaben am Anfang.",
            el: "Το «\(name)» δεν κάνει για όνομα: μόνο a–z, ψηφία και παύλες, με γράμμα στην αρχή.",
            en: "“\(name)” can't be used as a name: only a–z, digits and hyphens, starting with a letter.",
            ja: "「\(name)」は名前に使えません。使えるのは a〜z、数字、ハイフンで、最初は英字です。")
    }

    fileprivate static func taken(_ path: String) -> Phrase {
        Phrase(
            de: "\(path) gibt es schon; nichts wurde angelegt.", el: "Το \(path) υπάρχει ήδη· δεν δημιουργήθηκε τίποτα.",
            en: "\(path) already exists; nothing was created.", ja: "\(path) はすでにあります。何も作っていません。")
    }

    fileprivate static let thenLint = Phrase(
        de: "Prüfen: lessonctl lint", el: "Έλεγχος: lessonctl lint", en: "Check it: lessonctl lint", ja: "確かめるには：lessonctl lint")

    fileprivate static func thenVerify(_ name: String) -> Phrase {
        Phrase(
            de: "Prüfen: lessonctl verify \(name)", el: "Έλεγχος: lessonctl verify \(name)", en: "Check it: lessonctl verify \(name)",
            ja: "確かめるには：lessonctl verify \(name)")
    }
}
