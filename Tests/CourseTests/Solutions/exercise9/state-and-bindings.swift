import SwiftUI

// Zustand in der View, Seiten mit Closures, und das Sheet schließt sich selbst.
struct ClubView: View {
    @State private var path = NavigationPath()
    @State private var member: String?
    @State private var asks = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Button("Zur Kasse") {
                    if member != nil { path.append("Kasse") } else { asks = true }
                }
            }
            .sheet(isPresented: $asks) {
                Anmeldung(member: $member)
            }
            .onChange(of: member) { _, new in
                path = NavigationPath(new == nil ? [] : ["Kasse"])
            }
            .navigationTitle("Verein")
            .navigationDestination(for: String.self) { title in
                List {
                    if title == "Kasse" {
                        NavigationLink("Buchungen", value: "Buchungen")
                    }
                }
                .navigationTitle(title)
                .toolbar {
                    Button("Abmelden") { member = nil }
                }
            }
        }
    }
}

struct Anmeldung: View {
    @Binding var member: String?
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Name", text: $name)
                Button("Anmelden") {
                    member = name
                    dismiss()
                }
                .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
            }
            .navigationTitle("Nur für Mitglieder")
        }
    }
}
