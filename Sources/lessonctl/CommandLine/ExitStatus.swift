/// What the tool's exit status says, the same for every verb and format.
enum ExitStatus: Int32, Sendable {
    case success = 0
    /// The learner's: the solution, or whatever was looked at, isn't right.
    case finding = 1
    /// The caller's: words, options, or a file, exercise or course that isn't there.
    case usage = 2
    /// The machine's: something isn't installed, or there is no space.
    case machine = 3
    /// The course's: a script or lesson that can't be read.
    case course = 4
}
