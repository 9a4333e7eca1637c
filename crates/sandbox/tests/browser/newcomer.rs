//! People who come for the first time, by a link or with another language.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    scene::{Scene, is_there},
};

async fn wait(page: &Browser, wanted: &str, given: Value, body: &str) {
    page.until::<bool>(wanted, given, body).await;
}

async fn open(page: &Browser, scene: &Scene, rest: &str) {
    let url = scene.world.sandbox.url();
    page.open(&format!("{url}/{rest}")).await;
}

const TITLE: &str = "return document.getElementById('tour-title')?.textContent === given";
const NO_TOUR: &str = "return all('message').length > 0 && all('tour').length === 0";

#[tokio::test]
async fn newcomers_are_shown_round_by_keys_once_and_when_they_ask() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        // A browser driven by a program does not count as a newcomer.
        open(&page, &scene, "?as=Ann&channel=general").await;
        wait(&page, "no tour", Value::Null, NO_TOUR).await;

        open(&page, &scene, "?as=Ann&channel=general&tour=on").await;
        for title in [
            "You are Ann",
            "This is #general",
            "Type / for commands",
            "Be several people at once",
            "Some messages are only for you",
        ] {
            wait(&page, title, json!(title), TITLE).await;
            if title.starts_with("Type") {
                let hint = "return document.getElementById('tour-text').textContent.includes('Start with /go.')";
                assert!(page.run::<bool>(Value::Null, hint).await);
            }
            page.press(&Key::Enter.to_string()).await;
        }
        wait(&page, "its end", Value::Null, NO_TOUR).await;
        let at: String = page.run(Value::Null, "return document.activeElement.id").await;
        assert_eq!(at, "say", "one goes on writing");
        let kept = "return localStorage.getItem('sandbox.tour')";
        assert_eq!(page.run::<String>(Value::Null, kept).await, "seen");

        page.click("one's name", Value::Null, "return all('who')[0]").await;
        page.click("the tour", Value::Null, "return all('show-tour')[0]").await;
        wait(&page, "the tour", json!("You are Ann"), TITLE).await;
        page.press(&Key::Escape.to_string()).await;
        wait(&page, "its end", Value::Null, NO_TOUR).await;
    })
    .await;
}

#[tokio::test]
async fn a_link_leads_to_a_person_and_a_place() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        let title = "return document.querySelector('#head h1')?.textContent === given
            && document.querySelector('#who .name').textContent === 'Ben'";
        open(&page, &scene, "?as=ben&channel=A+table+of+its+own").await;
        wait(&page, "the thread, as Ben", json!("A table of its own"), title).await;
        // The offered link leads back here.
        page.run::<bool>(
            Value::Null,
            "navigator.clipboard.writeText = async (text) => { window.copied = text; }; return true;",
        )
        .await;
        page.click("one's name", Value::Null, "return all('who')[0]").await;
        page.click("the link", Value::Null, "return all('copy-link')[0]").await;
        let said = "return all('copy-link')[0].parentElement.textContent.includes('Copied')";
        wait(&page, "that it is copied", Value::Null, said).await;
        let link: String = page.run(Value::Null, "return window.copied").await;
        assert_eq!(
            link,
            format!("{}/?as=Ben&channel=A+table+of+its+own", scene.world.sandbox.url())
        );
        open(&page, &scene, "").await;
        page.open(&link).await;
        wait(&page, "the thread, as Ben", json!("A table of its own"), title).await;

        open(&page, &scene, "?as=nobody").await;
        let sorry = "return document.getElementById('picker').textContent.includes('nobody called “nobody”')";
        wait(&page, "the picker", Value::Null, sorry).await;
    })
    .await;
}

/// Chooses a language in the menu under the person's own name.
async fn choose(page: &Browser, language: &str) {
    let choose = "const list = document.querySelector('[data-testid=locale]');
        list.value = given; list.dispatchEvent(new Event('change')); return true;";
    page.run::<bool>(json!(language), choose).await;
}

#[tokio::test]
async fn commands_are_read_in_ones_own_language() {
    let scene = Scene::set().await;
    scene
        .world
        .bot
        .rest
        .register(json!([{
            "name": "coins", "description": "Your purse", "type": 1,
            "name_localizations": {"fr": "pièces"}, "description_localizations": {"fr": "Votre bourse"},
        }]))
        .await;
    Browser::with(async move |page| {
        open(&page, &scene, "?as=Ann&channel=general").await;
        is_there(&page, &scene).await;
        page.click("one's name", Value::Null, "return all('who')[0]")
            .await;
        choose(&page, "fr").await;
        let command = "return all('welcome')[0].textContent.includes('/pièces')";
        wait(&page, "the French name", Value::Null, command).await;
        assert_eq!(scene.world.ann.locale(), "fr");
        page.press(&Key::Escape.to_string()).await;
        page.click("the box", Value::Null, "return all('composer')[0]")
            .await;
        page.press("/piè").await;
        let offered = "return all('suggestion')[0]?.textContent.includes('Votre bourse')";
        wait(&page, "the command", Value::Null, offered).await;
    })
    .await;
}

#[tokio::test]
async fn the_command_to_begin_with_is_first_and_alone_in_colour() {
    let scene = Scene::set().await;
    let commands = ["coins", "go", "help"]
        .map(|name| json!({"name": name, "description": "It does something", "type": 1}));
    scene.world.bot.rest.register(json!(commands)).await;
    Browser::with(async move |page| {
        open(&page, &scene, "?as=Ann&channel=general").await;
        is_there(&page, &scene).await;
        let all = "const keys = [...all('welcome')[0].querySelectorAll('.row button')];
            return JSON.stringify(keys.map((key) => [key.textContent, key.classList.contains('primary')])) === given";
        let said = json!([["/go", true], ["/coins", false], ["/help", false]]).to_string();
        wait(&page, "the commands", json!(said), all).await;
    })
    .await;
}

#[tokio::test]
async fn the_page_speaks_the_language_of_its_person_from_the_moment_it_is_chosen() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        open(&page, &scene, "?as=Ann&channel=general&tour=on").await;
        is_there(&page, &scene).await;
        wait(&page, "English", json!("You are Ann"), TITLE).await;
        page.click("one's name", Value::Null, "return all('who')[0]").await;
        let at = "const list = document.querySelector('[data-testid=locale]'); list.focus(); return list.options[list.selectedIndex].text";
        assert_eq!(page.run::<String>(Value::Null, at).await, "American English (en-US)");
        choose(&page, "de").await;
        wait(&page, "German", json!("Du bist Ann"), TITLE).await;
        let here = "return document.activeElement.dataset.testid";
        assert_eq!(page.run::<String>(Value::Null, here).await, "locale", "one chooses on");
        let words = "return [
            document.documentElement.lang,
            document.querySelector('.skip').textContent,
            document.getElementById('rail').ariaLabel,
            document.getElementById('say').placeholder,
            document.getElementById('scroll').ariaLabel,
            document.querySelector('[data-testid=ephemeral]').textContent,
            document.querySelector('[data-testid=used]').textContent,
            document.querySelector('time[data-style=R]').textContent.split(' ')[0],
        ]";
        assert_eq!(
            page.run::<Vec<String>>(Value::Null, words).await,
            [
                "de",
                "Zum Nachrichtenfeld",
                "Server",
                "Nachricht an #general",
                "Nachrichten in general",
                // Discord's own wording.
                "Nur du kannst das sehen·Nachricht verwerfen",
                "Ann verwendet /go",
                "vor",
            ]
        );
        // Announcements and errors are in German too.
        page.press(&Key::Escape.to_string()).await;
        page.click("the box", Value::Null, "return all('composer')[0]").await;
        page.press("/nothing ").await;
        page.press(&Key::Enter.to_string()).await;
        let problem = "return all('composer-problem')[0].textContent === given";
        let none = "Einen Befehl /nothing gibt es hier nicht, oder sein Name ist nicht vollständig.";
        wait(&page, "the problem", json!(none), problem).await;

        // A language without translations leaves the page in English.
        choose(&page, "ja").await;
        wait(&page, "English", json!("You are Ann"), TITLE).await;
        let lang = "return document.documentElement.lang";
        assert_eq!(page.run::<String>(Value::Null, lang).await, "en-GB");
    })
    .await;
}

#[tokio::test]
async fn an_archived_thread_is_put_away_and_opens_again() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        open(&page, &scene, "?as=Ann&channel=general").await;
        is_there(&page, &scene).await;
        let listed = "return [...document.querySelectorAll('#side a.channel')].some((one) => one.textContent === 'Yesterday') === given";
        wait(&page, "it is put away", json!(false), listed).await;
        page.click("the archived ones", Value::Null, "return all('archived-threads')[0]").await;
        wait(&page, "it is listed", json!(true), listed).await;
        page.click("it", Value::Null, "return all('channel-Yesterday')[0]").await;
        let words = "return all('composer')[0].placeholder.includes('to reopen it')";
        wait(&page, "what writing does", Value::Null, words).await;
        page.click("the box", Value::Null, "return all('composer')[0]").await;
        page.press("Again!").await;
        page.press(&Key::Enter.to_string()).await;
        let open = "return all('archived-threads').length === 0";
        wait(&page, "it is open", Value::Null, open).await;
        assert_eq!(scene.world.sandbox.archived(scene.archived), Some(false));
    })
    .await;
}

#[tokio::test]
async fn a_thread_says_which_message_it_was_started_from() {
    let scene = Scene::set().await;
    let (world, channel) = (&scene.world, scene.world.channel);
    let posted = world.post(json!({"content": "A table for three"})).await;
    let path = format!(
        "/channels/{channel}/messages/{}/threads",
        posted["id"].as_str().unwrap()
    );
    let (status, _) = world
        .bot
        .rest
        .call("POST", &path, json!({"name": "Three"}))
        .await;
    assert_eq!(status, 201);
    Browser::with(async move |page| {
        open(&page, &scene, "?as=Ann&channel=Three").await;
        let root = "return all('thread-root')[0]?.textContent.includes('A table for three')";
        wait(&page, "the message", Value::Null, root).await;
        page.click("it", Value::Null, "return all('thread-root')[0]")
            .await;
        let card = "return all('thread').some((one) => one.textContent.includes('Three'))";
        wait(
            &page,
            "the channel, with the thread under its message",
            Value::Null,
            card,
        )
        .await;
    })
    .await;
}

#[tokio::test]
async fn a_phone_has_room_for_everything() {
    let scene = Scene::set().await;
    let manager = sandbox::Permissions::MANAGE_ROLES;
    let ann = &scene.world.ann;
    scene.world.sandbox.set_permissions(ann, manager);
    Browser::with(async move |page| {
        page.resize(390, 844).await;
        open(&page, &scene, "?as=Ann&channel=general").await;
        is_there(&page, &scene).await;
        // The five buttons of a row fit, none sticks out, and each is large enough for a finger.
        let buttons = "return [...document.querySelectorAll('.components .button, .select, .picture, #say, #menu, #who')].map((one) => {
            const { left, right, height } = one.getBoundingClientRect();
            return [one.textContent, left, right, height];
        });";
        let all: Vec<(String, f64, f64, f64)> = page.run(Value::Null, buttons).await;
        assert!(all.len() > 18);
        for (name, left, right, height) in all {
            assert!(left >= 0.0 && right <= 390.0, "{name} from {left} to {right}");
            assert!(height >= 36.0, "{name} is {height} high");
        }
        let wide = "return document.documentElement.scrollWidth";
        assert_eq!(page.run::<u32>(Value::Null, wide).await, 390);

        // The members slide over the messages, with their roles, and away again.
        page.click("the members", Value::Null, "return document.getElementById('members-switch')").await;
        let members = "const { left, right } = document.getElementById('members').getBoundingClientRect();
            return right - left > 200 && left >= 0 && right <= 390;";
        wait(&page, "the members", Value::Null, members).await;
        page.click("a member's roles", Value::Null, "return document.querySelector('#members button')").await;
        let roles = "return document.querySelector('dialog[open]') !== null";
        wait(&page, "their roles", Value::Null, roles).await;
        page.press(&Key::Escape.to_string()).await;
        page.click("the members", Value::Null, "return document.getElementById('members-switch')").await;
        let away = "return document.getElementById('members').getBoundingClientRect().width === 0";
        wait(&page, "the members away", Value::Null, away).await;

        page.click("the channels", Value::Null, "return document.getElementById('menu')").await;
        page.click("the thread", Value::Null, "return all('channel-A table of its own')[0]").await;
        let there = "return messages.some((one) => one.textContent.includes('Here we play.'))
            && !document.getElementById('app').classList.contains('drawn')";
        wait(&page, "the thread, the drawer away", Value::Null, there).await;
        page.click("the box", Value::Null, "return all('composer')[0]").await;
        page.press("Good evening").await;
        page.press(&Key::Enter.to_string()).await;
        let said = "return messages.some((one) => one.textContent.includes('Good evening'))";
        wait(&page, "one's words", Value::Null, said).await;
    })
    .await;
}
