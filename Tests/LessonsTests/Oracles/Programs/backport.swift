import SwiftUI

/// What NavigationBackport's app is put through, told anew as a zoo with a tab for each kind of path.
struct ZooView: View {
    var body: some View {
        TabView {
            NavigationStack { Gate(walk: nil).zooPages(home: nil) }
                .tabItem { Text("No path") }
            MixedZoo().tabItem { Text("NavigationPath") }
            ErasedZoo().tabItem { Text("Erased") }
            ListedZoo().tabItem { Text("Array") }
            DeepZoo().tabItem { Text("Deep") }
        }
    }
}

struct Cages: Hashable { let range: Range<Int> }
struct Cage: Hashable { let number: Int }
struct Photo: Hashable { let cage: Int }

/// A value with identity, and a subclass of it.
class Keeper: Hashable {
    let name: String

    init(name: String) { self.name = name }

    static func == (a: Keeper, b: Keeper) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

enum Signal: Int {
    case red, amber, green

    var next: Signal? { Signal(rawValue: rawValue + 1) }
}

/// What the gate asks for: a walk along several values at once.
typealias Walk = ([any Hashable]) -> Void

struct Gate: View {
    let walk: Walk?
    @State private var isResting = false
    @State private var signal: Signal?

    var body: some View {
        ScrollView {
            VStack {
                NavigationLink("All cages", value: Cages(range: 0..<10))
                if let walk {
                    Button("Photo of 99") { walk([Cage(number: 99), Photo(cage: 99)]) }
                    Button("Keeper") { walk([Keeper(name: "Ada")]) }
                }
                Button("Rest") { isResting = true }.disabled(isResting)
                Button("Cross") { signal = .red }
            }
        }
        .navigationDestination(isPresented: $isResting) { Text("Bench") }
        .navigationDestination(item: $signal) { shown in
            Text("\(shown)").onTapGesture { signal = shown.next }
        }
        .navigationTitle("Gate")
    }
}

extension View {
    func zooPages(home: (() -> Void)?) -> some View {
        navigationDestination(for: Cages.self) { CagesPage(cages: $0) }
            .navigationDestination(for: Cage.self) { CagePage(number: $0.number, home: home) }
            .navigationDestination(for: Photo.self) { Text("🦁").navigationTitle("Photo of \($0.cage)") }
            .navigationDestination(for: Keeper.self) { Text("\($0.name) feeds the lions") }
    }
}

struct CagesPage: View {
    let cages: Cages

    var body: some View {
        List(cages.range, id: \.self) { NavigationLink("\($0)", value: Cage(number: $0)) }
            .navigationTitle("Cages")
    }
}

struct CagePage: View {
    @State var number: Int
    let home: (() -> Void)?

    var body: some View {
        VStack {
            Stepper("Cage", value: $number)
            NavigationLink("Next cage", value: Cage(number: number + 1))
            if let home { Button("To the gate", action: home) }
        }
        .navigationTitle("\(number)")
    }
}

struct MixedZoo: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Gate { for value in $0 { path.append(value) } }
                .zooPages { path = NavigationPath() }
        }
    }
}

/// NavigationBackport's own path is a list of erased values, with one destination for all of them.
struct ErasedZoo: View {
    @State private var path: [AnyHashable] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("All cages") { path.append(Cages(range: 0..<10)) }
                Button("Photo of 99") { path += [AnyHashable(Cage(number: 99)), AnyHashable(Photo(cage: 99))] }
                Button("Keeper") { path.append(Keeper(name: "Ada")) }
            }
            .navigationTitle("Gate")
            .navigationDestination(for: AnyHashable.self) { value in
                switch value.base {
                case let cages as Cages: CagesPage(cages: cages)
                case let cage as Cage: CagePage(number: cage.number) { path = [] }
                case let photo as Photo: Text("🦁").navigationTitle("Photo of \(photo.cage)")
                case let keeper as Keeper: Text("\(keeper.name) feeds the lions")
                default: EmptyView()
                }
            }
        }
    }
}

enum Stop: Hashable {
    case cages, cage(Int), photo(Int)
}

struct ListedZoo: View {
    @State private var path: [Stop] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("All cages", value: Stop.cages)
                Button("Photo of 99") { path += [.cage(99), .photo(99)] }
            }
            .navigationTitle("Gate")
            .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .cages: List(0..<10) { NavigationLink("\($0)", value: Stop.cage($0)) }.navigationTitle("Cages")
                case .cage(let number):
                    VStack {
                        NavigationLink("Next cage", value: Stop.cage(number + 1))
                        Button("To the gate") { path.removeAll() }
                    }
                    .navigationTitle("\(number)")
                case .photo(let cage): Text("🦁").navigationTitle("Photo of \(cage)")
                }
            }
        }
    }
}

/// Starts four pages deep.
struct DeepZoo: View {
    @State private var path = NavigationPath([1, 2, 3, 4])

    var body: some View {
        NavigationStack(path: $path) {
            Text("Lions first").navigationTitle("Gate")
                .navigationDestination(for: Int.self) { Text("Cage").navigationTitle("\($0)") }
        }
    }
}
