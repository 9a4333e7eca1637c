//! Clicks on buttons that never existed, or that were somebody else's.

use crate::guests::{
    Company, acts, assert_says, deal, deal_with_patrons, guest, hand, open, people, play_out,
    press, room, terms, turn,
};
use ids::{ChannelId, GuildId, TableId};
use interactions::click::{Click, clicked};
use interactions::guest::Guest;
use interactions::response::{ClickedMessage, Response};
use rules::{Act, CardSet};
use screens::button::Button;
use standin::Room;

/// What somebody is told who sends a button with this id.
async fn forge(room: &Room, guest: &Guest, id: &str, values: &[&str]) -> String {
    let click = Click {
        button: id.parse().ok(),
        values,
        on: ClickedMessage::Other,
        reason: "",
        order: "forged",
    };
    match clicked(&room.responder, guest, &click).await {
        Ok(Response::Hand(hand) | Response::HandBelow(hand)) => hand.screen.as_text(),
        Ok(
            Response::Page(screen)
            | Response::Note(screen)
            | Response::Public(screen)
            | Response::Closing(screen),
        ) => screen.as_text(),
        Ok(Response::Illustrated(page)) => page.screen.as_text(),
        Ok(Response::Dialog(form)) => form.title,
        Ok(Response::Silent) => String::new(),
        Err(error) => error.sentence(&guest.words),
    }
}

async fn cards(room: &Room, guest: &Guest, table: TableId) -> CardSet {
    deal(room, guest, table).await.view.hand
}

#[tokio::test(start_paused = true)]
async fn a_hand_made_button_is_sent_away() {
    let room = room().await;
    let (ann, cleo) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Cleo").await);
    let terms = terms("scarto", "mcleod", 1);
    let (id, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    turn(&room, &[&ann], id).await.unwrap();
    let playing = deal(&room, &ann, id).await;
    let (before, deal, asked) = (playing.view.hand, playing.deal, playing.asked);

    let long = "x".repeat(100);
    let malformed = [
        " ",
        "x",
        "::::",
        "d",
        "t:",
        "t::join",
        long.as_str(),
        "t:AAAAAAAAAAAAA:join",
        "t:0000000000000:rob-the-bank",
        "h:-1",
        "h:01",
        "h:99999999999999999999",
        "💰",
        "'; DROP TABLE transfers; --",
        "../../.env",
        "\u{202e}\u{0}",
    ];
    let crooked = [
        format!("t:{id}:hand:hand"),
        // A list of deals is of the channel it is asked in, never of a table that somebody names.
        format!("p:list:{id}"),
        format!("d:{id}:{deal}:{asked}"),
        format!("d:{id}:{deal}:{asked}:play"),
        format!("d:{id}:{deal}:{asked}:play:XX"),
        format!("d:{id}:{deal}:{asked}:play:T22"),
        format!("d:{id}:{deal}:{asked}:play:Ks"),
        format!("d:{id}:{deal}:70000:play:KS"),
        format!("d:{id}:{deal}:-1:hide"),
        format!("d:{id}:{deal}:{asked}:take-all"),
    ];
    for forged in malformed.into_iter().map(str::to_owned).chain(crooked) {
        for person in [&ann, &cleo] {
            let said = forge(&room, person, &forged, &[]).await;
            assert!(
                said.contains("I don’t know that button"),
                "{forged}: {said}"
            );
        }
    }

    // Well-formed, but not held.
    let faces = ["KS", "KB", "KC", "KD", "QS", "QB"];
    let held = |card: &&str| before.iter().any(|it| it.to_string() == **card);
    let not_held = faces.into_iter().find(|card| !held(card)).unwrap();
    let nothing = "0".repeat(id.to_string().len());
    for (forged, says) in [
        (
            format!("d:{id}:{deal}:{asked}:play:{not_held}"),
            "isn’t in your hand",
        ),
        (
            format!("d:{id}:{nothing}:{asked}:play:{not_held}"),
            "from an earlier deal",
        ),
        (
            format!("d:{nothing}:{deal}:{asked}:play:{not_held}"),
            "is gone",
        ),
        (format!("t:{nothing}:join"), "is gone"),
        (format!("p:receipt:{nothing}"), "can’t find that deal"),
        ("p:list:here".to_owned(), ""),
        // A page of the history that does not exist.
        ("h:4294967295".to_owned(), ""),
        ("h:before:99999999".to_owned(), "starting coins"),
        (format!("d:{id}:{deal}:9999:play:{not_held}"), ""),
        (format!("d:{id}:{deal}:{asked}:show-all"), ""),
        (format!("d:{id}:{deal}:{asked}:hide"), ""),
    ] {
        let said = forge(&room, &ann, &forged, &[]).await;
        assert!(said.contains(says), "{forged}: {said}");
        assert!(!is_our_fault(&said), "{forged}: {said}");
    }
    // A menu that was never shown, with values that are not cards.
    let menu = format!("d:{id}:{deal}:{asked}:show-these");
    for values in [&["T0", "T0", "T1"][..], &["nonsense"], &[], &["KS"]] {
        let said = forge(&room, &ann, &menu, values).await;
        assert!(!is_our_fault(&said), "{values:?}: {said}");
    }
    assert_eq!(cards(&room, &ann, id).await, before, "nothing was played");
    play_out(&room, &[&ann], id).await;
}

/// Whether the bot reports an internal error.
fn is_our_fault(said: &str) -> bool {
    said.contains("went wrong on my side")
}

#[tokio::test(start_paused = true)]
async fn who_does_not_sit_there_can_neither_look_nor_play() {
    let room = room().await;
    let [ann, ben, cleo] = people(&room).await;
    let terms = terms("latriomphe", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = room.table(table).await.unwrap();
    press(&room, &ben, &lobby, "Join").await;
    deal_with_patrons(&room, &ann, table).await;
    let (who, theirs, button, card) = loop {
        let (who, theirs) = turn(&room, &[&ann, &ben], table).await.unwrap();
        let card = |(button, act)| match act {
            Act::Play(card) => Some((button, card)),
            _ => None,
        };
        let found = acts(&theirs).find_map(card);
        if let Some((button, card)) = found {
            break (who, theirs, button, card);
        }
        let (button, _) = acts(&theirs).next().unwrap();
        room.click(who, &theirs, button, &[]).await;
    };
    let other = if who.member == ann.member { &ben } else { &ann };
    let before = cards(&room, who, table).await;

    // A button of a person's hand, pressed by a bystander and by another player, on everybody's message and on that hand.
    let public = room.table(table).await.unwrap();
    for (person, says) in [(&cleo, "not seated at this table"), (other, "")] {
        for place in [&public, &theirs] {
            let answer = room.click(person, place, button, &[]).await;
            assert_says(&answer.text(), says);
            let offered = answer.message().unwrap();
            let sees = acts(&offered).any(|(_, act)| act == Act::Play(card));
            assert!(!sees, "{}", offered.text());
        }
    }
    assert_eq!(cards(&room, who, table).await, before, "nothing was played");
    // Nothing of this table can be reached from another server.
    let elsewhere = Guest {
        guild: GuildId(8),
        channel: ChannelId(80),
        ..who.clone()
    };
    for id in [
        button.to_string(),
        format!("t:{table}:hand"),
        format!("t:{table}:leave"),
    ] {
        let said = forge(&room, &elsewhere, &id, &[]).await;
        assert!(said.contains("is gone"), "{id}: {said}");
    }
    assert!(button.to_string().parse::<Button>().is_ok());
    let mine = hand(&room, who, table).await;
    assert!(acts(&mine).any(|(_, act)| act == Act::Play(card)));
}
