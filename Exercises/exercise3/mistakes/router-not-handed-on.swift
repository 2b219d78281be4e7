// finding: crash
import SwiftUI

// Nobody puts the router into the environment.

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
            Button("Continue to address") { router.open(.address) }
                .navigationTitle("Cart")
                .navigationDestination(for: OrderStep.self) { step in
                    switch step {
                    case .address: AddressPage()
                    case .confirmation: ConfirmationPage()
                    }
                }
        }
        .onAppear(perform: restore)
        .onChange(of: router.path) { save() }
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
        Button("Order now") { router.open(.confirmation) }
            .navigationTitle("Address")
    }
}

struct ConfirmationPage: View {
    @Environment(OrderRouter.self) private var router

    var body: some View {
        Button("Done") { router.finish() }
            .navigationTitle("Confirmation")
            .navigationBarBackButtonHidden()
    }
}
