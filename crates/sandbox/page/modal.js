// Dialogs that an application opens: a few fields, sent together.
import { h, iconButton } from "./dom.js";
import { submit } from "./actions.js";
import { menuOf } from "./components.js";
import { keepPlace } from "./focus.js";
import { markdown } from "./markdown.js";
import { closeMenu, selectBox } from "./select.js";
import { say } from "./words.js";

let count = 0;

/** Opens the dialog of a `modal` message; the browser keeps the keyboard inside until it is closed. */
export function showModal({ modal, title, components }) {
  const fields = [];
  const parts = components.flatMap((one) =>
    one.type === 1 ? one.components.map((child) => field(child, child.label, null, fields)) : part(one, fields),
  );
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h(
    "button",
    { type: "submit", class: "button primary", data: { testid: "modal-submit" } },
    say("submit"),
  );
  const close = () => dialog.close();
  const heading = `modal-${++count}`;
  const goBack = keepPlace();
  const form = h(
    "form",
    {
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const wrong = fields.filter((one) => !one.check());
        if (wrong.length) return wrong[0].focus();
        send.disabled = true;
        submit(
          modal,
          fields.map((one) => one.answer()),
          (failed) => {
            send.disabled = false;
            problem.textContent = failed ?? "";
            if (!failed) close();
          },
        );
      },
    },
    h("header", null, h("h2", { id: heading }, title), iconButton("close", say("close"), close)),
    h("div", { class: "modal-body" }, parts, problem),
    h("footer", null, h("button", { type: "button", class: "button plain", onclick: close }, say("cancel")), send),
  );
  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-labelledby": heading,
      data: { testid: "modal" },
      onclose: () => {
        closeMenu(false);
        dialog.remove();
        goBack();
      },
    },
    form,
  );
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function part(one, fields) {
  if (one.type === 10) return h("div", { class: "text" }, markdown(one.content));
  if (one.type === 18) return field(one.component, one.label, one.description, fields);
  return null;
}

function field(one, label, description, fields) {
  const id = `field-${++count}`;
  const problem = h("div", { class: "problem", id: `${id}-problem` });
  const required = one.required !== false;
  const made = one.type === 4 ? textInput(one, id, required) : menuInput(one, label, required);
  fields.push({
    focus: () => made.element.focus(),
    answer: made.answer,
    check() {
      const wrong = made.wrong();
      problem.textContent = wrong ?? "";
      made.element.setAttribute("aria-invalid", String(Boolean(wrong)));
      return !wrong;
    },
  });
  return h(
    "div",
    { class: "field" },
    h(
      "label",
      { for: one.type === 4 ? id : null },
      label,
      required && h("span", { class: "star", "aria-hidden": "true" }, " *"),
    ),
    description && h("div", { class: "dim" }, description),
    made.element,
    problem,
  );
}

function textInput(one, id, required) {
  const element = h(one.style === 2 ? "textarea" : "input", {
    id,
    type: one.style === 2 ? null : "text",
    rows: one.style === 2 ? 4 : null,
    placeholder: one.placeholder,
    maxlength: one.max_length ?? 4000,
    "aria-required": String(required),
    "aria-describedby": `${id}-problem`,
    data: { testid: "field", customId: one.custom_id },
  });
  element.value = one.value ?? "";
  return {
    element,
    answer: () => ({ custom_id: one.custom_id, value: element.value }),
    wrong() {
      const { length } = element.value;
      if (required && !length) return say("field-required");
      if (length && length < (one.min_length ?? 0)) return say("too-short", { count: one.min_length });
      return null;
    },
  };
}

function menuInput(one, label, required) {
  const offer = menuOf(one);
  let values = offer.chosen;
  const element = selectBox({
    ...offer,
    min: required ? offer.min : 0,
    label,
    onchosen: (next) => {
      values = next;
    },
  });
  return {
    element,
    answer: () => ({ custom_id: one.custom_id, value: values }),
    wrong: () => (required && values.length < Math.max(offer.min, 1) ? say("field-choose") : null),
  };
}
