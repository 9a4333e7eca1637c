// Servers, channels with their threads, and members.
import { byId, fill, h, icon, iconButton } from "./dom.js";
import { go } from "./actions.js";
import { colourOf, face } from "./images.js";
import { showRoles } from "./manage.js";
import {
  CATEGORY,
  channelById,
  isPlace,
  isTalk,
  isThread,
  nameOf,
  serverNow,
  signOf,
  state,
  unreadIn,
  watch,
} from "./store.js";
import { say } from "./words.js";

const unfolded = new Set(); // channels whose archived threads are listed
const lastIn = new Map(); // server -> the channel that was last on show there

export function startSidebar() {
  watch("world", drawAll);
  watch("channel", () => {
    const found = channelById(state.channel);
    if (found) lastIn.set(found.server.id, state.channel);
    drawer(false);
    drawAll();
  });
  watch("unread", drawAll);
  byId("shade").addEventListener("click", () => drawer(false));
  document.addEventListener(
    "keydown",
    (event) => event.key === "Escape" && byId("app").classList.contains("drawn") && drawer(false),
  );
  const narrow = matchMedia("(max-width: 760px)");
  const settle = () => {
    byId("drawer").inert = narrow.matches && !byId("app").classList.contains("drawn");
  };
  narrow.addEventListener("change", settle);
  settle();
}

/** On a phone: shows or hides the list of channels. */
export function drawer(show) {
  const app = byId("app");
  const was = app.classList.contains("drawn");
  app.classList.toggle("drawn", show);
  byId("drawer").inert = matchMedia("(max-width: 760px)").matches && !show;
  if (show) byId("side").querySelector("[aria-current], a, button")?.focus();
  else if (was) byId("menu")?.focus();
}

function drawAll() {
  if (!state.me) return;
  keepFocus(byId("rail"), drawRail);
  keepFocus(byId("side"), drawChannels);
  drawMembers();
}

/** Draws a list again and leaves the keyboard where it was in it. */
function keepFocus(element, draw) {
  const { key } = element.contains(document.activeElement) ? document.activeElement.dataset : {};
  draw(element);
  if (key) element.querySelector(`[data-key="${key}"]`)?.focus();
}

function drawRail(rail) {
  const now = serverNow();
  fill(
    rail,
    h(
      "ul",
      { role: "list" },
      state.servers.map((server) => {
        const marks = server.channels.reduce(
          (sum, channel) => ({
            count: sum.count + unreadIn(channel.id).count,
            mentions: sum.mentions + unreadIn(channel.id).mentions,
          }),
          { count: 0, mentions: 0 },
        );
        return h(
          "li",
          { class: `${server === now ? "now" : ""}${marks.count ? " unread" : ""}` },
          h(
            "button",
            {
              type: "button",
              class: "server",
              title: server.name,
              "aria-current": server === now ? "true" : null,
              style: { "--colour": colourOf(server.id) },
              data: { key: server.id, initials: initials(server.name), testid: `server-${server.name}` },
              onclick: () => go(lastIn.get(server.id) ?? first(server)?.id),
            },
            h("span", { class: "unseen" }, server.name),
          ),
          badge(marks.mentions),
        );
      }),
    ),
  );
}

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3)
    .toUpperCase();
const badge = (count) => count > 0 && h("span", { class: "badge", title: say("for-you", { count }) }, count);

const byPlace = (a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);

/** The channel that a server opens with. */
export function first(server) {
  return server?.channels.filter((channel) => isTalk(channel) && !isThread(channel)).sort(byPlace)[0] ?? null;
}

function drawChannels(side) {
  const server = serverNow();
  if (!server) {
    fill(
      side,
      h("div", { class: "side-head" }, h("h2", null, "Sandbox")),
      h("p", { class: "dim pad" }, say("no-server")),
    );
    return;
  }
  const top = server.channels.filter((channel) => isPlace(channel) && !isThread(channel)).sort(byPlace);
  const categories = server.channels.filter((channel) => channel.type === CATEGORY).sort(byPlace);
  const loose = top.filter((channel) => !categories.some((one) => one.id === channel.parent_id));
  fill(
    side,
    h(
      "div",
      { class: "side-head" },
      h("h2", null, server.name),
      iconButton("close", say("close-list"), () => drawer(false), { class: "icon-button narrow" }),
    ),
    h(
      "div",
      { class: "side-scroll" },
      h(
        "ul",
        { role: "list" },
        loose.map((channel) => channelRow(server, channel)),
      ),
      categories.map((category) => [
        h("h3", null, category.name),
        h(
          "ul",
          { role: "list" },
          top.filter((one) => one.parent_id === category.id).map((channel) => channelRow(server, channel)),
        ),
      ]),
    ),
  );
}

function channelRow(server, channel) {
  const all = server.channels.filter((one) => isThread(one) && one.parent_id === channel.id).sort(byPlace);
  const threads = all.filter((one) => !one.archived || one.id === state.channel);
  const archived = all.filter((one) => !threads.includes(one));
  const listed = (some) => some.map((one) => h("li", null, channelLink(one, one.archived ? "archive" : "thread")));
  return h(
    "li",
    null,
    channelLink(channel, signOf(channel)),
    all.length > 0 &&
      h(
        "ul",
        { role: "list", class: "threads" },
        listed(threads),
        archived.length > 0 &&
          h(
            "li",
            null,
            h(
              "button",
              {
                type: "button",
                class: "channel more",
                "aria-expanded": String(unfolded.has(channel.id)),
                data: { key: `archived-${channel.id}`, testid: "archived-threads" },
                onclick: () => {
                  if (!unfolded.delete(channel.id)) unfolded.add(channel.id);
                  drawAll();
                },
              },
              icon("down"),
              say("archived-threads", { count: archived.length }),
            ),
          ),
        unfolded.has(channel.id) && listed(archived),
      ),
  );
}

function channelLink(channel, sign) {
  const { count, mentions } = unreadIn(channel.id);
  const now = channel.id === state.channel;
  const address = `?${new URLSearchParams({ as: state.me.id, channel: channel.id })}`;
  return h(
    "a",
    {
      href: address,
      class: `channel${now ? " now" : ""}${count ? " unread" : ""}`,
      "aria-current": now ? "page" : null,
      data: { key: channel.id, testid: `channel-${channel.name}` },
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(channel.id);
      },
    },
    icon(sign),
    h("span", { class: "channel-name" }, channel.name),
    count > 0 && h("span", { class: "unseen" }, `, ${say("unread")}`),
    badge(mentions),
  );
}

function drawMembers() {
  const server = serverNow();
  const members = [...(server?.members ?? [])].sort((a, b) =>
    nameOf(a.user, server).localeCompare(nameOf(b.user, server)),
  );
  const isBot = (member) => member.bot || member.user.bot;
  const group = (title, list) =>
    list.length > 0 && [
      h("h3", null, `${title} — ${list.length}`),
      h(
        "ul",
        { role: "list" },
        list.map((member) => memberRow(server, member, isBot(member))),
      ),
    ];
  fill(
    byId("members"),
    group(say("applications"), members.filter(isBot)),
    group(
      say("people"),
      members.filter((member) => !isBot(member)),
    ),
  );
}

function memberRow(server, { user }, bot) {
  const online = !bot || state.botOnline;
  return h(
    "li",
    { class: `member${online ? "" : " offline"}`, data: { testid: `member-${nameOf(user, server)}` } },
    h(
      "span",
      { class: "with-status" },
      face(user),
      h("span", { class: "status", title: online ? say("online") : say("offline") }),
    ),
    h(
      "span",
      { class: "name" },
      nameOf(user, server),
      user.id === server.owner_id && h("span", { class: "unseen" }, ` (${say("owner")})`),
    ),
    bot && h("span", { class: "app-tag" }, say("app")),
    !online && h("span", { class: "unseen" }, `, ${say("offline")}`),
    user.id === state.me.id && h("span", { class: "dim you" }, say("you")),
    server.manages &&
      iconButton("rights", say("roles-of", { name: nameOf(user, server) }), () => showRoles(user.id), {
        class: "icon-button small",
        data: { testid: `roles-${nameOf(user, server)}` },
      }),
  );
}
