// finding: expect-sheet
import SwiftUI

// シートではなく警告を出しています。

enum ClubPage: Hashable {
    case treasury, entries
}

@Observable
class Club {
    var path: [ClubPage] = []
    var isAskingForName = false
    private(set) var isMember = false

    func openTreasury() {
        if isMember {
            path.append(.treasury)
        } else {
            isAskingForName = true
        }
    }

    func signIn() {
        isMember = true
        isAskingForName = false
        path = [.treasury]
    }

    func signOut() {
        isMember = false
        path = []
    }
}

struct ClubView: View {
    @State private var club = Club()

    var body: some View {
        NavigationStack(path: $club.path) {
            Button("会計へ") { club.openTreasury() }
                .navigationTitle("クラブ")
                .navigationDestination(for: ClubPage.self) { page in
                    VStack {
                        switch page {
                        case .treasury:
                            NavigationLink("取引", value: ClubPage.entries)
                                .navigationTitle("会計")
                        case .entries:
                            Text("まだありません")
                                .navigationTitle("取引")
                        }
                        Button("サインアウト") { club.signOut() }
                    }
                }
                .alert("会員専用", isPresented: $club.isAskingForName) {
                    Button("サインイン") { club.signIn() }
                }
        }
    }
}

struct SignInForm: View {
    let onSignIn: () -> Void
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("名前", text: $name)
                Button("サインイン", action: onSignIn)
                    .disabled(name.isEmpty)
            }
            .navigationTitle("会員専用")
        }
    }
}
