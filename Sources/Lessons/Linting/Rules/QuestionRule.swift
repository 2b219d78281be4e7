/// Every question of the FAQ has an answer and stands below a level.
struct QuestionRule: LintRule {
    let name = "question"
    let summary = Phrase(
        de: "Jede Frage in den FAQ hat eine Antwort und steht unter der Überschrift einer Stufe; jede Stufe hat Fragen.",
        el: "Κάθε ερώτηση έχει απάντηση και βρίσκεται κάτω από ένα επίπεδο· κάθε επίπεδο έχει ερωτήσεις.",
        en: "Every question in the FAQ has an answer and is below a level heading; every level has questions.",
        ja: "FAQ の質問には必ず答えがあり、レベルの見出しの下に置きます。どのレベルにも質問があります。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let lesson = document.lesson
        let ofQuestions = lesson.faq.flatMap { question -> [LintFinding] in
            let isAnswered = !question.answer.blocks.isEmpty || !lesson.markdown.plainText(of: question.answer).isEmpty
            let answer = isAnswered ? [] : [finding(.unanswered(question.question), in: document.path, at: question.range.start)]
            let level = question.level == nil ? [finding(.warning, .noLevel(question.question), in: document.path, at: question.range.start)] : []
            return answer + level
        }
        return ofQuestions + lesson.sections.filter { $0.kind == .faq }.flatMap { emptyLevels(of: $0, in: document) }
    }

    private func emptyLevels(of section: Lesson.Section, in document: LintedDocument) -> [LintFinding] {
        var findings: [LintFinding] = []
        var open: Int?
        func close() {
            guard let heading = open else { return }
            let text = document.markdown.plainText(of: heading)
            findings.append(finding(.noQuestions(text), in: document.path, at: document.markdown.nodes[heading].range.start))
        }
        for part in section.parts {
            switch part {
            case .level(_, let heading):
                close()
                open = heading
            case .question: open = nil
            default: break
            }
        }
        close()
        return findings
    }
}

extension Phrase {
    fileprivate static func unanswered(_ question: String) -> Phrase {
        Phrase(
            de: "Die Frage „\(question)“ hat keine Antwort.", el: "Η ερώτηση «\(question)» δεν έχει απάντηση.",
            en: "The question “\(question)” has no answer.", ja: "質問「\(question)」に答えがありません。")
    }

    fileprivate static func noLevel(_ question: String) -> Phrase {
        Phrase(
            de: "Die Frage „\(question)“ steht unter keiner Stufe.", el: "Η ερώτηση «\(question)» δεν βρίσκεται κάτω από κάποιο επίπεδο.",
            en: "The question “\(question)” isn't below a level heading.", ja: "質問「\(question)」がレベルの見出しの下にありません。")
    }

    fileprivate static func noQuestions(_ level: String) -> Phrase {
        Phrase(
            de: "Unter „\(level)“ steht keine Frage.", el: "Κάτω από το «\(level)» δεν υπάρχει ερώτηση.",
            en: "There is no question below “\(level)”.", ja: "「\(level)」の下に質問がありません。")
    }
}
