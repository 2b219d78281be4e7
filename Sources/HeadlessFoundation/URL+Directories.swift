import Foundation

/// The folders of the app's container, as Apple's Foundation names them and the Linux one doesn't.
extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
