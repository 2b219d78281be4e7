import SwiftUI

/// A house of many rooms: each scenario enters one and does there what a statement of the script language names.
struct HouseView: View {
    @State private var room: Room?

    var body: some View {
        switch room {
        case nil: doors
        case .stack: StackRoom()
        case .values: ValueRoom()
        case .links: LinkRoom()
        case .list: ListRoom()
        case .form: FormRoom()
        case .front: FrontRoom()
        case .tabs: TabRoom()
        case .scene: SceneRoom()
        case .split: SplitRoom()
        case .noDestination, .twoDestinations, .noStack, .lazyDestination, .deepDestination, .uncodable, .hurriedPath, .restless,
            .doubledID, .untagged, .twoSheets, .stackInStack, .beneath:
            WarningRoom(room: room ?? .noStack)
        }
    }

    private var doors: some View {
        ForEach(Room.allCases, id: \.self) { room in
            Button(room.rawValue) { self.room = room }
        }
    }
}

enum Room: String, CaseIterable {
    case stack, values, links, list, form, front, tabs, scene, split
    case noDestination, twoDestinations, noStack, lazyDestination, deepDestination, uncodable, hurriedPath, restless
    case doubledID, untagged, twoSheets, stackInStack, beneath
}

// MARK: A stack

struct StackRoom: View {
    @State private var path: [Int] = []
    @State private var taps = 0

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Weiter") { path.append(1) }
                Button("Bis drei") { path = [1, 2, 3] }
                Text("Tippe \(taps)").onTapGesture { taps += 1 }
                Text("Lange").onLongPressGesture { taps += 10 }
                Button("plus", systemImage: "plus") { taps += 1 }.accessibilityIdentifier("add")
                Button { taps += 5 } label: { Image(systemName: "star") }
                Button("Aus") {}.disabled(true)
                Section("Oben") { Button("Doppelt") { taps = 100 } }
                Section("Unten") { Button("Doppelt") { taps = 200 } }
                Image("blume")
                Menu("Mehr") { Button("Zähl") { taps = 50 } }
            }
            .navigationTitle("Start")
            .toolbar { Button("Hilfe") { taps = 7 } }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("\(number)")
                    Text("Guten   Morgen")
                    Button("Weiter") { path.append(number + 1) }
                    Button("Heim") { path = [] }
                }
                .navigationTitle("Stufe \(number)")
                .navigationBarBackButtonHidden(number == 4)
            }
        }
    }
}

// MARK: Values on a path

enum Route: Hashable {
    case recipe(Recipe)
    case ingredient(String, grams: Int)
    case settings
    case maybe(Int?)
}

struct Recipe: Hashable {
    var id = UUID()
    var name: String
}

struct Portion: Hashable {
    var name: String
    var amount: Double
    var isVegan: Bool
    var tags: Set<String>
    var steps: [Int]
}

class Cook: Hashable {
    let name: String
    init(name: String) { self.name = name }
    static func == (a: Cook, b: Cook) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct ValueRoom: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("alles") {
                    path.append(42)
                    path.append(0.5)
                    path.append("Mehl")
                    path.append(true)
                    path.append(Route.settings)
                    path.append(Route.recipe(Recipe(name: "Risotto")))
                    path.append(Route.ingredient("Reis", grams: 300))
                    path.append(Recipe(name: "Pizza"))
                    path.append(Portion(name: "Suppe", amount: 2.5, isVegan: true, tags: ["warm", "rot"], steps: [1, 2, 3]))
                    path.append(Cook(name: "Ada"))
                    path.append(Route.maybe(nil))
                }
            }
            .navigationDestination(for: Int.self) { _ in Text("Zahl") }
        }
    }
}

// MARK: Links

struct LinkRoom: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Mehl", value: "Mehl")
                NavigationLink("Salz", value: "Salz").disabled(true)
                Section("Ansichten") {
                    NavigationLink("Pfeffer") { DetailView(text: "scharf") }
                }
                Text("Nur Text")
                NavigationLink(value: "Reis") { HStack { Text("Reis"); Text("300 g") } }
            }
            .navigationTitle("Zutaten")
            .navigationDestination(for: String.self) { name in
                DetailView(text: name).navigationTitle(name)
            }
        }
    }
}

struct DetailView: View {
    let text: String
    var body: some View { Text(text) }
}

// MARK: A list

struct ListRoom: View {
    @State private var dishes = ["Pfannkuchen", "Suppe", "Risotto"]
    @State private var selection: String?
    @State private var search = ""
    @State private var last = "nichts"

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("Gerichte") {
                    ForEach(shown, id: \.self) { dish in
                        Text(dish)
                            .contextMenu { Button("Kopieren") { last = "kopiert: \(dish)" } }
                            .swipeActions { Button("Merken") { last = "gemerkt: \(dish)" } }
                    }
                    .onDelete { dishes.remove(atOffsets: $0) }
                    .onMove { dishes.move(fromOffsets: $0, toOffset: $1) }
                }
                Section("Getränke") { Text("Tee") }
            }
            .refreshable { last = "frisch" }
            .searchable(text: $search)
            .navigationTitle("Karte")
            .toolbar { Text("zuletzt \(last)") }
        }
    }

    private var shown: [String] {
        search.isEmpty ? dishes : dishes.filter { $0.hasPrefix(search) }
    }
}

// MARK: A form

struct FormRoom: View {
    enum Field { case name, note }

    @State private var name = ""
    @State private var note = "alt"
    @State private var isVegetarian = false
    @State private var size = "Klein"
    @State private var portions = 2
    @State private var brightness = 0.2
    @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
    @State private var sent = "nie"
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { sent = name }
            TextField("Notiz", text: $note).focused($focus, equals: .note)
            Toggle("Vegetarisch", isOn: $isVegetarian)
            Picker("Größe", selection: $size) {
                Text("Klein").tag("Klein")
                Text("Groß").tag("Groß")
            }
            Stepper("Portionen", value: $portions, in: 1...4)
            Slider(value: $brightness, in: 0...1) { Text("Helligkeit") }
            DatePicker("Datum", selection: $date, displayedComponents: .date)
            Text("geschickt \(sent)")
            Text("\(portions) Teller")
            Button("Zur Notiz") { focus = .note }
        }
    }
}

// MARK: In front

struct FrontRoom: View {
    enum Front: String, CaseIterable { case sheet, fest, cover, popover, alert, dialog }

    @State private var front: Front?

    var body: some View {
        VStack {
            ForEach(Front.allCases, id: \.self) { front in
                Button("zeig \(front.rawValue)") { self.front = front }
            }
        }
        .sheet(isPresented: isShown(.sheet)) { page("Neues Rezept") }
        .sheet(isPresented: isShown(.fest)) { page("Festes Blatt").interactiveDismissDisabled() }
        .fullScreenCover(isPresented: isShown(.cover)) { page("Alles zu") }
        .popover(isPresented: isShown(.popover)) { Text("Kurz gesagt") }
        .alert("Achtung", isPresented: isShown(.alert)) {
            Button("Gut") {}
        } message: {
            Text("Es kocht über.")
        }
        .confirmationDialog("Wirklich?", isPresented: isShown(.dialog), titleVisibility: .visible) {
            Button("Ja") {}
        }
    }

    private func page(_ title: String) -> some View {
        NavigationStack {
            Button("Zu") { front = nil }.navigationTitle(title)
        }
    }

    private func isShown(_ kind: Front) -> Binding<Bool> {
        Binding { front == kind } set: { front = $0 ? kind : nil }
    }
}

// MARK: Tabs

struct TabRoom: View {
    var body: some View {
        TabView {
            Tab("Karte", systemImage: "map") { Text("Die Karte") }
            Tab("Profil", systemImage: "person") {
                NavigationStack { NavigationLink("Tiefer") { Text("Unten") }.navigationTitle("Profil") }
            }
        }
    }
}

// MARK: The scene

struct SceneRoom: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @AppStorage("bookmark") private var bookmark = 0
    @SceneStorage("draft") private var draft = ""
    @State private var url = "keine"
    @State private var lines: [String] = []
    @State private var ticks = 0

    var body: some View {
        VStack {
            Text("Adresse \(url)")
            Text(sizeClass == .regular ? "breit" : "schmal")
            Text(colorScheme == .dark ? "dunkel" : "hell")
            Text("Ort \(locale.identifier) \(timeZone.identifier)")
            Text("Zeit \(Int(Date.now.timeIntervalSince1970) / 60)")
            Text("Los \([1, 2, 3, 4, 5, 6, 7, 8, 9].randomElement() ?? 0)")
            Text("Lesezeichen \(bookmark)")
            Text("Entwurf \(draft)")
            Text("Takt \(ticks)")
            ForEach(lines, id: \.self) { Text($0) }
            Button("Merken") { bookmark += 1 }
            Button("Entwerfen") { draft = "neu" }
            Button("Sag es") { print("gespeichert um acht") }
            Button("Warte") { Task { try? await Task.sleep(for: .milliseconds(150)); ticks += 1 } }
        }
        .onOpenURL { url = $0.absoluteString }
        .onChange(of: phase) { lines.append("Phase \(lines.count) \(phase)") }
    }
}

// MARK: Columns

struct SplitRoom: View {
    @State private var selection: String? = "Suppe"

    var body: some View {
        NavigationSplitView {
            List(["Suppe", "Brot"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Karte")
        } detail: {
            NavigationStack {
                NavigationLink("Mehr", value: 1)
                    .navigationTitle(selection ?? "nichts")
                    .navigationDestination(for: Int.self) { Text("Seite \($0)").navigationTitle("Seite \($0)") }
            }
        }
    }
}

// MARK: Warnings

struct WarningRoom: View {
    let room: Room

    var body: some View {
        switch room {
        case .noDestination:
            NavigationStack { NavigationLink("Verloren", value: "x") }
        case .twoDestinations:
            NavigationStack {
                NavigationLink("Tiefer", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        Text("Seite \(number)").navigationDestination(for: Int.self) { Text("\($0)") }
                    }
            }
        case .noStack: Text("Ohne").navigationDestination(for: Int.self) { Text("\($0)") }
        case .lazyDestination:
            NavigationStack { List { Text("Zeile").navigationDestination(for: Int.self) { Text("\($0)") } } }
        case .deepDestination: DeepDestination()
        case .uncodable: Uncodable()
        case .hurriedPath: HurriedPath()
        case .restless: Restless()
        case .doubledID: ForEach(["a", "b", "a"], id: \.self) { Text($0) }
        case .untagged: Untagged()
        case .twoSheets: TwoSheets()
        case .stackInStack: NavigationStack { NavigationLink("Hinein") { NavigationStack { Text("Zwei") } } }
        default: Beneath()
        }
    }
}

struct DeepDestination: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Tiefer", value: 1)
                .navigationDestination(for: Int.self) { number in
                    Text("Seite \(number)").navigationDestination(for: String.self) { Text($0) }
                }
        }
    }
}

struct Uncodable: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Button("Sichern") {
                path.append(Route.settings)
                if path.codable == nil { path = NavigationPath() }
            }
            .navigationDestination(for: Route.self) { _ in Text("Route") }
        }
    }
}

struct HurriedPath: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Schnell") { path.append(1) }
                .navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .onChange(of: path) { if path.count == 1 { path.append(2) } }
    }
}

struct Restless: View {
    @State private var count = 0

    var body: some View {
        let _ = count < 2 ? (count += 1) : ()
        Text("Nummer \(count)")
    }
}

struct Untagged: View {
    @State private var choice = "x"

    var body: some View {
        Picker("Wahl", selection: $choice) { Text("a").tag("a") }
    }
}

struct TwoSheets: View {
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
        Button("Beide") { (isFirst, isSecond) = (true, true) }
            .sheet(isPresented: $isFirst) { Text("Eins") }
            .sheet(isPresented: $isSecond) { Text("Zwei") }
    }
}

struct Beneath: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Ansicht") { Button("Schieb") { path.append(1) } }
                .navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}
