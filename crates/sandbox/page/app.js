// The page of the sandbox: be somebody in a Discord of one's own.
// Start reading here: what the server says changes `state` (store.js) and the views draw it:
//   people (who to be), sidebar, header, log -> message -> components / embeds / images / markdown,
//   composer -> suggest -> command, modal. Their words come from words.js. What a person does goes out through actions.js and socket.js.
import { byId, fill, h } from "./dom.js";
import { go } from "./actions.js";
import { refuse, startComposer } from "./composer.js";
import { startHeader } from "./header.js";
import { announce, startLog } from "./log.js";
import { mentionsMe } from "./message.js";
import { personNamed, pickPerson, world } from "./people.js";
import { reason } from "./reason.js";
import { first, startSidebar } from "./sidebar.js";
import { connect, send } from "./socket.js";
import { byAge, channelById, directPlace, isPlace, isTalk, nameOf, state, tell, unreadIn, watch } from "./store.js";
import { startTour } from "./tour.js";
import { applyTheme, speakAsTheBrowser } from "./who.js";
import { say, speak } from "./words.js";

const LOST_AFTER = 700; // milliseconds without a connection before one is told

async function start() {
  applyTheme();
  speak(navigator.languages);
  const query = new URLSearchParams(location.search);
  const wanted = query.get("as");
  const channel = query.get("channel") || null;
  let known;
  try {
    known = await world();
  } catch {
    lost(true);
    setTimeout(start, 1500);
    return;
  }
  lost(false);
  const person = wanted && personNamed(known.people, wanted);
  if (!person) {
    pickPerson(known, {
      channel,
      problem: wanted && say("nobody-called", { name: wanted }),
    });
    return;
  }
  state.me = person;
  state.people = known.people;
  byId("picker").hidden = true;
  byId("app").hidden = false;
  startSidebar();
  startHeader();
  startLog();
  startComposer();
  watch("unread", entitle);
  watch("channel", entitle);
  addEventListener("focus", seen);
  let timer = null;
  connect(
    () => {
      const { me, channel: here, since } = state;
      return `/live?${new URLSearchParams({ as: me.id, ...(here && { channel: here }), ...(since && { since }) })}`;
    },
    (message) => hear(message, channel),
    (up) => {
      if (up) {
        clearTimeout(timer);
        timer = null;
        opened.clear();
        lost(false);
      } else {
        timer ??= setTimeout(() => lost(true), LOST_AFTER);
        stillHere();
      }
    },
  );
}

/** A sandbox that began anew may not know this person any more: then one chooses again. */
async function stillHere() {
  const known = await world().catch(() => null);
  if (!known || known.people.some((user) => user.id === state.me.id)) return;
  const channel = channelById(state.channel)?.channel.name;
  location.search = new URLSearchParams({ as: nameOf(state.me), ...(channel ? { channel } : {}) });
}

const opened = new Set(); // channels whose messages this connection gets

/** Asks for the messages of every channel, for only then is one told what is new in them. */
function openAll() {
  for (const { channels } of state.servers) {
    for (const { id } of channels.filter((channel) => isTalk(channel) && !opened.has(channel.id))) {
      opened.add(id);
      send({ t: "open", channel: id });
    }
  }
}

function lost(isLost) {
  const toast = byId("toast");
  if (Boolean(toast.firstChild) !== isLost)
    fill(
      toast,
      isLost &&
        h(
          "div",
          { data: { testid: "lost" } },
          h("span", { class: "spinner", "aria-hidden": "true" }),
          say("connection-lost"),
        ),
    );
}

const HEARD = {
  hello(message, wanted) {
    const { me, people, locale, locales, begin, commands, bot_online: botOnline } = message;
    state.since ??= message.since;
    speak([locale]);
    const servers = message.direct
      ? [...message.servers, directPlace(message.direct, message.servers, [me])]
      : message.servers;
    const names = (all) =>
      JSON.stringify(
        all.map(({ members, roles, channels }) => [
          members,
          roles,
          channels.map(({ id, name, archived, locked }) => [id, name, archived, locked]),
        ]),
      );
    if (names(servers) !== names(state.servers)) state.epoch += 1;
    if (locale !== state.locale) state.epoch += 1;
    Object.assign(state, { me, people, locale, locales, begin, servers, commands, botOnline });
    speakAsTheBrowser();
    openAll();
    if (channelById(state.channel)) tell("world");
    else arrive(wanted);
  },
  messages({ channel, messages }) {
    state.messages.set(
      channel,
      [...messages].sort((a, b) => byAge(a.id, b.id)),
    );
    tell("messages");
  },
  message_create({ message }) {
    count(message);
    if (!put(message)) return;
    announce(message, null);
    tell("messages");
  },
  message_update({ message }) {
    const before = find(message.channel_id, message.id);
    if (!put(message)) return;
    announce(message, before?.loading ? null : (before ?? null));
    tell("messages");
  },
  refused(answer) {
    refuse(reason(answer));
  },
  message_delete({ channel, id }) {
    const list = state.messages.get(channel);
    if (list)
      state.messages.set(
        channel,
        list.filter((one) => one.id !== id),
      );
    state.marks.delete(id);
    tell("messages");
  },
};

function hear(message, wanted) {
  HEARD[message.t]?.(message, wanted);
}

const find = (channel, id) => state.messages.get(channel)?.find((one) => one.id === id);

/**
 * Puts a message in its place; a newer form of it takes away what was said about the older one.
 * False for a channel that was not opened yet: its messages come when it is.
 */
function put(message) {
  const list = state.messages.get(message.channel_id);
  if (!list) return false;
  const at = list.findIndex((one) => one.id === message.id);
  if (at >= 0) {
    list[at] = message;
    if (state.marks.get(message.id)?.failed) state.marks.delete(message.id);
  } else {
    let place = list.length;
    while (place > 0 && byAge(list[place - 1].id, message.id) > 0) place -= 1;
    list.splice(place, 0, message);
  }
  return true;
}

function count(message) {
  const away = message.channel_id !== state.channel || !document.hasFocus();
  if (!away || message.author?.id === state.me.id) return;
  const { count: before, mentions } = unreadIn(message.channel_id);
  state.unread.set(message.channel_id, { count: before + 1, mentions: mentions + (mentionsMe(message) ? 1 : 0) });
  tell("unread");
}

function seen() {
  if (state.unread.delete(state.channel)) tell("unread");
}

/** The channel to begin with: the one in the address by id or name, else the first of the first server. */
function arrive(wanted) {
  const all = state.servers.flatMap((server) => server.channels).filter(isPlace);
  const named =
    wanted &&
    (all.find((channel) => channel.id === wanted) ??
      all.find((channel) => channel.name.toLowerCase() === wanted.replace(/^#/, "").toLowerCase()));
  const channel = named || state.servers.map(first).find(Boolean);
  tell("world");
  if (channel) go(channel.id);
  startTour();
}

function entitle() {
  const calls = [...state.unread.values()].reduce((sum, one) => sum + one.mentions, 0);
  const channel = channelById(state.channel)?.channel;
  document.title = `${calls ? `(${calls}) ` : ""}${channel ? `#${channel.name} · ` : ""}${nameOf(state.me)} — Sandbox`;
}

start();
