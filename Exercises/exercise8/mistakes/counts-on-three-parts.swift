// finding: crash
import SwiftUI

// Reaches for parts that may not be there.

enum Exhibit: Hashable {
    case room(Int)
    case picture(Int, room: Int)

    static func path(for url: URL) -> [Exhibit]? {
        guard url.scheme == "museum" else { return nil }
        let parts = url.pathComponents.filter { $0 != "/" }
        if url.host() == "room", number(parts[0], upTo: 3) == nil { return nil }
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
                NavigationLink("Room \(room)", value: Exhibit.room(room))
            }
            .navigationTitle("Museum")
            .navigationDestination(for: Exhibit.self) { exhibit in
                switch exhibit {
                case .room(let room):
                    List(1...2, id: \.self) { picture in
                        NavigationLink("Picture \(picture)", value: Exhibit.picture(picture, room: room))
                    }
                    .navigationTitle("Room \(room)")
                case .picture(let picture, _):
                    Text("Please do not touch!")
                        .navigationTitle("Picture \(picture)")
                }
            }
        }
        .onOpenURL { url in
            if let newPath = Exhibit.path(for: url) { path = newPath }
        }
    }
}
