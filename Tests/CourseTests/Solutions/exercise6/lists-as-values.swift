import SwiftUI
struct BookView: View {
    var body: some View {
        NavigationStack {
            List { ForEach(["1", "2", "3"], id: \.self) { c in NavigationLink("第\(c)章", value: [c]) } }
                .navigationTitle("本")
                .navigationDestination(for: [String].self) { parts in
                    if parts.count == 1 {
                        List { ForEach(1...2, id: \.self) { n in NavigationLink("注\(n)", value: parts + ["\(n)"]) } }.navigationTitle("第\(parts[0])章")
                    } else { Text("第\(parts[0])章の注").navigationTitle("注\(parts[1])") }
                }
        }
    }
}
