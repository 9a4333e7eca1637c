// Embeds: the framed blocks under a message's text.
import { h } from "./dom.js";
import { picture } from "./images.js";
import { inline, markdown } from "./markdown.js";
import { when } from "./time.js";
import { say } from "./words.js";

export const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

export function embeds(list, attachments) {
  return merged(list ?? []).map(([one, images]) => embed(one, images, attachments));
}

const MOST_IMAGES = 4; // in one frame

/** Embeds with the same address are one frame with all their images; of the others nothing else is shown. */
function merged(list) {
  const frames = [];
  const byAddress = new Map();
  for (const one of list) {
    const images = one.image ? [one.image] : [];
    const first = one.url && byAddress.get(one.url);
    if (first) first.push(...images.slice(0, MOST_IMAGES - first.length));
    else {
      if (one.url) byAddress.set(one.url, images);
      frames.push([one, images]);
    }
  }
  return frames;
}

/** How a poll ended, from the embed that tells it: what was asked, what won, and with how many votes. */
export function pollResult(one) {
  const said = Object.fromEntries((one.fields ?? []).map(({ name, value }) => [name, value]));
  const victor = [said.victor_answer_emoji_name, said.victor_answer_text].filter(Boolean).join(" ");
  const votes = say("poll-votes", { count: Number(victor ? said.victor_answer_votes : said.total_votes) });
  return [`${said.poll_question_text} — ${say("poll-over")}`, [victor || say("poll-tie"), votes].join(" · ")];
}

function result(one) {
  const [asked, ended] = pollResult(one);
  return h(
    "div",
    { class: "poll", data: { testid: "poll-result" } },
    h("strong", null, asked),
    h("p", { class: "dim" }, ended),
  );
}

function embed(one, images, attachments) {
  if (one.type === "poll_result") return result(one);
  const { author, title, description, fields = [], thumbnail, footer, timestamp } = one;
  const large = images.map(({ url, description: alt = "", width, height }) =>
    picture(url, { alt, width, height, attachments }),
  );
  const small = (media, className) =>
    picture(media.proxy_url ?? media.url, { alt: media.description ?? "", attachments, className });
  return h(
    "div",
    { class: "embed", style: Number.isInteger(one.color) ? { "--bar": hex(one.color) } : {} },
    h(
      "div",
      { class: "embed-text" },
      author &&
        h(
          "div",
          { class: "embed-author" },
          author.icon_url && small({ url: author.icon_url }, "embed-icon"),
          maybeLink(author.url, author.name),
        ),
      title && h("div", { class: "embed-title", role: "heading", "aria-level": 3 }, maybeLink(one.url, inline(title))),
      description && h("div", { class: "embed-description" }, markdown(description)),
      fields.length > 0 &&
        h(
          "div",
          { class: "embed-fields" },
          columns(fields).map(([field, span]) =>
            h(
              "div",
              { class: "embed-field", style: { "--span": span } },
              h("div", { class: "embed-name" }, inline(field.name)),
              h("div", null, markdown(field.value)),
            ),
          ),
        ),
    ),
    thumbnail && small(thumbnail, "embed-thumbnail"),
    large.length > 1 ? h("div", { class: "gallery" }, large) : large,
    (footer || timestamp) &&
      h(
        "div",
        { class: "embed-footer" },
        footer?.icon_url && small({ url: footer.icon_url }, "embed-icon"),
        [footer?.text, timestamp && when(timestamp)].filter(Boolean).join(" · "),
      ),
  );
}

const maybeLink = (url, inner) =>
  url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, inner) : inner;

/** Up to three inline fields share a row of twelve columns; any other takes the row. */
function columns(fields) {
  const placed = [];
  for (let at = 0; at < fields.length;) {
    let count = 0;
    while (count < 3 && fields[at + count]?.inline) count += 1;
    if (count === 0) placed.push([fields[at], 12]);
    for (let n = 0; n < count; n += 1) placed.push([fields[at + n], 12 / count]);
    at += Math.max(count, 1);
  }
  return placed;
}
