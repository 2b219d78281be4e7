// finding: expect-row
import SwiftUI

// ボタンの行には矢印が付きません。

struct Plant: Hashable {
    let name: String
    let care: String
}

struct GardenView: View {
    let plants = [
        Plant(name: "バラ", care: "毎日水やり"),
        Plant(name: "チューリップ", care: "毎日水やり"),
        Plant(name: "ツタ", care: "週に1回水やり")
    ]

    @State private var path: [Plant] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(plants, id: \.self) { plant in
                Button(plant.name) { path.append(plant) }
            }
            .navigationTitle("庭")
            .navigationDestination(for: Plant.self) { plant in
                PlantPage(plant: plant)
            }
        }
    }
}

struct PlantPage: View {
    let plant: Plant

    var body: some View {
        Text(plant.care)
            .navigationTitle(plant.name)
    }
}
