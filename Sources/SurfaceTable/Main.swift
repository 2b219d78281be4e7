/// Prints the table of what there is of SwiftUI: `swift run SurfaceTable > Documentation/supported.md`.
@main
enum Main {
    static func main() throws {
        print(SurfaceTable(try SymbolGraph.ofSwiftUI()).markdown, terminator: "")
    }
}
