import Foundation

/// Writes an amount of time, in English: as "1:05", "1h 5m", "1 hour, 5 minutes".
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    public var unitsStyle = UnitsStyle.positional
    public var allowedUnits: NSCalendar.Unit = []
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    public var calendar: Calendar? = Calendar.current
    public var referenceDate: Date?
    public var maximumUnitCount = 0
    public var allowsFractionalUnits = false
    public var collapsesLargestUnit = false
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false
    public var formattingContext = Formatter.Context.unknown

    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    public func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti)
    }

    public func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .current
        return text(of: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    public func string(from components: DateComponents) -> String? {
        guard !allowedUnits.isEmpty else { return text(of: components) }
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    public override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    private var units: [Unit] {
        allowedUnits.isEmpty ? Unit.all.filter { $0.component != .weekOfMonth } : Unit.all.filter { allowedUnits.contains($0.option) }
    }

    private func text(of components: DateComponents) -> String? {
        let amounts = units.compactMap { unit in components.value(for: unit.component).map { (unit: unit, value: $0) } }
        let kept = shown(amounts)
        guard unitsStyle != .positional else {
            return kept.enumerated().map { place, amount in
                let isPadded = place > 0 && amount.unit.isOfClock || zeroFormattingBehavior.contains(.pad)
                return String(format: isPadded ? "%02d" : "%d", amount.value)
            }.joined(separator: ":")
        }
        let parts = kept.map { $0.unit.text(of: $0.value, in: unitsStyle) }
        let phrase = parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        return (includesApproximationPhrase ? "About " : "") + phrase + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Without the zeros that the behaviour drops, and at most as many as are wanted.
    private func shown(_ amounts: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        var kept = amounts[...]
        let isPositional = unitsStyle == .positional
        let drops: ZeroFormattingBehavior =
            zeroFormattingBehavior.contains(.default) ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
        if drops.contains(.dropLeading) {
            kept = kept.drop { $0.value == 0 }
            if kept.isEmpty { return amounts.suffix(1) }
        }
        if drops.contains(.dropTrailing) {
            while let last = kept.last, last.value == 0, kept.count > 1 { kept.removeLast() }
        }
        if drops.contains(.dropMiddle) {
            kept = kept.enumerated().filter { $0.offset == 0 || $0.offset == kept.count - 1 || $0.element.value != 0 }.map(\.element)[...]
        }
        return Array(maximumUnitCount > 0 ? kept.prefix(maximumUnitCount) : kept)
    }
}

/// A unit of time with its names.
private struct Unit {
    let component: Calendar.Component
    let option: NSCalendar.Unit
    let letter: String
    let short: String
    let full: String

    var isOfClock: Bool { component == .minute || component == .second }

    func text(of value: Int, in style: DateComponentsFormatter.UnitsStyle) -> String {
        func plural(_ name: String) -> String { value == 1 || ["hr", "min", "sec"].contains(name) ? name : name + "s" }
        return switch style {
        case .positional, .abbreviated: "\(value)\(letter)"
        case .brief: "\(value)\(plural(short))"
        case .short: "\(value) \(plural(short))"
        case .full: "\(value) \(plural(full))"
        case .spellOut: "\(Self.spelled(value)) \(plural(full))"
        }
    }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    static let all = [
        Unit(component: .year, option: .year, letter: "y", short: "yr", full: "year"),
        Unit(component: .month, option: .month, letter: "mo", short: "mth", full: "month"),
        Unit(component: .weekOfMonth, option: .weekOfMonth, letter: "w", short: "wk", full: "week"),
        Unit(component: .day, option: .day, letter: "d", short: "day", full: "day"),
        Unit(component: .hour, option: .hour, letter: "h", short: "hr", full: "hour"),
        Unit(component: .minute, option: .minute, letter: "m", short: "min", full: "minute"),
        Unit(component: .second, option: .second, letter: "s", short: "sec", full: "second"),
    ]
}
