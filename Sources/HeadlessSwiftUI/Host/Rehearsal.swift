/// A small app that is run once before any solution's, so that what is slow the first time is behind every one of them.
struct Rehearsal: View {
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            List { NavigationLink("a", value: 1) }
                .navigationTitle("a")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.title)
                        Button("a") { path.append(number) }
                    }
                    .toolbar { Button("b") {} }
                }
        }
    }
}
