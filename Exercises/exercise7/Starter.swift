import SwiftUI

struct Plant: Identifiable {
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

    var body: some View {
        NavigationView {
            List(plants) { plant in
                NavigationLink(destination: PlantPage(plant: plant)) {
                    Text(plant.name)
                }
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

#Preview {
    GardenView()
}
