/// What is wrong with the words of a call.
enum UsageError: Error {
    case noVerb
    case unknownVerb(String, nearest: String?, all: [String])
    case unknownOption(String, nearest: String?)
    case optionOfOthers(String, verb: String, takers: [String])
    case missingValue(option: String, placeholder: String)
    case unwantedValue(String, option: String)
    case wrongValue(String, option: String, choices: [String], nearest: String?)
    case missingWord(String, behind: String, command: Command)
    case surplusWord(String, command: Command)
    case unknownKeyword(String, nearest: String?, command: Command)
}
