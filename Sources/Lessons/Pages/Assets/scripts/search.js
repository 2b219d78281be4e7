// Finds words in the course without a server. The index is a script, since a page from a file may load nothing else.

const dialog = document.querySelector("dialog.search");
const input = dialog.querySelector("input");
const status = dialog.querySelector("[role=status]");
const list = document.createElement("ol");
let index = null;

/// Case, accents, width, final sigma, ß and the two kanas make no difference.
function fold(text) {
  return text.normalize("NFKD").toLowerCase().replace(/[\u0300-\u036f\u00ad]/g, "").normalize("NFC")
    .replace(/ς/g, "σ").replace(/ß/g, "ss")
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

const wide = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]";

/// The words of a query; where a script puts no spaces between words, its runs.
function terms(query) {
  return fold(query).match(new RegExp(`${wide}+|(?:(?!${wide})[^\\s"„“”«»「」『』、。,;!?])+`, "gu")) || [];
}

window.courseSearch = (lessons) => {
  index = lessons.flatMap(([name, lesson, entries, language]) => entries.map(([id, title, text, code]) => ({
    name, lesson, language, id, title, text, code,
    inLesson: fold(lesson), inTitle: fold(title), inText: fold(text), inCode: fold(code),
  })));
};

function loadIndex() {
  return new Promise((resolve) => {
    if (index) {
      resolve();
      return;
    }
    const script = document.createElement("script");
    script.src = `${dialog.dataset.root}search-${document.documentElement.lang}.js`;
    script.onload = script.onerror = () => resolve();
    document.head.append(script);
  });
}

/// How well an entry holds exactly these words.
function weight(entry, words) {
  const inText = entry.inText.indexOf(words);
  return (entry.inTitle.includes(words) ? 12 : 0) + (entry.inLesson.includes(words) ? 4 : 0)
    + (inText >= 0 ? 4 + Math.min(3, entry.inText.split(words).length - 1) : 0) + (entry.inCode.includes(words) ? 2 : 0);
}

/// Other forms of a word, the likeliest first: umlauts written out, endings left off.
function variants(term) {
  const plain = term.replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u");
  const forms = plain === term ? [] : [plain];
  for (let length = term.length - 1; length >= Math.max(4, term.length - 3); length -= 1) {
    forms.push(term.slice(0, length));
  }
  return forms;
}

/// How well an entry fits a term; 0 where it doesn't.
function fit(entry, term) {
  const whole = weight(entry, term);
  if (whole > 0) {
    return whole;
  }
  if (new RegExp(wide, "u").test(term)) {
    const pairs = [...term].slice(1).map((sign, place) => [...term][place] + sign);
    const found = pairs.filter((pair) => weight(entry, pair) > 0);
    return pairs.length > 1 && found.length * 2 >= pairs.length ? 2 * found.length / pairs.length : 0;
  }
  for (const form of variants(term)) {
    const found = weight(entry, form);
    if (found > 0) {
      return found / 2;
    }
  }
  return 0;
}

function results(query) {
  const words = terms(query);
  if (words.length === 0) {
    return [];
  }
  const scored = index.map((entry) => {
    const fits = words.map((term) => fit(entry, term));
    return { entry, score: fits.some((value) => value === 0) ? 0 : fits.reduce((sum, value) => sum + value, 0) };
  });
  return scored.filter((result) => result.score > 0).sort((a, b) => b.score - a.score).map((result) => result.entry);
}

/// The part of a text around the first of the words, which are marked.
function excerpt(text, query) {
  const places = [];
  let folded = "";
  let offset = 0;
  for (const sign of text) {
    const plain = fold(sign);
    for (let count = 0; count < plain.length; count += 1) {
      places.push(offset);
    }
    folded += plain;
    offset += sign.length;
  }
  places.push(offset);
  const spots = terms(query).flatMap((term) => [term, ...variants(term)].map((form) => [folded.indexOf(form), form.length]).find(([at]) => at >= 0) || []);
  if (spots.length === 0) {
    return [document.createTextNode(text.slice(0, 140) + (text.length > 140 ? "…" : ""))];
  }
  const from = places[spots[0]];
  const to = places[spots[0] + spots[1]];
  const start = wordStart(text, Math.max(0, from - 50), from);
  const end = wordEnd(text, to, to + 90);
  const mark = document.createElement("mark");
  mark.textContent = text.slice(from, to);
  return [(start > 0 ? "…" : "") + text.slice(start, from), mark, text.slice(to, end) + (end < text.length ? "…" : "")];
}

/// Where the first whole word begins from a place on, if one does before the limit.
function wordStart(text, place, limit) {
  const space = place > 0 ? text.indexOf(" ", place) : -1;
  return space >= 0 && space < limit ? space + 1 : place;
}

/// Where the last whole word ends up to a place, if one does behind the limit.
function wordEnd(text, limit, place) {
  const space = place < text.length ? text.lastIndexOf(" ", place) : -1;
  return space > limit ? space : Math.min(place, text.length);
}

function row(entry, query) {
  const item = document.createElement("li");
  if (entry.language) {
    item.lang = entry.language;
  }
  const link = document.createElement("a");
  link.href = encodeURIComponent(entry.name) + ".html" + (entry.id ? "#" + entry.id : "");
  const title = document.createElement("strong");
  title.textContent = entry.title || entry.lesson;
  const lesson = document.createElement("span");
  lesson.className = "lesson";
  lesson.textContent = entry.title ? entry.lesson : "";
  const text = document.createElement("span");
  text.className = "excerpt";
  text.append(...excerpt(entry.text || entry.code, query));
  link.append(title, lesson, text);
  item.append(link);
  return item;
}

async function search() {
  await loadIndex();
  const query = input.value.trim();
  if (!index) {
    status.textContent = dialog.dataset.missing;
    return;
  }
  const found = query ? results(query) : [];
  list.replaceChildren(...found.slice(0, 30).map((entry) => row(entry, query)));
  const words = found.length === 0 ? dialog.dataset.none : found.length === 1 ? dialog.dataset.one : dialog.dataset.many;
  status.textContent = query ? words.replace("{count}", found.length) : "";
}

function openSearch() {
  if (!dialog.open) {
    dialog.showModal();
    input.select();
    search();
  }
}

/// The arrow keys lead through the results, and back to the words.
function moveFocus(event) {
  const stops = [input, ...dialog.querySelectorAll("ol a")];
  const place = stops.indexOf(document.activeElement);
  const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)];
  if (place >= 0 && next) {
    event.preventDefault();
    next.focus();
  }
}

dialog.append(list);
input.autocomplete = "off";
input.spellcheck = false;
dialog.querySelector(".close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog || event.target.closest("ol a")) {
    dialog.close();
  }
});
input.addEventListener("input", search);
input.addEventListener("keydown", (event) => {
  const first = dialog.querySelector("ol a");
  if (event.key === "Enter" && !event.isComposing && first) {
    first.click();
  }
});
dialog.addEventListener("keydown", (event) => {
  if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !event.isComposing) {
    moveFocus(event);
  } else if (event.key === "Escape" && !event.isComposing) {
    // A search field would only be emptied by it.
    event.preventDefault();
    dialog.close();
  }
});
window.openCourseSearch = openSearch;
