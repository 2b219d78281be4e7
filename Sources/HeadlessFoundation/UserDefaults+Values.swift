import Foundation

// What Apple's Foundation has by key-value coding.
extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
