// A walk round for newcomers: a few short steps, once, and again whenever it is asked for.
// It lies beside what it points at and stops nobody: the page can be used meanwhile.
import { byId, fill, h, remembered } from "./dom.js";
import { leaves, lineOf } from "./command.js";
import { channelById, nameOf, state, watch } from "./store.js";
import { say } from "./words.js";

/** The steps: what each points at (the first that is there and seen), and what it says. */
const steps = () => [
  {
    at: ["#who"],
    title: say("tour-you", { name: nameOf(state.me) }),
    text: say("tour-you-text"),
  },
  {
    at: ["#side [aria-current]", "#menu"],
    title: say("tour-channel", { channel: `#${channelById(state.channel)?.channel.name ?? ""}` }),
    text: say("tour-channel-text"),
  },
  {
    at: ["#composer .box"],
    title: say("tour-commands"),
    text: `${say("tour-commands-text")} ${beginning()}`,
  },
  {
    at: ["#who"],
    title: say("tour-several"),
    text: say("tour-several-text"),
  },
  {
    at: [".message.ephemeral .only-you", "#scroll"],
    title: say("tour-private"),
    text: say("tour-private-text", { mark: say("only-you"), dismiss: say("dismiss") }),
  },
];

/** The command to begin with, as the person reads it. */
function beginning() {
  if (!state.begin) return "";
  const leaf = leaves(state.commands, state.locale).find((one) => `/${one.path.join(" ")}` === state.begin);
  return say("tour-begin", { command: leaf ? lineOf(leaf) : state.begin });
}

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
  watch("world", draw);
  watch("channel", draw);
  if (wish === "off" || (wish !== "on" && (navigator.webdriver || remembered.get("tour")))) return;
  showTour();
}

/** Begins at the first step. */
export function showTour() {
  document.body.append(ring, card);
  go(0);
}

function go(to) {
  if (to >= steps().length) {
    end();
    return;
  }
  step = Math.max(0, to);
  draw();
  card.querySelector(".primary").focus({ preventScroll: true });
}

/** Draws the step where it points, in the language of the moment; the keyboard stays where it was in it. */
function draw() {
  if (step < 0) return;
  const all = steps();
  const held = card.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
  const last = step === all.length - 1;
  const button = (hook, label, kind, onclick) =>
    h("button", { type: "button", class: `button ${kind}`, onclick, data: { testid: `tour-${hook}` } }, label);
  fill(
    card,
    h("h2", { id: "tour-title" }, all[step].title),
    h("p", { id: "tour-text" }, all[step].text),
    h(
      "div",
      { class: "tour-foot" },
      h("span", { class: "dim" }, say("step", { step: step + 1, last: all.length })),
      !last && button("Skip", say("skip-tour"), "plain", end),
      step > 0 && button("Back", say("back"), "secondary", () => go(step - 1)),
      button(last ? "Done" : "Next", last ? say("done") : say("next"), "primary", () => go(step + 1)),
    ),
  );
  place();
  if (held) card.querySelector(`[data-testid="${held}"]`)?.focus({ preventScroll: true });
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
