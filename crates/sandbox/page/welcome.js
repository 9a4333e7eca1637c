// A few words for somebody who sees the sandbox for the first time.
import { h, iconButton, remembered } from "./dom.js";
import { isThread, channelById, state } from "./store.js";
import { localised } from "./command.js";
import { begin } from "./composer.js";
import { redrawStart } from "./log.js";

/** The card, or nothing once it was put away. */
export function welcome() {
  if (remembered.get("welcome") === "seen" || isThread(channelById(state.channel).channel)) return null;
  const first = new Map();
  for (const command of state.commands) {
    if ((command.type ?? 1) === 1 && !first.has(command.name)) first.set(command.name, command);
  }
  const away = () => {
    remembered.set("welcome", "seen");
    redrawStart();
    document.getElementById("say").focus();
  };
  return h(
    "section",
    { class: "welcome", "aria-label": "Welcome", data: { testid: "welcome" } },
    iconButton("close", "Put the welcome away", away),
    h("h3", null, "A Discord of your own"),
    h(
      "p",
      null,
      "Everything here stays on this computer: the server, its people, and the bot that serves them. No account is needed. ",
      "Open this page in another tab as somebody else to be several people at once.",
    ),
    first.size
      ? [
          h("p", null, "Type ", h("kbd", null, "/"), " below, or begin with one of the commands that are ready:"),
          h(
            "div",
            { class: "row" },
            [...first.values()].slice(0, 12).map((command) => {
              const said = `/${localised(command, "name", state.locale)}`;
              return h(
                "button",
                {
                  type: "button",
                  class: "button secondary",
                  title: localised(command, "description", state.locale),
                  onclick: () => begin(`${said} `),
                },
                said,
              );
            }),
          ),
        ]
      : h(
          "p",
          null,
          state.botOnline
            ? "The bot has registered no commands yet."
            : "No bot is connected yet. Its commands appear here as soon as it is.",
        ),
  );
}
