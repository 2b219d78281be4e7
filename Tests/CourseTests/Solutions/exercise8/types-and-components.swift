import SwiftUI

// Zwei Typen statt eines Enums; gelesen wird mit URLComponents.
struct Room: Hashable {
    let number: Int
}

struct Picture: Hashable {
    let number: Int
}

struct GuideView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Saal 1", value: Room(number: 1))
                NavigationLink("Saal 2", value: Room(number: 2))
                Button("Saal 3") { path.append(Room(number: 3)) }
            }
            .navigationTitle("Museum")
            .navigationDestination(for: Room.self) { room in
                VStack {
                    NavigationLink("Bild 1", value: Picture(number: 1))
                    NavigationLink("Bild 2", value: Picture(number: 2))
                }
                .navigationTitle("Saal \(room.number)")
            }
            .navigationDestination(for: Picture.self) { picture in
                Image(systemName: "photo").navigationTitle("Bild \(picture.number)")
            }
            .onOpenURL(perform: open)
        }
    }

    private func open(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == "museum" else { return }
        let steps = parts.path.split(separator: "/").map(String.init)
        if parts.host == "home" {
            path = NavigationPath()
        } else if parts.host == "room", let first = steps.first, let room = Int(first), 1...3 ~= room {
            var new = NavigationPath()
            new.append(Room(number: room))
            if steps.count > 1 {
                guard steps.count == 3, steps[1] == "picture", let picture = Int(steps[2]), 1...2 ~= picture else { return }
                new.append(Picture(number: picture))
            }
            path = new
        }
    }
}
