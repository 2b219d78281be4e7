// finding: expect-title
import SwiftUI

// 読めないURLでパスを空にしてしまいます。

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
                NavigationLink("第\(room)室", value: Exhibit.room(room))
            }
            .navigationTitle("美術館")
            .navigationDestination(for: Exhibit.self) { exhibit in
                switch exhibit {
                case .room(let room):
                    List(1...2, id: \.self) { picture in
                        NavigationLink("絵\(picture)", value: Exhibit.picture(picture, room: room))
                    }
                    .navigationTitle("第\(room)室")
                case .picture(let picture, _):
                    Text("手を触れないでください。")
                        .navigationTitle("絵\(picture)")
                }
            }
        }
        .onOpenURL { url in
            path = Exhibit.path(for: url) ?? []
        }
    }
}
