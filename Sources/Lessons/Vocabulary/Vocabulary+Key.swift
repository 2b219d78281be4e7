extension Vocabulary {
    /// What a language's data file must say; the raw values are the keys of its lines.
    public enum Key: String, CaseIterable, Sendable {
        case name
        case objective, pitfalls, faq, exercises, summary
        case cheatSheet = "cheat-sheet"
        case completion
        case beginner, advanced, professional
        case exercise, solution, lesson, stage
        /// Signs, and endings of words, that make a sentence a question; separated by spaces.
        case questionMarks = "question-marks"
        /// Opening and closing in turn, separated by spaces.
        case quotationMarks = "quotation-marks"
        case readingTime = "reading-time"
        case readingTimeOne = "reading-time-one"
        /// Words by which a text's language is told from others.
        case typicalWords = "typical-words"
        case pageStage = "page-stage"
        case pageLesson = "page-lesson"
        case pageContents = "page-contents"
        case pageSkip = "page-skip"
        case pageCourse = "page-course"
        case pageLessons = "page-lessons"
        case pageLanguages = "page-languages"
        case pageExercise = "page-exercise"
        case pageSolution = "page-solution"
        case pageSolutionFirst = "page-solution-first"
        case pageCheck = "page-check"
        case pageCode = "page-code"
        case pageOutput = "page-output"
        case pagePrevious = "page-previous"
        case pageNext = "page-next"
        case pageMarkDone = "page-mark-done"
        case pageDone = "page-done"
        case pageOpen = "page-open"
        case pageProgress = "page-progress"
        case pageNeedsScript = "page-needs-script"
        case pageChooseLanguage = "page-choose-language"
        case pageTable = "page-table"

        init?(kind: SectionKind) {
            self.init(rawValue: kind == .cheatSheet ? "cheat-sheet" : kind.rawValue)
        }
    }
}
