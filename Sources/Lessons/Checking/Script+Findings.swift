extension Script {
    /// What `require` and `forbid` say of a compiled solution.
    func findings(of used: UsedAPI, in solution: Solution) -> [Finding] {
        head.required.filter { !used.meets($0.value) }.map { required in
            solution.finding("require", .missing(required.value.text), about: required)
        } + head.forbidden.filter { used.meets($0.value) }.map { forbidden in
            solution.finding("forbid", .unwanted(forbidden.value.text), about: forbidden)
        }
    }

    /// What `must not compile` says of what the compiler has done.
    func findings(of compilation: Compilation, path: String) -> [Finding] {
        guard case .failure = compilation.outcome else {
            return head.compilerMessages.prefix(1).map { Finding(id: "must-not-compile", severity: .error, message: .compiles(path), place: $0.place) }
        }
        let errors = compilation.errorMessages.map { $0.lowercased() }
        return head.compilerMessages.filter { wanted in !errors.contains { $0.contains(wanted.value.lowercased()) } }.map {
            Finding(id: "must-not-compile", severity: .error, message: .otherMessage($0.value), place: $0.place,
                    notes: compilation.errorMessages.map { Phrase(verbatim: $0) })
        }
    }
}

extension Solution {
    /// One that names the solution's line with that name, if there is one, else the script's.
    fileprivate func finding(_ id: String, _ message: Phrase, about requirement: Located<Requirement>) -> Finding {
        let place = place(of: requirement.value)
        var finding = Finding(
            id: id, severity: .error, message: message, place: place ?? requirement.place,
            notes: [Explanation.named(id)?.text].compactMap(\.self))
        finding.excerpt = place.flatMap { place in files.first { $0.path == place.path }?.excerpt(at: place.position) }
        return finding
    }

    /// Where the name first stands.
    fileprivate func place(of requirement: Requirement) -> Finding.Place? {
        let name = requirement.name.split(separator: ".").last.map(String.init)
        for (file, tokens) in zip(files, tokens) {
            if let token = tokens.first(where: { $0.text == name }) {
                return Finding.Place(path: file.path, position: SourcePosition(line: token.line, column: 1))
            }
        }
        return nil
    }
}

extension Phrase {
    fileprivate static func missing(_ name: String) -> Phrase {
        Phrase(de: "Diese Übung verlangt `\(name)`; in deiner Lösung kommt das nicht vor.",
               el: "Αυτή η άσκηση ζητά `\(name)`· η λύση σου δεν το χρησιμοποιεί.",
               en: "This exercise requires `\(name)`, but your solution doesn't use it.",
               ja: "この演習では `\(name)` を使う必要がありますが、解答の中にありません。")
    }

    fileprivate static func unwanted(_ name: String) -> Phrase {
        Phrase(de: "`\(name)` soll in dieser Übung nicht vorkommen; deine Lösung verwendet es.",
               el: "Σε αυτή την άσκηση δεν πρέπει να υπάρχει `\(name)`· η λύση σου το χρησιμοποιεί.",
               en: "This exercise rules out `\(name)`, but your solution uses it.",
               ja: "この演習では `\(name)` を使えませんが、解答で使われています。")
    }

    fileprivate static func compiles(_ path: String) -> Phrase {
        Phrase(de: "\(path) sollte sich nicht kompilieren lassen, tut es aber.", el: "Το \(path) δεν έπρεπε να μεταγλωττίζεται, όμως μεταγλωττίζεται.",
               en: "\(path) was meant not to compile, but it does.", ja: "\(path) はコンパイルできないはずですが、コンパイルできました。")
    }

    fileprivate static func otherMessage(_ text: String) -> Phrase {
        Phrase(de: "Der Compiler sagt etwas anderes als „\(text)“:", el: "Ο μεταγλωττιστής λέει κάτι άλλο από «\(text)»:",
               en: "The compiler says something other than “\(text)”:", ja: "コンパイラのメッセージは「\(text)」ではありません：")
    }
}
