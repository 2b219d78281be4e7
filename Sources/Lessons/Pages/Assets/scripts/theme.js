// Runs before anything is painted: the reader's choice of light or dark, and that there is script at all.

const root = document.documentElement;
root.classList.add("has-script");
try {
  const theme = localStorage.getItem("lessonctl theme");
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
  }
} catch {
  // A browser that keeps nothing follows the system.
}
