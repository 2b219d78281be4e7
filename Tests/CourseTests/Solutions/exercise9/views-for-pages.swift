import SwiftUI

// 会員の状態を列挙型で表し、ページごとにビューを分けます。
enum Visitor: Equatable {
    case guest, member(String)
}

enum Place: Hashable {
    case treasury
    case entries
}

struct ClubView: View {
    @State private var visitor = Visitor.guest
    @State private var path: [Place] = []
    @State private var isSigningIn = false

    var body: some View {
        NavigationStack(path: $path) {
            Button("会計へ", systemImage: "lock") {
                switch visitor {
                case .guest: isSigningIn = true
                case .member: path.append(.treasury)
                }
            }
            .navigationTitle("クラブ")
            .navigationDestination(for: Place.self) { place in
                page(place).toolbar { Button("サインアウト", action: signOut) }
            }
        }
        .sheet(isPresented: $isSigningIn) {
            NavigationStack {
                SignInPage { name in
                    isSigningIn = false
                    visitor = .member(name)
                    path.append(.treasury)
                }
            }
        }
    }

    @ViewBuilder
    private func page(_ place: Place) -> some View {
        switch place {
        case .treasury:
            NavigationLink(value: Place.entries) { Text("取引") }.navigationTitle("会計")
        case .entries:
            List { Text("なし") }.navigationTitle("取引")
        }
    }

    private func signOut() {
        visitor = .guest
        path = []
    }
}

struct SignInPage: View {
    let finish: (String) -> Void
    @State private var name = ""

    var body: some View {
        Form {
            TextField("名前", text: $name)
            Button("サインイン") { finish(name) }
                .disabled(name.isEmpty)
        }
        .navigationTitle("会員専用")
    }
}
