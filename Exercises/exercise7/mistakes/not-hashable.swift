// finding: compile
import SwiftUI

struct Plant {
    let name: String
    let care: String
}

struct GardenView: View {
    let plants = [
        Plant(name: "バラ", care: "毎日水やり"),
        Plant(name: "チューリップ", care: "毎日水やり"),
        Plant(name: "ツタ", care: "週に1回水やり")
    ]

    var body: some View {
        NavigationStack {
            List(plants, id: \.name) { plant in
                NavigationLink(plant.name, value: plant)
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
