import Foundation

/// A day, and a time on it, as a calendar and a clock show them; where they hang is said when it is turned into seconds.
public struct CalendarDate: Hashable, Codable, Sendable {
    public var year, month, day: Int
    public var hour = 0, minute = 0

    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
        (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    }

    /// Reads `2026-01-31` and `10:15`; nil where there is no such day or time.
    public init?(day: String, time: String?) {
        guard let parts = day.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/),
            let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3)
        else { return nil }
        self.init(year: year, month: month, day: day)
        guard (1...12).contains(month), (1...daysInMonth).contains(day) else { return nil }
        guard let time else { return }
        guard let parts = time.wholeMatch(of: /(\d{1,2}):(\d{2})/), let hour = Int(parts.1), let minute = Int(parts.2),
            hour < 24, minute < 60
        else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }

    /// An unknown time zone counts as UTC.
    public func secondsSince1970(in timeZone: String) -> Double {
        let seconds = Double(days * 86_400 + hour * 3_600 + minute * 60)
        guard timeZone != "UTC", let zone = TimeZone(identifier: timeZone) else { return seconds }
        let guess = seconds - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
        return seconds - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: guess)))
    }

    /// Days since 1970-01-01. Counted in years that begin with March, so that a leap day comes last.
    private var days: Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }

    private var daysInMonth: Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: CustomStringConvertible {
    public var description: String {
        let parts = [pad(month), pad(day)]
        let date = ([String(year)] + parts).joined(separator: "-")
        return hour == 0 && minute == 0 ? date : "\(date) \(pad(hour)):\(pad(minute))"
    }

    private func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
