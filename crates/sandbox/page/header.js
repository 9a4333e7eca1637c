// The bar above the messages: where one is, and who one is.
import { byId, fill, h, icon, iconButton, remembered } from "./dom.js";
import { go } from "./actions.js";
import { face } from "./images.js";
import { drawer } from "./sidebar.js";
import { showPermissions } from "./manage.js";
import { send } from "./socket.js";
import { channelById, isThread, nameOf, signOf, state, watch } from "./store.js";
import { whoMenu } from "./who.js";
import { say } from "./words.js";

export function startHeader() {
  watch("world", draw);
  watch("channel", draw);
  // Where there is little room the members lie over the messages, and begin hidden.
  const roomy = matchMedia("(min-width: 1001px)");
  const settle = () => showMembers(roomy.matches && remembered.get("members") !== "hidden");
  roomy.addEventListener("change", settle);
  settle();
}

function showMembers(show) {
  byId("app").classList.toggle("alone", !show);
  byId("members-switch")?.setAttribute("aria-expanded", String(show));
}

function switchMembers() {
  const show = byId("app").classList.contains("alone");
  showMembers(show);
  remembered.set("members", show ? "shown" : "hidden");
}

/** Closes and locks a thread, as a moderator, or opens it again. */
function lockSwitch({ id, locked }) {
  const t = locked ? "unlock" : "lock";
  const name = locked ? say("unlock-thread") : say("lock-thread");
  return iconButton(t, name, () => send({ t, thread: id }), { id: "lock", data: { testid: "lock" } });
}

function draw() {
  const found = channelById(state.channel);
  if (!state.me) return;
  const channel = found?.channel;
  const parent = channel && isThread(channel) ? channelById(channel.parent_id)?.channel : null;
  const held = document.activeElement?.closest?.("#head")?.contains(document.activeElement)
    ? document.activeElement.id
    : null;
  const menu = byId("who-menu");
  const wasOpen = menu?.matches(":popover-open");
  fill(
    byId("head"),
    iconButton("menu", say("channels"), () => drawer(true), { id: "menu", class: "icon-button narrow" }),
    h(
      "div",
      { class: "title" },
      parent &&
        h(
          "button",
          {
            type: "button",
            class: "parent",
            onclick: () => go(parent.id),
            "aria-label": say("back-to", { name: parent.name }),
          },
          icon(signOf(parent)),
          h("span", null, parent.name),
          h("span", { "aria-hidden": "true" }, "›"),
        ),
      channel && icon(signOf(channel), "dim"),
      h("h1", null, channel?.name ?? say("no-channel")),
      channel?.archived && h("span", { class: "dim" }, channel.locked ? say("closed-locked") : say("archived")),
      channel?.topic && h("span", { class: "topic", title: channel.topic }, channel.topic),
    ),
    found?.server.manages &&
      !isThread(channel) &&
      iconButton("rights", say("permissions-of", { name: channel.name }), () => showPermissions(channel.id), {
        id: "permissions",
        data: { testid: "permissions" },
      }),
    channel?.moderates && lockSwitch(channel),
    iconButton("people", say("members"), switchMembers, {
      id: "members-switch",
      class: "icon-button",
      "aria-controls": "members",
      "aria-expanded": String(!byId("app").classList.contains("alone")),
    }),
    h(
      "button",
      {
        type: "button",
        id: "who",
        class: "who",
        popovertarget: "who-menu",
        title: say("change-who"),
        data: { testid: "who" },
      },
      face(state.me),
      h("span", { class: "name" }, nameOf(state.me)),
      icon("down"),
      h("span", { class: "unseen" }, `, ${say("change-who")}`),
    ),
    whoMenu(),
  );
  if (wasOpen) byId("who-menu").showPopover();
  if (held) byId(held)?.focus();
}
