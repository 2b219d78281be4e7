import Foundation

@MainActor
@preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
    open var hidesForSinglePage = false
    open var preferredIndicatorImage: UIImage?
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}
