// What makes a page handier: copying, the appearance, the contents with the place in view.

async function copy(button) {
  const [word, done, failed] = copyWords(button);
  const code = button.closest("figure").querySelector("code").textContent;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    isCopied = copyBySelection(code);
  }
  button.textContent = isCopied ? done : failed;
  announce(button.textContent);
  setTimeout(() => { button.textContent = word; }, 2500);
}

function copyWords(element) {
  return element.closest("[data-copy]").dataset.copy.split("|");
}

/// Every sample gets a button that is called after it.
function addCopyButtons() {
  each("[data-copy] figure.sample", (figure) => {
    const [word] = copyWords(figure);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = word;
    button.setAttribute("aria-label", `${word}: ${figure.querySelector("pre").getAttribute("aria-label")}`);
    figure.querySelector("figcaption").append(button);
  });
}

/// For pages from a file in browsers that keep the clipboard from them.
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "off-screen";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}

/// Tells those who listen to the page.
function announce(words) {
  let line = document.getElementById("_announcement");
  if (!line) {
    line = document.createElement("p");
    line.id = "_announcement";
    line.className = "off-screen";
    line.setAttribute("aria-live", "polite");
    document.body.append(line);
  }
  line.textContent = "";
  setTimeout(() => { line.textContent = words; }, 50);
}

/// Search is loaded when it is asked for.
function openSearch() {
  if (window.openCourseSearch) {
    window.openCourseSearch();
    return;
  }
  const place = document.querySelector("dialog.search").dataset.root;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = place + "search.css";
  const script = document.createElement("script");
  script.src = place + "search.js";
  let count = 0;
  style.onload = style.onerror = script.onload = () => {
    count += 1;
    if (count === 2) {
      window.openCourseSearch();
    }
  };
  document.head.append(style, script);
}

/// Every heading with an address is a link to itself.
function linkHeadings() {
  each("article :is(h2, h3, h4, h5, h6)[id]", (heading) => {
    if (!heading.querySelector("a")) {
      const link = document.createElement("a");
      link.className = "self";
      link.href = "#" + heading.id;
      link.append(...heading.childNodes);
      heading.append(link);
    }
  });
}

const themes = ["auto", "light", "dark"];

function showTheme() {
  const button = document.querySelector("button.theme");
  if (button) {
    const words = button.dataset.words.split("|")[themes.indexOf(root.dataset.theme || "auto")];
    button.setAttribute("aria-label", words);
    button.title = words;
  }
}

function nextTheme() {
  const theme = themes[(themes.indexOf(root.dataset.theme || "auto") + 1) % themes.length];
  if (theme === "auto") {
    delete root.dataset.theme;
  } else {
    root.dataset.theme = theme;
  }
  try {
    localStorage.setItem("lessonctl theme", theme);
  } catch {
    // It then lasts as long as the page.
  }
  showTheme();
  announce(document.querySelector("button.theme").title);
}

/// A link into a closed hint or solution opens it.
function openTarget() {
  const id = location.hash.slice(1);
  const target = id && (document.getElementById(id) || document.getElementById(decodedOrSame(id)));
  const closed = target && target.closest("details:not(.contents details)");
  if (closed && !closed.open) {
    closed.open = true;
    target.scrollIntoView();
  }
}

function decodedOrSame(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/// Marks in the contents what is being read: the last section that began above the upper third.
function followContents() {
  const links = [...document.querySelectorAll("nav.contents a")];
  if (links.length === 0) {
    return;
  }
  const sections = links.map((link) => document.getElementById(link.hash.slice(1)));
  const details = document.querySelector("nav.contents details");
  const isBeside = matchMedia("(min-width: 72rem)");
  const adapt = () => { details.open = isBeside.matches; };
  isBeside.addEventListener("change", adapt);
  adapt();
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const line = innerHeight / 3;
    const passed = sections.filter((section) => section && section.getBoundingClientRect().top < line).length;
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    const place = isAtEnd ? links.length - 1 : passed - 1;
    links.forEach((link, number) => {
      if (number === place) {
        link.setAttribute("aria-current", "location");
      } else {
        link.removeAttribute("aria-current");
      }
    });
  };
  addEventListener("scroll", () => {
    if (!isWaiting) {
      isWaiting = true;
      requestAnimationFrame(mark);
    }
  }, { passive: true });
  mark();
}

/// Only what scrolls sideways is a stop for the keyboard.
function adaptRegions() {
  each("[role=region][tabindex], [data-region]", (region) => {
    const scrolls = region.scrollWidth > region.clientWidth;
    region.dataset.region = "";
    if (scrolls) {
      region.setAttribute("tabindex", "0");
      region.setAttribute("role", "region");
    } else {
      region.removeAttribute("tabindex");
      region.setAttribute("role", "group");
    }
  });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button && button.classList.contains("copy")) {
    copy(button);
  } else if (button && button.classList.contains("theme")) {
    nextTheme();
  } else if (button && button.classList.contains("search-button")) {
    openSearch();
  }
  const language = event.target.closest("nav.languages a");
  if (language) {
    language.hash = location.hash;
  }
});
window.addEventListener("storage", (event) => {
  if (event.key === "lessonctl theme") {
    root.dataset.theme = event.newValue;
    showTheme();
  }
});
document.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k" && document.querySelector("dialog.search")) {
    event.preventDefault();
    openSearch();
  }
});
window.addEventListener("hashchange", openTarget);
window.addEventListener("resize", adaptRegions);
document.addEventListener("toggle", adaptRegions, true);
showTheme();
addCopyButtons();
linkHeadings();
followContents();
adaptRegions();
openTarget();
