import SwiftUI

// The older way of observing, with the whole climb worked out from the number.
class Climb: ObservableObject {
    @Published var path: [Int] = []
}

struct StairsView: View {
    @StateObject private var climb = Climb()

    var body: some View {
        NavigationStack(path: $climb.path) {
            Button("Let's go") { climb.path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    StepView(number: number)
                }
        }
        .environmentObject(climb)
    }
}

struct StepView: View {
    @EnvironmentObject var climb: Climb
    let number: Int

    var body: some View {
        VStack {
            Text("\(number)").font(.title)
            Button("Next") { climb.path = Array(1...(number + 1)) }
            Button("Back to start") { climb.path.removeLast(climb.path.count) }
        }
        .navigationTitle("Step \(number)")
    }
}
