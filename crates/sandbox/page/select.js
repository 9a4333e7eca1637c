// The menu that opens under a select: a list to choose one or several from, by mouse, keys or typing.
import { append, h, icon } from "./dom.js";
import { emojiOf } from "./markdown.js";
import { face } from "./images.js";
import { say } from "./words.js";

let open = null;

/**
 * A select: a button with what is chosen, and its menu.
 * `options`: { value, label, description, emoji, user }; `chosen`: values to begin with;
 * `onchosen(values)` once a choice is complete.
 */
export function selectBox({
  options,
  chosen = [],
  min = 1,
  max = 1,
  placeholder,
  disabled,
  busy,
  label,
  customId,
  onchosen,
}) {
  let values = [...chosen];
  const button = h("button", {
    type: "button",
    class: `select${busy ? " busy" : ""}`,
    disabled,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-busy": busy ? "true" : null,
    data: { testid: "select", customId, offers: JSON.stringify([min, max, options.map((one) => one.value)]) },
    onclick: () => (open?.button === button ? closeMenu() : openMenu()),
    onkeydown: (event) => {
      if ((event.key === "ArrowDown" || event.key === "ArrowUp") && open?.button !== button) {
        event.preventDefault();
        event.stopPropagation();
        openMenu();
      }
    },
  });

  function show() {
    const picked = options.filter((one) => values.includes(one.value));
    button.replaceChildren();
    append(button, [
      label && h("span", { class: "unseen" }, `${label}: `),
      h(
        "span",
        { class: "select-value" },
        picked.length
          ? picked.map((one) => h("span", { class: max > 1 ? "chip" : "" }, emojiOf(one.emoji), one.label))
          : h("span", { class: "dim" }, placeholder || say("make-selection")),
      ),
      busy ? dots() : icon("down"),
    ]);
  }

  function openMenu() {
    openList({
      button,
      options,
      values,
      min,
      max,
      done(next) {
        values = next;
        show();
        onchosen(next);
      },
    });
  }

  show();
  return button;
}

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** Closes the open menu; with several choices this is when they count. */
export function closeMenu(sendIt = true) {
  if (!open) return;
  const { button, menu, finish, away } = open;
  open = null;
  menu.remove();
  document.removeEventListener("pointerdown", away, true);
  window.removeEventListener("resize", away);
  button.setAttribute("aria-expanded", "false");
  if (sendIt) finish();
}

/**
 * Before `fresh` takes the place of `old`: a menu that is open there stays open if it offers the same.
 * Gives the select that lost its menu, if one did.
 */
export function moveMenu(old, fresh) {
  if (!open || !old.contains(open.button)) return null;
  const { customId, offers } = open.button.dataset;
  const same = [...(fresh?.querySelectorAll("button.select:not(:disabled)") ?? [])].find(
    (one) => one.dataset.customId === customId && one.dataset.offers === offers,
  );
  if (same) {
    open.button = same;
    same.setAttribute("aria-expanded", "true");
    return null;
  }
  const { button } = open;
  closeMenu(false);
  return button;
}

function openList({ button, options, values, min, max, done }) {
  closeMenu();
  const picked = new Set(values);
  let active = Math.max(
    0,
    options.findIndex((one) => picked.has(one.value)),
  );
  let typed = "";
  let typedAt = 0;

  const rows = options.map((one, index) =>
    h(
      "div",
      {
        role: "option",
        id: `menu-${index}`,
        class: "menu-row",
        data: { value: one.value, testid: "select-option" },
        onclick: () => toggle(index),
        onpointermove: () => move(index, false),
      },
      one.user ? face(one.user, "face tiny") : emojiOf(one.emoji),
      h(
        "span",
        { class: "menu-text" },
        h("span", null, one.label),
        one.description && h("span", { class: "dim" }, one.description),
      ),
      max > 1 ? h("span", { class: "box" }, icon("check")) : null,
    ),
  );
  const list = h(
    "div",
    {
      role: "listbox",
      tabindex: 0,
      "aria-label": button.textContent,
      "aria-multiselectable": max > 1 ? "true" : null,
      onkeydown: key,
    },
    rows,
  );
  if (!rows.length) list.append(h("div", { class: "menu-empty dim" }, say("nothing-to-choose")));
  const hint = h("div", { class: "menu-hint", role: "status" });
  const menu = h(
    "div",
    { class: "menu" },
    list,
    max > 1 &&
      h(
        "div",
        { class: "menu-foot" },
        hint,
        h("button", { type: "button", class: "button primary", onclick: () => finishAndFocus() }, say("done")),
      ),
  );

  function draw() {
    rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(picked.has(options[index].value)));
      row.classList.toggle("active", index === active);
    });
    if (rows[active]) list.setAttribute("aria-activedescendant", rows[active].id);
    hint.textContent =
      picked.size < min ? say("choose-at-least", { count: min }) : say("chosen", { count: picked.size, most: max });
  }
  function move(index, scroll = true) {
    active = (index + rows.length) % rows.length;
    draw();
    if (scroll) rows[active]?.scrollIntoView({ block: "nearest" });
  }
  function toggle(index) {
    const { value } = options[index];
    if (max === 1) {
      picked.clear();
      picked.add(value);
      finishAndFocus();
      return;
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < max) picked.add(value);
    active = index;
    draw();
  }
  function finishAndFocus() {
    open.button.focus();
    closeMenu();
  }
  function key(event) {
    event.stopPropagation();
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1 };
    if (event.key in moves && rows.length) move(moves[event.key]);
    else if ((event.key === "Enter" || event.key === " ") && rows.length) toggle(active);
    else if (event.key === "Escape") {
      open.button.focus();
      closeMenu(false);
    } else if (event.key === "Tab") {
      finishAndFocus();
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = event.timeStamp - typedAt > 900 ? event.key : typed + event.key;
      typedAt = event.timeStamp;
      const found = options.findIndex((one) => one.label.toLowerCase().startsWith(typed.toLowerCase()));
      if (found >= 0) move(found);
    } else return;
    event.preventDefault();
  }
  function finish() {
    const chosen = options.map((one) => one.value).filter((value) => picked.has(value));
    if (chosen.length >= min && chosen.join() !== values.join()) done(chosen);
  }

  const away = (event) => {
    if (event.type === "resize" || (!menu.contains(event.target) && !open.button.contains(event.target))) closeMenu();
  };
  button.closest("dialog, main").append(menu);
  place(menu, button);
  button.setAttribute("aria-expanded", "true");
  open = { button, menu, finish, away };
  document.addEventListener("pointerdown", away, true);
  window.addEventListener("resize", away);
  draw();
  list.focus();
  rows[active]?.scrollIntoView({ block: "nearest" });
}

function place(menu, button) {
  const box = button.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < 240 && above > below;
  menu.style.setProperty("left", `${Math.max(8, Math.min(box.left, innerWidth - Math.max(box.width, 220) - 8))}px`);
  menu.style.setProperty("width", `${Math.max(box.width, 220)}px`);
  menu.style.setProperty("max-height", `${Math.min(up ? above : below, 380)}px`);
  menu.style.setProperty(up ? "bottom" : "top", `${up ? innerHeight - box.top + 4 : box.bottom + 4}px`);
}
