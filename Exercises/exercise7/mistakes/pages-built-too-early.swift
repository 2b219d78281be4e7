// finding: expect-created
import SwiftUI

// Ein NavigationStack, aber noch Links mit Ziel.

struct Plant: Hashable {
    let name: String
    let care: String
}

struct GardenView: View {
    let plants = [
        Plant(name: "Rose", care: "Jeden Tag gießen"),
        Plant(name: "Tulpe", care: "Jeden Tag gießen"),
        Plant(name: "Efeu", care: "Einmal in der Woche gießen")
    ]

    var body: some View {
        NavigationStack {
            List(plants, id: \.self) { plant in
                NavigationLink(plant.name) { PlantPage(plant: plant) }
            }
            .navigationTitle("Garten")
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
