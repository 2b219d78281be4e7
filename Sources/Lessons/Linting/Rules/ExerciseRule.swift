/// Every exercise has a title, a task, a solution and a number of its own, and stands below a level.
struct ExerciseRule: LintRule {
    let name = "exercise"
    let summary = Phrase(
        de: "Jede Übung hat einen Titel, eine Aufgabe, eine Lösung und eine eigene Nummer und steht unter der Überschrift einer Stufe.",
        el: "Κάθε άσκηση έχει τίτλο, εκφώνηση, λύση και δικό της αριθμό, και βρίσκεται κάτω από ένα επίπεδο.",
        en: "Every exercise has a title, a task, a solution and its own number, and is below a level heading.",
        ja: "演習には、タイトル、課題、解答、重複しない番号があり、レベルの見出しの下に置きます。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        var numbers: Set<Int> = []
        return document.lesson.exercises.flatMap { exercise -> [LintFinding] in
            let isTaken = !numbers.insert(exercise.number).inserted
            let lacks: [(Bool, Finding.Severity, Phrase)] = [
                (isTaken, .error, .numberTaken(exercise.number)), (exercise.title.isEmpty, .warning, .noTitle(exercise.number)),
                (exercise.task.isEmpty, .error, .noTask(exercise.number)),
                (exercise.solutions.allSatisfy(\.blocks.isEmpty), .error, .noSolution(exercise.number)),
                (exercise.level == nil, .warning, .noLevel(exercise.number)),
            ]
            return lacks.filter(\.0).map { finding($0.1, $0.2, in: document.path, at: exercise.range.start) }
        }
    }
}

extension Phrase {
    fileprivate static func numberTaken(_ number: Int) -> Phrase {
        Phrase(
            de: "Eine Übung \(number) gibt es in dieser Lektion schon.", el: "Άσκηση \(number) υπάρχει ήδη σε αυτό το μάθημα.",
            en: "This lesson already has an exercise \(number).", ja: "このレッスンには演習\(number)がすでにあります。")
    }

    fileprivate static func noTitle(_ number: Int) -> Phrase {
        Phrase(
            de: "Übung \(number) hat keinen Titel.", el: "Η άσκηση \(number) δεν έχει τίτλο.", en: "Exercise \(number) has no title.",
            ja: "演習\(number)にタイトルがありません。")
    }

    fileprivate static func noTask(_ number: Int) -> Phrase {
        Phrase(
            de: "Bei Übung \(number) steht nicht, was zu tun ist.", el: "Η άσκηση \(number) δεν λέει τι πρέπει να γίνει.",
            en: "Exercise \(number) doesn't say what to do.", ja: "演習\(number)に、何をするのかが書かれていません。")
    }

    fileprivate static func noSolution(_ number: Int) -> Phrase {
        Phrase(
            de: "Übung \(number) hat keine Lösung.", el: "Η άσκηση \(number) δεν έχει λύση.", en: "Exercise \(number) has no solution.",
            ja: "演習\(number)に解答がありません。")
    }

    fileprivate static func noLevel(_ number: Int) -> Phrase {
        Phrase(
            de: "Übung \(number) steht unter keiner Stufe.", el: "Η άσκηση \(number) δεν βρίσκεται κάτω από κάποιο επίπεδο.",
            en: "Exercise \(number) isn't below a level heading.", ja: "演習\(number)がレベルの見出しの下にありません。")
    }
}
