// finding: expect-text
import SwiftUI

// Every plant is watered every day.

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
            .navigationDestination(for: Plant.self) { plant in
                PlantPage(plant: plant)
            }
        }
    }
}

struct PlantPage: View {
    let plant: Plant

    var body: some View {
        Text("Water every day")
            .navigationTitle(plant.name)
    }
}
