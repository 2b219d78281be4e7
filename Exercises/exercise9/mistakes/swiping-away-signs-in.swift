// finding: expect-title
import SwiftUI

// Auch wer das Sheet wegwischt, gilt als angemeldet.

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
            Button("Zur Kasse") { club.openTreasury() }
                .navigationTitle("Verein")
                .navigationDestination(for: ClubPage.self) { page in
                    VStack {
                        switch page {
                        case .treasury:
                            NavigationLink("Buchungen", value: ClubPage.entries)
                                .navigationTitle("Kasse")
                        case .entries:
                            Text("Noch keine")
                                .navigationTitle("Buchungen")
                        }
                        Button("Abmelden") { club.signOut() }
                    }
                }
                .sheet(isPresented: $club.isAskingForName, onDismiss: { club.signIn() }) {
                    SignInForm { club.isAskingForName = false }
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
                Button("Anmelden", action: onSignIn)
                    .disabled(name.isEmpty)
            }
            .navigationTitle("Nur für Mitglieder")
        }
    }
}
