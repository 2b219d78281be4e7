import SwiftUI
import Observation

@MainActor @Observable final class Model { var path: [Int] = [] }
private struct ModelKey: EnvironmentKey { static let defaultValue: Model? = nil }
extension EnvironmentValues { fileprivate var stairs: Model? { get { self[ModelKey.self] } set { self[ModelKey.self] = newValue } } }

struct StairsView: View {
    @State private var model = Model()
    var body: some View {
        @Bindable var model = model
        NavigationStack(path: $model.path) {
            List {
                Section { Button { model.path = [1] } label: { Text("Πάμε") } }
            }
            .navigationTitle(Text("Αρχή"))
            .navigationDestination(for: Int.self) { Stair(number: $0) }
        }
        .environment(\.stairs, model)
    }
}

private struct Stair: View {
    let number: Int
    @Environment(\.stairs) private var model
    var body: some View {
        ZStack { Text(String(number)).font(.system(size: 80)) }
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Επόμενο") { withAnimation { model?.path.append(number + 1) } }
                    Spacer()
                    Button("Στην αρχή") { model?.path = [] }
                }
            }
            .navigationTitle("Σκαλί \(number)")
    }
}
