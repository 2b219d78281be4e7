// finding: expect-path
import SwiftUI

// 「完了」で1ページしか戻りません。

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
        path.removeLast()
    }
}

struct OrderView: View {
    @State private var router = OrderRouter()
    @SceneStorage("order.path") private var storedPath: Data?

    var body: some View {
        NavigationStack(path: $router.path) {
            Button("お届け先へ進む") { router.open(.address) }
                .navigationTitle("カート")
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
        Button("注文を確定する") { router.open(.confirmation) }
            .navigationTitle("お届け先")
    }
}

struct ConfirmationPage: View {
    @Environment(OrderRouter.self) private var router

    var body: some View {
        Button("完了") { router.finish() }
            .navigationTitle("注文完了")
            .navigationBarBackButtonHidden()
    }
}
