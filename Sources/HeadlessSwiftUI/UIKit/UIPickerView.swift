import Automation
import Foundation

@MainActor
@preconcurrency
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]
    private var parts: [Int: UIView] = [:]

    public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}

    /// Each component is a picker by itself.
    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        for component in 0..<numberOfComponents {
            let titles = (0..<numberOfRows(inComponent: component)).map { title(of: $0, in: component) }
            let row = selectedRow(inComponent: component)
            var picker = Element(.picker)
            picker.options = titles
            picker.value = titles.indices.contains(row) ? titles[row] : nil
            part(component).add(picker, to: &screen, of: node) { [self] in
                guard case .choose(let option, _) = $0, titles.indices.contains(option) else { return false }
                selected[component] = option
                delegate?.pickerView(self, didSelectRow: option, inComponent: component)
                return true
            }
        }
    }

    private func title(of row: Int, in component: Int) -> String {
        if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
        return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil).text ?? ""
    }

    private func part(_ component: Int) -> UIView {
        if let part = parts[component] { return part }
        let part = UIView()
        parts[component] = part
        return part
    }
}

extension UIView {
    /// What its labels say.
    fileprivate var text: String { ([(self as? UILabel)?.text].compactMap(\.self) + subviews.map(\.text)).joined(separator: " ") }
}

@MainActor
@preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
@preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { UIView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
}
