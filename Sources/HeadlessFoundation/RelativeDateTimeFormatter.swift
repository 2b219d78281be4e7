import Foundation

/// Says how far a date is from another, in words.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var formattingContext = Formatter.Context.unknown
    public var calendar: Calendar! = Calendar.current
    public var locale: Locale! = Locale.current

    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(anchor: date, presentation: dateTimeStyle.presentation, unitsStyle: unitsStyle.style)
        style.calendar = calendar
        style.locale = locale
        return style.format(referenceDate)
    }

    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    public func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
}

extension RelativeDateTimeFormatter.DateTimeStyle {
    fileprivate var presentation: Date.RelativeFormatStyle.Presentation { self == .named ? .named : .numeric }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
        switch self {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
