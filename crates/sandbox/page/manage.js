// What the manager of a server changes: what a channel allows, who has which role; and a forum's posts.
import { fill, h, iconButton } from "./dom.js";
import { go } from "./actions.js";
import { keepPlace } from "./focus.js";
import { reason } from "./reason.js";
import { ask, send } from "./socket.js";
import { channelById, memberOf, nameOf, serverNow, watch } from "./store.js";
import { say } from "./words.js";

let count = 0;
let redraw = null; // draws the open dialog again when the world has changed
watch("world", () => redraw?.());

/** What a channel can allow and deny, by Discord's bits. */
const rights = () => [
  [10n, say("right-view")],
  [11n, say("right-send")],
  [38n, say("right-send-threads")],
  [35n, say("right-threads")],
  [14n, say("right-embed")],
  [15n, say("right-attach")],
  [16n, say("right-history")],
  [31n, say("right-commands")],
  [13n, say("right-messages")],
  [34n, say("right-manage-threads")],
];

/** A dialog with a heading; what it gives closes it. */
function open(title, testid, body, foot) {
  const heading = `manage-${++count}`;
  const goBack = keepPlace();
  const close = () => dialog.close();
  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-labelledby": heading,
      data: { testid },
      onclose: () => {
        redraw = null;
        dialog.remove();
        goBack();
      },
    },
    h(
      "form",
      { method: "dialog", novalidate: true },
      h("header", null, h("h2", { id: heading }, title), iconButton("close", say("close"), close)),
      h("div", { class: "modal-body" }, body),
      foot && h("footer", null, foot),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** What a channel allows and denies each role and member. */
export function showPermissions(id) {
  const found = channelById(id);
  if (!found) return;
  const who = h("select", { data: { testid: "rights-for" }, onchange: () => draw() });
  const list = h("div", { class: "rights" });
  const { server, channel } = found;
  for (const role of server.roles) who.append(h("option", { value: role.id }, role.name));
  for (const { user } of server.members) who.append(h("option", { value: user.id }, nameOf(user, server)));
  const draw = () => {
    const now = channelById(id)?.channel.overwrites.find((one) => one.id === who.value);
    const { allow, deny } = { allow: BigInt(now?.allow ?? 0), deny: BigInt(now?.deny ?? 0) };
    const key = list.contains(document.activeElement) ? document.activeElement.id : null;
    fill(
      list,
      rights().map(([bit, name]) => right(bit, name, (allow >> bit) & 1n ? 1 : (deny >> bit) & 1n ? -1 : 0, change)),
    );
    if (key) document.getElementById(key)?.focus();
  };
  const change = () => {
    const bits = (value) =>
      [...list.querySelectorAll(`input[value="${value}"]:checked`)].reduce(
        (all, one) => all | (1n << BigInt(one.dataset.bit)),
        0n,
      );
    send({ t: "allow", channel: id, who: who.value, allow: String(bits(1)), deny: String(bits(-1)) });
  };
  draw();
  open(say("permissions-of", { name: channel.name }), "rights", [
    h("p", { class: "dim" }, say("rights-explained")),
    h("label", { class: "language" }, h("span", null, say("rights-for")), who),
    list,
  ]);
  redraw = draw;
}

/** One thing that a channel can allow, leave as it is, or deny. */
function right(bit, name, state, change) {
  const choice = (value, label) => {
    const id = `right-${bit}-${value}`;
    return [
      h("input", {
        type: "radio",
        id,
        name: `right-${bit}`,
        value: String(value),
        checked: state === value,
        onchange: change,
        data: { bit: String(bit) },
      }),
      h("label", { for: id }, label),
    ];
  };
  return h(
    "fieldset",
    { class: "right" },
    h("legend", null, name),
    choice(-1, say("right-deny")),
    choice(0, say("right-inherit")),
    choice(1, say("right-allow")),
  );
}

/** The roles of a member. */
export function showRoles(id) {
  const list = h("div", { class: "rights" });
  const draw = () => {
    const server = serverNow();
    const member = memberOf(server, id);
    const free = server.roles.filter((role) => !role.alone && role.id !== server.id);
    const change = () => {
      const roles = [...list.querySelectorAll("input:checked")].map((one) => one.value);
      send({ t: "roles", server: server.id, member: id, roles });
    };
    const key = list.contains(document.activeElement) ? document.activeElement.id : null;
    fill(
      list,
      free.length
        ? free.map((role) =>
            h(
              "label",
              { class: "role" },
              h("input", {
                type: "checkbox",
                id: `role-${role.id}`,
                value: role.id,
                checked: Boolean(member?.roles.includes(role.id)),
                onchange: change,
              }),
              role.name,
            ),
          )
        : h("p", { class: "dim" }, say("no-roles")),
    );
    if (key) document.getElementById(key)?.focus();
  };
  draw();
  open(say("roles-of", { name: nameOf(memberOf(serverNow(), id)?.user) }), "roles", list);
  redraw = draw;
}

/** A post of a forum: a name, and its first message. */
export function showNewPost(forum) {
  const name = h("input", { id: "post-name", type: "text", maxlength: 100, data: { testid: "post-name" } });
  const text = h("textarea", { id: "post-text", rows: 4, maxlength: 2000, data: { testid: "post-text" } });
  const problem = h("p", { class: "problem", role: "alert" });
  const field = (label, element) => h("div", { class: "field" }, h("label", { for: element.id }, label), element);
  const post = (event) => {
    event.preventDefault();
    if (!name.value.trim() || !text.value.trim()) {
      problem.textContent = say("post-empty");
      return (name.value.trim() ? text : name).focus();
    }
    ask({ t: "post", channel: forum, name: name.value, content: text.value }, (answer) => {
      if (answer.state === "failed") {
        problem.textContent = reason(answer);
      } else {
        dialog.close();
        go(answer.post);
      }
    });
  };
  const dialog = open(
    say("new-post"),
    "post",
    [field(say("post-name"), name), field(say("post-text"), text), problem],
    h("button", { type: "submit", class: "button primary", onclick: post, data: { testid: "post" } }, say("post")),
  );
  name.focus();
}
