// Who one is: somebody else, in another language, with another look.
import { h, icon, remembered } from "./dom.js";
import { face } from "./images.js";
import { addPerson } from "./people.js";
import { send } from "./socket.js";
import { channelById, isTalk, nameOf, state } from "./store.js";
import { showTour } from "./tour.js";
import { say } from "./words.js";

/** Applies the look that was chosen last. */
export function applyTheme(theme = remembered.get("theme") ?? "system") {
  document.documentElement.dataset.theme = theme;
  remembered.set("theme", theme);
}

/** The menu under one's own name. */
export function whoMenu() {
  const address = (user) =>
    `?${new URLSearchParams({ as: user.id, ...(state.channel ? { channel: state.channel } : {}) })}`;
  const people = state.people.filter((user) => !user.bot);
  return h(
    "div",
    { id: "who-menu", popover: "auto", role: "group", "aria-label": say("person-language-look") },
    h("h2", null, say("be-somebody-else")),
    h(
      "ul",
      { role: "list" },
      people.map((user) =>
        h(
          "li",
          { class: user.id === state.me.id ? "now" : "" },
          h(
            "a",
            {
              href: address(user),
              class: "person-link",
              "aria-current": user.id === state.me.id ? "true" : null,
              data: { testid: `switch-${nameOf(user)}` },
            },
            face(user, "face tiny"),
            h("span", { class: "name" }, nameOf(user)),
            user.id === state.me.id && icon("check"),
          ),
          user.id !== state.me.id &&
            h(
              "a",
              {
                href: address(user),
                target: "_blank",
                class: "icon-button",
                "aria-label": say("new-tab-as", { name: nameOf(user) }),
                title: say("new-tab"),
              },
              icon("out"),
            ),
        ),
      ),
    ),
    addPerson((user) => {
      location.search = new URLSearchParams({ as: user.id, channel: state.channel ?? "" });
    }),
    copyLink(),
    language(),
    look(),
    h(
      "button",
      {
        type: "button",
        class: "link",
        data: { testid: "show-tour" },
        onclick: () => {
          document.getElementById("who-menu").hidePopover();
          showTour();
        },
      },
      say("show-around"),
    ),
  );
}

/** An address that leads straight here, as this person; by names where they say enough. */
function addressHere() {
  const url = new URL("/", location.href);
  const found = channelById(state.channel);
  const all = state.servers.flatMap((server) => server.channels).filter(isTalk);
  const alone = found && all.filter(({ name }) => name === found.channel.name).length === 1;
  url.search = new URLSearchParams({
    as: nameOf(state.me, null),
    ...(found ? { channel: alone ? found.channel.name : state.channel } : {}),
  });
  return url.href;
}

function copyLink() {
  const button = h(
    "button",
    {
      type: "button",
      class: "button secondary",
      data: { testid: "copy-link" },
      onclick: async () => {
        const address = addressHere();
        const copied = await navigator.clipboard.writeText(address).then(
          () => true,
          () => false,
        );
        said.textContent = copied ? say("copied") : address;
      },
    },
    icon("link"),
    say("copy-link"),
  );
  const said = h("span", { class: "said dim", role: "status" });
  return h("div", { class: "copy-link" }, button, said);
}

/** What its speakers call a language. */
function ownName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale);
  return name[0].toLocaleUpperCase(locale) + name.slice(1);
}

function chooseLanguage(locale) {
  remembered.set(`locale.${state.me.id}`, locale);
  send({ t: "locale", locale });
}

/** Who was never asked for their language speaks that of the browser, where Discord has it. */
export function speakAsTheBrowser() {
  if (state.locale !== "en-US" || remembered.get(`locale.${state.me.id}`)) return;
  const spoken = (locale) => locale.split("-")[0];
  const first = navigator.languages[0] ?? "en";
  const known = state.locales.find((one) => one === first) ?? state.locales.find((one) => spoken(one) === spoken(first));
  if (known && spoken(known) !== "en") chooseLanguage(known);
}

/** The language of one's Discord: the page speaks it, applications hear of it, and commands are shown in it. */
function language() {
  return h(
    "label",
    { class: "language" },
    h("span", null, say("language")),
    h(
      "select",
      {
        id: "locale",
        data: { testid: "locale" },
        onchange: (event) => chooseLanguage(event.target.value),
      },
      state.locales.map((locale) =>
        h(
          "option",
          { value: locale, lang: locale, selected: locale === state.locale },
          `${ownName(locale)} (${locale})`,
        ),
      ),
    ),
  );
}

function look() {
  const themes = { system: say("look-system"), light: say("look-light"), dark: say("look-dark") };
  return h(
    "fieldset",
    { class: "themes" },
    h("legend", null, say("look")),
    Object.entries(themes).map(([theme, label]) =>
      h(
        "label",
        null,
        h("input", {
          type: "radio",
          name: "theme",
          value: theme,
          checked: document.documentElement.dataset.theme === theme,
          onchange: () => applyTheme(theme),
        }),
        h("span", null, label),
      ),
    ),
  );
}
