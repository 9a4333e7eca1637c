//! How each member sees cards, and what they are spoken to in.

use crate::inn::{ASKED, Inn, hand, said};
use sandbox::Message;

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|key| key.label).collect()
}

#[tokio::test]
async fn what_is_chosen_is_kept_for_one_member_alone() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    let panel = ann.slash(here, "/view").await.unwrap();
    assert!(panel.message().ephemeral());
    assert!(
        said(&panel).contains("How you see the table"),
        "{}",
        said(&panel)
    );
    assert!(labels(panel.message()).contains(&"✓ Pictures".to_owned()));
    let panel = ann.click_label(panel.message(), "Larger").await.unwrap();
    let panel = ann
        .click_label(panel.message(), "High contrast")
        .await
        .unwrap();
    let chosen = labels(panel.message());
    for label in ["✓ Pictures", "✓ Larger", "✓ High contrast"] {
        assert!(chosen.contains(&label.to_owned()), "{chosen:?}");
    }
    let panel = ann
        .click_label(panel.message(), "Words alone")
        .await
        .unwrap();
    // What is about pictures is gone, and so is the example of one.
    assert!(
        !labels(panel.message())
            .iter()
            .any(|label| label.contains("arger"))
    );
    assert!(panel.message().files().is_empty());
    let inn = inn.reopen().await;
    let panel = ann.slash(here, "/view").await.unwrap();
    assert!(labels(panel.message()).contains(&"✓ Words alone".to_owned()));
    let panel = ben.slash(here, "/view").await.unwrap();
    assert!(labels(panel.message()).contains(&"✓ Pictures".to_owned()));
    inn.close().await;
}

#[tokio::test]
async fn an_open_hand_follows_what_its_holder_chose() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start edition:vieville patrons:3")
        .await
        .unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let seen = hand(&ann, here, ASKED).await;
    let panel = ann.click_label(&seen, "My view").await.unwrap();
    ann.click_label(panel.message(), "Words alone")
        .await
        .unwrap();
    let own = |messages: &[Message]| {
        let mut hands = messages.iter().filter(|m| m.id() == seen.id());
        hands.next().cloned()
    };
    // Suit by suit, by names alone, without a picture.
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
async fn a_member_is_spoken_to_in_their_language_and_everybody_in_that_of_the_house() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start edition:vieville patrons:3")
        .await
        .unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let seen = hand(&ann, here, ASKED).await;
    let panel = ann.click_label(&seen, "My view").await.unwrap();
    let menu = panel.message().menus().remove(0);
    ann.select(panel.message(), &menu.custom_id, &["fr"])
        .await
        .unwrap();
    ann.until(here, |messages| {
        let own = messages.iter().find(|m| m.id() == seen.id())?;
        own.all_text().contains("Vos cartes").then_some(())
    })
    .await;
    // Everybody's message is as it was.
    inn.table(&ann, "Seats").await;
    inn.close().await;
}

#[tokio::test]
async fn each_is_spoken_to_in_their_language_and_all_in_the_houses() {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    ann.set_locale("fr");
    ben.set_locale("de");
    let opened = ann.slash(here, "/triomphe start patrons:2").await.unwrap();
    assert!(said(&opened).contains("Tout est prêt"), "{}", said(&opened));
    // What everybody reads is said in the language of the house, whoever opened the table.
    let lobby = inn.table(&ann, "Everything is ready").await;
    let joined = ben.click_label(&lobby, "Join").await.unwrap();
    assert!(
        said(&joined).contains("Alles ist bereit"),
        "{}",
        said(&joined)
    );
    let house = triomphe::tavern::GuildId(inn.sandbox.server().0);
    inn.tavern
        .set_settings(house, None, |settings| {
            settings.language = triomphe::tavern::Language::Italian;
        })
        .await
        .unwrap();
    // A language the house does not speak falls back to the house's own.
    ben.set_locale("ja");
    let answer = ben.slash(here, "/coins balance").await.unwrap();
    assert!(said(&answer).contains("monete"), "{}", said(&answer));
    inn.close().await;
}
