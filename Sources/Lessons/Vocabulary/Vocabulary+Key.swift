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
        /// Signs, and endings of words, with which a line of text ends and a heading doesn't; separated by spaces.
        case sentenceEnds = "sentence-ends"
        /// The heading above a list of a page's own headings.
        case contents
        /// Lines of a saved page that belong to its site and not to its text.
        case siteLines = "site-lines"
        /// What such lines begin with: who wrote it and when, which pages come before and after.
        case siteLineStarts = "site-line-starts"
        /// Headings behind which nothing of a page's text comes any more.
        case siteEnd = "site-end"
        /// Buttons that a saved page shows beside code.
        case codeButtons = "code-buttons"
        /// Lines that announce what a tool printed.
        case outputLabels = "output-labels"
        /// What sentences say that announce it.
        case printing
        /// Lines that say of the lines below them only that they are code.
        case codeLabels = "code-labels"
        /// What the caption of a picture or table begins with.
        case figure
        /// What sentences and headings call a table below them.
        case tables
        /// What its columns are called.
        case tableHeads = "table-heads"
        case months
        /// What stands before a question and before an answer.
        case questionLabels = "question-labels"
        case answerLabels = "answer-labels"
        /// What remarks are called that stand beside the text.
        case callouts
        /// What parts of courses and books are called, with a number behind.
        case parts
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
        case pagePrevious = "page-previous"
        case pageNext = "page-next"
        case pageMarkDone = "page-mark-done"
        case pageDone = "page-done"
        case pageOpen = "page-open"
        case pageProgress = "page-progress"
        case pageNeedsScript = "page-needs-script"
        case pageChooseLanguage = "page-choose-language"
        case pageTable = "page-table"
        case pageSearch = "page-search"
        case pageSearchWords = "page-search-words"
        case pageSearchOne = "page-search-one"
        case pageSearchMany = "page-search-many"
        case pageSearchNone = "page-search-none"
        case pageSearchMissing = "page-search-missing"
        case pageClose = "page-close"
        case pageTheme = "page-theme"
        case pageThemeAuto = "page-theme-auto"
        case pageThemeLight = "page-theme-light"
        case pageThemeDark = "page-theme-dark"
        case pageCopy = "page-copy"
        case pageCopied = "page-copied"
        case pageCopyFailed = "page-copy-failed"
        case pageExercises = "page-exercises"
        case pageNoExercises = "page-no-exercises"
        case pageAPIs = "page-apis"
        case pageAPIsLead = "page-apis-lead"
        case pagePrint = "page-print"
        case pagePrintSolutions = "page-print-solutions"
        case pageYourProgress = "page-your-progress"
        case pageExerciseProgress = "page-exercise-progress"
        case pageContinue = "page-continue"
        case pageAllDone = "page-all-done"
        case pageExport = "page-export"
        case pageImport = "page-import"
        case pageFileWords = "page-file-words"
        case pageImported = "page-imported"
        case pageImportFailed = "page-import-failed"
        case pageNotSaved = "page-not-saved"
        case pageUntouched = "page-untouched"
        case pageBegun = "page-begun"
        case pagePassed = "page-passed"
        case pageStale = "page-stale"
        case pageExerciseOne = "page-exercise-one"
        case pageExerciseMany = "page-exercise-many"
        case pageHint = "page-hint"
        case pageFallback = "page-fallback"
        case pageNotFound = "page-not-found"
        case pageNotFoundWords = "page-not-found-words"
        case pageHome = "page-home"
        case pageFails = "page-fails"
        case pageWarns = "page-warns"
        case pageMessageCompiler = "page-message-compiler"
        case pageMessageConsole = "page-message-console"
        case pageOutputNumber = "page-output-number"
        case pageCodeNumber = "page-code-number"

        init?(kind: SectionKind) {
            self.init(rawValue: kind == .cheatSheet ? "cheat-sheet" : kind.rawValue)
        }
    }
}
