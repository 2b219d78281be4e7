// The start page: how far the reader is, where to go on, and progress as a file.

const course = window.lessonctl;
const { data, events, eventOf, storedLines, store, standingOf, filled, showProgress } = course;

course.showStart = (now, count) => {
  const section = document.querySelector(".your-progress");
  const exercises = section.dataset.exercises.split(" ").filter(Boolean).map((pair) => pair.split("="));
  const passed = exercises.filter(([name, script]) => standingOf(name, script, now) === "passed").length;
  showBar("lessons", count, data.lessons.length);
  showBar("exercises", passed, exercises.length);
  const isAllDone = data.lessons.length > 0 && count === data.lessons.length;
  const open = [...document.querySelectorAll(".lessons [data-state]")].find((state) => !now.done.has(state.dataset.state));
  const link = section.querySelector("[data-continue]");
  link.hidden = !open;
  if (open) {
    const lesson = open.closest("li").querySelector("a");
    link.href = lesson.getAttribute("href");
    link.textContent = filled(link.dataset.continue, { title: lesson.querySelector(".title").textContent });
  }
  section.querySelector("[data-all-done]").hidden = !isAllDone;
};

function showBar(name, count, total) {
  const label = document.querySelector(`[data-count-${name}]`);
  const bar = document.getElementById("_bar-" + name);
  if (label && bar) {
    label.textContent = filled(label.getAttribute("data-count-" + name), { done: count, total });
    bar.max = Math.max(1, total);
    bar.value = count;
  }
}

/// Adds the lines that are events and not here yet; says how it failed where none is an event, or where they can't be kept.
function importJournal(text) {
  let lines = text.split(/\r\n|\r|\n/);
  try {
    const array = JSON.parse(text);
    if (Array.isArray(array)) {
      lines = array.map((element) => JSON.stringify(element));
    }
  } catch {
    // Not one piece of JSON, but a line an event.
  }
  const found = lines.map(eventOf).filter(Boolean);
  if (found.length === 0) {
    return { failure: "failed" };
  }
  const known = new Set(events().map((event) => event.id));
  const fresh = found.filter((event) => !known.has(event.id) && known.add(event.id));
  if (fresh.length > 0 && !store([...storedLines(), ...fresh.map((event) => event.line)])) {
    return { failure: "unsaved" };
  }
  return { added: fresh.length, known: found.length - fresh.length };
}

function exportJournal() {
  return events().map((event) => event.line + "\n").join("");
}

function saveFile() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([exportJournal()], { type: "application/x-ndjson" }));
  link.download = "progress.jsonl";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function readFile(input) {
  const file = input.files[0];
  if (!file) {
    return;
  }
  const status = document.querySelector("[data-file-status]");
  const result = importJournal(await file.text());
  status.textContent = result.failure ? status.dataset[result.failure] : filled(status.dataset.imported, result);
  input.value = "";
  showProgress();
}

document.querySelector("[data-export]").addEventListener("click", saveFile);
document.querySelector("[data-import]").addEventListener("click", () => document.querySelector("[data-import-file]").click());
document.querySelector("[data-import-file]").addEventListener("change", (event) => readFile(event.target));
showProgress();
