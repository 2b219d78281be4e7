/// A view that follows a schedule. It shows what it is at the time when it is made.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineViewContext

public struct TimelineViewContext: Sendable {
    public let date: Date
    public let cadence: Cadence

    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
}

extension TimelineView {
    public typealias Context = TimelineViewContext
}

extension TimelineView where Content: View {
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }
}

extension TimelineView: View where Content: View {
    public var body: some View { content(TimelineViewContext(date: Date(), cadence: .live)) }
}

public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule { public init(from startDate: Date, by interval: TimeInterval) {} }
public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }
public struct AnimationTimelineSchedule: TimelineSchedule { public init(minimumInterval: Double? = nil, paused: Bool = false) {} }
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date { public init(_ dates: Entries) {} }

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: EveryMinuteTimelineSchedule { .init() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
        .init(dates)
    }
}
