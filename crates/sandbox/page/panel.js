// How a command looks while it is typed: the pills behind the line, and the panel above the box.
import { h } from "./dom.js";
import { lineOf } from "./command.js";
import { face } from "./images.js";
import { describe, isWrong, optionAt } from "./suggest.js";
import { state } from "./store.js";
import { say } from "./words.js";

/**
 * The characters of the line again, with its options as pills.
 * What is wrong shows where one is not typing at the moment, and once the line was `tried` everywhere.
 */
export function pills(text, command, caret, tried) {
  const parts = [];
  if (command?.line) {
    const here = optionAt(command.line, caret);
    const marks = [
      { start: 0, end: command.full.length, className: "mark command" },
      ...command.line.given.map((one) => ({
        start: one.start,
        colon: one.valueStart,
        end: one.end,
        className: `mark pill${(tried || one !== here) && isWrong(one) ? " wrong" : ""}`,
      })),
      ...command.line.rest.map((one) => ({ ...one, className: "mark stray" })),
    ].sort((a, b) => a.start - b.start);
    let at = 0;
    for (const one of marks) {
      parts.push(text.slice(at, one.start));
      parts.push(
        h(
          "span",
          { class: one.className },
          one.colon
            ? [h("span", { class: "pill-name" }, text.slice(one.start, one.colon)), text.slice(one.colon, one.end)]
            : text.slice(one.start, one.end),
        ),
      );
      at = one.end;
    }
    parts.push(text.slice(at));
  } else parts.push(text);
  return parts;
}

/** The head of the panel: the command with its options, and a sentence about the one at the caret. */
export function panelHead({ command, caret, tried, none }, jump) {
  if (command.line) return optionsHead(command, caret, tried, jump);
  if (none) return noCommand();
  const offline = !state.botOnline && h("span", { class: "dim" }, ` · ${say("app-offline")}`);
  return h("div", { class: "panel-title" }, say("commands"), offline);
}

/** One thing to choose. */
export function suggestion(one, index, active, accept) {
  return h(
    "div",
    {
      role: "option",
      tabindex: -1,
      id: `suggestion-${index}`,
      class: `suggestion${active ? " active" : ""}`,
      "aria-selected": String(active),
      data: { testid: "suggestion", label: one.label },
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => accept(one),
    },
    one.user && face(one.user, "face tiny"),
    h(
      "span",
      { class: "suggestion-text" },
      h(
        "span",
        { class: "suggestion-label" },
        one.label,
        one.signature?.map((name) => h("span", { class: "wants" }, name)),
      ),
      one.description && h("span", { class: "dim" }, one.description),
    ),
    one.note && h("span", { class: "dim note" }, one.note),
  );
}

const noCommand = () =>
  h("div", { class: "panel-title" }, state.commands.length ? say("no-command-begins") : say("no-commands"));

function optionsHead({ leaf, line, wrong }, caret, tried, jump) {
  const here = optionAt(line, caret);
  const shown = leaf.options.filter((option) => option.required || line.given.some((one) => one.option === option));
  const more = leaf.options.length - shown.length;
  return [
    h(
      "div",
      { class: "panel-line" },
      h("strong", null, lineOf(leaf)),
      shown.map((option) => {
        const given = line.given.find((one) => one.option === option);
        const bad = (tried || (given?.raw && given !== here)) && wrong.some((one) => one.name === option.name);
        return h(
          "button",
          {
            type: "button",
            tabindex: -1,
            class: `want${given?.raw ? " filled" : ""}${given && given === here ? " here" : ""}${bad ? " wrong" : ""}`,
            data: { testid: `option-${option.name}` },
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => jump(option, given),
          },
          option.said,
        );
      }),
      more > 0 && h("span", { class: "dim" }, say("more-optional", { count: more })),
    ),
    h(
      "div",
      { class: "panel-note dim" },
      here ? [h("strong", null, here.option.said), " ", describe(here.option)] : leaf.description,
    ),
  ];
}
