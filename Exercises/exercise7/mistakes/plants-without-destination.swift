// finding: tap
import SwiftUI

// Nothing says what a plant turns into.

struct Plant: Hashable {
    let name: String
    let care: String
}

struct GardenView: View {
    let plants = [
        Plant(name: "Rose", care: "Water every day"),
        Plant(name: "Tulip", care: "Water every day"),
        Plant(name: "Ivy", care: "Water once a week")
    ]

    var body: some View {
        NavigationStack {
            List(plants, id: \.self) { plant in
                NavigationLink(plant.name, value: plant)
            }
            .navigationTitle("Garden")
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
