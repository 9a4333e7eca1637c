// Times as Discord writes them, in the reader's time zone; relative ones stay true while one looks at them.
import { h } from "./dom.js";

const LOCALE = "en-GB";
const format = (options) => new Intl.DateTimeFormat(LOCALE, options);
const STYLES = {
  t: format({ timeStyle: "short" }),
  T: format({ timeStyle: "medium" }),
  d: format({ dateStyle: "short" }),
  D: format({ dateStyle: "long" }),
  f: format({ dateStyle: "long", timeStyle: "short" }),
  F: format({ dateStyle: "full", timeStyle: "short" }),
  s: format({ dateStyle: "short", timeStyle: "short" }),
  S: format({ dateStyle: "short", timeStyle: "medium" }),
};
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
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
  return RELATIVE.format(Math.trunc(seconds / size), unit);
}

/** `<t:SECONDS:STYLE>` of Discord's markdown. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}:${style}>`);
  const element = h("time", {
    class: "timestamp",
    datetime: date.toISOString(),
    title: STYLES.F.format(date),
    data: { style },
  });
  element.textContent = style === "R" ? relative(date) : (STYLES[style] ?? STYLES.f).format(date);
  return element;
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-style=R]")) {
    const text = relative(new Date(element.dateTime));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);

export const sameDay = (a, b) => new Date(a).toDateString() === new Date(b).toDateString();
export const clock = (when) => STYLES.t.format(new Date(when));
export const longDay = (when) => STYLES.D.format(new Date(when));
export const fully = (when) => STYLES.F.format(new Date(when));

/** When a message was written: "14:05", "Yesterday at 14:05", "21/11/2026, 14:05". */
export function when(time) {
  const now = new Date();
  if (sameDay(time, now)) return clock(time);
  now.setDate(now.getDate() - 1);
  return sameDay(time, now) ? `Yesterday at ${clock(time)}` : STYLES.s.format(new Date(time));
}
