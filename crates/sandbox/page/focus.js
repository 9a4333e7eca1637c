// Where the keyboard is among the messages: kept while they are drawn anew, and found again after a dialog.
import { byId } from "./dom.js";

const stops = (row) => [...row.querySelectorAll("button, a[href], [tabindex='0']")];

/** What a screen reader calls an element: a button that shows a picture alone has no text. */
const called = (element) => element.getAttribute("aria-label") ?? element.textContent;

/** What an element in a message is known by. */
export function placeOf(element) {
  return { id: element.dataset.customId, label: called(element) };
}

/**
 * The same component, else one with the same words, else the message: whatever came into the place of one that is gone
 * does something else, and whoever presses Enter twice did not mean it.
 */
export function refocus(row, { id, label }) {
  const all = stops(row).filter((one) => !one.disabled);
  const next =
    (id && all.find((one) => one.dataset.customId === id)) ?? all.find((one) => label && called(one) === label);
  if (next) next.focus({ preventScroll: true });
  else row.querySelector(".message")?.focus({ preventScroll: true });
}

/** Remembers where the keyboard is; what it gives brings it back there, if it is nowhere else by then. */
export function keepPlace() {
  const focused = document.activeElement;
  const row = focused?.closest("#list > li");
  const id = row?.querySelector(".message")?.dataset.id;
  const place = row && placeOf(focused);
  return () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const now = id && document.querySelector(`#list .message[data-id="${id}"]`);
    if (now) refocus(now.closest("li"), place);
    else byId("say")?.focus({ preventScroll: true });
  };
}
