import Foundation

// How a keyboard looks and treats what is typed.

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
    case asciiCapableNumberPad
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let birthdate = UITextContentType(rawValue: "bday")
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }

/// What can be said of the keyboard of a view that a person types into.
@MainActor
@preconcurrency
public struct _UIKeyboardTraits {
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var textContentType: UITextContentType!
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
}

/// A view that a person types into.
@MainActor
@preconcurrency
public protocol UITextInputTraits: UIView {
    var _keyboard: _UIKeyboardTraits { get set }
}

extension UITextInputTraits {
    public var keyboardType: UIKeyboardType { get { _keyboard.keyboardType } set { _keyboard.keyboardType = newValue } }
    public var keyboardAppearance: UIKeyboardAppearance { get { _keyboard.keyboardAppearance } set { _keyboard.keyboardAppearance = newValue } }
    public var returnKeyType: UIReturnKeyType { get { _keyboard.returnKeyType } set { _keyboard.returnKeyType = newValue } }
    public var textContentType: UITextContentType! { get { _keyboard.textContentType } set { _keyboard.textContentType = newValue } }
    public var autocapitalizationType: UITextAutocapitalizationType { get { _keyboard.autocapitalizationType } set { _keyboard.autocapitalizationType = newValue } }
    public var autocorrectionType: UITextAutocorrectionType { get { _keyboard.autocorrectionType } set { _keyboard.autocorrectionType = newValue } }
    public var spellCheckingType: UITextSpellCheckingType { get { _keyboard.spellCheckingType } set { _keyboard.spellCheckingType = newValue } }
    public var smartQuotesType: UITextSmartQuotesType { get { _keyboard.smartQuotesType } set { _keyboard.smartQuotesType = newValue } }
    public var smartDashesType: UITextSmartDashesType { get { _keyboard.smartDashesType } set { _keyboard.smartDashesType = newValue } }
    public var enablesReturnKeyAutomatically: Bool { get { _keyboard.enablesReturnKeyAutomatically } set { _keyboard.enablesReturnKeyAutomatically = newValue } }
    public var isSecureTextEntry: Bool { get { _keyboard.isSecureTextEntry } set { _keyboard.isSecureTextEntry = newValue } }
}
