import SwiftUI
struct Plant: Identifiable, Hashable { let id = UUID(); let name: String; let care: String }
@MainActor final class GardenModel: ObservableObject {
    @Published var plants = [Plant(name: "バラ", care: "毎日水やり"), Plant(name: "チューリップ", care: "毎日水やり"), Plant(name: "ツタ", care: "週に1回水やり")]
    @Published var path: [Plant.ID] = []
    func plant(_ id: Plant.ID) -> Plant? { plants.first { $0.id == id } }
}
struct GardenView: View {
    @StateObject private var model = GardenModel()
    var body: some View {
        NavigationStack(path: $model.path) {
            List { ForEach(model.plants) { p in NavigationLink(value: p.id) { PlantRow(plant: p) } } }
                .listStyle(.insetGrouped)
                .navigationTitle("庭")
                .navigationDestination(for: Plant.ID.self) { id in
                    if let plant = model.plant(id) { PlantPage(plant: plant) }
                }
        }
    }
}
struct PlantRow: View { let plant: Plant; var body: some View { HStack { Image(systemName: "leaf"); Text(plant.name).font(.headline); Spacer() } } }
struct PlantPage: View { let plant: Plant; var body: some View { ScrollView { Text(plant.care).padding() }.navigationTitle(plant.name) } }
