import Lessons

extension Command {
    static let build = Command(
        "build", in: .course, options: [.output, .progressBar, .watch],
        summary: Phrase(
            de: "schreibt die HTML-Seiten der Lektionen", el: "γράφει τις σελίδες HTML των μαθημάτων",
            en: "writes the lessons' HTML pages", ja: "レッスンの HTML ページを書き出します"),
        examples: ["lessonctl build -o site"]
    ) { _ in
        throw Failure.notBuiltIn("build")
    }
}
