// The messages of the channel on show: drawn, kept in step, scrolled, and read aloud.
import { go } from "./actions.js";
import { byId, fill, h, icon } from "./dom.js";
import { placeOf, refocus } from "./focus.js";
import { continues, messageView, spoken } from "./message.js";
import { closeMenu, moveMenu } from "./select.js";
import { longDay, sameDay } from "./time.js";
import { showNewPost } from "./manage.js";
import { DIRECT, FORUM, NEWS, TEXT, VOICE, channelById, isTalk, isThread, nameOf, signOf, state, watch } from "./store.js";
import { welcome } from "./welcome.js";
import { say } from "./words.js";

const scroll = byId("scroll");
const top = h("div", { id: "start" });
const list = h("ol", { id: "list", role: "list" });
const drawn = new Map(); // message id -> what was drawn and from what
const NEAR = 60; // pixels from the end within which one stays at the end
const FAR = 300; // pixels from the end from which a way back is offered
let shown = null; // the channel that is drawn
let atEnd = true;
let endTop = 0; // where the end was when one was last brought there

export function startLog() {
  scroll.append(top, list);
  scroll.addEventListener("keydown", walk);
  scroll.addEventListener("scroll", () => {
    // What has grown meanwhile has taken nobody away from the end, though it is farther off.
    if (below() < NEAR) atEnd = true;
    else stillAtEnd();
    jumpBar();
  });
  // Pictures that arrive and boxes that grow must not push the newest message out of sight.
  const stay = new ResizeObserver(() => {
    if (stillAtEnd()) toEnd();
  });
  stay.observe(list);
  stay.observe(scroll);
  watch("messages", draw);
  watch("world", () => {
    draw();
    jumpBar(true);
  });
  watch("channel", draw);
}

/** The arrow keys go from message to message; from there Tab goes to what one can press in it. */
function walk(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...list.querySelectorAll(".message")];
  const at = all.indexOf(event.target);
  if (at < 0 && event.target !== scroll) return;
  const next = at < 0 ? all.at(-1) : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

export function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
  endTop = scroll.scrollTop;
  atEnd = true;
  jumpBar();
}

/** Whether one stays at the end. Somebody may have scrolled away this very moment, before the page heard of it. */
function stillAtEnd() {
  const lowest = scroll.scrollHeight - scroll.clientHeight;
  if (scroll.scrollTop < Math.min(endTop, lowest) - 4) atEnd = false;
  return atEnd;
}

const below = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;

function jumpBar(anew = false) {
  const bar = byId("jump");
  const far = below() > FAR;
  if (far === Boolean(bar.firstChild) && !anew) return;
  fill(
    bar,
    far &&
      h(
        "button",
        { type: "button", onclick: toEnd },
        h("span", null, say("older-messages")),
        h("strong", null, say("to-present"), icon("down")),
      ),
  );
}

function draw() {
  const found = channelById(state.channel);
  if (!found) return;
  if (shown !== state.channel) {
    shown = state.channel;
    drawn.clear();
    list.replaceChildren();
    closeMenu(false);
    atEnd = true;
    endTop = 0;
  }
  scroll.setAttribute("aria-label", say("messages-in", { name: found.channel.name }));
  stillAtEnd();
  const hold = atEnd ? null : whereOneIs();
  drawStart(found.channel);
  const messages = [...(state.messages.get(shown) ?? []), ...(state.sent.get(shown) ?? [])];
  const wanted = new Set(messages.map((message) => message.id));
  for (const [id, { row }] of drawn) {
    if (!wanted.has(id)) {
      leave(row);
      row.remove();
      drawn.delete(id);
    }
  }
  let before = null;
  let place = list.firstChild;
  for (const message of messages) {
    const day = !message.local && (!before || (!before.local && !sameDay(before.timestamp, message.timestamp)));
    const compact = !day && continues(message, before);
    const mark = state.marks.get(message.id);
    let entry = drawn.get(message.id);
    const fresh =
      entry &&
      entry.message === message &&
      entry.compact === compact &&
      entry.day === day &&
      entry.mark === mark &&
      entry.epoch === state.epoch &&
      entry.failed === message.failed;
    if (!fresh) {
      const row = h(
        "li",
        { class: day ? "new-day" : "" },
        day && h("div", { class: "day" }, h("span", null, longDay(message.timestamp))),
        messageView(message, { compact }),
      );
      if (entry) {
        replace(entry.row, row);
        if (place === entry.row) place = row;
      }
      entry = { row, message, compact, day, mark, epoch: state.epoch, failed: message.failed };
      drawn.set(message.id, entry);
    }
    if (place !== entry.row) list.insertBefore(entry.row, place);
    else place = place.nextSibling;
    before = message;
  }
  if (atEnd) toEnd();
  else hold?.();
}

/**
 * Remembers where the eye is: at what was pressed last, or else at the first message in sight. What comes back puts
 * it there again, whatever grew above it.
 */
function whereOneIs() {
  const pressed = list.contains(document.activeElement) ? document.activeElement : null;
  const inSight = ([, { row }]) => row.getBoundingClientRect().bottom > scroll.getBoundingClientRect().top;
  const [id, entry] = [...drawn].find(inSight) ?? [];
  const held = pressed ?? entry?.row;
  if (!held) return null;
  const begun = held.getBoundingClientRect().top < scroll.getBoundingClientRect().top;
  const edge = (of) => of.getBoundingClientRect()[begun ? "bottom" : "top"];
  const before = edge(held);
  return () => {
    const now = pressed ? document.activeElement : drawn.get(id)?.row;
    if (now && list.contains(now)) scroll.scrollTop += edge(now) - before;
  };
}

/** Puts a new drawing in the place of an old one; the keyboard's place and an open menu are kept where they can be. */
function replace(old, fresh) {
  const orphan = moveMenu(old, fresh);
  const focused = orphan ?? document.activeElement;
  const focus = old.contains(focused) ? placeOf(focused) : null;
  for (const spoiler of old.querySelectorAll(".spoiler.shown")) {
    const same = [...fresh.querySelectorAll(".spoiler")].find((one) => one.textContent === spoiler.textContent);
    same?.click();
  }
  old.replaceWith(fresh);
  keepPictures(old, fresh);
  if (focus) refocus(fresh, focus);
}

/** A picture that stays is not loaded again, and one that changes shows the old until the new is there. */
function keepPictures(old, fresh) {
  const before = [...old.querySelectorAll("img")];
  for (const image of fresh.querySelectorAll("img")) {
    const same = before.find(
      (one) =>
        old.contains(one) && one.getAttribute("src") === image.getAttribute("src") && one.className === image.className,
    );
    if (same) {
      same.alt = image.alt;
      image.replaceWith(same);
    } else if (image.closest(".picture") && !image.complete) {
      const last = before.find((one) => one.closest(".picture"));
      if (!last) continue;
      image.style.setProperty("background", `url("${last.getAttribute("src").replaceAll('"', "%22")}") center / cover`);
      image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
    }
  }
}

/** Before a message with the keyboard in it goes away, its neighbour gets the keyboard. */
function leave(row) {
  if (!moveMenu(row, null) && !row.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  (next?.querySelector(".message") ?? byId("say"))?.focus({ preventScroll: true });
}

let startOf = "";
function drawStart(channel) {
  const thread = isThread(channel);
  // A thread that was started from a message has its id.
  const root = thread && state.messages.get(channel.parent_id)?.find((one) => one.id === channel.id);
  const rooted = root ? spoken(root).split("\n")[0] : null;
  const { commands, botOnline, epoch } = state;
  const key = JSON.stringify([channel.id, channel.name, channel.topic, rooted, commands, botOnline, epoch]);
  if (key === startOf) return;
  startOf = key;
  fill(
    top,
    h("div", { class: "start-icon" }, icon(signOf(channel))),
    h("h2", null, [TEXT, NEWS].includes(channel.type) ? say("channel-welcome", { name: channel.name }) : channel.name),
    h(
      "p",
      { class: "dim" },
      startText(channel),
      channel.topic && ` ${channel.topic}`,
    ),
    channel.type === FORUM &&
      h(
        "button",
        {
          type: "button",
          class: "button primary",
          data: { testid: "new-post" },
          onclick: () => showNewPost(channel.id),
        },
        say("new-post"),
      ),
    root &&
      h(
        "button",
        { type: "button", class: "thread-card", data: { testid: "thread-root" }, onclick: () => go(channel.parent_id) },
        h(
          "span",
          { class: "name" },
          icon("thread"),
          say("named", { name: nameOf(root.author), text: rooted || say("see-attachment") }),
        ),
        h("span", { class: "accent" }, say("started-from")),
      ),
    isTalk(channel) && welcome(),
  );
}

function startText(channel) {
  const { name } = channel;
  if (isThread(channel)) return say("thread-start");
  if (channel.type === DIRECT) return say("direct-start", { name });
  if (channel.type === VOICE) return say("voice-start", { name });
  if (channel.type === NEWS) return say("news-start", { name });
  return channel.type === FORUM ? say("forum-start", { name }) : say("channel-start", { name });
}

/** Draws the welcome again, after it was put away or called back. */
export function redrawStart() {
  startOf = "";
  const found = channelById(state.channel);
  if (found) drawStart(found.channel);
}

/** Reads a message aloud: all of a new one, of a changed one only the lines that are new. */
export function announce(message, before) {
  if (message.channel_id !== state.channel || message.author?.id === state.me?.id) return;
  const known = new Set(before ? spoken(before).split("\n") : []);
  const lines = spoken(message)
    .split("\n")
    .filter((line) => line && !known.has(line));
  if (!lines.length) return;
  // The names of small signs say nothing: what they show stands beside them.
  const text = lines.join("\n").replace(/:\w+: ?/g, "");
  const region = byId("announce");
  region.append(h("p", null, before ? text : say("named", { name: nameOf(message.author), text })));
  while (region.childElementCount > 20) region.firstChild.remove();
}
