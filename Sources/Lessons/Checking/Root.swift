/// What a solution's app begins with.
public struct Root: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// A Swift expression: the first screen.
        case view(expression: String)
        /// A type that conforms to App.
        case app(type: String)
    }
    let form: Form
    /// The script says so; otherwise it was found in the solution.
    let isFromScript: Bool

    /// The script's word or, where it has none, the solution's only App, else its only view that holds navigation.
    ///
    /// - Parameter isAnyWelcome: take the likeliest where there are several or none: no script depends on it.
    public init(script expression: String?, in solution: Solution, isAnyWelcome: Bool = false) throws(Failure) {
        isFromScript = expression != nil
        if let expression {
            form = .view(expression: expression)
        } else if isAnyWelcome, let likeliest = Self.likeliest(in: solution) {
            form = likeliest
        } else {
            form = try Self.found(in: solution)
        }
    }

    /// Why there is nothing to begin with.
    public struct Failure: Error, Hashable, Sendable {
        public let finding: Finding
    }

    private static func found(in solution: Solution) throws(Failure) -> Form {
        let apps = solution.types.filter(\.isApp).map(\.name)
        if apps.count > 1 { throw .several(apps, path: solution.path) }
        if let app = apps.first { return .app(type: app) }
        let views = solution.types.filter { $0.isView && $0.holdsNavigation }.map(\.name)
        if views.count > 1 { throw .several(views, path: solution.path) }
        guard let view = views.first else { throw .none(views: solution.viewNames, path: solution.path) }
        return .view(expression: view + "()")
    }

    /// An App, else a view that no other view contains: one with navigation, the one that Xcode's template calls so, or the first. One
    /// that can be made without arguments comes before all that can't.
    private static func likeliest(in solution: Solution) -> Form? {
        if let app = solution.types.first(where: \.isApp) { return .app(type: app.name) }
        let all = solution.types.filter(\.isView)
        let unmade = solution.typesThatNeedArguments
        let makeable = all.filter { !unmade.contains($0.name) }
        let views = makeable.isEmpty ? all : makeable
        let outer = views.filter { view in !all.contains { $0.name != view.name && $0.words.contains(view.name) } }
        let view = outer.first(where: \.holdsNavigation) ?? views.first { $0.name == "ContentView" } ?? outer.first ?? views.first
        return view.map { .view(expression: $0.name + "()") }
    }

    /// The Swift code that hands it to the runtime, three lines; the script's words stand alone on the second.
    var code: String {
        let (start, subject, end) =
            switch form {
            case .view(let expression): ("start {", expression, "}")
            case .app(let type): ("start(", type + ".self", ")")
            }
        return """
            @_cdecl("lessonctl_root") @MainActor public func lessonctlRoot() { SwiftUI._Solution.\(start)
            \(subject)
            \(end) }
            """
    }

    /// As the script has it, or as a script would have it.
    var text: String {
        switch form {
        case .view(let expression): expression
        case .app(let type): type
        }
    }

    /// The first type that the code names, without its arguments.
    var typeName: String {
        switch form {
        case .app(let type): type
        case .view(let expression): SwiftToken.tokens(of: expression).first { $0.kind == .word }?.text ?? expression
        }
    }
}

extension Root.Failure {
    static func several(_ names: [String], path: String) -> Self {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Self(
            finding: Finding(
                id: "root", severity: .error,
                message: Phrase(
                    de: "\(path) hat mehrere mögliche erste Views: \(list). Schreib ins Skript, welche gemeint ist: root \(names[0])()",
                    el: "Το \(path) έχει πολλές προβολές που θα μπορούσαν να είναι η πρώτη: \(list). Γράψε στο script ποια εννοείς: root \(names[0])()",
                    en: "\(path) has several views that could come first: \(list). Say in the script which one you mean: root \(names[0])()",
                    ja: "\(path) には最初の画面になりうるビューが複数あります：\(list)。どれを使うかスクリプトに書いてください：root \(names[0])()")))
    }

    static func none(views: [String], path: String) -> Self {
        let list = views.map { "`\($0)`" }.joined(separator: ", ")
        let containers = "NavigationStack, NavigationView, NavigationSplitView, TabView"
        let message =
            views.isEmpty
            ? Phrase(
                de: "In \(path) gibt es keine View: kein `struct`, das `View` erfüllt.",
                el: "Στο \(path) δεν υπάρχει καμία προβολή: κανένα `struct` που να συμμορφώνεται με το `View`.",
                en: "\(path) has no view: no `struct` that conforms to `View`.",
                ja: "\(path) にビューがありません。`View` に準拠する `struct` が必要です。")
            : Phrase(
                de: "Keine View in \(path) enthält eine Navigation (\(containers)). Vorhanden sind: \(list). Schreib eine davon ins "
                    + "Skript: root \(views[0])()",
                el: "Καμία προβολή στο \(path) δεν περιέχει πλοήγηση (\(containers)). Υπάρχουν: \(list). Γράψε μία από αυτές στο script: root \(views[0])()",
                en: "No view in \(path) contains navigation (\(containers)). The views are: \(list). Name one of them in the script: root "
                    + "\(views[0])()",
                ja: "\(path) のどのビューにもナビゲーション（\(containers)）がありません。あるビュー：\(list)。どれかをスクリプトに書いてください：root \(views[0])()")
        return Self(finding: Finding(id: "root", severity: .error, message: message))
    }
}
