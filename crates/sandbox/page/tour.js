// A walk round for newcomers: a few short steps, once, and again whenever it is asked for.
// It lies beside what it points at and stops nobody: the page can be used meanwhile.
import { byId, fill, h, remembered } from "./dom.js";
import { channelById, nameOf, state, watch } from "./store.js";

/** The steps: what each points at (the first that is there and seen), and what it says. */
const steps = () => [
  {
    at: ["#who"],
    title: `You are ${nameOf(state.me)}`,
    text: "Under this name you write and click. Here you become somebody else, choose your language, and the look.",
  },
  {
    at: ["#side [aria-current]", "#menu"],
    title: `This is #${channelById(state.channel)?.channel.name ?? "a channel"}`,
    text: "What is written here, everybody in the channel reads. Channels and their threads are listed here.",
  },
  {
    at: ["#composer .box"],
    title: "Type / for commands",
    text: `The commands of the application open as you type; Tab and the arrow keys complete them. ${state.hint ?? ""}`,
  },
  {
    at: ["#who"],
    title: "Be several people at once",
    text: "Open the page in another window or tab as somebody else: each sees what that person would see.",
  },
  {
    at: [".message.ephemeral .only-you", "#scroll"],
    title: "Some messages are only for you",
    text: "They say “Only you can see this”. No other window shows them, and Dismiss sends them away.",
  },
];

let step = -1;
const ring = h("div", { class: "tour-ring", "aria-hidden": "true" });
const card = h("section", {
  id: "tour",
  role: "dialog",
  "aria-labelledby": "tour-title",
  "aria-describedby": "tour-text",
  data: { testid: "tour" },
  onkeydown: (event) => event.key === "Escape" && end(),
});

/** Begins by itself for who was never here. A browser that is driven by a program is no newcomer; `?tour=on` makes it one. */
export function startTour() {
  const wish = new URLSearchParams(location.search).get("tour");
  addEventListener("resize", place);
  watch("world", place);
  watch("channel", place);
  if (wish === "off" || (wish !== "on" && (navigator.webdriver || remembered.get("tour")))) return;
  showTour();
}

/** Begins at the first step. */
export function showTour() {
  document.body.append(ring, card);
  go(0);
}

function go(to) {
  const all = steps();
  if (to >= all.length) {
    end();
    return;
  }
  step = Math.max(0, to);
  const last = step === all.length - 1;
  const button = (label, kind, onclick) =>
    h("button", { type: "button", class: `button ${kind}`, onclick, data: { testid: `tour-${label}` } }, label);
  const next = button(last ? "Done" : "Next", "primary", () => go(step + 1));
  fill(
    card,
    h("h2", { id: "tour-title" }, all[step].title),
    h("p", { id: "tour-text" }, all[step].text),
    h(
      "div",
      { class: "tour-foot" },
      h("span", { class: "dim" }, `${step + 1} of ${all.length}`),
      !last && button("Skip", "plain", end),
      step > 0 && button("Back", "secondary", () => go(step - 1)),
      next,
    ),
  );
  place();
  next.focus({ preventScroll: true });
}

function end() {
  step = -1;
  remembered.set("tour", "seen");
  const held = card.contains(document.activeElement);
  ring.remove();
  card.remove();
  if (held) byId("say").focus({ preventScroll: true });
}

const EDGE = 12; // pixels between the card and what it stands beside

/** Puts ring and card where the step points. */
function place() {
  if (step < 0) return;
  const target = steps()
    [step].at.map((one) => document.querySelector(one))
    .find((one) => one?.checkVisibility({ visibilityProperty: true }));
  const box = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const tall = box.height > innerHeight / 2;
  ring.hidden = tall || !target;
  const set = (element, values) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, `${Math.round(value)}px`);
  };
  set(ring, { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 });
  const { width, height } = card.getBoundingClientRect();
  const below = box.bottom + EDGE + height < innerHeight;
  const top = tall ? box.top + EDGE : below ? box.bottom + EDGE : box.top - EDGE - height;
  const inside = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
  set(card, { left: inside(box.left + (tall ? EDGE : 0), innerWidth - width), top: inside(top, innerHeight - height) });
}
