/// The files that a new exercise begins with. They hold: the reference passes, the starter and the mistake fail as they must.
public struct ExerciseTemplate: Sendable {
    /// The folder's: `exercise13`, `two-tabs`.
    public let name: String

    /// - Returns: nil for a name that can't be a folder and an address: lower-case letters, digits and hyphens, a letter first.
    public init?(name: String) {
        guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else { return nil }
        self.name = name
    }

    /// Texts by their paths in the exercise's folder.
    public var files: [(path: String, text: String)] {
        [
            ("script.nav", script), ("Starter.swift", source(action: "", destination: false)),
            ("Reference.swift", source(action: "path.append(1)", destination: true)),
            ("mistakes/opened-twice.swift", "// finding: expect-path\n" + source(action: "path = [1, 1]", destination: true)),
            ("hints.md", hints),
        ]
    }

    /// `TwoTabsView`
    private var viewName: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "View"
    }

    private var script: String {
        """
        # What a solution is checked against. `lessonctl verify \(name)` proves it.
        root \(viewName)()

        label opening  de "Öffnen"  el "Άνοιγμα"  en "Open"  ja "開く"
        label page  de "Seite {}"  el "Σελίδα {}"  en "Page {}"  ja "ページ{}"

        require NavigationStack(path:)

        scenario "opens a page and comes back"
          expect path is empty
          tap opening
          expect path [1]
            hint de "Häng die 1 an den Pfad an."  el "Πρόσθεσε το 1 στη διαδρομή."  en "Append 1 to the path."  ja "パスに1を追加します。"
          expect title page(1)
          back
          expect path is empty

        """
    }

    private func source(action: String, destination: Bool) -> String {
        let page = destination
            ? """

                            .navigationDestination(for: Int.self) { number in
                                Text("\\(number)")
                                    .navigationTitle("Page \\(number)")
                            }
            """ : ""
        let body = action.isEmpty ? "{ }" : "{ \(action) }"
        return """
            import SwiftUI

            struct \(viewName): View {
                @State private var path: [Int] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Button("Open") \(body)
                            .navigationTitle("Start")\(page)
                    }
                }
            }

            """
    }

    private var hints: String {
        """
        # Deutsch

        - Wer den Pfad ändert, öffnet Seiten.
        - `path.append(1)` öffnet die Seite für die 1; welche das ist, sagt `.navigationDestination(for: Int.self)`.

        # Ελληνικά

        - Όποιος αλλάζει τη διαδρομή ανοίγει σελίδες.
        - Το `path.append(1)` ανοίγει τη σελίδα για το 1· ποια είναι, το λέει το `.navigationDestination(for: Int.self)`.

        # English

        - Whoever changes the path opens pages.
        - `path.append(1)` opens the page for 1; `.navigationDestination(for: Int.self)` says which that is.

        # 日本語

        - パスを変えるとページが開きます。
        - `path.append(1)`で1のページが開きます。どのページになるかは`.navigationDestination(for: Int.self)`で決めます。

        """
    }
}
