/// Stops the program where Apple's SwiftUI stops it, with a sentence that a release build prints too.
func stop(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
