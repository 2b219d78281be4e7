// finding: compile
import SwiftUI

enum OrderStep: Hashable {
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
            Button("Στη διεύθυνση") { router.open(.address) }
                .navigationTitle("Καλάθι")
                .navigationDestination(for: OrderStep.self) { step in
                    switch step {
                    case .address: AddressPage()
                    case .confirmation: ConfirmationPage()
                    }
                }
        }
        .environment(router)
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
        Button("Παραγγελία τώρα") { router.open(.confirmation) }
            .navigationTitle("Διεύθυνση")
    }
}

struct ConfirmationPage: View {
    @Environment(OrderRouter.self) private var router

    var body: some View {
        Button("Τέλος") { router.finish() }
            .navigationTitle("Επιβεβαίωση")
            .navigationBarBackButtonHidden()
    }
}
