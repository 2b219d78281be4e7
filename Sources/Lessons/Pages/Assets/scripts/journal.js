// What the reader did, as `lessonctl progress` keeps it: a line of JSON an event. Lines are only ever added.

const root = document.documentElement;
const data = typeof courseData === "undefined" ? { lessons: [], renamed: {}, journal: [] } : courseData;

/// A course is where it lies: two courses in one browser keep out of each other's way.
const journalKey = "lessonctl journal " + new URL(root.dataset.root, location.href).pathname;

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/// The event of a line; null for one that isn't an event of any version.
function eventOf(line) {
  try {
    const event = JSON.parse(line);
    const isEvent = event && typeof event.id === "string" && idForm.test(event.id)
      && typeof event.kind === "string" && typeof event.time === "string" && !isNaN(Date.parse(event.time));
    return isEvent ? { ...event, id: event.id.toLowerCase(), at: Date.parse(event.time), line } : null;
  } catch {
    return null;
  }
}

function storedLines() {
  try {
    return (localStorage.getItem(journalKey) || "").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/// False where the browser keeps nothing, or not that much.
function store(lines) {
  try {
    localStorage.setItem(journalKey, lines.join("\n"));
    return storedLines().length === lines.length;
  } catch {
    return false;
  }
}

/// All events, the oldest first: those that the site was built with, and this browser's own.
function events() {
  const byID = new Map();
  for (const line of [...data.journal, ...storedLines()]) {
    const event = eventOf(line);
    if (event && !byID.has(event.id)) {
      byID.set(event.id, event);
    }
  }
  return [...byID.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function newID() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = bytes[6] & 0x0f | 0x40;
  bytes[8] = bytes[8] & 0x3f | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/// Adds an event later than all others, whatever this machine's clock says.
function record(fields) {
  const last = events().at(-1);
  const time = new Date(Math.max(Date.now(), last ? last.at + 1 : 0)).toISOString();
  const event = { id: newID(), time, language: root.lang, ...fields };
  return store([...storedLines(), JSON.stringify(event)]);
}

/// Today's name of a lesson or exercise.
function currentName(name) {
  const seen = new Set([name]);
  let current = name;
  while (Object.hasOwn(data.renamed, current) && !seen.has(data.renamed[current])) {
    current = data.renamed[current];
    seen.add(current);
  }
  return current;
}

/// Where the reader stands: a fold over all events.
function standing() {
  const done = new Set();
  const exercises = new Map();
  for (const event of events()) {
    if (event.kind === "done" && typeof event.lesson === "string") {
      done.add(currentName(event.lesson));
    } else if (event.kind === "undone" && typeof event.lesson === "string") {
      done.delete(currentName(event.lesson));
    } else if (typeof event.exercise === "string") {
      const name = currentName(event.exercise);
      const passes = exercises.get(name) || new Set();
      if (event.kind === "passed") {
        passes.add(event.script);
      }
      exercises.set(name, passes);
    }
  }
  return { done, exercises };
}

/// untouched, begun, passed or, where the script has changed since, stale.
function standingOf(exercise, script, now) {
  const passes = now.exercises.get(exercise);
  if (!passes) {
    return "untouched";
  }
  if (passes.size === 0) {
    return "begun";
  }
  return !script || passes.has(script) ? "passed" : "stale";
}
