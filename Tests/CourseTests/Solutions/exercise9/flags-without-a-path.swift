import SwiftUI
@Observable class Club { var isMember = false { didSet { if !isMember { inTreasury = false; inEntries = false } } }; var inTreasury = false; var inEntries = false; var asks = false }
struct ClubView: View {
    @State private var club = Club()
    var body: some View {
        NavigationStack {
            VStack { Button("Open treasury") { if club.isMember { club.inTreasury = true } else { club.asks = true } } }
                .navigationTitle("Club")
                .navigationDestination(isPresented: $club.inTreasury) { Treasury().environment(club) }
        }
        .sheet(isPresented: $club.asks) { Door(club: club) }
    }
}
struct Treasury: View {
    @Environment(Club.self) var club
    var body: some View {
        @Bindable var club = club
        List { Button("Entries") { club.inEntries = true } ; Button("Sign out") { club.isMember = false } }
            .navigationTitle("Treasury")
            .navigationDestination(isPresented: $club.inEntries) { Button("Sign out") { club.isMember = false }.navigationTitle("Entries") }
    }
}
struct Door: View {
    let club: Club
    @State private var name = ""
    @FocusState private var typing: Bool
    var body: some View {
        NavigationStack {
            Form { TextField("Name", text: $name).focused($typing).onSubmit(signIn); Button("Sign in", action: signIn).disabled(name == "") }
                .navigationTitle("Members only").onAppear { typing = true }
                .toolbar { Button("Cancel", role: .cancel) { club.asks = false } }
        }
    }
    func signIn() { club.isMember = true; club.asks = false; club.inTreasury = true }
}
