import SwiftUI

/// What the app of navigation-stack-backport is put through, told anew as a lift: a button for each case.
struct LiftView: View {
    @State private var ride: Ride?

    var body: some View {
        switch ride {
        case nil:
            ForEach(Ride.allCases, id: \.self) { ride in
                Button(ride.rawValue) { self.ride = ride }
            }
        case .lobby: Lobby()
        case .oneFloor: OneFloor()
        case .upstairs: Upstairs(path: NavigationPath([0]))
        case .express: Express()
        case .noDoor: NoDoor()
        case .door: Door()
        case .flagAtTheRoot: Flagged(path: [])
        case .flagOnTheWay: Flagged(path: [1, 2])
        case .itemAtTheRoot: Itemised(path: [])
        case .itemOnTheWay: Itemised(path: [1, 2])
        case .link: NavigationStack { Floors() }
        case .linkWithPath: LinkWithPath()
        case .linkOutside: NavigationLink("Go", value: 0)
        case .linkOfAnotherType: OtherType()
        case .sixFloors: Upstairs(path: NavigationPath(Array(0...5)))
        }
    }
}

enum Ride: String, CaseIterable {
    case lobby, oneFloor, upstairs, express, noDoor, door
    case flagAtTheRoot, flagOnTheWay, itemAtTheRoot, itemOnTheWay
    case link, linkWithPath, linkOutside, linkOfAnotherType, sixFloors
}

struct Lobby: View {
    var body: some View {
        NavigationStack { Text("Welcome").navigationTitle("Lobby") }
    }
}

struct OneFloor: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Button("Up") { path.append(0) }
                .navigationTitle("Lobby")
                .navigationDestination(for: Int.self) { _ in Text("Carpet").navigationTitle("Floor") }
        }
    }
}

struct Upstairs: View {
    @State var path: NavigationPath

    var body: some View {
        NavigationStack(path: $path) {
            Text("Pages \(path.count)")
                .navigationTitle("Lobby")
                .navigationDestination(for: Int.self) { Text("Floor \($0)").navigationTitle("Upstairs") }
        }
    }
}

struct Express: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Button("To the roof") { path = NavigationPath(Array(0...10)) }
                .navigationDestination(for: Int.self) { floor in
                    VStack {
                        Text("Floor \(floor)")
                        Button("Down") { path = NavigationPath() }
                    }
                }
        }
    }
}

struct NoDoor: View {
    @State private var path = NavigationPath([0])

    var body: some View {
        NavigationStack(path: $path) { Text("Wall") }
    }
}

/// A destination that comes and goes while its page is up.
struct Door: View {
    @State private var path = NavigationPath([0])
    @State private var isOpen = false

    var body: some View {
        NavigationStack(path: $path) {
            if isOpen {
                Text("open").navigationDestination(for: Int.self) { _ in Text("Room") }
            } else {
                Text("closed")
            }
        }
        .overlay { Button("Turn the key") { isOpen.toggle() } }
    }
}

struct Flagged: View {
    @State var path: [Int]
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root")
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Text("On the way")
                        FlagDeeper()
                    }
                }
                .navigationDestination(isPresented: $isShown) {
                    VStack {
                        Text("Flag \(count)")
                        FlagDeeper()
                    }
                }
        }
        .overlay(alignment: .bottom) {
            Button("Raise") { isShown.toggle() }
            Button("Reroute") { path[0] += 1 }
            Button("Count") { count += 1 }
        }
    }
}

struct FlagDeeper: View {
    @State private var isShown = false

    var body: some View {
        Button("Deeper") { isShown.toggle() }
            .navigationDestination(isPresented: $isShown) { Text("Deepest") }
    }
}

struct Itemised: View {
    @State var path: [Int]
    @State private var item: Int?

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root")
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Text("On the way")
                        ItemDeeper()
                    }
                }
                .navigationDestination(item: $item) { item in
                    VStack {
                        Text("Item \(item)")
                        ItemDeeper()
                    }
                }
        }
        .overlay(alignment: .bottom) {
            Button("Next item") { item = (item ?? 0) + 1 }
            Button("No item") { item = nil }
            Button("Reroute") { path[0] += 1 }
        }
    }
}

struct ItemDeeper: View {
    @State private var item: Int?

    var body: some View {
        Button("Deeper") { item = (item ?? 0) + 1 }
            .navigationDestination(item: $item) { _ in Text("Deepest") }
    }
}

struct Floors: View {
    var body: some View {
        NavigationLink("Go", value: 0).navigationDestination(for: Int.self) { _ in Text("Arrived") }
    }
}

struct LinkWithPath: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) { Floors() }
    }
}

struct OtherType: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) { NavigationLink("Go", value: "0") }
    }
}
