//! Axe (`axe/`) finds no fault in any state of the page, in either theme, on a wide screen or a phone.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    scene::{Scene, is_there},
};

/// axe-core 4.14.1 (MPL-2.0).
const AXE: &str = include_str!("axe/axe.min.js");
/// Axe's rules for WCAG 2.2, levels A and AA, and its best practices.
const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// Finds English text on the page that has a translation in this language.
const ENGLISH: &str = "
    const [en, other] = await Promise.all(['en', given].map(async (one) => (await fetch(`/page/words/${one}.json`)).json()));
    const foreign = new Set(Object.keys(en).filter((key) => en[key] !== other[key]).map((key) => en[key]));
    const said = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) said.push(words.currentNode.data.trim());
    for (const one of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder']) said.push(one.getAttribute(name));
    return said.filter((one) => foreign.has(one));";

/// A page under test.
struct Look<'a> {
    page: &'a Browser,
    url: String,
    name: String,
    /// The language that the page's own texts must have.
    language: &'a str,
    found: Vec<String>,
}

impl Look<'_> {
    /// Runs axe, and checks that nothing sticks out on the right.
    async fn check(&mut self, state: &str) {
        let ask = format!(
            "if (!window.axe) (0, eval)({});
            // Elements that are appearing or disappearing have temporary colours.
            await Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations === 1).map((one) => one.finished.catch(() => null)));
            const found = await axe.run(document, {{ runOnly: {{ type: 'tag', values: given }}, resultTypes: ['violations'] }});
            const wide = document.documentElement.scrollWidth > innerWidth ? ['it scrolls sideways'] : [];
            return [...wide, ...found.violations.flatMap(({{ id, nodes }}) => nodes.map((node) => `${{id}}: ${{node.html}} ${{node.failureSummary}}`))];",
            json!(AXE)
        );
        let found: Vec<String> = self.page.run(json!(RULES), &ask).await;
        let place = format!("{} {state}", self.name);
        let english: Vec<String> = self.page.run(json!(self.language), ENGLISH).await;
        self.found.extend(
            english
                .into_iter()
                .map(|one| format!("{place}: {one:?} is English")),
        );
        self.found
            .extend(found.into_iter().map(|one| format!("{place}: {one}")));
    }

    async fn open(&self, rest: &str) {
        self.page.open(&format!("{}/{rest}", self.url)).await;
    }

    async fn wait(&self, wanted: &str, body: &str) {
        self.page.until::<bool>(wanted, Value::Null, body).await;
    }

    /// Clicks what the script finds.
    async fn click(&self, wanted: &str, body: &str) {
        self.page.click(wanted, Value::Null, body).await;
    }

    async fn escape(&self) {
        self.page.press(&Key::Escape.to_string()).await;
    }
}

async fn every_state(
    scene: &mut Scene,
    page: &Browser,
    (width, theme, language): (u32, &str, &str),
) -> Vec<String> {
    page.resize(width, 844).await;
    let mut look = Look {
        page,
        url: scene.world.sandbox.url(),
        name: format!("{language}, {theme}, {width} pixels:"),
        // Nobody is chosen yet, so this is the browser's language.
        language: "en",
        found: Vec::new(),
    };
    look.open("").await;
    let keep = "localStorage.clear(); localStorage.setItem('sandbox.theme', given); return true";
    page.run::<bool>(json!(theme), keep).await;
    look.open("").await;
    look.wait("the people", "return all('person-Ann').length > 0")
        .await;
    look.check("the picker").await;
    look.language = language;

    look.open("?as=Ann&channel=general").await;
    is_there(page, scene).await;
    look.check("the channel").await;
    look.click(
        "the end of the welcome",
        "return document.querySelector('.welcome button')",
    )
    .await;
    look.wait("no welcome", "return all('welcome').length === 0")
        .await;
    look.check("the channel without its welcome").await;

    let manager = sandbox::Permissions::MANAGE_ROLES;
    scene
        .world
        .sandbox
        .set_permissions(&scene.world.ann, manager);
    look.click("its permissions", "return all('permissions')[0]")
        .await;
    look.wait("what they are", "return all('rights').length > 0")
        .await;
    look.check("the permissions of a channel").await;
    look.escape().await;
    if width > 1000 {
        look.click("roles", "return all('roles-Ben')[0]").await;
        look.wait("the roles", "return all('roles').length > 0")
            .await;
        look.check("the roles of a member").await;
        look.escape().await;
    }

    look.click("the menu", "return all('select')[0]").await;
    look.check("a menu").await;
    look.escape().await;
    look.click("the menu of several", "return all('select')[1]")
        .await;
    look.check("a menu of several").await;
    look.escape().await;

    look.click("the box", "return all('composer')[0]").await;
    page.press("/g").await;
    look.wait("the commands", "return all('suggestion').length > 0")
        .await;
    look.check("a command on its way").await;
    look.escape().await;

    look.click("one's own name", "return all('who')[0]").await;
    look.check("one's own menu").await;
    look.escape().await;

    look.click("a picture", "return document.querySelector('.picture')")
        .await;
    look.check("a picture enlarged").await;
    look.escape().await;

    look.click(
        "a button",
        "return all('button').find((one) => one.textContent === 'Rules')",
    )
    .await;
    let event = scene.world.bot.socket.event("INTERACTION_CREATE").await;
    let modal = json!({"type": 9, "data": {"custom_id": "m", "title": "Stake", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "c", "style": 1, "label": "Coins"}]},
        {"type": 1, "components": [{"type": 4, "custom_id": "w", "style": 2, "label": "Why", "required": false}]},
    ]}});
    assert_eq!(scene.world.bot.rest.callback(&event, modal).await.0, 204);
    look.wait("the dialog", "return all('modal').length > 0")
        .await;
    look.check("a dialog").await;
    look.click("its button", "return all('modal-submit')[0]")
        .await;
    look.check("a dialog with a fault").await;
    look.escape().await;

    if width < 700 {
        look.click("the channels", "return document.getElementById('menu')")
            .await;
        look.check("the drawer").await;
        look.escape().await;
    }
    look.open("?as=Ann&channel=general&tour=on").await;
    for step in 1..=5 {
        let shown = format!(
            "return all('tour')[0]?.querySelector('.dim').textContent.startsWith('{step} ')"
        );
        look.wait("the tour", &shown).await;
        look.check(&format!("step {step} of the tour")).await;
        page.press(&Key::Enter.to_string()).await;
    }
    look.open(&format!("?as=Ben&channel={}", scene.thread))
        .await;
    look.wait("the thread", "return messages.length > 0").await;
    look.check("a thread").await;
    look.found
}

/// By day and by night.
async fn no_state_has_a_fault(width: u32) {
    let mut scene = Scene::set().await;
    Browser::with(async move |page| {
        let mut found = every_state(&mut scene, &page, (width, "light", "en")).await;
        found.extend(every_state(&mut scene, &page, (width, "dark", "en")).await);
        assert!(found.is_empty(), "{}", found.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn axe_finds_no_fault_in_a_wide_window() {
    no_state_has_a_fault(1200).await;
}

#[tokio::test]
async fn axe_finds_no_fault_on_a_phone() {
    no_state_has_a_fault(390).await;
}

/// German has the longest words, and a phone the least room.
#[tokio::test]
async fn no_state_has_a_fault_in_german() {
    let mut scene = Scene::set().await;
    scene.world.ann.set_locale("de");
    scene.world.ben.set_locale("de");
    Browser::with(async move |page| {
        let mut found = every_state(&mut scene, &page, (390, "dark", "de")).await;
        found.extend(every_state(&mut scene, &page, (1200, "light", "de")).await);
        assert!(found.is_empty(), "{}", found.join("\n"));
    })
    .await;
}
