import SwiftUI

// 言葉は構造体に包み、行き先は別のビューに書きます。
struct Word: Hashable {
    let text: String
}

struct MixView: View {
    var body: some View {
        NavigationStack {
            StartPage()
        }
    }
}

struct StartPage: View {
    let words = [Word(text: "太陽"), Word(text: "月")]

    var body: some View {
        ScrollView {
            ForEach([1, 2, 3], id: \.self) { NavigationLink(String($0), value: $0) }
            ForEach(words, id: \.text) { word in
                NavigationLink(value: word) { Label(word.text, systemImage: "star") }
            }
        }
        .navigationTitle("ごちゃまぜ")
        .navigationDestination(for: Word.self) { word in
            NavigationLink("7へ", value: 7).navigationTitle(word.text)
        }
        .navigationDestination(for: Int.self, destination: NumberPage.init)
    }
}

struct NumberPage: View {
    let number: Int

    init(_ number: Int) { self.number = number }

    var body: some View {
        HStack {
            NavigationLink("1を足す", value: number + 1)
            NavigationLink("太陽", value: Word(text: "太陽"))
        }
        .navigationTitle("数\(number)")
    }
}
