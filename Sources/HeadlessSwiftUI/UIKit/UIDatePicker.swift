import Automation
import Foundation

@MainActor
@preconcurrency
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var picker = Element(.date, states: isEnabled ? [] : .disabled)
        picker.value = components.text(of: date, in: node.surroundings.environment.values.calendar)
        add(picker, to: &screen, of: node) { [self] in
            guard case .set(let seconds, _) = $0 else { return false }
            let chosen = Date(timeIntervalSince1970: seconds)
            date = min(max(chosen, minimumDate ?? chosen), maximumDate ?? chosen)
            sendActions(for: .valueChanged)
            return true
        }
    }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .date, .yearAndMonth: .date
        case .time, .countDownTimer: .hourAndMinute
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
