import SwiftUI

// An ObservableObject in the environment, and the page opens once the sheet is gone.
final class Club: ObservableObject {
    enum Page: Hashable { case treasury, entries }

    @Published var path: [Page] = []
    @Published var isMember = false
    @Published var showsSheet = false
}

struct ClubView: View {
    @StateObject private var club = Club()

    var body: some View {
        NavigationStack(path: $club.path) {
            Form {
                Button("Open treasury") {
                    guard club.isMember else {
                        club.showsSheet = true
                        return
                    }
                    club.path = [.treasury]
                }
            }
            .navigationTitle("Club")
            .navigationDestination(for: Club.Page.self) { page in
                switch page {
                case .treasury: TreasuryPage()
                case .entries: EntriesPage()
                }
            }
        }
        .environmentObject(club)
        .sheet(isPresented: $club.showsSheet, onDismiss: {
            if club.isMember { club.path = [.treasury] }
        }) {
            SignInSheet().environmentObject(club)
        }
    }
}

struct TreasuryPage: View {
    @EnvironmentObject private var club: Club

    var body: some View {
        VStack {
            Button("Entries") { club.path.append(.entries) }
            SignOutButton()
        }
        .navigationTitle("Treasury")
    }
}

struct EntriesPage: View {
    var body: some View {
        SignOutButton().navigationTitle("Entries")
    }
}

struct SignOutButton: View {
    @EnvironmentObject private var club: Club

    var body: some View {
        Button("Sign out", role: .destructive) {
            club.isMember = false
            club.path.removeAll()
        }
    }
}

struct SignInSheet: View {
    @EnvironmentObject private var club: Club
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                Section("Members only") {
                    TextField("Name", text: $name)
                }
            }
            .toolbar {
                Button("Sign in") {
                    club.isMember = true
                    club.showsSheet = false
                }
                .disabled(name == "")
            }
        }
    }
}
