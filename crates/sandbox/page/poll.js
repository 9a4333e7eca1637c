// A poll: what it asks, the answers one can choose, and how many did.
import { h, icon } from "./dom.js";
import { send } from "./socket.js";
import { state } from "./store.js";
import { when } from "./time.js";
import { say } from "./words.js";

export function poll(message) {
  const asked = message.poll;
  if (!asked) return null;
  const over = asked.results.is_finalized;
  const mine = asked.answers.map((answer) => voters(asked, answer).includes(state.me?.id));
  const sum = asked.answers.reduce((all, answer) => all + voters(asked, answer).length, 0);
  const vote = (index) => {
    const chosen = (one, at) => (at === index ? !one : one && asked.allow_multiselect);
    const answers = asked.answers.filter((_, at) => chosen(mine[at], at)).map((answer) => answer.answer_id);
    send({ t: "vote", channel: message.channel_id, message: message.id, answers });
  };
  return h(
    "div",
    { class: "poll", role: "group", "aria-label": asked.question.text, data: { testid: "poll" } },
    h("strong", null, asked.question.text),
    h("p", { class: "dim" }, asked.allow_multiselect ? say("poll-several") : say("poll-one")),
    asked.answers.map((answer, index) =>
      h(
        "button",
        {
          type: "button",
          class: "poll-answer",
          disabled: over,
          "aria-pressed": String(mine[index]),
          onclick: () => vote(index),
          data: { testid: "poll-answer" },
        },
        h("span", null, answer.poll_media.emoji?.name, " ", answer.poll_media.text),
        h("span", { class: "dim" }, say("poll-votes", { count: voters(asked, answer).length })),
        mine[index] && icon("check"),
      ),
    ),
    h(
      "p",
      { class: "dim" },
      say("poll-votes", { count: sum }),
      " · ",
      over ? say("poll-over") : say("poll-until", { time: when(asked.expiry) }),
    ),
  );
}

const voters = (asked, answer) => asked.voters?.[answer.answer_id - 1] ?? [];
