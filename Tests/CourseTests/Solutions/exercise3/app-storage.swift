import SwiftUI

// Ein ObservableObject in der Umgebung; gesichert wird als Text in @AppStorage.
enum OrderStep: String, Hashable {
    case address, confirmation
}

class Ablauf: ObservableObject {
    @Published var path: [OrderStep] = []
}

struct OrderView: View {
    @StateObject private var ablauf = Ablauf()
    @AppStorage("schritte") private var schritte = ""

    var body: some View {
        NavigationStack(path: $ablauf.path) {
            Button("Zur Adresse") { ablauf.path = [.address] }
                .navigationTitle("Warenkorb")
                .navigationDestination(for: OrderStep.self) { step in
                    Seite(step: step)
                }
        }
        .environmentObject(ablauf)
        .task {
            ablauf.path = schritte.split(separator: ",").compactMap { OrderStep(rawValue: String($0)) }
        }
        .onChange(of: ablauf.path) { _, neu in
            schritte = neu.map(\.rawValue).joined(separator: ",")
        }
    }
}

struct Seite: View {
    let step: OrderStep
    @EnvironmentObject private var ablauf: Ablauf

    var body: some View {
        if step == .address {
            Button("Jetzt bestellen") { ablauf.path.append(.confirmation) }
                .navigationTitle("Adresse")
        } else {
            Button("Fertig") { ablauf.path.removeLast(ablauf.path.count) }
                .navigationTitle("Bestätigung")
                .navigationBarBackButtonHidden(true)
        }
    }
}
