import Foundation

/// What hears of the app as a whole.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool { true }
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool { true }
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Makes the app's delegate, which hears that the app has been launched before its first screen is made.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    /// In a program it is written as `AppDelegate.self`: a check asks for the way to make one instead, as only Objective-C's runtime
    /// can make an object of any type.
    @MainActor @preconcurrency
    public init(_ make: @MainActor () -> DelegateType) {
        wrappedValue = make()
        UIApplication.shared.delegate = wrappedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension UIApplicationDelegateAdaptor: InstalledProperty {
    static var isComparedByValue: Bool { false }

    /// A delegate that can be observed is in the environment of every view.
    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        guard slot == nil else { return }
        slot = wrappedValue
        _ = wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
        guard let object = wrappedValue as? any ObservableObject else { return }
        func put<T: ObservableObject>(_ object: T) {
            var values = node.surroundings.environment.values
            values.set(object: object, as: T.self)
            node.surroundings.environment.refresh(values)
        }
        put(object)
    }
}
