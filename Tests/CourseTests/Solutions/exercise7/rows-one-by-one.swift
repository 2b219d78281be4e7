import SwiftUI

// 行を1つずつ書き、行き先はスタックの中のグループに付けます。

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

    var body: some View {
        NavigationStack {
            Group {
                List {
                    ForEach(0..<plants.count, id: \.self) { index in
                        NavigationLink(value: plants[index]) { Text(plants[index].name) }
                    }
                }
                .navigationTitle("庭")
            }
            .navigationDestination(for: Plant.self, destination: PlantPage.init(plant:))
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
