// finding: expect-title
import SwiftUI

// Die URL wird gelesen, aber der Pfad bleibt, wie er ist.

enum Exhibit: Hashable {
    case room(Int)
    case picture(Int, room: Int)

    static func path(for url: URL) -> [Exhibit]? {
        guard url.scheme == "museum" else { return nil }
        let parts = url.pathComponents.filter { $0 != "/" }
        switch (url.host(), parts.count) {
        case ("home", 0):
            return []
        case ("room", 1):
            return number(parts[0], upTo: 3).map { [.room($0)] }
        case ("room", 3) where parts[1] == "picture":
            guard let room = number(parts[0], upTo: 3), let picture = number(parts[2], upTo: 2) else { return nil }
            return [.room(room), .picture(picture, room: room)]
        default:
            return nil
        }
    }

    private static func number(_ text: String, upTo limit: Int) -> Int? {
        Int(text).flatMap { (1...limit).contains($0) ? $0 : nil }
    }
}

struct GuideView: View {
    @State private var path: [Exhibit] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1...3, id: \.self) { room in
                NavigationLink("Saal \(room)", value: Exhibit.room(room))
            }
            .navigationTitle("Museum")
            .navigationDestination(for: Exhibit.self) { exhibit in
                switch exhibit {
                case .room(let room):
                    List(1...2, id: \.self) { picture in
                        NavigationLink("Bild \(picture)", value: Exhibit.picture(picture, room: room))
                    }
                    .navigationTitle("Saal \(room)")
                case .picture(let picture, _):
                    Text("Bitte nicht berühren!")
                        .navigationTitle("Bild \(picture)")
                }
            }
        }
        .onOpenURL { url in
            print(Exhibit.path(for: url) ?? [])
        }
    }
}
