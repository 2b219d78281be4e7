import Foundation
import Lessons

@main
struct Lessonctl {
    static func main() {
        ScratchFolder.removeAllWhenInterrupted()
        let process = ProcessInfo.processInfo
        let session = Session(
            words: Array(process.arguments.dropFirst()), environment: process.environment,
            folder: FileManager.default.currentDirectoryPath)
        exit(session.run().rawValue)
    }
}
