// Discord's markdown, from text to nodes.
import { h } from "./dom.js";
import { timestamp } from "./time.js";
import { channelById, isThread, nameOf, serverNow, state, userById } from "./store.js";
import { go } from "./actions.js";
import { say } from "./words.js";

/** A whole message: headings, quotes, lists, code blocks, and inline marks. */
export function markdown(text) {
  return blocks(String(text ?? ""), false);
}

/** One line's worth: no headings, lists or quotes (titles, names, labels). */
export function inline(text) {
  return spans(String(text ?? ""));
}

/** The same as plain words, for screen readers and previews. */
export function plain(text) {
  const holder = h("div", null, markdown(text));
  for (const image of holder.querySelectorAll("img")) image.replaceWith(image.alt);
  for (const block of holder.querySelectorAll("p, li, h1, h2, h3, blockquote, pre, small, br")) block.append("\n");
  return holder.textContent.replace(/\n{2,}/g, "\n").trim();
}

function blocks(text, quoted) {
  const nodes = [];
  let lines = [];
  const flush = () => {
    if (lines.length) nodes.push(h("p", null, spans(lines.join("\n"))));
    lines = [];
  };
  const rest = text.replace(/\r\n?/g, "\n").split("\n");
  while (rest.length) {
    const line = rest[0];
    const fence = line.indexOf("```");
    const fenced = fence >= 0 ? codeBlock(rest.join("\n"), fence) : null;
    let match;
    if (fenced) {
      if (line.slice(0, fence)) lines.push(line.slice(0, fence));
      flush();
      nodes.push(fenced.node);
      rest.splice(0, rest.length, ...(fenced.rest ? fenced.rest.split("\n") : []));
    } else if (!quoted && (match = /^>>> ?([\s\S]*)$/.exec(rest.join("\n")))) {
      flush();
      nodes.push(h("blockquote", null, blocks(match[1], true)));
      rest.length = 0;
    } else if (!quoted && /^> /.test(line)) {
      flush();
      const inner = [];
      while (rest.length && /^>( |$)/.test(rest[0])) inner.push(rest.shift().slice(2));
      nodes.push(h("blockquote", null, blocks(inner.join("\n"), true)));
    } else if ((match = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush();
      // Screen readers find a message's headings below the page's own.
      nodes.push(
        h("div", { class: `h${match[1].length}`, role: "heading", "aria-level": match[1].length + 2 }, spans(match[2])),
      );
      rest.shift();
    } else if ((match = /^-# +(.+)$/.exec(line))) {
      flush();
      nodes.push(h("small", null, spans(match[1])));
      rest.shift();
    } else if (ITEM.test(line)) {
      flush();
      nodes.push(list(rest));
    } else {
      lines.push(line);
      rest.shift();
    }
  }
  flush();
  return nodes;
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

/** Takes the lines of one list from the front of `rest`. */
function list(rest) {
  const [, indent, first] = ITEM.exec(rest[0]);
  const ordered = /\d/.test(first);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(first, 10) } : null);
  while (rest.length) {
    const match = ITEM.exec(rest[0]);
    if (!match || match[1].length < indent.length) break;
    if (match[1].length > indent.length && element.lastChild) {
      element.lastChild.append(list(rest));
    } else if (/\d/.test(match[2]) === ordered) {
      element.append(h("li", null, spans(match[3])));
      rest.shift();
    } else {
      break;
    }
  }
  return element;
}

function codeBlock(text, start) {
  const match = /^```(?:([\w+#.-]+)\n)?\n?([\s\S]*?[^\n][\s\S]*?)\n?```/.exec(text.slice(start));
  if (!match) return null;
  const code = h("code", null, match[1] === "ansi" ? ansi(match[2]) : match[2]);
  return { node: h("pre", { tabindex: 0 }, code), rest: text.slice(start + match[0].length).replace(/^\n/, "") };
}

/** Terminal colours, which Discord shows in blocks marked `ansi`. */
function ansi(text) {
  const nodes = [];
  let classes = new Set();
  for (const [index, part] of text.split(/\u001b\[([\d;]*)m/).entries()) {
    if (index % 2 === 0) {
      if (part) nodes.push(classes.size ? h("span", { class: [...classes].join(" ") }, part) : part);
      continue;
    }
    for (const code of part.split(";").map(Number)) {
      if (code === 0) classes = new Set();
      else classes.add(`ansi-${code}`);
    }
  }
  return nodes;
}

// Each rule: what it looks like, and the node it makes. The first that matches at a place wins.
const RULES = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", null, m[2].replace(/^ (?=`)|(?<=`) $/g, ""))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m) => h("em", null, h("strong", null, spans(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => h("strong", null, spans(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => h("u", null, spans(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => h("s", null, spans(m[1]))],
  [/^\*(?!\s)((?:\*\*|[^*])+?)(?<!\s)\*(?!\*)/, (m) => h("em", null, spans(m[1]))],
  [/^_(?!\s)((?:__|[^_])+?)_(?![\p{L}\p{N}_])/u, (m) => h("em", null, spans(m[1]))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "([^"]*)")?\)/, (m) => link(m[2], spans(m[1]), m[3])],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]*_~|]/, (m) => link(m[0], m[0])],
  [/^<@!?(\d+)>/, (m) => userMention(m[1])],
  [
    /^<@&(\d+)>/,
    (m) =>
      h(
        "span",
        { class: "mention" },
        `@${
          serverNow()
            ?.roles?.find((role) => role.id === m[1])
            ?.name.replace(/^@/, "") ?? say("mention-role-gone")
        }`,
      ),
  ],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, `/${m[1]}`)],
  [/^<t:(-?\d{1,14})(?::([tTdDfFsSR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w{2,32}):(\d+)>/, (m) => emojiImage(m[2], m[1])],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
  [/^\n/, () => h("br")],
];

function spans(text) {
  const nodes = [];
  let pending = "";
  let before = "";
  while (text) {
    let made = null;
    for (const [pattern, make] of RULES) {
      // An underscore inside a word (a_file_name) is only an underscore.
      if (text[0] === "_" && /[\p{L}\p{N}]/u.test(before)) break;
      const match = pattern.exec(text);
      if (match) {
        made = [match[0].length, make(match)];
        break;
      }
    }
    if (made && typeof made[1] !== "string") {
      if (pending) nodes.push(pending);
      pending = "";
      nodes.push(made[1]);
    } else {
      made ??= [String.fromCodePoint(text.codePointAt(0)).length, String.fromCodePoint(text.codePointAt(0))];
      pending += made[1];
    }
    before = text[made[0] - 1];
    text = text.slice(made[0]);
  }
  if (pending) nodes.push(pending);
  return nodes;
}

function link(address, inner, title) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer", title }, inner);
}

function spoiler(text) {
  const element = h(
    "span",
    { class: "spoiler", role: "button", tabindex: 0, "aria-label": say("spoiler") },
    h("span", null, spans(text)),
  );
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (element.classList.contains("shown")) return;
    event.preventDefault();
    element.classList.add("shown");
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
    element.removeAttribute("tabindex");
  };
  element.addEventListener("click", show);
  element.addEventListener("keydown", show);
  return element;
}

function userMention(id) {
  const user = userById(id);
  return h(
    "span",
    { class: id === state.me?.id ? "mention me" : "mention", data: { user: id } },
    `@${user ? nameOf(user) : say("mention-user-gone")}`,
  );
}

function channelMention(id) {
  const found = channelById(id);
  if (!found) return h("span", { class: "mention" }, `#${say("mention-channel-gone")}`);
  const mark = isThread(found.channel) ? "» " : "#";
  return h(
    "a",
    {
      class: "mention",
      href: `?${new URLSearchParams({ as: state.me?.id ?? "", channel: id })}`,
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(id);
      },
    },
    `${mark}${found.channel.name}`,
  );
}

/** A custom emoji by id; `name` without colons. One that is not there is its bare name. */
export function emojiImage(id, name) {
  const image = h("img", {
    class: "emoji",
    src: `/cdn/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: "false",
    onerror: () => image.replaceWith(`:${name}:`),
  });
  return image;
}

/** An emoji object of a component: custom or of Unicode. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  if (emoji.id) return emojiImage(emoji.id, emoji.name ?? "emoji");
  return emoji.name ? h("span", { class: "unicode-emoji", "aria-hidden": "true" }, emoji.name) : null;
}

const EMOJI = /(?:<a?:\w{2,32}:\d+>|\p{RGI_Emoji})/v;
const ONLY_EMOJI = new RegExp(`^(?:\\s*${EMOJI.source}){1,27}\\s*$`, "v");

/** Whether a message is nothing but a few emoji, which are then shown large. */
export const onlyEmoji = (text) => ONLY_EMOJI.test(text ?? "");
