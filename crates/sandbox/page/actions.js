// What a person does: each is one message to the sandbox, and what the page shows meanwhile.
import { ask, send } from "./socket.js";
import { channelById, state, tell } from "./store.js";
import { showModal } from "./modal.js";
import { reason } from "./reason.js";

/** Shows a channel. */
export function go(channel) {
  const found = channelById(channel);
  if (!found) return;
  // The address that led here stays as it was written.
  if (state.channel) {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ as: state.me.id, channel });
    history.replaceState(null, "", address);
  }
  state.channel = channel;
  state.unread.delete(channel);
  tell("channel");
  tell("unread");
}

export function talk(content) {
  send({ t: "say", channel: state.channel, content });
}

export function dismiss(message) {
  send({ t: "dismiss", message: message.id });
}

function mark(message, what) {
  if (what) state.marks.set(message.id, what);
  else state.marks.delete(message.id);
  tell("messages");
}

/** Answers to a click or choice: the component waits, then either the message changes or a red line says that it failed. */
function onMessage(message, customId) {
  mark(message, { busy: customId });
  return (answer) => {
    if (answer.t === "modal") {
      mark(message, null);
      showModal(answer);
    } else if (answer.state === "failed") {
      mark(message, { failed: answer });
    } else if (answer.state === "answered") {
      if (state.marks.get(message.id)?.busy === customId) mark(message, null);
    }
  };
}

export function click(message, customId) {
  ask(
    { t: "click", channel: message.channel_id, message: message.id, custom_id: customId },
    onMessage(message, customId),
  );
}

export function select(message, customId, values) {
  ask(
    { t: "select", channel: message.channel_id, message: message.id, custom_id: customId, values },
    onMessage(message, customId),
  );
}

let localId = 0;

const QUICK = 300; // milliseconds in which an answer comes before anything is said about waiting

/** Runs a slash command. While its answer takes long, and when none comes, a line of our own says so. */
export function command(leaf, options) {
  const channel = state.channel;
  const sent = {
    id: `local-${++localId}`,
    local: true,
    channel_id: channel,
    application: leaf.application,
    name: leaf.said.join(" "),
    failed: null,
  };
  const show = () => {
    const list = state.sent.get(channel) ?? [];
    if (!list.includes(sent)) state.sent.set(channel, [...list, sent]);
    tell("messages");
  };
  const waiting = setTimeout(show, QUICK);
  ask({ t: "command", channel, name: leaf.path[0], options }, (answer) => {
    if (answer.t !== "modal" && answer.state === "sent") return;
    clearTimeout(waiting);
    if (answer.t === "modal") showModal(answer);
    if (answer.t === "modal" || answer.state === "answered") {
      forget(sent);
      return;
    }
    sent.failed = answer;
    show();
  });
}

/** Takes away a command that failed. */
export function forget(sent) {
  const list = state.sent.get(sent.channel_id) ?? [];
  state.sent.set(
    sent.channel_id,
    list.filter((one) => one !== sent),
  );
  tell("messages");
}

/** Asks the application what it offers for the option in focus; `offered(choices)`. */
export function autocomplete(leaf, options, offered) {
  ask({ t: "autocomplete", channel: state.channel, name: leaf.path[0], options }, (answer) => {
    if (answer.t === "choices") offered(answer.choices);
    else if (answer.state === "failed") offered(null);
  });
}

/** Sends a dialog; `done(problem)` with null when it was accepted. */
export function submit(modal, fields, done) {
  ask({ t: "submit", modal, fields }, (answer) => {
    if (answer.t === "modal") {
      done(null);
      showModal(answer);
    } else if (answer.state === "answered") done(null);
    else if (answer.state === "failed") done(reason(answer));
  });
}
