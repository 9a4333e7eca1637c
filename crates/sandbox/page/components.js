// Message components: rows of buttons and menus, and the newer building blocks (containers, sections, galleries …).
import { h, icon } from "./dom.js";
import { click, select } from "./actions.js";
import { hex } from "./embeds.js";
import { file, localPath, picture } from "./images.js";
import { emojiOf, markdown } from "./markdown.js";
import { dots, selectBox } from "./select.js";
import { channelById, isThread, nameOf, serverNow, state } from "./store.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

/** The components of a message. */
export function components(message) {
  if (!message.components?.length) return null;
  return h(
    "div",
    { class: "components", onkeydown: arrows },
    message.components.map((one) => component(one, message)),
  );
}

function component(one, message) {
  const inner = () => (one.components ?? []).map((child) => component(child, message));
  switch (one.type) {
    case 1:
      return h("div", { class: "row" }, inner());
    case 2:
      return button(one, message);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(one, message);
    case 9:
      return h(
        "div",
        { class: "section" },
        h("div", null, inner()),
        one.accessory && component(one.accessory, message),
      );
    case 10:
      return h("div", { class: "text" }, markdown(one.content));
    case 11:
      return picture(one.media.url, {
        alt: one.description ?? "",
        attachments: message.attachments,
        spoiler: one.spoiler,
        className: "picture thumbnail",
      });
    case 12:
      return h(
        "div",
        { class: one.items.length > 1 ? "gallery" : "single" },
        one.items.map((item) =>
          picture(item.media.url, {
            alt: item.description ?? "",
            width: item.media.width,
            height: item.media.height,
            attachments: message.attachments,
            spoiler: item.spoiler,
          }),
        ),
      );
    case 13:
      return file(
        one.name ?? one.file.url.split("/").pop(),
        localPath(one.file.url, message.attachments) ?? one.file.url,
        one.size,
      );
    case 14:
      return one.divider === false ? h("div", { class: "gap" }) : h("hr", { class: one.spacing === 2 ? "wide" : "" });
    case 17:
      return h(
        "div",
        {
          class: `container${one.spoiler ? " veiled" : ""}`,
          style: Number.isInteger(one.accent_color) ? { "--bar": hex(one.accent_color) } : {},
          onclick: (event) => event.currentTarget.classList.remove("veiled"),
        },
        inner(),
      );
    default:
      return h("div", { class: "dim" }, say("unknown-component", { type: one.type }));
  }
}

function button(one, message) {
  const content = [emojiOf(one.emoji), one.label && h("span", { class: "label" }, one.label)];
  const className = `button ${STYLES[one.style] ?? "secondary"}`;
  const name = one.label ? null : (one.emoji?.name ?? say("button"));
  if (one.style === 5) {
    return h(
      "a",
      {
        class: className,
        href: one.url,
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": name,
        "aria-disabled": one.disabled ? "true" : null,
        data: { testid: "button" },
      },
      content,
      icon("out"),
    );
  }
  const busy = state.marks.get(message.id)?.busy === one.custom_id;
  return h(
    "button",
    {
      type: "button",
      class: `${className}${busy ? " busy" : ""}`,
      disabled: one.disabled,
      "aria-label": name,
      "aria-busy": busy ? "true" : null,
      data: { testid: "button", customId: one.custom_id },
      onclick: () => busy || click(message, one.custom_id),
    },
    content,
    busy && dots(),
  );
}

function menu(one, message) {
  const mark = state.marks.get(message.id);
  return selectBox({
    ...menuOf(one),
    disabled: one.disabled,
    busy: mark?.busy === one.custom_id,
    onchosen: (values) => select(message, one.custom_id, values),
  });
}

/** What a select component offers, for messages and dialogs alike. */
export function menuOf(one) {
  const options = one.type === 3 ? one.options : entities(one);
  return {
    options,
    chosen:
      one.type === 3
        ? options.filter((option) => option.default).map((option) => option.value)
        : (one.default_values ?? []).map((value) => value.id),
    min: one.min_values ?? 1,
    max: Math.min(one.max_values ?? 1, Math.max(options.length, 1)),
    placeholder: one.placeholder,
    customId: one.custom_id,
  };
}

/** The members and channels that a user, role, mentionable or channel select offers. */
function entities(one) {
  const server = serverNow();
  const members = (server?.members ?? []).map(({ user }) => ({
    value: user.id,
    label: nameOf(user, server),
    description: user.username,
    user,
  }));
  const roles = (server?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
  if (one.type === 5) return members;
  if (one.type === 6) return roles;
  if (one.type === 7) return [...members, ...roles];
  return (server?.channels ?? [])
    .filter((channel) => !one.channel_types?.length || one.channel_types.includes(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: `${isThread(channel) ? "» " : "#"}${channel.name}`,
      description: channelById(channel.parent_id)?.channel.name,
    }));
}

/** Arrow keys go from button to button: left and right in order, up and down to the nearest in the next row. */
function arrows(event) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [
    ...event.currentTarget.querySelectorAll("button.button:not(:disabled), a.button, button.select:not(:disabled)"),
  ];
  const at = all.indexOf(document.activeElement);
  if (at < 0) return;
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  let next = all[at + step[0]];
  if (step[1]) {
    const [x, y] = middle(all[at]);
    const rows = all.map((element) => [element, ...middle(element)]).filter(([, , top]) => (top - y) * step[1] > 8);
    const nearest = Math.min(...rows.map(([, , top]) => Math.abs(top - y)));
    next = rows
      .filter(([, , top]) => Math.abs(Math.abs(top - y) - nearest) < 8)
      .sort((a, b) => Math.abs(a[1] - x) - Math.abs(b[1] - x))[0]?.[0];
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}
