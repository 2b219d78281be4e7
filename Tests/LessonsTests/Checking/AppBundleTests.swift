import Foundation
import Testing

@testable import Lessons

@Suite struct AppBundleTests {
    private let folder: TemporaryFolder
    private let solution: Solution

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("import SwiftUI", to: "App.swift")
        try folder.write("[1]", to: "Resources/numbers.json")
        try folder.write("{}", to: "Assets.xcassets/Evening Sky.imageset/Contents.json")
        try folder.write("{}", to: "Assets.xcassets/Colors/SkyColor.colorset/Contents.json")
        solution = try Solution(contentsOf: folder.path)
    }

    @Test func `a file in a folder within is found by its name alone, and in its folder`() throws {
        let scratch = try ScratchFolder()
        _ = try AppBundle(of: solution, host: "/bin/true", in: scratch)
        for name in ["numbers.json", "Resources/numbers.json"] {
            #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/bundle/\(name)"))
        }
    }

    @Test func `an asset catalogue takes no room in the bundle`() throws {
        let scratch = try ScratchFolder()
        _ = try AppBundle(of: solution, host: "/bin/true", in: scratch)
        #expect(!FileManager.default.fileExists(atPath: "\(scratch.path)/bundle/Assets.xcassets"))
    }

    @Test func `the accent colour of an asset catalogue has a name in the code`() throws {
        try folder.write("{}", to: "Assets.xcassets/AccentColor.colorset/Contents.json")
        let code = try #require(AssetSymbols(of: Solution(contentsOf: folder.path)).code)
        #expect(code.contains("static var `accent`: SwiftUI.Color"))
    }

    @Test func `pictures and colours of an asset catalogue have names in the code`() throws {
        let code = try #require(AssetSymbols(of: solution).code)
        #expect(code.contains("static let `eveningSky` = ImageResource(name: \"Evening Sky\", bundle: .main)"))
        #expect(code.contains("static let `sky` = ColorResource(name: \"SkyColor\", bundle: .main)"))
        #expect(code.contains("static var `sky`: SwiftUI.Color { .init(.`sky`) }"))
    }

    @Test func `pictures that share a name, or whose name makes none, don't spoil the code`() throws {
        for name in ["A/star", "B/star", "C/Star", "…", #"say "hi""#] {
            try folder.write("{}", to: "Assets.xcassets/\(name).imageset/Contents.json")
        }
        let code = try #require(AssetSymbols(of: Solution(contentsOf: folder.path)).code)
        #expect(code.components(separatedBy: "`star`").count == 2)
        #expect(!code.contains("``"))
        #expect(code.contains(#"static let `sayHi` = ImageResource(name: "say \"hi\"", bundle: .main)"#))
    }

    @Test(arguments: [
        ("hero-picture", "Image", "heroPicture"), ("my_photo", "Image", "myPhoto"), ("Sky", "Color", "sky"), ("ColorGreenLight", "Color", "colorGreenLight"),
        ("URLIcon", "Image", "urlIcon"), ("1st", "Image", "_1st"), ("SkyColor", "Color", "sky"), ("Color", "Color", "color"),
    ])
    func `an asset's name becomes one of Swift's`(name: String, kind: String, symbol: String) {
        #expect(AssetSymbols.symbol(for: name, kind: kind) == symbol)
    }
}
