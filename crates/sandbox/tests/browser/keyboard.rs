//! What users of keyboards and screen readers rely on while messages change.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    common::row,
    scene::{Scene, is_there, png, table, with_picture},
};

/// Opens the scene as Ann.
async fn as_ann(page: &Browser, scene: &Scene) {
    page.resize(1200, 900).await;
    let url = scene.world.sandbox.url();
    page.open(&format!("{url}/?as=Ann&channel=general")).await;
    is_there(page, scene).await;
}

async fn wait(page: &Browser, wanted: &str, given: Value, body: &str) {
    page.until::<bool>(wanted, given, body).await;
}

/// Focuses a component, as tabbing to it would.
async fn focus(page: &Browser, custom_id: &str) {
    let body = "document.querySelector(`[data-custom-id=\"${given}\"]`).focus(); return true";
    page.run::<bool>(json!(custom_id), body).await;
}

/// The component with the focus.
async fn focused(page: &Browser) -> Value {
    page.run(
        Value::Null,
        "return document.activeElement.dataset.customId ?? document.activeElement.id",
    )
    .await
}

async fn press(page: &Browser, key: Key) {
    page.press(&key.to_string()).await;
}

impl Scene {
    /// Answers the latest interaction.
    async fn answer(&mut self, body: Value) -> Value {
        let event = self.world.bot.socket.event("INTERACTION_CREATE").await;
        let (status, refused) = self.world.bot.rest.callback(&event, body).await;
        assert_eq!(status, 204, "{refused}");
        event
    }
}

#[tokio::test]
async fn the_keyboard_keeps_its_place_in_a_message_that_changes() {
    let mut scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        focus(&page, "Eight").await;
        press(&page, Key::Enter).await;
        let now = |text: &str, names: &[&str]| {
            json!({"type": 7, "data": {"content": text, "components": [row(names)]}})
        };
        scene.answer(now("Played", &["Seven", "Eight", "Nine"])).await;
        wait(&page, "the change", Value::Null, "return document.body.textContent.includes('Played')").await;
        assert_eq!(focused(&page).await, "Eight");

        // The card is gone; the message has the focus, so that a second Enter presses nothing else.
        press(&page, Key::Enter).await;
        scene.answer(now("Gone", &["Seven", "Nine"])).await;
        wait(&page, "the change", Value::Null, "return document.body.textContent.includes('Gone')").await;
        let hand = "return document.activeElement.matches('.message') && document.activeElement.textContent.includes('Gone')";
        assert!(page.run::<bool>(Value::Null, hand).await);
        press(&page, Key::Enter).await;
        press(&page, Key::Tab).await;
        assert_eq!(focused(&page).await, "Seven");
        press(&page, Key::Enter).await;
        let event = scene.answer(json!({"type": 6})).await;
        assert_eq!(event["data"]["custom_id"], "Seven", "the second Enter pressed nothing");
    })
    .await;
}

#[tokio::test]
async fn the_keyboard_does_not_go_from_one_pictured_card_to_another() {
    let mut scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        // As cards on a hand: no words, and other ids for every question.
        let cards = |text: &str, question: u8, faces: &[&str]| {
            let keys: Vec<Value> = faces
                .iter()
                .map(|face| json!({"type": 2, "style": 3, "custom_id": format!("{question} {face}"), "emoji": {"name": face}}))
                .collect();
            json!({"type": 7, "data": {"content": text, "components": [{"type": 1, "components": keys}]}})
        };
        focus(&page, "Eight").await;
        press(&page, Key::Enter).await;
        scene.answer(cards("First", 1, &["👑", "🌙", "🌞"])).await;
        wait(&page, "the cards", Value::Null, "return document.body.textContent.includes('First')").await;

        focus(&page, "1 🌙").await;
        press(&page, Key::Enter).await;
        scene.answer(cards("Second", 2, &["👑", "🌙", "🌞"])).await;
        wait(&page, "the change", Value::Null, "return document.body.textContent.includes('Second')").await;
        assert_eq!(focused(&page).await, "2 🌙");

        press(&page, Key::Enter).await;
        scene.answer(cards("Third", 3, &["👑", "🌞"])).await;
        wait(&page, "the change", Value::Null, "return document.body.textContent.includes('Third')").await;
        let message = "return document.activeElement.matches('.message') && document.activeElement.textContent.includes('Third')";
        assert!(page.run::<bool>(Value::Null, message).await);
    })
    .await;
}

#[tokio::test]
async fn whoever_is_at_the_end_stays_there_while_a_message_grows_and_nobody_else_is_moved() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        let off = "const scroll = document.getElementById('scroll');
            return Math.abs(scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight) < 2";
        wait(&page, "the end", Value::Null, off).await;
        // The page hears of its own scrolling only after the message has grown further.
        let grow =
            "document.getElementById('list').lastElementChild.style.paddingBottom = `${given}px`;
            document.getElementById('scroll').dispatchEvent(new Event('scroll')); return true";
        page.run::<bool>(json!(400), grow).await;
        wait(&page, "the end again", Value::Null, off).await;

        let away = "const scroll = document.getElementById('scroll'); scroll.scrollTop = 20;
            scroll.dispatchEvent(new Event('scroll')); return true";
        page.run::<bool>(Value::Null, away).await;
        page.run::<bool>(json!(800), grow).await;
        let frames =
            "await new Promise((come) => requestAnimationFrame(() => requestAnimationFrame(come)));
            return document.getElementById('scroll').scrollTop";
        assert_eq!(page.run::<u32>(Value::Null, frames).await, 20);
    })
    .await;
}

#[tokio::test]
async fn the_arrow_keys_go_from_message_to_message() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        let log = "document.getElementById('scroll').focus(); return true";
        page.run::<bool>(Value::Null, log).await;
        // The hand is the last message, with its buttons.
        press(&page, Key::Up).await;
        let hand = "return document.activeElement.dataset.ephemeral === 'true'";
        assert!(page.run::<bool>(Value::Null, hand).await);
        press(&page, Key::Tab).await;
        assert_eq!(focused(&page).await, "Seven");
    })
    .await;
}

#[tokio::test]
async fn a_dialog_holds_the_keyboard_and_gives_it_back() {
    let mut scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        let modal = json!({"type": 9, "data": {"custom_id": "m", "title": "Stake", "components": [
            {"type": 1, "components": [{"type": 4, "custom_id": "c", "style": 1, "label": "Coins"}]},
        ]}});
        for sent in [false, true] {
            focus(&page, "Eight").await;
            press(&page, Key::Enter).await;
            scene.answer(modal.clone()).await;
            wait(&page, "the dialog", Value::Null, "return all('modal').length > 0").await;
            assert_eq!(focused(&page).await, "c");
            for _ in 0..6 {
                press(&page, Key::Tab).await;
                let inside = "return document.activeElement === document.body || !!document.activeElement.closest('dialog')";
                assert!(page.run::<bool>(Value::Null, inside).await);
            }
            if sent {
                focus(&page, "c").await;
                page.press("5").await;
                press(&page, Key::Enter).await;
                // The message is drawn again while the dialog is still open over it.
                let body = json!({"type": 7, "data": {"content": "Five", "components": [row(&["Eight"])]}});
                let event = scene.answer(body).await;
                assert_eq!(event["data"]["components"][0]["components"][0]["value"], "5");
            } else {
                press(&page, Key::Escape).await;
            }
            wait(&page, "no dialog", Value::Null, "return all('modal').length === 0").await;
            assert_eq!(focused(&page).await, "Eight", "sent: {sent}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_menu_is_used_by_keys_and_outlives_a_change_of_its_message() {
    let mut scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        let channel = scene.world.channel;
        let menu = json!([{"type": 1, "components": [{
            "type": 3, "custom_id": "cards", "options": [
                {"label": "King", "value": "k"}, {"label": "Queen", "value": "q"}, {"label": "Page", "value": "p"},
            ],
        }]}]);
        let posted = scene.world.post(json!({"content": "first", "components": menu})).await;
        wait(&page, "the menu", Value::Null, "return document.querySelector('[data-custom-id=cards]') !== null").await;
        focus(&page, "cards").await;
        press(&page, Key::Down).await;
        wait(&page, "its options", Value::Null, "return all('select-option').length === 3").await;
        press(&page, Key::Down).await;
        let path = format!("/channels/{channel}/messages/{}", posted["id"].as_str().unwrap());
        let edit = json!({"content": "second"});
        assert_eq!(scene.world.bot.rest.call("PATCH", &path, edit).await.0, 200);
        wait(&page, "the edit", Value::Null, "return document.body.textContent.includes('second')").await;
        press(&page, Key::Down).await;
        press(&page, Key::Enter).await;
        let event = scene.answer(json!({"type": 6})).await;
        assert_eq!(event["data"]["values"], json!(["p"]));
        assert_eq!(focused(&page).await, "cards");

        // If it offers something else, it closes and keeps the focus.
        press(&page, Key::Down).await;
        wait(&page, "its options", Value::Null, "return all('select-option').length === 3").await;
        let mut fewer = menu.clone();
        fewer[0]["components"][0]["options"].as_array_mut().unwrap().pop();
        let edit = json!({"content": "third", "components": fewer});
        assert_eq!(scene.world.bot.rest.call("PATCH", &path, edit).await.0, 200);
        wait(&page, "the edit", Value::Null, "return document.body.textContent.includes('third')").await;
        wait(&page, "no options", Value::Null, "return all('select-option').length === 0").await;
        assert_eq!(focused(&page).await, "cards");
    })
    .await;
}

#[tokio::test]
async fn a_picture_has_its_room_before_it_is_there_and_gives_way_without_a_gap() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        let channel = scene.world.channel;
        let path = format!("/channels/{channel}/messages/{}", scene.table);
        let shape = "const box = document.querySelector(`[data-id=\"${given}\"] .picture`).getBoundingClientRect();
            return [Math.round(box.width), Math.round(box.height)];";
        let id = json!(scene.table);
        let before: Vec<u32> = page.run(id.clone(), shape).await;
        assert!(before[1].abs_diff(before[0] * 400 / 640) <= 1, "{before:?}");
        // Only the start of a picture: it never loads, and nothing moves.
        let half = png(640, 400, [90, 60, 40])[..40].to_vec();
        let edit = with_picture(&scene.world, "PATCH", &path, table("The deal goes on."), half).await;
        wait(&page, "the edit", Value::Null, "return document.body.textContent.includes('goes on')").await;
        assert_eq!(page.run::<Vec<u32>>(id.clone(), shape).await, before);
        let behind = "return document.querySelector(`[data-id=\"${given}\"] .picture img`).style.backgroundImage";
        let old: String = page.run(id.clone(), behind).await;
        assert!(old.contains("/cdn/attachments/"), "the old one shows until then: {old}");
        // The alternative text is there for people who do not see the picture.
        let words = "return document.querySelector(`[data-id=\"${given}\"] .picture img`).alt";
        let words: String = page.run(id, words).await;
        assert_eq!(words, edit["embeds"][0]["image"]["description"]);
    })
    .await;
}

#[tokio::test]
async fn what_is_new_is_said_and_of_a_change_only_what_is_new_in_it() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        let posted = scene
            .world
            .post(json!({"content": "Ben leads\nPot: 6"}))
            .await;
        let last =
            "return [...document.querySelectorAll('#announce p')].at(-1)?.textContent === given";
        wait(&page, "the message", json!("bot: Ben leads\nPot: 6"), last).await;
        let path = format!(
            "/channels/{}/messages/{}",
            scene.world.channel,
            posted["id"].as_str().unwrap()
        );
        let edit = json!({"content": "Ann leads\nPot: 6"});
        assert_eq!(scene.world.bot.rest.call("PATCH", &path, edit).await.0, 200);
        wait(&page, "the change", json!("Ann leads"), last).await;
    })
    .await;
}

#[tokio::test]
async fn the_message_box_is_one_key_away_and_an_emoji_that_is_gone_is_its_name() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        as_ann(&page, &scene).await;
        page.run::<bool>(Value::Null, "document.activeElement.blur(); return true")
            .await;
        press(&page, Key::Tab).await;
        let words: String = page
            .run(Value::Null, "return document.activeElement.textContent")
            .await;
        assert_eq!(words, "Skip to the message box");
        press(&page, Key::Enter).await;
        assert_eq!(focused(&page).await, "say");
        scene
            .world
            .post(json!({"content": "Play <:gone:7>!"}))
            .await;
        let said =
            "return messages.at(-1).querySelector('.content').textContent === 'Play :gone:!'";
        wait(&page, "its name", Value::Null, said).await;
    })
    .await;
}
