extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        fileprivate let name: String
        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    public init(_ date: Date, style: DateStyle) {
        switch style {
        case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
        case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
        default: self.init(verbatim: Self.distance(from: Date(), to: date))
        }
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init("\(dates.lowerBound.formatted(date: .omitted, time: .shortened)) – \(dates.upperBound.formatted(date: .omitted, time: .shortened))")
    }

    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        self.init(verbatim: countsDown ? Self.distance(from: now, to: timerInterval.upperBound) : Self.distance(from: timerInterval.lowerBound, to: now))
    }

    /// As in `1:05` or `2:00:07`.
    private static func distance(from start: Date, to end: Date) -> String {
        let seconds = Int(abs(end.timeIntervalSince(start)).rounded())
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let rest = String(format: "%02d", seconds % 60)
        return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":\(rest)" : "\(minutes):\(rest)"
    }
}
