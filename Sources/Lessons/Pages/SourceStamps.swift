import Foundation

/// What of a course's files a later look can be compared with: which there are, how large, and when they were written. The learner's own
/// solutions don't count.
public struct SourceStamps: Equatable, Sendable {
    private var stamps: [String: FileStamp] = [:]

    public init(of course: CourseFolder) {
        for folder in ["Content", "Exercises"] {
            let files = FileManager.default.enumerator(atPath: "\(course.path)/\(folder)")
            while let file = files?.nextObject() as? String {
                guard !file.hasSuffix("/Solution.swift"), let stamp = FileStamp(of: "\(course.path)/\(folder)/\(file)") else { continue }
                stamps["\(folder)/\(file)"] = stamp
            }
        }
    }

    /// Waits until the files differ from these.
    public func next(of course: CourseFolder, every interval: TimeInterval = 0.3) -> SourceStamps {
        while true {
            Thread.sleep(forTimeInterval: interval)
            let now = SourceStamps(of: course)
            if now != self { return now }
        }
    }
}
