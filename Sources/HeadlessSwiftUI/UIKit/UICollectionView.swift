import Foundation

/// As far as how all collections should look is said of it.
@MainActor
@preconcurrency
open class UICollectionView: UIScrollView {}
