// The message box: plain text, and slash commands with completion.
// The line in the box is all there is to know about a command: whether it was typed, pasted or completed makes no
// difference. A layer behind the text draws the pills.
import { byId, fill, h, icon } from "./dom.js";
import { autocomplete, command as run, talk } from "./actions.js";
import { lineOf, nested } from "./command.js";
import { toEnd } from "./log.js";
import { panelHead, pills, suggestion } from "./panel.js";
import { lookup, read, remember, suggestions } from "./suggest.js";
import { DIRECT, channelById, isTalk, isThread, state, watch } from "./store.js";
import { say } from "./words.js";

const LONGEST = 2000; // characters in a message
const ASK_AFTER = 150; // milliseconds of quiet before the application is asked for choices

const form = byId("composer");
const mirror = h("div", { id: "mirror", "aria-hidden": "true" });
const input = h("textarea", {
  id: "say",
  rows: 1,
  spellcheck: "true",
  "aria-autocomplete": "list",
  "aria-controls": "suggestions",
  "aria-describedby": "panel-head",
  data: { testid: "composer" },
});
const head = h("div", { id: "panel-head" });
const list = h("div", { id: "suggestions", role: "listbox", tabindex: -1 });
const panel = h("div", { id: "panel", hidden: true, data: { testid: "panel" } }, head, list);
const problem = h("div", { id: "problem", role: "alert", data: { testid: "composer-problem" } });
const sendButton = h("button", { type: "submit", class: "icon-button send", data: { testid: "send" } }, icon("send"));
const slashButton = h("button", { type: "button", class: "icon-button", onclick: () => begin("/") }, icon("slash"));

let command = null; // the line as a command, or null
let offer = { items: [], active: -1 };
let closed = false; // put away with Escape, until the next key
let tried = false; // the line was sent and refused: what is wrong shows even where one is typing
let past = []; // lines that were sent, newest last
let choices = { key: null, option: null, list: null }; // the application's choices for one value
let asking = null;

export function startComposer() {
  form.append(
    panel,
    problem,
    h("div", { class: "box" }, slashButton, h("div", { class: "layers" }, mirror, input), sendButton),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  input.addEventListener("input", () => {
    closed = false;
    tried = false;
    problem.textContent = "";
    update();
  });
  input.addEventListener("keydown", key);
  input.addEventListener("focus", update);
  input.addEventListener("blur", () =>
    setTimeout(() => document.activeElement !== input && !panel.contains(document.activeElement) && hide(), 120),
  );
  document.addEventListener("selectionchange", () => {
    if (document.activeElement === input) update();
  });
  document.addEventListener("keydown", typeAnywhere);
  watch("channel", () => {
    renamed();
    closed = false;
    // Where there is a keyboard, one can type at once; on a phone the keys would cover the messages.
    if (matchMedia("(pointer: fine)").matches && !document.querySelector("dialog[open]"))
      input.focus({ preventScroll: true });
  });
  watch("world", () => {
    renamed();
    update();
  });
}

/** Says why what was sent was not taken. */
export function refuse(sentence) {
  problem.textContent = sentence;
}

/** Puts a beginning into the box and opens what can follow. */
export function begin(text) {
  closed = false;
  write(text, text.length);
  input.focus();
}

function renamed() {
  const found = channelById(state.channel);
  if (!found) return;
  form.hidden = !isTalk(found.channel);
  const place =
    isThread(found.channel) || found.channel.type === DIRECT ? found.channel.name : `#${found.channel.name}`;
  const { archived, locked, moderates } = found.channel;
  const open = archived ? say("message-reopens", { place }) : say("message-to", { place });
  input.placeholder = locked && !moderates ? say("locked") : open;
  input.setAttribute("aria-label", input.placeholder);
  list.setAttribute("aria-label", say("suggestions"));
  for (const [button, name] of [
    [sendButton, say("send")],
    [slashButton, say("commands")],
  ]) {
    button.title = name;
    button.setAttribute("aria-label", name);
  }
}

function write(text, caret) {
  input.value = text;
  input.setSelectionRange(caret, caret);
  problem.textContent = "";
  update();
}

function hide() {
  panel.hidden = true;
  input.removeAttribute("aria-activedescendant");
}

function update() {
  const caret = input.selectionStart;
  command = read(input.value);
  const next = closed ? { items: [], active: -1 } : suggestions(input.value, caret, command, dynamic);
  const kept =
    next.items.length === offer.items.length &&
    next.items.every((one, index) => one.text === offer.items[index].text && one.from === offer.items[index].from);
  if (kept && offer.active >= 0 && !next.items.some((one) => one.exact)) next.active = offer.active;
  offer = next;
  draw();
  form.classList.toggle("as-command", Boolean(command?.line));
  form.classList.toggle("filled", input.value.trim() !== "");
}

/** Choices from the application for the value at the caret, asked for once typing rests. */
function dynamic(given) {
  const key = JSON.stringify([state.channel, lineOf(command.leaf), given.option.name, given.raw]);
  const known = choices.option === given.option ? choices.list : null;
  if (choices.key === key) return known;
  clearTimeout(asking);
  const { leaf, line } = command;
  asking = setTimeout(() => {
    choices = { key, option: given.option, list: known };
    autocomplete(leaf, nested(leaf, line, lookup, given), (answer) => {
      if (choices.key !== key) return;
      choices.list = answer ?? [];
      update();
    });
  }, ASK_AFTER);
  return known;
}

/** Draws the layer behind the text, and what opens above the box. */
function draw() {
  const { items, active } = offer;
  const caret = input.selectionStart;
  fill(mirror, pills(input.value, command, caret, tried), "\u200b");
  const focused = document.activeElement === input || panel.contains(document.activeElement);
  panel.hidden = !focused || !command || closed;
  if (panel.hidden) {
    hide();
    return;
  }
  fill(head, panelHead({ command, caret, tried, none: !items.length }, jump));
  fill(
    list,
    items.map((one, index) => suggestion(one, index, index === active, accept)),
  );
  list.hidden = !items.length;
  const current = list.children[active];
  if (current) {
    input.setAttribute("aria-activedescendant", current.id);
    current.scrollIntoView({ block: "nearest" });
  } else input.removeAttribute("aria-activedescendant");
}

function jump(option, given) {
  if (given) {
    input.focus();
    input.setSelectionRange(given.end, given.end);
    update();
  } else begin(`${input.value.trimEnd()} ${option.said}:`);
}

function accept(one) {
  if (one.pick) remember(...one.pick);
  const before = input.value.slice(0, one.from) + one.text;
  const after = input.value.slice(one.to);
  closed = false;
  offer = { items: [], active: -1 };
  if (one.pick || one.leaf) forward(before, after);
  else write(before + after, before.length);
  input.focus();
}

/** After a finished value: on to the next option that is missing, else behind a space where optional ones are offered. */
function forward(before, after = "") {
  const full = read(`${before.trimEnd()} ${after}`);
  const missing = full?.wrong?.find((one) => one.missing);
  const text = missing && !after.trim() ? `${before.trimEnd()} ${missing.said}:` : `${before.trimEnd()} `;
  write(text + after.trimStart(), text.length);
}

function key(event) {
  if (event.isComposing) return;
  const { items, active } = offer;
  const open = !panel.hidden && items.length > 0;
  if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    const step = event.key === "ArrowDown" ? 1 : -1;
    offer.active = active < 0 ? (step > 0 ? 0 : items.length - 1) : (active + step + items.length) % items.length;
    draw();
  } else if (event.key === "ArrowUp" && !input.value && past.length) {
    const last = past.at(-1);
    write(last, last.length);
  } else if (event.key === "Escape" && !panel.hidden) {
    closed = true;
    update();
  } else if (event.key === "Tab" && !event.shiftKey && !panel.hidden && command) {
    if (open) accept(items[Math.max(active, 0)]);
    else if (command.wrong?.some((one) => one.missing) || !/\s$/.test(input.value)) forward(input.value);
    else return;
  } else if (event.key === "Enter" && !event.shiftKey) {
    if (open && active >= 0 && !items[active].exact) accept(items[active]);
    else submit();
  } else return;
  event.preventDefault();
}

function submit() {
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    sendCommand(text);
    return;
  }
  if ([...text].length > LONGEST) {
    problem.textContent = say("message-too-long", { most: LONGEST, length: [...text].length });
    return;
  }
  talk(text);
  sentLine(text);
}

function sendCommand(text) {
  // A space at the end shows that the last value is finished.
  const line = read(`${text} `);
  if (!line.leaf) {
    problem.textContent = say("no-such-command", { name: text.split(" ")[0] });
    return;
  }
  const wrong = line.wrong[0];
  if (wrong) {
    const given = line.line.given.find((one) => one.option.name === wrong.name);
    if (given) write(input.value, given.end);
    else if (wrong.missing) begin(`${text} ${wrong.said}:`);
    tried = true;
    update();
    problem.textContent = say("named", { name: wrong.said, text: wrong.error });
    return;
  }
  run(line.leaf, nested(line.leaf, line.line, lookup));
  sentLine(text);
}

function sentLine(text) {
  past = [...past.slice(-30), text];
  closed = tried = false;
  choices = { key: null, option: null, list: null };
  write("", 0);
  toEnd();
}

/** Typing begins a message wherever the keyboard is, as long as nothing else wants the keys. */
function typeAnywhere(event) {
  if (
    event.key.length !== 1 ||
    event.key === " " ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented
  )
    return;
  if (
    document.querySelector("dialog[open]") ||
    event.target.closest?.("input, textarea, select, [contenteditable], [role=listbox], [role=menu]")
  )
    return;
  input.focus();
}
