// A few words for somebody who sees the sandbox for the first time.
import { h, iconButton, remembered } from "./dom.js";
import { isThread, channelById, state } from "./store.js";
import { localised } from "./command.js";
import { begin } from "./composer.js";
import { redrawStart } from "./log.js";
import { say, weave } from "./words.js";

/** The application's commands, the one to begin with first. */
function offered() {
  const first = new Map();
  for (const command of state.commands) {
    if ((command.type ?? 1) === 1 && !first.has(command.name)) first.set(command.name, command);
  }
  return [...first.values()].sort((one, other) => isFirst(other) - isFirst(one)).slice(0, 12);
}

const isFirst = (command) => command.name === state.begin?.slice(1).split(" ")[0];

/** The card, or nothing once it was put away. */
export function welcome() {
  if (remembered.get("welcome") === "seen" || isThread(channelById(state.channel).channel)) return null;
  const commands = offered();
  const away = () => {
    remembered.set("welcome", "seen");
    redrawStart();
    document.getElementById("say").focus();
  };
  return h(
    "section",
    { class: "welcome", "aria-label": say("welcome"), data: { testid: "welcome" } },
    iconButton("close", say("welcome-away"), away),
    h("h3", null, say("welcome-title")),
    h("p", null, say("welcome-text")),
    commands.length
      ? [
          h("p", null, weave("welcome-commands", { key: h("kbd", null, "/") })),
          h(
            "div",
            { class: "row" },
            commands.map((command) => {
              const said = `/${localised(command, "name", state.locale)}`;
              return h(
                "button",
                {
                  type: "button",
                  class: `button ${isFirst(command) ? "primary" : "secondary"}`,
                  title: localised(command, "description", state.locale),
                  onclick: () => begin(`${said} `),
                },
                said,
              );
            }),
          ),
        ]
      : h("p", null, state.botOnline ? say("welcome-none") : say("welcome-offline")),
  );
}
