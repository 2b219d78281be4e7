/// The document that a new lesson begins with, in the words of a language: every section that a lesson has, ready to be filled.
public struct LessonTemplate: Sendable {
    /// As in `3.24`.
    public let number: String
    private let vocabulary: Vocabulary

    public init(number: String, vocabulary: Vocabulary) {
        (self.number, self.vocabulary) = (number, vocabulary)
    }

    /// The number behind the last of a course's lessons.
    public static func number(behind lessons: [CourseLesson]) -> String {
        guard var parts = lessons.last?.number.split(separator: ".").map(String.init), let last = parts.popLast().flatMap({ Int($0) }) else {
            return "1.1"
        }
        return (parts + [String(last + 1)]).joined(separator: ".")
    }

    public var text: String {
        """
        ---
        lesson: \(number)
        stage: \(number.prefix { $0 != "." })
        minutes: 10
        exercises: -
        ---

        # \(say(.title))

        ## \(word(.objective))

        \(say(.objective))

        ## \(say(.section))

        \(say(.prose))

        ```swift try="FirstView()"
        struct FirstView: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("1") { path.append(1) }
                        .navigationDestination(for: Int.self) { Text("\\($0)") }
                }
            }
        }
        ```

        ## \(word(.pitfalls))

        \(say(.prose))

        ## \(word(.faq))

        ### \(vocabulary.word(for: .beginner))

        #### \(say(.question))

        \(say(.prose))

        ## \(word(.exercises))

        ### \(vocabulary.word(for: .beginner))

        #### \(word(.exercise)) 1: \(say(.title))

        \(say(.task))

        ##### \(word(.solution))

        ```swift
        struct OwnView: View {
            var body: some View { Text("1") }
        }
        ```

        ## \(word(.summary))

        - \(say(.objective))

        ## \(word(.cheatSheet))

        ```swift in=view
        @State private var path: [Int] = []
        ```

        ## \(word(.completion))

        \(say(.completion))

        """
    }

    private func word(_ key: Vocabulary.Key) -> String { vocabulary.words(key).first ?? key.rawValue }

    private func say(_ phrase: Phrase) -> String { phrase.text(in: Language(rawValue: vocabulary.language) ?? .english) }
}

extension Phrase {
    fileprivate static let title = Phrase(de: "Ein Titel", el: "Ένας τίτλος", en: "A Title", ja: "タイトル")
    fileprivate static let objective = Phrase(
        de: "Was du nach der Lektion kannst, in einem Satz.", el: "Τι θα ξέρεις μετά το μάθημα, σε μία πρόταση.",
        en: "What you can do after the lesson, in one sentence.", ja: "レッスンを終えるとできるようになることを一文で書きます。")
    fileprivate static let section = Phrase(de: "Der erste Abschnitt", el: "Η πρώτη ενότητα", en: "The First Section", ja: "最初のセクション")
    fileprivate static let prose = Phrase(de: "Hier kommt der Text hin.", el: "Εδώ μπαίνει το κείμενο.", en: "The text goes here.", ja: "ここに本文を書きます。")
    fileprivate static let question = Phrase(de: "Eine Frage?", el: "Μια ερώτηση;", en: "A question?", ja: "質問は何ですか？")
    fileprivate static let task = Phrase(
        de: "Die Aufgabe: Alles, worauf das Skript schaut, muss hier stehen.", el: "Η εκφώνηση: ό,τι κοιτάζει το script γράφεται εδώ.",
        en: "The task: everything the script looks at has to be mentioned here.", ja: "課題です。スクリプトが確かめることは、すべてここに書きます。")
    fileprivate static let completion = Phrase(
        de: "Hak die Lektion ab, wenn du so weit bist.", el: "Σημείωσε το μάθημα όταν είσαι έτοιμος ή έτοιμη.", en: "Tick off the lesson "
            + "when you are ready.",
        ja: "終わったら、完了の印を付けましょう。")
}
