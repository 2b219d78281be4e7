import SwiftUI
enum Word: String, CaseIterable { case sun = "Sun", moon = "Moon" }
struct MixView: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack {
                    ForEach(1...3, id: \.self) { NumberLink(number: $0) }
                    ForEach(Word.allCases, id: \.rawValue) { w in NavigationLink(w.rawValue, value: w.rawValue) }
                }
            }
            .navigationTitle("Mixed bag")
            .navigationDestination(for: String.self, destination: WordPage.init)
            .navigationDestination(for: Int.self, destination: NumberPage.init)
        }
    }
}
struct NumberLink: View { let number: Int; var body: some View { NavigationLink("\(number)", value: number) } }
struct WordPage: View { let word: String; init(_ w: String) { word = w }
    var body: some View { NavigationLink("Go to seven", value: 7).buttonStyle(.bordered).navigationTitle(word) } }
struct NumberPage: View { let number: Int; init(_ n: Int) { number = n }
    var body: some View { HStack { NavigationLink("Plus one", value: number + 1); NavigationLink("Sun", value: "Sun") }.navigationTitle("Number \(number)") } }
