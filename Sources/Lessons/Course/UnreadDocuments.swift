/// The documents of a course that are there and can't be read. What is in them nobody knows, so they are neither missing nor empty.
struct UnreadDocuments: Sendable {
    private var names: [String: Set<String>] = [:]
    /// Those of whose documents not even the names are known, or none can be read.
    private var languages: Set<String> = []

    mutating func insert(_ name: String, in language: String) {
        names[language, default: []].insert(name)
    }

    mutating func insertAll(in language: String) {
        languages.insert(language)
    }

    /// Whether there is such a document, or may be.
    func mayContain(_ name: String, in language: String) -> Bool {
        languages.contains(language) || names[language]?.contains(name) == true
    }

    /// Whether there is such a document in any language, or may be.
    func mayContain(_ name: String) -> Bool {
        !languages.isEmpty || names.values.contains { $0.contains(name) }
    }

    func hasAny(in language: String) -> Bool {
        languages.contains(language) || names[language] != nil
    }
}
