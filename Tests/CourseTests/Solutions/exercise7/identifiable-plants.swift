import SwiftUI

// Plants with identifiers, labels made of views, and a path of their own.

struct Plant: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let care: String
}

struct GardenView: View {
    let plants = [
        Plant(name: "Rose", care: "Water every day"),
        Plant(name: "Tulip", care: "Water every day"),
        Plant(name: "Ivy", care: "Water once a week")
    ]

    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(plants) { plant in
                NavigationLink(value: plant) {
                    Label(plant.name, systemImage: "leaf")
                }
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
        Text(plant.care)
            .navigationTitle(plant.name)
    }
}
