// Times as Discord writes them, in the reader's time zone; relative ones stay true while one looks at them.
import { h } from "./dom.js";
import { locale, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
let made = { of: null };

/** The formats of the language that the page speaks. */
function formats() {
  const of = locale();
  if (made.of !== of) {
    made = { of, R: new Intl.RelativeTimeFormat(of, { numeric: "auto" }) };
    for (const [style, options] of Object.entries(STYLES)) made[style] = new Intl.DateTimeFormat(of, options);
  }
  return made;
}

const format = (style, date) => (formats()[style] ?? formats().f).format(date);
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return formats().R.format(Math.trunc(seconds / size), unit);
}

/** `<t:SECONDS:STYLE>` of Discord's markdown. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}:${style}>`);
  const element = h("time", {
    class: "timestamp",
    datetime: date.toISOString(),
    title: format("F", date),
    data: { style },
  });
  element.textContent = style === "R" ? relative(date) : format(style, date);
  return element;
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-style=R]")) {
    const text = relative(new Date(element.dateTime));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);

export const sameDay = (a, b) => new Date(a).toDateString() === new Date(b).toDateString();
export const clock = (when) => format("t", new Date(when));
export const longDay = (when) => format("D", new Date(when));
export const fully = (when) => format("F", new Date(when));

/** When a message was written: "14:05", "Yesterday at 14:05", "21/11/2026, 14:05". */
export function when(time) {
  const now = new Date();
  if (sameDay(time, now)) return clock(time);
  now.setDate(now.getDate() - 1);
  return sameDay(time, now) ? say("yesterday", { time: clock(time) }) : format("s", new Date(time));
}
