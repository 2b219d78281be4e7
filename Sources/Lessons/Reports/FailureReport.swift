/// Why something couldn't be done at all, for other programs.
///
/// `version` 1; `failure`: `whose` fault it is (`caller`, `machine`, `course`), the `message` and the `advice`, in the language of
/// messages.
public struct FailureReport: Encodable, Sendable {
    public enum Whose: String, Encodable, Sendable {
        case caller, machine, course
    }

    public let whose: Whose
    public let message: String
    public let advice: [String]

    public init(whose: Whose, message: String, advice: [String]) {
        (self.whose, self.message, self.advice) = (whose, message, advice)
    }

    private enum CodingKeys: String, CodingKey {
        case version, failure
    }

    private enum FailureKeys: String, CodingKey {
        case whose, message, advice
    }

    public func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: CodingKeys.self)
        try report.encode(1, forKey: .version)
        var failure = report.nestedContainer(keyedBy: FailureKeys.self, forKey: .failure)
        try failure.encode(whose, forKey: .whose)
        try failure.encode(message, forKey: .message)
        try failure.encode(advice, forKey: .advice)
    }
}
