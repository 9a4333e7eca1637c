// Building the page: elements, icons, and nothing else.
// Text only ever enters the document as text nodes; no markup is parsed at run time.

/** An element. `props`: attributes; `onclick` and the like: listeners; `data`: data-…; `style`: CSS properties. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "data") {
      for (const [key, text] of Object.entries(value)) if (text != null) element.dataset[key] = text;
    } else if (name === "style") {
      for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
    } else if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  append(element, children);
  return element;
}

/** Appends nodes, texts and lists of them; null, undefined, false and "" are left out. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    element.append(child);
  }
}

/** Replaces what an element holds. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

export const byId = (id) => document.getElementById(id);

// Drawn for this page on a grid of 24; strokes take the colour of the text.
const ICONS = {
  hash: "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16",
  thread: "M5 5h14v9h-7l-4 4v-4H5zM9 9.5h6",
  voice: "M4 9.500h3.500L12 6v12l-4.500-3.500H4zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11",
  news: "M4 10v4h3l9 4V6l-9 4zM7 14l1.500 5M19 9.500v5",
  forum: "M3 5h12v8H9l-3 3v-3H3zM18 9h3v8h-3v3l-3-3h-4v-1",
  rights: "M12 3l7 3v5c0 4.500-3 8-7 10-4-2-7-5.500-7-10V6zM9 12l2.200 2.200L15 10",
  menu: "M4 6h16M4 12h16M4 18h16",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19c0-3.2 2.7-5 6-5s6 1.8 6 5M16 5a3 3 0 0 1 0 5.8M17.5 14.3c2.1.6 3.5 2.2 3.5 4.7",
  send: "M21 3 3 10.5l7.5 3 3 7.5zM10.5 13.5 21 3",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  back: "M15 5l-7 7 7 7",
  out: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  plus: "M12 5v14M5 12h14",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  alert: "M12 4 2.5 20h19zM12 10v4.500M12 17.200v.3",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17",
  check: "M5 12.500l4.5 4.500L19 7.5",
  slash: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM14 8.5l-4 7",
  archive: "M4 5h16v4H4zM5.5 9v10h13V9M10 13h4",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  unlock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 6.800-1.200",
};

/** One of our icons; decoration, hidden from screen readers. */
export function icon(name, extra = "") {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24",
    class: `icon ${extra}`,
    "aria-hidden": "true",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }))
    svg.setAttribute(key, value);
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only an icon; `label` is its name for everybody who cannot see it. */
export function iconButton(name, label, onclick, props = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...props },
    icon(name),
  );
}

/** Remembers a choice of the viewer (theme, welcome) when the browser lets us. */
export const remembered = {
  get: (key) => {
    try {
      return localStorage.getItem(`sandbox.${key}`);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(`sandbox.${key}`, value);
    } catch {
      /* private window: then not */
    }
  },
};
