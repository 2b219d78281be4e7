// finding: expect-sheet
import SwiftUI

// Signing out forgets nothing.

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
        path = []
    }
}

struct ClubView: View {
    @State private var club = Club()

    var body: some View {
        NavigationStack(path: $club.path) {
            Button("Open treasury") { club.openTreasury() }
                .navigationTitle("Club")
                .navigationDestination(for: ClubPage.self) { page in
                    VStack {
                        switch page {
                        case .treasury:
                            NavigationLink("Entries", value: ClubPage.entries)
                                .navigationTitle("Treasury")
                        case .entries:
                            Text("None yet")
                                .navigationTitle("Entries")
                        }
                        Button("Sign out") { club.signOut() }
                    }
                }
                .sheet(isPresented: $club.isAskingForName) {
                    SignInForm { club.signIn() }
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
                TextField("Name", text: $name)
                Button("Sign in", action: onSignIn)
                    .disabled(name.isEmpty)
            }
            .navigationTitle("Members only")
        }
    }
}
