// Slash commands as typed: which command, which options, what is missing. No page here, only text and values.
import { say } from "./words.js";

export const TYPES = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};

// Languages that stand in for each other.
const NEAREST = { "en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES", "es-ES": "es-419" };

/** What a person reads for `node[key]` whose Discord speaks `locale`. */
export function localised(node, key, locale) {
  const others = node[`${key}_localizations`];
  return others?.[locale] ?? others?.[NEAREST[locale]] ?? node[key] ?? "";
}

/**
 * Every command that can be run: { application, path: ["coins", "pay"], said, description, options, types }.
 * `said` and the options' `said` are the names as the person reads them, `path` and `name` as the application knows them.
 * Each option knows its command (`of`), for two commands may have options of one name.
 */
export function leaves(commands, locale = "en-US") {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => below(command, { application: command.application, path: [], said: [], types: [] }, locale));
}

function below(node, { application, ...above }, locale) {
  const path = [...above.path, node.name];
  const said = [...above.said, localised(node, "name", locale)];
  const subs = (node.options ?? []).filter((option) => option.type === TYPES.SUB || option.type === TYPES.GROUP);
  if (subs.length) {
    return subs.flatMap((sub) => below(sub, { application, path, said, types: [...above.types, sub.type] }, locale));
  }
  const options = (node.options ?? []).map((option) => ({
    ...option,
    of: path.join(" "),
    said: localised(option, "name", locale),
    description: localised(option, "description", locale),
    choices: option.choices?.map((one) => ({ ...one, said: localised(one, "name", locale) })),
  }));
  return [
    { application, path, said, types: above.types, description: localised(node, "description", locale), options },
  ];
}

/** The command as the person reads it. */
export const lineOf = (leaf) => `/${leaf.said.join(" ")}`;

/** Commands that a beginning of a line may become, best first. */
export function matching(all, text) {
  const words = text.replace(/^\//, "").toLowerCase().trimStart().split(/\s+/).join(" ");
  const rank = (leaf) => {
    const lines = [leaf.said, leaf.path].map((parts) => parts.join(" ").toLowerCase());
    if (lines.some((line) => line.startsWith(words))) return 0;
    if ([...leaf.said, ...leaf.path].some((part) => part.toLowerCase().startsWith(words))) return 1;
    if (lines.some((line) => line.includes(words))) return 2;
    return leaf.description.toLowerCase().includes(words.trim()) && words.trim().length > 2 ? 3 : 9;
  };
  return all
    .map((leaf) => [rank(leaf), leaf])
    .filter(([r]) => r < 9)
    .sort((a, b) => a[0] - b[0])
    .map(([, leaf]) => leaf);
}

/** The command that a line names in full, and how much of the line that takes; the longest wins. */
export function named(all, text) {
  let best = null;
  for (const leaf of all) {
    const words = leaf.path.map((name, at) => `(?:${escape(leaf.said[at])}|${escape(name)})`);
    const match = new RegExp(`^/${words.join("\\s+")}(?=\\s|$)`, "i").exec(text);
    if (match && (!best || match[0].length > best.length)) best = { leaf, length: match[0].length };
  }
  return best;
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The options in a line whose command is known.
 * Gives { given: [{ option, start, valueStart, end, raw }], rest: [{ start, end, text }] }:
 * `start..end` are places in the line, `rest` is text that belongs to no option.
 * A value ends where its type says so; free text runs on to the next option.
 * `offers(option)` gives the texts that a value may be.
 */
export function parse(text, { leaf, length }, offers) {
  const names = leaf.options.flatMap((option) => [escape(option.said), escape(option.name)]);
  const heads = [];
  if (names.length) {
    const pattern = new RegExp(`(?<=\\s)(${names.join("|")}):`, "giu");
    for (const match of text.slice(length).matchAll(pattern)) {
      heads.push({
        start: length + match.index,
        valueStart: length + match.index + match[0].length,
        name: match[1].toLowerCase(),
      });
    }
  }
  const given = [];
  const rest = [];
  const leftOver = (start, end) => {
    for (const word of text.slice(start, end).matchAll(/\S+/g))
      rest.push({ start: start + word.index, end: start + word.index + word[0].length, text: word[0] });
  };
  leftOver(length, heads[0]?.start ?? text.length);
  heads.forEach((head, index) => {
    const limit = heads[index + 1]?.start ?? text.length;
    const option =
      leaf.options.find((one) => one.said.toLowerCase() === head.name) ??
      leaf.options.find((one) => one.name.toLowerCase() === head.name);
    const end = valueEnd(text, head.valueStart, limit, option, offers(option));
    given.push({
      option,
      start: head.start,
      valueStart: head.valueStart,
      end,
      raw: text.slice(head.valueStart, end).trim(),
    });
    leftOver(end, limit);
  });
  return { given, rest };
}

function valueEnd(text, start, limit, option, offered) {
  const value = text.slice(start, limit);
  const lead = value.length - value.trimStart().length;
  if (!value.trim()) return start;
  const body = value.slice(lead).toLowerCase();
  const known = offered
    .map((one) => one.toLowerCase())
    .filter((one) => body === one || body.startsWith(`${one} `))
    .sort((a, b) => b.length - a.length)[0];
  if (known) return start + lead + known.length;
  const oneWord = [TYPES.INTEGER, TYPES.NUMBER, TYPES.BOOLEAN].includes(option.type);
  const word = /^\S+/.exec(body)[0];
  if (oneWord && !option.choices?.length) return start + lead + word.length;
  return start + lead + body.trimEnd().length;
}

/**
 * What a text means for an option: { value } or { error }.
 * `lookup.user(text)`, `lookup.role(text)` and `lookup.channel(text)` give an id or null; `lookup.picked(option, text)` a value offered earlier.
 */
export function valueOf(option, raw, lookup) {
  if (!raw) return { error: option.required ? say("option-required") : say("option-empty") };
  const picked = lookup.picked?.(option, raw);
  if (picked !== undefined) return { value: picked };
  if (option.choices?.length) {
    const same = (text) => String(text).toLowerCase() === raw.toLowerCase();
    const choice = ["said", "name", "value"].map((key) => option.choices.find((one) => same(one[key]))).find(Boolean);
    return choice
      ? { value: choice.value }
      : { error: say("option-choices", { choices: option.choices.map((one) => one.said).join(", ") }) };
  }
  switch (option.type) {
    case TYPES.INTEGER:
    case TYPES.NUMBER:
      return number(option, raw);
    case TYPES.BOOLEAN:
      return boolean(raw);
    case TYPES.USER:
      return found(lookup.user?.(raw), say("option-user"));
    case TYPES.CHANNEL:
      return found(lookup.channel?.(raw), say("option-channel"));
    case TYPES.MENTIONABLE:
      return found(lookup.user?.(raw) ?? lookup.role?.(raw), say("option-mentionable"));
    case TYPES.ROLE:
      return found(lookup.role?.(raw), say("option-role"));
    case TYPES.FILE:
      return { error: say("option-file") };
    default:
      return string(option, raw);
  }
}

const found = (id, error) => (id ? { value: id } : { error });

/** The two values, in the person's language and as they are everywhere. */
export const booleans = () => [
  { label: say("true"), value: true },
  { label: say("false"), value: false },
];

function boolean(raw) {
  const text = raw.toLowerCase();
  const one = booleans().find(({ label, value }) => text === label.toLowerCase() || text === String(value));
  return one ? { value: one.value } : { error: say("option-boolean") };
}

function number(option, raw) {
  const whole = option.type === TYPES.INTEGER;
  const value = Number(raw);
  if (!(whole ? /^[+-]?\d+$/ : /^[+-]?\d+(\.\d+)?$/).test(raw) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return { error: whole ? say("option-whole") : say("option-number") };
  }
  if (option.min_value !== undefined && value < option.min_value)
    return { error: say("option-least", { least: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value)
    return { error: say("option-most", { most: option.max_value }) };
  return { value };
}

function string(option, raw) {
  const { length } = [...raw];
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (length < least) return { error: say("too-short", { count: least }) };
  if (length > most) return { error: say("too-long", { count: most }) };
  return { value: raw };
}

/**
 * Everything wrong with a line: [{ name, said, error }], empty when it can be sent.
 */
export function problems(leaf, { given, rest }, lookup) {
  const wrong = [];
  const seen = new Set();
  for (const one of given) {
    const result = valueOf(one.option, one.raw, lookup);
    const { name, said } = one.option;
    if (result.error) wrong.push({ name, said, error: result.error });
    else if (seen.has(name)) wrong.push({ name, said, error: say("option-twice") });
    seen.add(name);
  }
  for (const { name, said, required } of leaf.options) {
    if (required && !seen.has(name)) wrong.push({ name, said, error: say("option-required"), missing: true });
  }
  for (const { text } of rest) wrong.push({ name: text, said: text, error: say("option-strange") });
  return wrong;
}

/** A line's options in Discord's nested form; `focused` is the option that asks for completion. */
export function nested(leaf, { given }, lookup, focused = null) {
  const options = [];
  for (const one of given) {
    const { name, type } = one.option;
    if (one === focused) {
      options.push({ name, type, value: one.raw, focused: true });
      continue;
    }
    const { value, error } = valueOf(one.option, one.raw, lookup);
    if (!error) options.push({ name, type, value });
  }
  return leaf.types.reduceRight(
    (inner, type, depth) => [{ name: leaf.path[depth + 1], type, options: inner }],
    options,
  );
}

/** What a value of an option may look like, in a few words. */
export function expected(option) {
  if (option.choices?.length) return "";
  switch (option.type) {
    case TYPES.INTEGER:
      return ranged(say("expect-whole"), option);
    case TYPES.NUMBER:
      return ranged(say("expect-number"), option);
    case TYPES.BOOLEAN:
      return say("expect-boolean");
    case TYPES.USER:
      return say("expect-user");
    case TYPES.CHANNEL:
      return say("expect-channel");
    case TYPES.ROLE:
      return say("expect-role");
    case TYPES.MENTIONABLE:
      return say("expect-mentionable");
    case TYPES.STRING:
      return say("expect-text");
    default:
      return "";
  }
}

function ranged(what, { min_value: least, max_value: most }) {
  if (least !== undefined && most !== undefined) return say("expect-range", { what, least, most });
  if (least !== undefined) return say("expect-least", { what, least });
  return most !== undefined ? say("expect-most", { what, most }) : what;
}
