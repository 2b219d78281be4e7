import SwiftUI

/// What the case studies of swiftui-view-lifecycle observe, told anew: a lamp says which light it was switched on with, and how often
/// it has appeared and disappeared. The light is state: it is another one wherever state begins anew.
struct StudyView: View {
    @State private var study: Study?

    var body: some View {
        switch study {
        case nil:
            ForEach(Study.allCases, id: \.self) { study in
                Button(study.rawValue) { self.study = study }
            }
        case .condition: Condition()
        case .choice: Choice()
        case .identity: Identity()
        case .opacity: Opacity()
        case .scrollView: Scrolled()
        case .list: Listed()
        case .lazy: Lazily()
        case .stack: Levels()
        case .tabs: Tabs()
        }
    }
}

enum Study: String, CaseIterable {
    case condition, choice, identity, opacity, scrollView, list, lazy, stack, tabs
}

enum Lights {
    nonisolated(unsafe) static var count = 0

    static func next() -> Int {
        count += 1
        return count
    }
}

final class Light: ObservableObject {
    let number = Lights.next()
    @Published var shown = 0
    @Published var hidden = 0
}

struct Lamp: View {
    let name: String
    @StateObject private var light = Light()

    var body: some View {
        Text("\(name): light \(light.number), on \(light.shown), off \(light.hidden)")
            .onAppear { light.shown += 1 }
            .onDisappear {
                light.hidden += 1
                print("\(name) off \(light.hidden)")
            }
    }
}

struct Condition: View {
    @State private var isOn = true

    var body: some View {
        Toggle("Which", isOn: $isOn)
        if isOn { Lamp(name: "yes") } else { Lamp(name: "no") }
    }
}

struct Choice: View {
    @State private var number = 1

    var body: some View {
        Picker("Which", selection: $number) { ForEach(1..<4) { Text("\($0)").tag($0) } }
        switch number {
        case 1: Lamp(name: "one")
        case 2: Lamp(name: "two")
        default: Lamp(name: "three")
        }
    }
}

struct Identity: View {
    @State private var generation = 0

    var body: some View {
        Button("Anew") { generation += 1 }
        Lamp(name: "lamp").id(generation)
    }
}

struct Opacity: View {
    @State private var opacity = 1.0

    var body: some View {
        Slider(value: $opacity, in: 0...1) { Text("Opacity") }
        Lamp(name: "lamp").opacity(opacity)
    }
}

struct Row: Identifiable, Hashable {
    let id: String
}

struct Scrolled: View {
    @State private var rows = ["a", "b"].map(Row.init)

    var body: some View {
        ScrollView {
            VStack { ForEach(rows) { Lamp(name: $0.id) } }
        }
        Button("In front") { rows.insert(Row(id: "new"), at: 0) }
        Button("Less") { rows.removeFirst() }
    }
}

struct Listed: View {
    @State private var rows = ["a", "b"].map(Row.init)

    var body: some View {
        List {
            ForEach(rows) { Lamp(name: $0.id) }.onDelete { rows.remove(atOffsets: $0) }
        }
        Button("In front") { rows.insert(Row(id: "new"), at: 0) }
        Button("At the end") { rows.append(Row(id: "last")) }
    }
}

struct Lazily: View {
    @State private var rows = ["a", "b"].map(Row.init)

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(rows) { Lamp(name: $0.id) } }
        }
        Button("In front") { rows.insert(Row(id: "new"), at: 0) }
    }
}

struct Levels: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Level(number: 1).navigationDestination(for: Int.self) { Level(number: $0) }
        }
    }
}

struct Level: View {
    let number: Int

    var body: some View {
        List {
            NavigationLink(value: number + 1) { Lamp(name: "level \(number)") }
        }
        .navigationTitle("Level \(number)")
    }
}

struct Tabs: View {
    var body: some View {
        TabView {
            ForEach(1..<4) { number in
                Lamp(name: "tab \(number)").tabItem { Text("Tab \(number)") }
            }
        }
    }
}
