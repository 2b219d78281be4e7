import Foundation

@main
struct Lessonctl {
    static func main() {
        let process = ProcessInfo.processInfo
        let session = Session(
            words: Array(process.arguments.dropFirst()), environment: process.environment,
            folder: FileManager.default.currentDirectoryPath)
        exit(session.run().rawValue)
    }
}
