/// A navigation-path script: what a solution is checked against.
public struct Script: Hashable, Sendable {
    /// The path of its file, as the person wrote it.
    public var path: String
    /// All that stands in it.
    public var text = ""
    public var head = Head()
    /// In the order of the file.
    public var labels: [Label] = []
    public var scenarios: [Scenario] = []

    public init(path: String) { self.path = path }

    /// One run of the app from a fresh start.
    public struct Scenario: Hashable, Sendable {
        public var name: String
        public var place: Finding.Place
        public var statements: [Statement] = []
    }
}
