// What the message box offers while a slash command is typed.
import {
  booleans,
  expected,
  leaves,
  lineOf,
  localised,
  matching,
  named,
  parse,
  problems,
  TYPES,
  valueOf,
} from "./command.js";
import { isThread, nameOf, serverNow, state } from "./store.js";
import { say } from "./words.js";

const picks = new Map(); // "command\0option\0text" -> the value that stands behind a text that was chosen from a list
let known = { commands: null, locale: null, all: [] };

const pickKey = (option, text) => `${option.of}\0${option.name}\0${text.toLowerCase()}`;

/** Remembers which value a chosen text stands for. */
export const remember = (option, text, value) => picks.set(pickKey(option, text), value);

/** How texts become ids and values, in the server on show. */
export const lookup = {
  user(text) {
    const id = /^<@!?(\d+)>$/.exec(text)?.[1] ?? text;
    const name = text.replace(/^@/, "").toLowerCase();
    const server = serverNow();
    const member =
      server?.members.find(({ user }) => user.id === id) ??
      server?.members.find(({ user }) =>
        [nameOf(user, server), user.username].some((one) => one.toLowerCase() === name),
      );
    return member?.user.id ?? null;
  },
  role(text) {
    const id = /^<@&(\d+)>$/.exec(text)?.[1] ?? text;
    const name = text.replace(/^@/, "").toLowerCase();
    return (
      serverNow()?.roles?.find((role) => role.id === id || role.name.replace(/^@/, "").toLowerCase() === name)?.id ??
      null
    );
  },
  channel(text) {
    const id = /^<#(\d+)>$/.exec(text)?.[1] ?? text;
    const name = text.replace(/^#/, "").toLowerCase();
    return (
      serverNow()?.channels.find((channel) => channel.id === id || channel.name.toLowerCase() === name)?.id ?? null
    );
  },
  picked: (option, text) => picks.get(pickKey(option, text)),
};

/** Texts that a value of this option may be; with them, names of several words are read as one value. */
function offers(option) {
  const chosen = [...picks.keys()]
    .filter((key) => key.startsWith(pickKey(option, "")))
    .map((key) => key.split("\0")[2]);
  return [...chosen, ...fixed(option).flatMap((one) => [one.label, String(one.value)])];
}

/** The choices that are known without asking the application. */
function fixed(option) {
  const server = serverNow();
  if (option.choices?.length) return option.choices.map((one) => ({ label: one.said, value: one.value }));
  if (option.type === TYPES.BOOLEAN) return booleans();
  const members = () =>
    (server?.members ?? []).map(({ user }) => ({
      label: `@${nameOf(user, server)}`,
      description: user.username,
      value: user.id,
      user,
    }));
  const roles = () =>
    (server?.roles ?? []).map((role) => ({
      label: `@${role.name.replace(/^@/, "")}`,
      description: say("role"),
      value: role.id,
    }));
  if (option.type === TYPES.USER) return members();
  if (option.type === TYPES.ROLE) return roles();
  if (option.type === TYPES.MENTIONABLE) return [...members(), ...roles()];
  if (option.type === TYPES.CHANNEL) {
    return (server?.channels ?? [])
      .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map((channel) => ({
        label: `#${channel.name}`,
        description: isThread(channel) ? say("thread") : "",
        value: channel.id,
      }));
  }
  return [];
}

/** A line as far as it is a command: null for plain text. */
export function read(text) {
  if (!text.startsWith("/")) return null;
  const { commands, locale } = state;
  if (known.commands !== commands || known.locale !== locale)
    known = { commands, locale, all: leaves(commands, locale) };
  const { all } = known;
  const full = named(all, text);
  if (!full || text.length === full.length) return { all, full, naming: true };
  const line = parse(text, full, offers);
  return { all, full, leaf: full.leaf, line, wrong: problems(full.leaf, line, lookup) };
}

/** The option that the caret stands in, or null. */
export function optionAt(line, caret) {
  const one = line.given.findLast((given) => given.start <= caret);
  if (!one) return null;
  return caret <= one.end || (one.raw === "" && !line.rest.some((word) => word.start < caret)) ? one : null;
}

/**
 * What to offer at the caret: { items, active } with items { label, description, note, user, from, to, text, pick, exact, leaf }.
 * `text` replaces the line from `from` to `to`. `dynamic(given)` gives the application's own choices, or null.
 */
export function suggestions(text, caret, command, dynamic) {
  if (!command) return { items: [], active: -1 };
  if (command.naming) return namesOf(text, command);
  const { leaf, line } = command;
  const given = optionAt(line, caret);
  const next = given && afterText(text, caret, given, leaf, line);
  if (next?.length) return { items: next, active: -1 };
  if (given) return valuesOf(given, dynamic);
  const word = line.rest.find((one) => caret >= one.start && caret <= one.end);
  if (!word && caret < text.trimEnd().length) return { items: [], active: -1 };
  const query = word?.text.toLowerCase() ?? "";
  const used = new Set(line.given.map((one) => one.option.name));
  const left = leaf.options.filter((option) => !used.has(option.name) && begun(option, query));
  const from = word?.start ?? text.length;
  const lead = word || /\s$/.test(text) ? "" : " ";
  return {
    items: left.map((option) => ({
      label: option.said,
      description: option.description,
      note: need(option),
      from,
      to: word?.end ?? text.length,
      text: `${lead}${option.said}:`,
    })),
    active: query && left.length ? 0 : -1,
  };
}

/** Whether a text begins an option's name, in either language. */
const begun = (option, text) =>
  [option.said, option.name].some((name) => name.toLowerCase().startsWith(text.toLowerCase()));

const need = (option) => (option.required ? say("required") : say("optional"));

/** Free text runs on; but where its last word begins the name of another option, that is offered too. */
function afterText(text, caret, given, leaf, line) {
  const { option, valueStart } = given;
  if (option.type !== TYPES.STRING || option.choices?.length) return [];
  const word = /\S\s+(\S+)$/.exec(text.slice(valueStart, caret))?.[1];
  if (!word) return [];
  const used = new Set(line.given.map((one) => one.option.name));
  return leaf.options
    .filter((one) => !used.has(one.name) && begun(one, word))
    .map((one) => ({
      label: one.said,
      description: one.description,
      note: need(one),
      from: caret - word.length,
      to: caret,
      text: `${one.said}:`,
    }));
}

function namesOf(text, { all, full }) {
  const items = matching(all, text).map((leaf) => ({
    label: lineOf(leaf),
    description: leaf.description,
    note: leaf.application?.name ?? "",
    from: 0,
    to: text.length,
    text: `${lineOf(leaf)} `,
    leaf,
    exact: full?.leaf === leaf && !leaf.options.some((option) => option.required),
    signature: leaf.options.filter((option) => option.required).map((option) => option.said),
  }));
  return { items, active: items.length ? 0 : -1 };
}

function valuesOf(given, dynamic) {
  const { option, raw } = given;
  const known = option.autocomplete
    ? (dynamic(given) ?? []).map((one) => ({ label: localised(one, "name", state.locale), value: one.value }))
    : fixed(option);
  const query = raw.toLowerCase();
  const complete = known.some((one) => same(one, query));
  const items = known
    .filter(
      (one) =>
        option.autocomplete ||
        complete ||
        one.label.toLowerCase().includes(query) ||
        one.description?.toLowerCase().includes(query),
    )
    .sort((a, b) => begins(b, query) - begins(a, query))
    .map((one) => ({
      ...one,
      from: given.valueStart,
      to: given.end,
      text: one.label,
      pick: [option, one.label, one.value],
      exact: same(one, query),
    }));
  const at = items.findIndex((one) => one.exact);
  // An application's own suggestions are only suggestions: Enter sends what was typed unless one is picked.
  const first = option.autocomplete && !option.required && !raw ? -1 : 0;
  return { items, active: items.length ? Math.max(at, first) : -1 };
}

const begins = (one, query) =>
  one.label.replace(/^[@#]/, "").toLowerCase().startsWith(query.replace(/^[@#]/, "")) ? 1 : 0;
const same = (one, query) =>
  one.label.toLowerCase() === query ||
  one.label.toLowerCase() === `@${query}` ||
  one.label.toLowerCase() === `#${query}` ||
  String(one.value).toLowerCase() === query;

/** A sentence about an option. */
export function describe(option) {
  return [option.description, expected(option)].filter(Boolean).join(" — ");
}

/** Whether the value of a given option is wrong. */
export const isWrong = (given) => Boolean(valueOf(given.option, given.raw, lookup).error);
