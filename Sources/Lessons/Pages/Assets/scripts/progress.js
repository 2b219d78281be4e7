// Shows the reader's progress, and keeps it.

/// What the start page's script shares with this one.
const course = window.lessonctl = { data, events, eventOf, storedLines, store, standingOf, filled, showProgress };

function each(selector, action) {
  document.querySelectorAll(selector).forEach(action);
}

function filled(words, values) {
  return words.replace(/\{(\w+)\}/g, (gap, name) => Object.hasOwn(values, name) ? values[name] : gap);
}

const signs = { untouched: "○", begun: "…", passed: "✓", stale: "!" };

function showProgress() {
  const now = standing();
  const count = data.lessons.filter((lesson) => now.done.has(lesson)).length;
  each("button[data-mark]", (button) => {
    button.setAttribute("aria-pressed", String(now.done.has(button.dataset.mark)));
  });
  each("[data-state]", (state) => {
    const isDone = now.done.has(state.dataset.state);
    state.textContent = isDone ? "✓ " + state.dataset.done : "○ " + state.dataset.open;
    state.classList.toggle("done", isDone);
  });
  each("[data-exercise]", (line) => {
    const name = standingOf(line.dataset.exercise, line.dataset.script, now);
    const words = line.closest("[data-standings]").dataset.standings.split("|")[Object.keys(signs).indexOf(name)];
    line.textContent = signs[name] + " " + words;
    line.className = "standing scripted " + name;
  });
  each("[data-progress]", (line) => {
    line.textContent = filled(line.dataset.progress, { done: count, total: data.lessons.length });
  });
  if (course.showStart) {
    course.showStart(now, count);
  }
}

function toggleMark(button) {
  const lesson = button.dataset.mark;
  const isDone = standing().done.has(lesson);
  const isKept = record({ kind: isDone ? "undone" : "done", lesson });
  button.nextElementSibling.textContent = isKept ? "" : button.dataset.failed;
  showProgress();
}

each("button[data-mark]", (button) => {
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  button.after(" ", status);
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button && button.dataset.mark !== undefined) {
    toggleMark(button);
  }
});
window.addEventListener("storage", showProgress);
window.addEventListener("pageshow", showProgress);
showProgress();
