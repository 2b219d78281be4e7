import SwiftUI

// URLの文字列をそのまま表から引く案内係です。
enum Page: Hashable {
    case room(Int), picture(Int)
}

@Observable
final class Guide {
    var path: [Page] = []

    func open(_ url: URL) {
        var known = ["museum://home": [Page]()]
        for room in 1...3 {
            known["museum://room/\(room)"] = [.room(room)]
            for picture in 1...2 {
                known["museum://room/\(room)/picture/\(picture)"] = [.room(room), .picture(picture)]
            }
        }
        path = known[url.absoluteString] ?? path
    }
}

struct GuideView: View {
    @State private var guide = Guide()

    var body: some View {
        NavigationStack(path: $guide.path) {
            List {
                ForEach(1..<4) { NavigationLink("第\($0)室", value: Page.room($0)) }
            }
            .navigationTitle("美術館")
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .room(let number):
                    Form {
                        ForEach(1..<3) { NavigationLink("絵\($0)", value: Page.picture($0)) }
                    }
                    .navigationTitle("第\(number)室")
                case .picture(let number):
                    Text("🖼️").navigationTitle("絵\(number)")
                }
            }
        }
        .onOpenURL { guide.open($0) }
    }
}
