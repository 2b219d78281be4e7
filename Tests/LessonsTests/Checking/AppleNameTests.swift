import Testing

@testable import Lessons

struct AppleNameTests {
    @Test(arguments: [
        ("cannot find 'Chart' in scope", "Chart"), ("cannot find type 'UIAlertController' in scope", "UIAlertController"),
        ("value of type 'some View' has no member 'glassEffect'", "glassEffect"), ("unknown attribute 'FetchRequest'", "FetchRequest"),
        ("no such module 'MapKit'", "MapKit"),
    ])
    func `a message about a name that is missing is known`(message: String, name: String) {
        #expect(AppleName.named(in: message)?.name == name)
    }

    @Test(arguments: [
        ("value of type 'UITableView' has no member 'reloadData'", "UITableView.reloadData", "List"),
        ("value of type 'UIWindow' has no member 'canResizeToFitContent'", "UIWindow.canResizeToFitContent", nil),
        ("cannot find 'UIDynamicAnimator' in scope", "UIDynamicAnimator", nil),
    ] as [(String, String, String?)])
    func `what an outline of UIKit's lacks is known for Apple's`(message: String, name: String, substitute: String?) {
        #expect(AppleName.named(in: message) == AppleName(name: name, framework: "UIKit", substitute: substitute))
    }

    @Test(arguments: ["cannot find 'reciep' in scope", "value of type 'Text' has no member 'titel'", "no such module 'Recipes'"])
    func `a name that isn't Apple's is the learner's own`(message: String) {
        #expect(AppleName.named(in: message) == nil)
    }

    @Test func `a table names frameworks, names and what to write instead`() {
        let names = AppleName.parsed(from: "# a remark\nUIKit -> SwiftUI\n    UIView -> View\n    UIWindow\n")
        #expect(names == [
            AppleName(name: "UIKit", framework: "UIKit", substitute: "SwiftUI"),
            AppleName(name: "UIView", framework: "UIKit", substitute: "View"),
            AppleName(name: "UIWindow", framework: "UIKit", substitute: nil),
        ])
    }

    @Test func `a name of another framework is told with it and what to use`() {
        let text = AppleName(name: "UIView", framework: "UIKit", substitute: "View").explanation.en
        #expect(text == "`UIView` comes from UIKit, and that framework isn't available in a check. Use `View` instead.")
    }

    @Test func `a name of SwiftUI's that nothing replaces is to be left out`() {
        let text = AppleName(name: "Shader", framework: "SwiftUI", substitute: nil).explanation.en
        #expect(text == "`Shader` is part of Apple's SwiftUI, but not of the part that is available in a check. "
            + "Leave it out of this exercise; you don't need it for navigation.")
    }

    @Test func `a diagnostic carries the sentence`() {
        let place = Finding.Place(path: "A.swift", position: SourcePosition(line: 1, column: 1))
        let diagnostic = Diagnostic(severity: .error, message: "no such module 'UIKit'", place: place, excerpt: nil, notes: [])
        #expect(diagnostic.finding.notes.map(\.en) == [
            "UIKit isn't available in a check; only SwiftUI, Foundation, Observation and Combine are. Use `SwiftUI` instead.",
        ])
    }
}
