// Pictures, attachments and faces. Nothing is ever fetched from elsewhere: this page has no business on the internet.
import { h, icon } from "./dom.js";
import { keepPlace } from "./focus.js";
import { nameOf } from "./store.js";
import { locale, say } from "./words.js";

/** The path under which this server gives out a file, or null for an address elsewhere. */
export function localPath(address, attachments = []) {
  if (!address) return null;
  const name = /^attachment:\/\/(.+)$/.exec(address);
  if (name) return localPath(attachments.find((one) => one.filename === name[1])?.url);
  if (address.startsWith("data:image/")) return address;
  const url = new URL(address, location.href);
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
  return url.host === location.host || loopback.test(url.hostname) ? url.pathname + url.search : null;
}

const LARGEST = { width: 550, height: 400 }; // pixels in a message

/** A picture of known shape that opens large; a plain link when it lies elsewhere. */
export function picture(
  address,
  { alt = "", width, height, attachments, spoiler = false, className = "picture" } = {},
) {
  const path = localPath(address, attachments);
  if (!path) {
    if (!/^https?:/.test(address ?? "")) return null;
    return h(
      "a",
      { class: "elsewhere", href: address, target: "_blank", rel: "noopener noreferrer" },
      icon("out"),
      say("picture-on", { host: new URL(address).host }),
    );
  }
  const image = h("img", { src: path, alt, width, height });
  const large = say("picture-large", { words: alt || say("picture") });
  const button = h(
    "button",
    {
      type: "button",
      class: `${className}${spoiler ? " veiled" : ""}`,
      "aria-label": spoiler ? say("picture-hidden") : large,
      title: alt && !spoiler ? alt : null,
      data: alt ? { alt: "ALT" } : {},
      style:
        width && height
          ? {
              "--shape": `${width} / ${height}`,
              "--wide": `${Math.round(Math.min(width, LARGEST.width, (LARGEST.height * width) / height))}px`,
            }
          : {},
      onclick: () => {
        if (button.classList.contains("veiled")) {
          button.classList.remove("veiled");
          button.setAttribute("aria-label", large);
        } else enlarge(path, alt);
      },
    },
    image,
  );
  return button;
}

function enlarge(path, alt) {
  const goBack = keepPlace();
  const close = h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("close"));
  const dialog = h(
    "dialog",
    {
      class: "lightbox",
      "aria-label": alt || say("picture"),
      onclick: (event) => event.target === dialog && dialog.close(),
      onclose: () => {
        dialog.remove();
        goBack();
      },
    },
    h("img", { src: path, alt }),
    alt && h("p", { "aria-hidden": "true" }, alt),
    close,
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** The attachments of a message. */
export function attachments(list) {
  if (!list?.length) return null;
  const pictures = list.filter(isPicture);
  const files = list.filter((one) => !isPicture(one));
  return h(
    "div",
    { class: "attachments" },
    pictures.length > 0 &&
      h(
        "div",
        { class: pictures.length > 1 ? "gallery" : "single" },
        pictures.map((one) =>
          picture(one.url, {
            alt: one.description ?? "",
            width: one.width,
            height: one.height,
            spoiler: one.filename.startsWith("SPOILER_"),
          }),
        ),
      ),
    files.map((one) => file(one.filename, one.url, one.size)),
  );
}

const isPicture = (one) =>
  one.content_type?.startsWith("image/") || (!one.content_type && /\.(png|jpe?g|gif|webp|svg)$/i.test(one.filename));

/** A file to download. */
export function file(name, address, size) {
  return h(
    "a",
    {
      class: "file",
      href: localPath(address) ?? address,
      download: name,
      target: "_blank",
      rel: "noopener noreferrer",
    },
    icon("file"),
    h(
      "span",
      null,
      h("span", { class: "file-name" }, name),
      Number.isFinite(size) && h("span", { class: "dim" }, bytes(size)),
    ),
  );
}

function bytes(size) {
  const told = (value, unit, unitDisplay) =>
    new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(value);
  if (size < 1000) return told(size, "byte", "long");
  return size < 1_000_000 ? told(size / 1000, "kilobyte", "short") : told(size / 1_000_000, "megabyte", "short");
}

// White letters are readable on each of these.
const COLOURS = ["#4654c0", "#1f7a4d", "#a14a12", "#b0305c", "#7a3fa3", "#0b6f85", "#8a5a00", "#50606e"];

/** A colour that goes with an id. */
export function colourOf(id) {
  let sum = 0;
  for (const digit of String(id)) sum = (sum * 31 + digit.charCodeAt(0)) >>> 0;
  return COLOURS[sum % COLOURS.length];
}

/** A round face: the avatar, else the first letter on the user's colour. Decoration: the name stands beside it. */
export function face(user, className = "face") {
  const name = nameOf(user);
  if (user?.avatar) return h("img", { class: className, src: `/cdn/avatars/${user.id}/${user.avatar}.png`, alt: "" });
  return h("span", {
    class: className,
    style: { "--colour": colourOf(user?.id ?? "") },
    data: { initial: [...name][0]?.toUpperCase() ?? "?" },
    "aria-hidden": "true",
  });
}
