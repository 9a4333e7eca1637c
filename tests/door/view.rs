//! How each member sees cards, and in which language.

use crate::inn::Inn;
use crate::room::{ASKED, assert_says, hand, said};
use ids::GuildId;
use pages::Language;
use sandbox::Message;

#[tokio::test]
async fn an_open_hand_follows_what_its_holder_chose() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    let seen = hand(&ann, here, ASKED).await;
    let panel = ann.slash(here, "/settings").await.unwrap();
    ann.click_label(panel.message(), "Text only").await.unwrap();
    let own = |messages: &[Message]| {
        let mut hands = messages.iter().filter(|m| m.id() == seen.id());
        hands.next().cloned()
    };
    // Suit by suit, by name only, without a picture.
    let plain = ann
        .until(here, |messages| {
            let hand = own(messages)?;
            let text = hand.all_text();
            let told = text.contains("**Your 5 cards**");
            (told && hand.files().is_empty()).then_some(hand)
        })
        .await;
    for sign in ["⚔", "♠", "♥", "♦", "♣", "<:"] {
        assert!(!plain.json().to_string().contains(sign), "{sign}");
    }
    ann.click_label(panel.message(), "Pictures").await.unwrap();
    ann.until(here, |messages| {
        (!own(messages)?.files().is_empty()).then_some(())
    })
    .await;
    inn.close().await;
}

#[tokio::test]
async fn each_is_spoken_to_in_the_language_they_chose_or_their_discords_and_all_in_the_houses() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    ann.set_locale("fr");
    ben.set_locale("de");
    // Discord names a community's language.
    inn.sandbox.set_server_locale(inn.sandbox.server(), "en-GB");
    let line = "/triomphe start computer-players:2";
    inn.hear(&ann, line, "Tout est prêt").await;
    // Public messages are in the language of the house, whoever opened the table.
    let lobby = inn.table_says(&ann, "Ready! Anyone").await;
    let joined = ben.click_label(&lobby, "Join").await.unwrap();
    assert_says(&said(&joined), "Alles bereit");
    let lobby = inn.table_says(&ann, "4. **Ben**").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    // Ben's choice overrides his Discord's language, also in the open hand.
    let drawn = async |title: &str, alt: &str| {
        let hand = |m: &&Message| m.id() == joined.message().id() && m.all_text().contains(title);
        let picture = |hand: &Message| hand.files().into_iter().next();
        ben.until(here, |messages| {
            let picture = picture(messages.iter().find(hand)?)?;
            picture.description.starts_with(alt).then_some(())
        })
        .await;
    };
    drawn("Dein Blatt ·", "Deine 5 Karten").await;
    let panel = ben.slash(here, "/settings").await.unwrap();
    let panel = ben.click_label(panel.message(), "Hinweise und Sprache");
    let panel = panel.await.unwrap();
    let menu = panel.message().menus().remove(0);
    ben.select(panel.message(), &menu.custom_id, &["fr"])
        .await
        .unwrap();
    drawn("Tes cartes ·", "Tes 5 cartes").await;
    // When he takes it back, his Discord's language applies again.
    ben.select(panel.message(), &menu.custom_id, &["discord"])
        .await
        .unwrap();
    drawn("Dein Blatt ·", "Deine 5 Karten").await;
    // The public message is unchanged.
    inn.table_says(&ann, "My hand").await;
    let house = GuildId(inn.sandbox.server().0);
    inn.tavern
        .settings
        .change(house, None, |settings| {
            settings.language = Some(Language::Italian)
        })
        .await
        .unwrap();
    // For a language that the bot does not have, it uses the house's.
    ann.set_locale("ja");
    inn.hear(&ann, "/coins balance", "monete").await;
    inn.close().await;
}

#[tokio::test]
async fn a_table_speaks_its_host_s_language_where_discord_names_none() {
    let (inn, ann, _ben, _here) = Inn::with_ann_and_ben().await;
    // The tests' server was met before, so it was given English.
    let house = GuildId(inn.sandbox.server().0);
    let settings = &inn.tavern.settings;
    let changed = settings.change(house, None, |settings| settings.language = None);
    changed.await.unwrap();
    ann.set_locale("fr");
    let line = "/triomphe start computer-players:2";
    inn.hear(&ann, line, "Tout est prêt").await;
    let lobby = inn.table_says(&ann, "Tout est prêt").await;
    assert_says(&lobby.all_text(), "Prendre place");
    inn.close().await;
}
