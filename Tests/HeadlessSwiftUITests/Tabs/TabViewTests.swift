import Automation
@testable import HeadlessSwiftUI
import Testing

@MainActor private var log: [String] = []

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        NavigationStack {
            Button("\(name) \(count)") { count += 1 }
            NavigationLink("Deeper \(name)", value: name)
                .navigationDestination(for: String.self) { Text("page of \($0)") }
                .navigationTitle(name)
        }
        .onAppear { log.append("+\(name)") }
        .onDisappear { log.append("-\(name)") }
    }
}

private struct Tabs: View {
    @State private var chosen = "one"

    var body: some View {
        TabView(selection: $chosen) {
            Counter(name: "A").tabItem { Label("One", systemImage: "1.circle") }.tag("one").badge(2)
            Counter(name: "B").tabItem { Text("Two") }.tag("two")
            Button("Choose first") { chosen = "one" }.tabItem { Image(systemName: "star") }.tag("three")
        }
    }
}

private struct NewTabs: View {
    @State private var chosen = 1
    let names = ["x", "y"]

    var body: some View {
        TabView(selection: $chosen) {
            Tab("Home", systemImage: "house", value: 1) { Text("home") }
                .badge(5)
            Tab("Away", systemImage: "car", value: 2) { Button("Back home") { chosen = 1 } }
            TabSection("More") {
                ForEach(3..<5) { number in
                    Tab("Tab \(number)", systemImage: "number", value: number) { Text("content \(number)") }
                }
            }
            if chosen == 4 { Tab("Extra", systemImage: "plus", value: 9) { Text("extra") } }
            Tab(value: 10, role: .search) { Text("searching") }
        }
    }
}

private struct Plain: View {
    var body: some View {
        TabView {
            Text("first").tabItem { Text("F") }
            Group {
                Text("second").tabItem { Text("S") }
                ForEach(0..<2) { number in Text("number \(number)").tabItem { Text("N\(number)") } }
            }
        }
    }
}

private struct Retapped: View {
    @State private var tab = 0
    @State private var taps = 0

    var body: some View {
        TabView(selection: Binding(get: { tab }, set: { tab = $0; taps += 1 })) {
            Text("taps \(taps)").tabItem { Text("Only") }.tag(0)
        }
    }
}

@MainActor
@Suite(.serialized) struct TabViewTests {
    @Test func `tapping a tab shows it and writes the selection`() {
        let app = AppDriver { Tabs() }
        #expect(app.states("One", .tab)?.contains(.selected) == true)
        app.tap("Two")
        #expect(app.title == "B")
        #expect(app.states("Two", .tab)?.contains(.selected) == true)
        app.tap("star")
        app.tap("Choose first")
        #expect(app.title == "A")
    }

    @Test func `a hidden tab keeps its state and its pages`() {
        // fact 64
        let app = AppDriver { Tabs() }
        app.tap("A 0")
        app.tap("Deeper A")
        app.tap("Two")
        app.tap("One")
        #expect(app.texts.contains("page of A"))
        app.back()
        #expect(app.element("A 1") != nil)
    }

    @Test func `each switch lets one tab appear and the other disappear`() {
        // fact 64
        log = []
        let app = AppDriver { Tabs() }
        #expect(log == ["+A"])
        app.tap("Two")
        #expect(log == ["+A", "+B", "-A"])
        app.tap("One")
        #expect(log == ["+A", "+B", "-A", "+A", "-B"])
    }

    @Test func `tapping the tab in front goes back to the root of its stack`() {
        // fact 64
        let app = AppDriver { Tabs() }
        app.tap("Deeper A")
        #expect(app.depth == 1)
        app.tap("One")
        #expect(app.depth == 0)
    }

    @Test func `tapping the tab in front writes the selection again`() {
        let app = AppDriver { Retapped() }
        app.tap("Only")
        app.tap("Only")
        #expect(app.texts.contains("taps 2"))
    }

    @Test func `a badge is the tab's value`() {
        let app = AppDriver { Tabs() }
        #expect(app.value("One") == "2")
    }

    @Test func `tabs of groups and loops are tabs`() {
        let app = AppDriver { Plain() }
        #expect(app.all.filter { $0.role == .tab }.map(\.label) == ["F", "S", "N0", "N1"])
        app.tap("N1")
        #expect(app.texts.first == "number 1")
    }

    @Test func `tabs of the newer form have values`() {
        let app = AppDriver { NewTabs() }
        #expect(app.all.filter { $0.role == .tab }.map(\.label) == ["Home", "Away", "Tab 3", "Tab 4", "Search"])
        #expect(app.value("Home") == "5")
        app.tap("Away")
        app.tap("Back home")
        #expect(app.texts.contains("home"))
        app.tap("Tab 4")
        #expect(app.texts.contains("content 4"))
        #expect(app.element("Extra") != nil)
    }

    @Test func `a page can hide the tabs`() {
        let app = AppDriver {
            TabView {
                NavigationStack {
                    NavigationLink("In") { Text("inside").toolbar(.hidden, for: .tabBar) }
                }
                .tabItem { Text("T") }
            }
        }
        #expect(app.element("T", .tab) != nil)
        app.tap("In")
        #expect(app.element("T", .tab) == nil)
        app.back()
        #expect(app.element("T", .tab) != nil)
    }

    @Test func `what is said of a group of tabs is said of each of them`() {
        let app = AppDriver {
            TabView {
                Group {
                    Text("first")
                    NavigationStack { Text("second") }
                }
                .tabItem { Label("Same", systemImage: "star") }
                .badge(3)
            }
        }
        #expect(app.all.filter { $0.role == .tab }.map(\.label) == ["Same", "Same"])
        #expect(app.all.filter { $0.role == .tab }.map(\.value) == ["3", "3"])
    }
}
