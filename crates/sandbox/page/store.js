// What the page knows: one object, changed by app.js only, and read by every view.

import { say } from "./words.js";

export const state = {
  me: null, // the user this page is
  since: null, // when this page was loaded: what was said to me alone before is gone
  people: [], // everybody one may be
  locale: null, // the language of my Discord, as Discord names it
  locales: [], // all there are
  begin: null, // the command to begin with, as the application calls it
  servers: [],
  commands: [], // application commands, each with its application
  botOnline: false,
  channel: null, // id of the channel on show
  messages: new Map(), // channel id -> messages, oldest first
  sent: new Map(), // channel id -> commands on their way, and those that failed
  marks: new Map(), // message id -> { busy: custom_id, failed: sentence }
  unread: new Map(), // channel id -> { count, mentions }
  epoch: 0, // grows when names changed, so that messages are drawn anew
};

const watchers = new Map();

/** Calls `listener` whenever `topic` ("world", "channel", "messages", "unread") has changed. */
export function watch(topic, listener) {
  if (!watchers.has(topic)) watchers.set(topic, []);
  watchers.get(topic).push(listener);
}

export function tell(topic) {
  for (const listener of watchers.get(topic) ?? []) listener();
}

/** Snowflakes in order of time. */
export const byAge = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const TEXT = 0;
export const DIRECT = 1;
export const VOICE = 2;
export const CATEGORY = 4;
export const NEWS = 5;
export const FORUM = 15;
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;
/** Channels in which messages are written. */
export const isTalk = (channel) =>
  [TEXT, DIRECT, VOICE, NEWS].includes(channel.type) || isThread(channel);
/** Channels that one can be in: a forum too, whose posts are threads. */
export const isPlace = (channel) => isTalk(channel) || channel.type === FORUM;

/** The sign of a channel's kind. */
export const signOf = (channel) =>
  isThread(channel)
    ? "thread"
    : ({ [DIRECT]: "people", [VOICE]: "voice", [NEWS]: "news", [FORUM]: "forum" }[channel.type] ?? "hash");

export function channelById(id) {
  for (const server of state.servers) {
    const channel = server.channels.find((one) => one.id === id);
    if (channel) return { channel, server };
  }
  return null;
}

/** The server of the channel on show. */
export const serverNow = () => channelById(state.channel)?.server ?? state.servers[0] ?? null;

/** A member of a server by id. */
export function memberOf(server, id) {
  return server?.members.find((member) => member.user.id === id) ?? null;
}

/** Direct messages with the application, as a place like a server. */
export function directPlace(channel, servers, people) {
  const bots = servers.flatMap((server) => server.members).filter((member) => member.user.bot);
  const bot = bots[0] ?? { user: { id: "0", username: say("the-application"), bot: true }, nick: null, roles: [] };
  return {
    id: "direct",
    name: say("direct-messages"),
    owner_id: null,
    roles: [],
    members: [bot, ...people.map((user) => ({ user, nick: null, roles: [] }))],
    channels: [
      {
        id: channel,
        name: bot.user.global_name ?? bot.user.username,
        type: DIRECT,
        parent_id: null,
        position: 0,
        topic: null,
        archived: false,
        locked: false,
        moderates: false,
      },
    ],
  };
}

export function userById(id) {
  return memberOf(serverNow(), id)?.user ?? state.people.find((user) => user.id === id) ?? null;
}

/** The name that is shown: nickname, else display name, else user name. */
export function nameOf(user, server = serverNow()) {
  if (!user) return say("unknown-user");
  return memberOf(server, user.id)?.nick ?? user.global_name ?? user.username ?? say("unknown-user");
}

export function unreadIn(channel) {
  return state.unread.get(channel) ?? { count: 0, mentions: 0 };
}
