import Foundation

/// As far as how all tables should look is said of it: the rows of one aren't shown.
@MainActor
@preconcurrency
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    open var separatorColor: UIColor?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets.zero
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var sectionHeaderTopPadding: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var rowHeight: CGFloat = 44
    open var showsSelection = true
    open var allowsSelection = true
}

@MainActor
@preconcurrency
open class UITableViewCell: UIView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    open var backgroundView: UIView?
}

@MainActor
@preconcurrency
open class UITableViewHeaderFooterView: UIView {}
