// Keeps in the browser which lessons are done, and shows it. Everything else on the pages works without this.
(function () {
  "use strict";

  const key = "lessonctl.progress";
  const names = (document.body.dataset.lessons || "").split(" ").filter(Boolean);

  function read() {
    try {
      const stored = JSON.parse(localStorage.getItem(key));
      return stored && typeof stored.done === "object" && stored.done ? stored.done : {};
    } catch (error) {
      return {};
    }
  }

  function write(done) {
    try {
      localStorage.setItem(key, JSON.stringify({ version: 1, done: done }));
    } catch (error) {
      // A browser that keeps nothing: what is shown below is what was kept.
    }
  }

  function isDone(done, name) {
    return Object.prototype.hasOwnProperty.call(done, name);
  }

  function toggle(name) {
    const done = read();
    if (isDone(done, name)) {
      delete done[name];
    } else {
      done[name] = new Date().toISOString();
    }
    write(done);
    show();
  }

  function each(selector, action) {
    document.querySelectorAll(selector).forEach(action);
  }

  function show() {
    const done = read();
    const count = names.filter(function (name) { return isDone(done, name); }).length;
    each("button[data-lesson]", function (button) {
      button.setAttribute("aria-pressed", String(isDone(done, button.dataset.lesson)));
    });
    each("[data-state]", function (state) {
      const isMarked = isDone(done, state.dataset.state);
      state.textContent = isMarked ? "✓ " + state.dataset.done : state.dataset.open;
      state.classList.toggle("done", isMarked);
    });
    each("[data-progress]", function (text) {
      text.textContent = text.dataset.progress.replace("{done}", count).replace("{total}", names.length);
    });
    each("[data-progress-bar]", function (bar) {
      bar.max = Math.max(1, names.length);
      bar.value = count;
    });
  }

  // A link into a closed solution opens it.
  function openTarget() {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const solution = target && target.closest("details");
    if (solution) {
      solution.open = true;
      target.scrollIntoView();
    }
  }

  // The language switch keeps the section: its address is the same in every language.
  function keepSection(event) {
    const link = event.target.closest("nav.languages a");
    if (link) {
      link.hash = location.hash;
    }
  }

  document.documentElement.classList.add("has-script");
  document.addEventListener("click", function (event) {
    const button = event.target.closest("button[data-lesson]");
    if (button) {
      toggle(button.dataset.lesson);
    }
    keepSection(event);
  });
  window.addEventListener("storage", show);
  window.addEventListener("pageshow", show);
  window.addEventListener("hashchange", openTarget);
  show();
  openTarget();
}());
