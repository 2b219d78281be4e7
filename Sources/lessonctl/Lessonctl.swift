import Lessons

@main
struct Lessonctl {
    static func main() {}
}
