import Lessons

/// Why a command stops, as a person reads it: what is wrong, and what to do about it.
struct Failure: Error {
    let status: ExitStatus
    let message: Phrase
    let advice: [Phrase]

    init(_ status: ExitStatus, _ message: Phrase, advice: [Phrase] = []) {
        self.status = status
        self.message = message
        self.advice = advice
    }

    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as UsageError: self.init(.usage, error.message, advice: error.advice)
        case let failure as Journal.Failure: self.init(failure)
        case let failure as ExerciseFolder.Failure: self.init(failure)
        case let failure as LessonFailure: self.init(failure, lookingAt: nil)
        case let failure as SourceFile.Failure: self.init(failure, status: .machine)
        case let failure as SiteFailure: self.init(failure)
        case let failure as Vocabularies.Failure: self.init(failure)
        case let failure as MachineFailure: self.init(failure)
        default: self.init(.machine, Phrase(verbatim: String(describing: error)))
        }
    }
}
