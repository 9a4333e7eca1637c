// One message as Discord shows it.
import { h, icon } from "./dom.js";
import { dismiss, forget, go } from "./actions.js";
import { components } from "./components.js";
import { embeds, pollResult } from "./embeds.js";
import { attachments, face } from "./images.js";
import { inline, markdown, onlyEmoji, plain } from "./markdown.js";
import { poll } from "./poll.js";
import { reason } from "./reason.js";
import { dots } from "./select.js";
import { clock, fully, when } from "./time.js";
import { channelById, memberOf, nameOf, serverNow, state } from "./store.js";
import { say, weave } from "./words.js";

export const EPHEMERAL = 1 << 6;
const NO_EMBEDS = 1 << 2;
const GROUPED = new Set([0, 19, 20, 23]);

export const isEphemeral = (message) => Boolean((message.flags ?? 0) & EPHEMERAL);

/** The message that this one answers, shown above it; `{}` when it is gone, null when there is none. */
function answered(message) {
  if (message.referenced_message) return message.referenced_message;
  const id = message.message_reference?.message_id;
  if (message.type !== 19 || !id) return null;
  return state.messages.get(message.channel_id)?.find((one) => one.id === id) ?? {};
}

/** The command or click that led to this message. */
function cause(message) {
  const last = message.interaction_metadata ?? message.interaction;
  // A dialog's answer names the command that opened the dialog.
  const from = last?.triggering_interaction_metadata?.name ? last.triggering_interaction_metadata : last;
  if (!from?.user) return null;
  return { user: from.user, name: from.name ?? message.interaction?.name ?? null, type: from.type };
}

const hasContext = (message) => Boolean(answered(message) || (cause(message)?.name && cause(message).type === 2));

/** Whether a message continues the one before it, under the same name. */
export function continues(message, before) {
  if (!before || message.local || before.local || hasContext(message)) return false;
  if (!GROUPED.has(message.type ?? 0) || !GROUPED.has(before.type ?? 0)) return false;
  if (message.author.id !== before.author.id || isEphemeral(message) !== isEphemeral(before)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < 7 * 60_000;
}

/** Whether a message calls the person at this page. */
export function mentionsMe(message) {
  return Boolean(message.mention_everyone || message.mentions?.some((user) => user.id === state.me?.id));
}

export function messageView(message, { compact }) {
  if (message.local) return sentView(message);
  if (!GROUPED.has(message.type ?? 0)) return systemView(message);
  const ephemeral = isEphemeral(message);
  const mark = state.marks.get(message.id);
  const label = { name: nameOf(message.author), time: when(message.timestamp) };
  const classes = ["message", compact && "compact", ephemeral && "ephemeral", mentionsMe(message) && "called"]
    .filter(Boolean)
    .join(" ");
  return h(
    "article",
    {
      class: classes,
      tabindex: -1,
      "aria-label": ephemeral ? say("message-label-only-you", label) : say("message-label", label),
      data: { testid: "message", id: message.id, author: message.author.id, ephemeral: ephemeral ? "true" : null },
    },
    contextLine(message),
    compact
      ? h(
          "time",
          { class: "gutter", datetime: message.timestamp, title: fully(message.timestamp) },
          clock(message.timestamp),
        )
      : face(message.author),
    h(
      "div",
      { class: "stack" },
      !compact &&
        h(
          "div",
          { class: "byline" },
          authorName(message.author),
          h(
            "time",
            { class: "dim", datetime: message.timestamp, title: fully(message.timestamp) },
            when(message.timestamp),
          ),
          !message.content && editedMark(message),
        ),
      message.loading
        ? h(
            "div",
            { class: "thinking", data: { testid: "thinking" } },
            dots(),
            say("thinking", { name: nameOf(message.author) }),
          )
        : body(message),
      thread(message),
      mark?.failed &&
        h("div", { class: "failed", role: "alert", data: { testid: "failed" } }, icon("alert"), reason(mark.failed)),
      ephemeral &&
        h(
          "div",
          { class: "only-you", data: { testid: "ephemeral" } },
          icon("eye"),
          say("only-you"),
          h("span", { "aria-hidden": "true" }, "·"),
          h(
            "button",
            { type: "button", class: "link", onclick: () => dismiss(message), data: { testid: "dismiss" } },
            say("dismiss"),
          ),
        ),
    ),
  );
}

function body(message) {
  const edited = editedMark(message);
  const text = message.content ? markdown(message.content) : [];
  const last = text.at(-1);
  if (edited && last?.tagName === "P") last.append(edited);
  return [
    message.content &&
      h(
        "div",
        { class: onlyEmoji(message.content) ? "content jumbo" : "content" },
        text,
        edited && last?.tagName !== "P" && edited,
      ),
    attachments(unused(message)),
    !((message.flags ?? 0) & NO_EMBEDS) && embeds(message.embeds, message.attachments),
    poll(message),
    components(message),
  ];
}

const editedMark = (message) =>
  message.edited_timestamp &&
  h("span", { class: "edited", title: fully(message.edited_timestamp) }, ` ${say("edited")}`);

/** Attachments that an embed or component shows are not shown again. */
function unused(message) {
  const used = new Set();
  const seek = (value) => {
    if (typeof value === "string") used.add(value);
    else if (value && typeof value === "object") Object.values(value).forEach(seek);
  };
  seek(message.embeds);
  seek(message.components);
  return (message.attachments ?? []).filter((one) => !used.has(one.url) && !used.has(`attachment://${one.filename}`));
}

/** A name, with the mark of applications. */
export function authorName(user) {
  return [
    h("span", { class: "name" }, nameOf(user)),
    user.bot && h("span", { class: "app-tag", title: say("app-meaning") }, say("app")),
  ];
}

function contextLine(message) {
  const reply = answered(message);
  if (reply) {
    if (!reply.author) return h("div", { class: "context dim" }, say("answered-deleted"));
    return h(
      "button",
      { type: "button", class: "context", onclick: () => reveal(reply.id) },
      face(reply.author, "face mini"),
      h("span", { class: "name" }, nameOf(reply.author)),
      h("span", { class: "preview" }, spoken(reply).split("\n")[0] || say("see-attachment")),
    );
  }
  const from = cause(message);
  if (!from?.name || from.type !== 2) return null;
  return h(
    "div",
    { class: "context", data: { testid: "used" } },
    face(from.user, "face mini"),
    usedLine(from.user, from.name),
  );
}

const usedLine = (user, command) =>
  weave("used", {
    who: h("span", { class: "name" }, nameOf(user)),
    command: h("span", { class: "command-name" }, `/${command}`),
  });

/** Brings a message into sight and lights it up. */
function reveal(id) {
  const element = document.querySelector(`.message[data-id="${id}"]`);
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
  element.classList.add("lit");
  element.addEventListener("animationend", () => element.classList.remove("lit"), { once: true });
}

function see({ archived, locked }) {
  if (locked) return say("see-thread-locked");
  return archived ? say("see-thread-archived") : say("see-thread");
}

function thread(message) {
  const id = message.thread?.id ?? ((message.flags ?? 0) & 32 ? message.id : null);
  const channel = id && (channelById(id)?.channel ?? message.thread);
  if (!channel) return null;
  return h(
    "button",
    { type: "button", class: "thread-card", onclick: () => go(id), data: { testid: "thread" } },
    h("span", { class: "name" }, icon("thread"), channel.name),
    h("span", { class: "accent" }, see(channel)),
  );
}

function systemView(message) {
  const who = h("span", { class: "name" }, nameOf(message.author));
  const found = message.message_reference && channelById(message.message_reference.channel_id);
  const place = found
    ? h("button", { type: "button", class: "link strong", onclick: () => go(found.channel.id) }, message.content)
    : h("strong", null, message.content);
  const texts = {
    6: () => weave("pinned", { who }),
    7: () => weave("joined", { who }),
    18: () => weave("started-thread", { who, thread: place }),
    21: () => say("thread-begins"),
  };
  return h(
    "article",
    { class: "message system", tabindex: -1, data: { testid: "message", id: message.id, author: message.author.id } },
    icon(message.type === 18 || message.type === 21 ? "thread" : "hash", "system-icon"),
    h(
      "div",
      { class: "stack" },
      h(
        "p",
        { class: "content" },
        texts[message.type]?.() ?? [who, " ", inline(message.content)],
        " ",
        h("time", { class: "dim", datetime: message.timestamp }, when(message.timestamp)),
      ),
    ),
  );
}

/** A command that was sent and is not answered yet, or never was. */
function sentView(sent) {
  const server = serverNow();
  const bot = memberOf(server, sent.application?.id)?.user ?? {
    id: sent.application?.id ?? "0",
    username: sent.application?.name ?? say("application"),
    bot: true,
  };
  return h(
    "article",
    { class: `message ${sent.failed ? "ephemeral" : "pending"}`, tabindex: -1, data: { testid: "sent-command" } },
    h("div", { class: "context" }, face(state.me, "face mini"), usedLine(state.me, sent.name)),
    face(bot),
    h(
      "div",
      { class: "stack" },
      h("div", { class: "byline" }, authorName(bot)),
      sent.failed
        ? h("div", { class: "failed", role: "alert", data: { testid: "failed" } }, icon("alert"), reason(sent.failed))
        : h("div", { class: "thinking" }, dots(), say("sending")),
      sent.failed &&
        h(
          "div",
          { class: "only-you" },
          icon("eye"),
          say("only-you"),
          h("span", { "aria-hidden": "true" }, "·"),
          h("button", { type: "button", class: "link", onclick: () => forget(sent) }, say("dismiss")),
        ),
    ),
  );
}

/** What a message says, in plain words, for a screen reader. */
export function spoken(message) {
  const parts = [message.content && plain(message.content)];
  const seek = (list) =>
    list?.forEach((one) => {
      if (one.type === 10) parts.push(plain(one.content));
      seek(one.components);
    });
  for (const embed of message.embeds ?? []) {
    if (embed.type === "poll_result") {
      parts.push(...pollResult(embed));
      continue;
    }
    parts.push(embed.title, embed.description && plain(embed.description));
    for (const field of embed.fields ?? []) parts.push(say("named", { name: field.name, text: plain(field.value) }));
    parts.push(embed.image?.description);
  }
  if (message.poll) parts.push(message.poll.question.text);
  for (const file of message.attachments ?? []) parts.push(file.description ?? file.filename);
  seek(message.components);
  return parts.filter(Boolean).join("\n");
}
