// Tests of what the page does with texts: commands as typed, and Discord's markdown.
// They run in a browser, started by tests/browser/page.rs; one can also open index.html from any file server.
import { leaves, lineOf, localised, matching, named, nested, parse, problems } from "../../page/command.js";
import { markdown, onlyEmoji, plain } from "../../page/markdown.js";
import { localPath } from "../../page/images.js";
import { embeds } from "../../page/embeds.js";
import { reason } from "../../page/reason.js";
import { state } from "../../page/store.js";
import { locale, say, speak, weave } from "../../page/words.js";

const report = [];

function check(name, found, wanted) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) report.push(`${name}\n  found  ${a}\n  wanted ${b}`);
}

// Commands

const commands = [
  {
    name: "coins",
    type: 1,
    description: "Your purse",
    options: [
      { type: 1, name: "balance", description: "What you have" },
      {
        type: 1,
        name: "pay",
        description: "Give coins",
        options: [
          { type: 6, name: "to", description: "Who", required: true },
          { type: 4, name: "amount", description: "How many", required: true, min_value: 1, max_value: 1000 },
          { type: 3, name: "reason", description: "Why", max_length: 20 },
        ],
      },
    ],
  },
  { name: "coins-report", type: 1, description: "All of it" },
  {
    name: "deep",
    type: 1,
    description: "Groups",
    options: [
      {
        type: 2,
        name: "group",
        description: "A group",
        options: [
          {
            type: 1,
            name: "leaf",
            description: "A leaf",
            options: [
              { type: 5, name: "sure", description: "Sure?" },
              {
                type: 3,
                name: "way",
                description: "Which",
                choices: [
                  { name: "Long way", value: "l" },
                  { name: "Long way round", value: "r" },
                ],
              },
              { type: 10, name: "part", description: "A number" },
            ],
          },
        ],
      },
    ],
  },
  { name: "Inspect", type: 2, description: "" },
];
const all = leaves(commands);
const people = { ann: "1", "bob the elder": "2" };
const lookup = { user: (text) => people[text.replace(/^@/, "").toLowerCase()] ?? null, channel: () => null };
const offers = (option) => [
  ...(option.choices ?? []).map((one) => one.name),
  ...(option.type === 6 ? ["@Ann", "@Bob the Elder", "Bob the Elder"] : []),
];

/** What a line would send, or what is wrong with it. */
function line(text) {
  const full = named(all, text);
  if (!full) return "no command";
  const read = parse(text, full, offers);
  const wrong = problems(full.leaf, read, lookup);
  if (wrong.length) return wrong.map((one) => one.name);
  const values = (options) => options.flatMap((one) => (one.options ? values(one.options) : [[one.name, one.value]]));
  return Object.fromEntries(values(nested(full.leaf, read, lookup)));
}

check(
  "a menu command is no slash command",
  all.map((leaf) => leaf.path.join(" ")),
  ["coins balance", "coins pay", "coins-report", "deep group leaf"],
);
check("the longest command name wins", named(all, "/coins-report ")?.leaf.path, ["coins-report"]);
check("a name must end", named(all, "/coins payment"), null);
check("upper case is the same command", named(all, "/Coins PAY to:")?.leaf.path, ["coins", "pay"]);
check(
  "a beginning finds its commands",
  matching(all, "/coins b").map((leaf) => leaf.path.at(-1)),
  ["balance"],
);
check(
  "a last word finds its command",
  matching(all, "/leaf").map((leaf) => leaf.path[0]),
  ["deep"],
);
check("a plain line", line("/coins pay to:@Ann amount:5"), { to: "1", amount: 5 });
check("options in any order", line("/coins pay amount:5 to:ann"), { amount: 5, to: "1" });
check("spaces after the colon", line("/coins pay to: Ann amount:  5"), { to: "1", amount: 5 });
check("names of several words", line("/coins pay to:Bob the Elder amount:1"), { to: "2", amount: 1 });
check("free text keeps its spaces and colons", line("/coins pay to:ann amount:5 reason:wine: two cups"), {
  to: "1",
  amount: 5,
  reason: "wine: two cups",
});
check("the longer choice wins", line("/deep group leaf way:long way round sure:true"), { way: "r", sure: true });
check("a choice by its value", line("/deep group leaf way:l"), { way: "l" });
check("a broken number", line("/deep group leaf part:1.5"), { part: 1.5 });
check("a missing option", line("/coins pay to:ann"), ["amount"]);
check("an empty option", line("/coins pay to:ann amount:"), ["amount"]);
check("below the least", line("/coins pay to:ann amount:0"), ["amount"]);
check("above the most", line("/coins pay to:ann amount:1001"), ["amount"]);
check("not whole", line("/coins pay to:ann amount:1.5"), ["amount"]);
check("a stranger", line("/coins pay to:zoe amount:1"), ["to"]);
check("too long", line("/coins pay to:ann amount:1 reason:123456789012345678901"), ["reason"]);
check("no such choice", line("/deep group leaf way:wrong"), ["way"]);
check("neither true nor false", line("/deep group leaf sure:perhaps"), ["sure"]);
check("twice the same", line("/deep group leaf sure:true sure:false"), ["sure"]);
check("words of no option", line("/coins balance please"), ["please"]);
const group = named(all, "/deep group leaf sure:true");
check(
  "groups nest as Discord nests them",
  nested(group.leaf, parse("/deep group leaf sure:true", group, offers), lookup),
  [{ name: "group", type: 2, options: [{ name: "leaf", type: 1, options: [{ name: "sure", type: 5, value: true }] }] }],
);

const foreign = leaves(
  [
    {
      name: "coins",
      type: 1,
      description: "Your purse",
      name_localizations: { fr: "pièces", "es-ES": "monedas" },
      options: [
        {
          type: 1,
          name: "pay",
          description: "Give coins",
          name_localizations: { fr: "payer" },
          description_localizations: { fr: "Donner des pièces" },
          options: [
            { type: 6, name: "to", description: "Who", required: true, name_localizations: { fr: "à" } },
            {
              type: 3,
              name: "kind",
              description: "Which",
              choices: [{ name: "Gold", value: "g", name_localizations: { fr: "Or" } }],
            },
          ],
        },
      ],
    },
  ],
  "fr",
);
function french(text) {
  const full = named(foreign, text);
  const read = parse(text, full, offers);
  const wrong = problems(full.leaf, read, lookup);
  return wrong.length ? wrong.map((one) => one.said) : nested(full.leaf, read, lookup)[0].options;
}
const paid = [
  { name: "to", type: 6, value: "1" },
  { name: "kind", type: 3, value: "g" },
];
check(
  "a command in one's language",
  [lineOf(foreign[0]), foreign[0].description],
  ["/pièces payer", "Donner des pièces"],
);
check("it is typed so", french("/pièces payer à:Ann kind:Or"), paid);
check("its own names still count", french("/coins pay to:Ann kind:Gold"), paid);
check("what is missing is said so", french("/pièces payer kind:Or"), ["à"]);
check("half a name finds it", matching(foreign, "/piè").length + matching(foreign, "/coi").length, 2);
const spanish = { name: "coins", name_localizations: { "es-ES": "monedas" } };
check("near languages stand in for each other", localised(spanish, "name", "es-419"), "monedas");
check("others do not", localised(spanish, "name", "it"), "coins");

// Words

speak(["ja", "fr-CH", "de"]);
check("the first language that is known", [locale(), document.documentElement.lang], ["fr-CH", "fr-CH"]);
check("one is one", say("too-long", { count: 1 }), "Au plus 1 caractère.");
check("nothing is one in French", say("archived-threads", { count: 0 }), "0 archivé");
check("numbers are written as one reads them", say("too-long", { count: 6000 }), "Au plus 6\u202f000 caractères.");
speak(["de"]);
check("what is meant for the eye stays a node", weave("used", { who: "Ann", command: document.body }).length, 3);
check("yes in one's own language", line("/deep group leaf sure:Wahr"), { sure: true });
check("and as it is everywhere", line("/deep group leaf sure:false"), { sure: false });
check("why something failed", reason({ why: "command", name: "tisch" }), "Den Befehl /tisch gibt es nicht mehr.");
check("a reason that has no words", reason({ why: "?" }), "Etwas ging schief. Versuch es noch einmal.");
speak(["ja"]);
check("English for who speaks what is not known", say("archived-threads", { count: 0 }), "0 archived");

// Embeds

const album = (title) => ({ url: "https://example.org/", title, image: { url: "/cdn/1.png" } });
check(
  "embeds of one address share a frame with at most four pictures",
  embeds([album("A"), album("B"), { title: "C" }, album(), album(), album()]).map((frame) => [
    frame.textContent,
    frame.querySelectorAll("img").length,
  ]),
  [
    ["A", 4],
    ["C", 0],
  ],
);

// Markdown

state.servers = [
  {
    id: "7",
    name: "S",
    members: [{ user: { id: "1", username: "ann", global_name: "Ann" } }],
    roles: [{ id: "9", name: "dealers" }],
    channels: [{ id: "3", name: "tavern", type: 0 }],
  },
];
state.channel = "3";
const html = (text) => {
  const box = document.createElement("div");
  box.append(...markdown(text));
  return box.innerHTML;
};

check(
  "bold and italic",
  html("**a** *b* ***c*** _d_"),
  "<p><strong>a</strong> <em>b</em> <em><strong>c</strong></em> <em>d</em></p>",
);
check("underline and strike", html("__a__ ~~b~~"), "<p><u>a</u> <s>b</s></p>");
check("underscores in words stay", html("a_b_c d_e_ f"), "<p>a_b_c d_e_ f</p>");
check("lone stars stay", html("2 * 3 * 4"), "<p>2 * 3 * 4</p>");
check("escapes", html("\\*a\\*"), "<p>*a*</p>");
check("code is not read", html("`**a**`"), "<p><code>**a**</code></p>");
check(
  "a block of code",
  html("x\n```rust\nlet a = 1;\n```\ny"),
  '<p>x</p><pre tabindex="0"><code>let a = 1;</code></pre><p>y</p>',
);
check("markup is only text", html("<b>&</b>"), "<p>&lt;b&gt;&amp;&lt;/b&gt;</p>");
check("no address but of the web", html("[a](javascript:alert)"), "<p>[a](javascript:alert)</p>");
check("quotes", html("> a\n> b\nc"), "<blockquote><p>a<br>b</p></blockquote><p>c</p>");
check("a quote to the end", html(">>> a\nb"), "<blockquote><p>a<br>b</p></blockquote>");
check("small print", html("-# a"), "<small>a</small>");
check("lists nest", html("- a\n  - b\n- c"), "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>");
check("numbers count on", html("3. a\n4. b"), '<ol start="3"><li>a</li><li>b</li></ol>');
check("mentions", plain("<@1> <#3> <@&9> <@!1> @everyone"), "@Ann #tavern @dealers @Ann @everyone");
check("a time", /^\d{1,2} \w+ \d{4}$/.test(plain("<t:1700000000:D>")), true);
check("a time that is none stays text", plain("<t:99999999999999:R>").startsWith("<t:"), true);
check("custom emoji", html("<:sun:42>").includes('src="/cdn/emojis/42.png"'), true);
check("an emoji is read by its name", plain("Play <:sun:42>!"), "Play :sun:!");
check("only emoji", [onlyEmoji("🎲 <:sun:42>"), onlyEmoji("🎲 a"), onlyEmoji("7")], [true, false, false]);
check("unclosed marks stay", html("**a `b"), "<p>**a `b</p>");
const long = "*".repeat(2000) + "_".repeat(2000) + "|".repeat(2000);
check("a wall of marks is drawn", plain(long).length > 0, true);

// Pictures

check("a picture of this server", localPath("http://127.0.0.1:1/cdn/a.png?x=1"), "/cdn/a.png?x=1");
check(
  "an attachment by name",
  localPath("attachment://a.png", [{ filename: "a.png", url: "http://localhost:1/cdn/5/a.png" }]),
  "/cdn/5/a.png",
);
check("nothing from elsewhere", localPath("https://example.org/a.png"), null);

document.getElementById("report").textContent = report.length ? report.join("\n") : "every test passed";
