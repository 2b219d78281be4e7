// finding: expect-title
import SwiftUI

// Η αποσύνδεση γυρίζει μόνο μία σελίδα πίσω.

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
        path.removeLast()
    }
}

struct ClubView: View {
    @State private var club = Club()

    var body: some View {
        NavigationStack(path: $club.path) {
            Button("Στο ταμείο") { club.openTreasury() }
                .navigationTitle("Σύλλογος")
                .navigationDestination(for: ClubPage.self) { page in
                    VStack {
                        switch page {
                        case .treasury:
                            NavigationLink("Κινήσεις", value: ClubPage.entries)
                                .navigationTitle("Ταμείο")
                        case .entries:
                            Text("Ακόμα καμία")
                                .navigationTitle("Κινήσεις")
                        }
                        Button("Αποσύνδεση") { club.signOut() }
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
                TextField("Όνομα", text: $name)
                Button("Σύνδεση", action: onSignIn)
                    .disabled(name.isEmpty)
            }
            .navigationTitle("Μόνο για μέλη")
        }
    }
}
