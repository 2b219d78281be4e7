// Shows the reader's progress, and keeps it.

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
    state.textContent = isDone ? "✓ " + state.dataset.done : state.dataset.open;
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
  showStart(now, count);
}

function showStart(now, count) {
  const section = document.querySelector(".your-progress");
  if (!section) {
    return;
  }
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
}

function showBar(name, count, total) {
  const label = document.querySelector(`[data-count-${name}]`);
  const bar = document.getElementById("_bar-" + name);
  if (label && bar) {
    label.textContent = filled(label.getAttribute("data-count-" + name), { done: count, total });
    bar.max = Math.max(1, total);
    bar.value = count;
  }
}

function toggleMark(button) {
  const lesson = button.dataset.mark;
  const isDone = standing().done.has(lesson);
  const isKept = record({ kind: isDone ? "undone" : "done", lesson });
  const status = button.parentElement.querySelector("[role=status]");
  status.textContent = isKept ? "" : status.dataset.failed;
  showProgress();
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

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) {
    return;
  }
  if (button.dataset.mark !== undefined) {
    toggleMark(button);
  } else if (button.dataset.export !== undefined) {
    saveFile();
  } else if (button.dataset.import !== undefined) {
    document.querySelector("[data-import-file]").click();
  }
});
document.addEventListener("change", (event) => {
  if (event.target.dataset.importFile !== undefined) {
    readFile(event.target);
  }
});
window.addEventListener("storage", showProgress);
window.addEventListener("pageshow", showProgress);
showProgress();
