import SwiftUI
@Observable final class Guide { var room: Int?; var picture: Int? }
struct GuideView: View {
    @State private var guide = Guide()
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { n in Button("Αίθουσα \(n)") { guide.room = n } }
                .navigationTitle("Μουσείο")
                .navigationDestination(item: $guide.room) { room in
                    RoomPage(room: room, guide: guide)
                }
        }
        .onOpenURL { url in
            guard let c = URLComponents(url: url, resolvingAgainstBaseURL: false), c.scheme == "museum" else { return }
            let parts = ([c.host ?? ""] + c.path.split(separator: "/").map(String.init))
            switch (parts.first, parts.count) {
            case ("home", 1): guide.picture = nil; guide.room = nil
            case ("room", 2): if let r = number(parts[1], 3) { guide.picture = nil; guide.room = r }
            case ("room", 4) where parts[2] == "picture": if let r = number(parts[1], 3), let p = number(parts[3], 2) { guide.room = r; guide.picture = p }
            default: break
            }
        }
    }
    func number(_ s: String, _ max: Int) -> Int? { guard let n = Int(s), n >= 1, n <= max else { return nil }; return n }
}
struct RoomPage: View {
    let room: Int
    @Bindable var guide: Guide
    var body: some View {
        List(1...2, id: \.self) { n in Button("Πίνακας \(n)") { guide.picture = n } }
            .navigationTitle("Αίθουσα \(room)")
            .navigationDestination(item: $guide.picture) { p in Text("x").navigationTitle("Πίνακας \(p)") }
    }
}
