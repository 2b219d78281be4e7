// finding: expect-path
import SwiftUI

// Der Zurück-Button ändert den Pfad, ohne dass jemand ihn sichert.

enum OrderStep: Hashable, Codable {
    case address, confirmation
}

@Observable
class OrderRouter {
    var path: [OrderStep] = []

    func open(_ step: OrderStep) {
        path.append(step)
    }

    func finish() {
        path.removeAll()
    }
}

struct OrderView: View {
    @State private var router = OrderRouter()
    @SceneStorage("order.path") private var storedPath: Data?

    var body: some View {
        NavigationStack(path: $router.path) {
            Button("Zur Adresse") { router.open(.address); save() }
                .navigationTitle("Warenkorb")
                .navigationDestination(for: OrderStep.self) { step in
                    switch step {
                    case .address: AddressPage()
                    case .confirmation: ConfirmationPage().onAppear(perform: save).onDisappear(perform: save)
                    }
                }
        }
        .environment(router)
        .onAppear(perform: restore)
    }

    private func save() {
        storedPath = try? JSONEncoder().encode(router.path)
    }

    private func restore() {
        guard let storedPath,
              let steps = try? JSONDecoder().decode([OrderStep].self, from: storedPath)
        else { return }
        router.path = steps
    }
}

struct AddressPage: View {
    @Environment(OrderRouter.self) private var router

    var body: some View {
        Button("Jetzt bestellen") { router.open(.confirmation) }
            .navigationTitle("Adresse")
    }
}

struct ConfirmationPage: View {
    @Environment(OrderRouter.self) private var router

    var body: some View {
        Button("Fertig") { router.finish() }
            .navigationTitle("Bestätigung")
            .navigationBarBackButtonHidden()
    }
}
