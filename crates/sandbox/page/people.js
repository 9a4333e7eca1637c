// Choosing who to be, before anything else.
import { byId, fill, h, icon } from "./dom.js";
import { face } from "./images.js";
import { state } from "./store.js";
import { say } from "./words.js";

/** What the server knows before anybody was chosen: { people, servers }. */
export async function world() {
  const answer = await fetch("/sandbox.json", { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
  return answer.json();
}

/** A person by id or by name, whatever the case. */
export function personNamed(people, wanted) {
  const name = wanted.toLowerCase();
  return (
    people.find((user) => user.id === wanted) ??
    people.find((user) => [user.global_name, user.username].some((one) => one?.toLowerCase() === name)) ??
    null
  );
}

/** Shows everybody one may be; `problem` is said above, and `query` (a channel) is kept in the links. */
export function pickPerson({ people }, { problem, channel } = {}) {
  const address = (user) => `?${new URLSearchParams({ as: user.id, ...(channel ? { channel } : {}) })}`;
  document.title = `${say("who-are-you")} — Sandbox`;
  state.people = people;
  byId("app").hidden = true;
  const picker = byId("picker");
  picker.hidden = false;
  fill(
    picker,
    h(
      "div",
      { class: "picker-inner" },
      h("h1", null, say("who-are-you")),
      h("p", { class: "dim" }, say("picker")),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h(
        "ul",
        { role: "list", class: "cards" },
        people
          .filter((user) => !user.bot)
          .map((user) =>
            h(
              "li",
              { class: "card" },
              h(
                "a",
                {
                  href: address(user),
                  class: "card-main",
                  data: { testid: `person-${user.global_name ?? user.username}` },
                },
                face(user, "face huge"),
                h("span", { class: "name" }, user.global_name ?? user.username),
                h("span", { class: "dim" }, user.username),
              ),
              h(
                "a",
                { href: address(user), target: "_blank", class: "card-tab" },
                say("new-tab"),
                icon("out"),
                h("span", { class: "unseen" }, ` ${say("as-name", { name: user.global_name ?? user.username })}`),
              ),
            ),
          ),
      ),
      addPerson((user) => {
        location.search = new URLSearchParams({ as: user.id, ...(channel ? { channel } : {}) });
      }),
    ),
  );
}

/** Why a person could not be added. */
function refusal(status, name) {
  if (status === 400) return say("name-length");
  return status === 409 ? say("name-taken", { name }) : say("name-refused");
}

/** A small form that adds a person and says who it became. */
export function addPerson(added) {
  const problem = h("span", { class: "problem", role: "alert" });
  const name = h("input", {
    type: "text",
    maxlength: 32,
    placeholder: say("add-person"),
    "aria-label": say("new-person"),
    data: { testid: "new-person" },
  });
  return h(
    "form",
    {
      class: "add-person",
      onsubmit: async (event) => {
        event.preventDefault();
        const wanted = name.value.trim();
        if (!wanted) return;
        try {
          const answer = await fetch("/sandbox/people", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ name: wanted }),
          });
          if (answer.ok) added(await answer.json());
          else problem.textContent = refusal(answer.status, wanted);
        } catch {
          problem.textContent = say("sandbox-silent");
        }
      },
    },
    name,
    h("button", { type: "submit", class: "button secondary", "aria-label": say("add") }, icon("plus")),
    problem,
  );
}
