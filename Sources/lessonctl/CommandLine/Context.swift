import Foundation
import Lessons

/// What a command works with: what was typed, the world around it, and where to say things.
struct Context: Sendable {
    private(set) var invocation: Invocation
    let language: Language
    let environment: [String: String]
    /// The folder that the person stands in.
    let folder: String
    /// Results.
    let output: Output
    /// Everything else.
    let messages: Output

    init(language: Language, environment: [String: String], folder: String) {
        invocation = Invocation(command: .help)
        (self.language, self.environment, self.folder) = (language, environment, folder)
        output = Output(.standardOutput, environment)
        messages = Output(.standardError, environment)
    }

    func carryingOut(_ invocation: Invocation) -> Context {
        var context = self
        context.invocation = invocation
        return context
    }
}

extension Context {
    /// The file or folder that a person wrote, seen from where they stand.
    func path(_ word: String) -> String {
        URL.file(word, from: folder).path
    }

    /// A path as it is shortest to read: from where the person stands, if it is below.
    func shown(_ path: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
