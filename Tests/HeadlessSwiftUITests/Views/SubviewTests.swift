@testable import HeadlessSwiftUI
import Testing

private struct IsPinned: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[IsPinned.self] }
        set { self[IsPinned.self] = newValue }
    }
}

/// Numbers the views that it is given.
private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ForEach(subviews: content) { card in
            Text(card.containerValues.isPinned ? "pinned" : "card")
            card
        }
    }
}

private struct Few<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { views in
            if let first = views.first { first }
            Text("and \(views.dropFirst().count) more")
            views[1...]
        }
    }
}

private struct Shelves<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ForEach(sections: content) { section in
            section.header
            Text("holds \(section.content.count)")
        }
    }
}

private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
        Button("\(name) \(taps)") { taps += 1 }
    }
}

private struct Pair: View {
    var body: some View {
        Text("left")
        Text("right")
    }
}

private struct Changing: View {
    @State private var names = ["a", "b"]

    var body: some View {
        Board {
            ForEach(names, id: \.self) { Counter(name: $0) }
        }
        Button("Turn") { names.reverse() }
    }
}

@MainActor
@Suite struct SubviewTests {
    @Test func `a container tells the views apart that it is given, however they are written`() {
        let app = AppDriver {
            Board {
                Text("one")
                Group { Text("two"); Pair() }
                if true { Text("three") }
                ForEach(4..<6) { Text("\($0)") }
            }
        }
        #expect(app.texts == ["card", "one", "card", "two", "card", "left", "card", "right", "card", "three", "card", "4", "card", "5"])
    }

    @Test func `a view's values reach its container, and those of a group each of its views`() {
        let app = AppDriver {
            Board {
                Text("one").containerValue(\.isPinned, true).font(.title)
                Group { Text("two"); Text("three") }.containerValue(\.isPinned, true)
                Text("four")
            }
        }
        #expect(app.texts == ["pinned", "one", "pinned", "two", "pinned", "three", "card", "four"])
    }

    @Test func `a view's values reach a container that it is handed on to`() {
        let app = AppDriver {
            Group(subviews: Text("one").containerValue(\.isPinned, true)) { views in Board { views } }
        }
        #expect(app.texts == ["pinned", "one"])
    }

    @Test func `a tag is one of a view's values`() {
        let values = ListedView.list(Text("one").tag(1))[0].values
        #expect(values.tag(for: Int.self) == 1)
        #expect(values.hasTag(1) && !values.hasTag("1"))
    }

    @Test func `views can be shown one by one and as a slice`() {
        let app = AppDriver { Few { Text("one"); Text("two"); Text("three") } }
        #expect(app.texts == ["one", "and 2 more", "two", "three"])
    }

    @Test func `a view keeps its state when its container gets the views in another order`() {
        let app = AppDriver { Changing() }
        app.tap("b 0")
        app.tap("Turn")
        #expect(app.texts.filter { $0 != "card" } == ["b 1", "a 0", "Turn"])
    }

    @Test func `sections are told apart, and what stands between them is one`() {
        let app = AppDriver {
            Shelves {
                Text("loose")
                Section("Books") { Text("one"); Text("two") }
                Section("Toys") { EmptyView() }
            }
        }
        #expect(app.texts == ["holds 1", "Books", "holds 2", "Toys", "holds 0"])
    }
}
