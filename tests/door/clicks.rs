//! Clicks that come twice, late or from somebody else, and clicks on buttons that never existed.

use crate::deals::check_result;
use crate::inn::{Inn, SEED};
use crate::people::Next;
use crate::room::Room;
use crate::screens::{Hand, Table, reply};
use sandbox::{Message, Person};

/// Plays until somebody has to play a card, over several deals if needed. Returns the person, their hand and the number of
/// deals played.
pub async fn until_card(room: &Room, people: &[&Person], table: &Table) -> (Person, Hand, u32) {
    let mut deals = room.table(people[0], &table.id).deals;
    for _ in 0..100 {
        room.deal(people, table).await;
        loop {
            match room.next(people, &table.id, deals).await {
                Next::Card(person, hand) => return (person, hand, deals),
                Next::Over(over) => {
                    deals = over.deals;
                    break;
                }
                next => room.usual(next).await,
            };
        }
    }
    panic!("a hundred deals with Death in each; seed {SEED}");
}

#[tokio::test]
async fn two_quick_clicks_do_what_one_does() {
    // Which of them is answered first is not said.
    let inn = Inn::open().await.unrecorded();
    let people = [inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben")];
    let people = people.each_ref();
    let table = inn.seat(&people, "stake:5 computer-players:2").await;
    // Both press the button that deals, twice each: one deal starts.
    let (a, b, c) = tokio::join!(
        people[0].click_label(&table.message, "Deal"),
        people[0].click_label(&table.message, "Deal"),
        people[1].click_label(&table.message, "Deal"),
    );
    for answer in [a, b, c] {
        let answer = answer.unwrap();
        let shown = answer.message();
        // A person whose hand is already open needs no second one, so the click changes nothing.
        let same = shown.id() == table.message.id();
        assert!(Hand::read(shown).is_some() || same, "{shown:?}");
    }
    let over = loop {
        let next = inn.next(&people, &table.id, 0).await;
        let (person, hand, button) = match next {
            Next::Over(over) => break over,
            Next::Called(..) => {
                inn.usual(next).await;
                continue;
            }
            Next::Question(person, hand) => {
                let button = hand.answer("show-all");
                (person, hand, button)
            }
            Next::Card(person, hand) => {
                let button = hand.legal().remove(0).1.custom_id;
                (person, hand, button)
            }
        };
        let (first, second) = tokio::join!(
            person.raw_component(inn.here(), hand.message.id(), &button, None),
            person.raw_component(inn.here(), hand.message.id(), &button, None),
        );
        for answer in [first, second] {
            let answer = answer.unwrap();
            let shown = answer.message();
            assert!(Hand::read(shown).is_some(), "{shown:?}");
            let words = reply(shown);
            assert!(
                words.is_empty() || words.contains("earlier deal"),
                "no scolding: {words}"
            );
        }
    };
    check_result(&over, 5, 4);
    assert_eq!(over.deals, 1);
    for person in people {
        let has = 100 + over.won()[person.name()];
        assert_eq!(inn.purse(person).await, (has, 0));
    }
    inn.close().await;
}

#[tokio::test]
async fn an_old_button_answers_with_how_things_stand() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let people = [&ann];
    let table = inn.seat(&people, "stake:5 computer-players:3").await;
    let (_, hand, deals) = until_card(&inn, &people, &table).await;
    let (first_card, first_button) = hand.legal().remove(0);
    inn.click(&ann, &hand.message, &first_button.custom_id)
        .await;

    // Pressing the button of the earlier question again shows the current hand, without comment.
    let again = inn
        .forge(&ann, &hand.message, &first_button.custom_id)
        .await;
    let present = Hand::read(&again).unwrap();
    assert_eq!(reply(&again), "");
    assert!(!present.cards().contains(&first_card), "{present:?}");

    // In the next deal, the button of the earlier one says so.
    let over = inn.play_out(&people, &table.id, deals).await;
    let late = inn
        .forge(&ann, &hand.message, &first_button.custom_id)
        .await;
    assert!(late.all_text().contains("from an earlier deal"), "{late:?}");
    let (_, hand, deals) = until_card(&inn, &people, &over).await;
    let cards = hand.cards();
    let late = inn
        .forge(&ann, &hand.message, &first_button.custom_id)
        .await;
    assert!(late.all_text().contains("from an earlier deal"), "{late:?}");
    assert_eq!(Hand::read(&late).unwrap().cards(), cards);

    // After the table is closed.
    inn.play_out(&people, &table.id, deals).await;
    let shown = inn.table(&ann, &table.id);
    let closed = inn.slash(&ann, "/triomphe close").await;
    assert!(closed.all_text().contains("is closed"), "{closed:?}");
    inn.until_says(&ann, &table.id, "The host closed this table")
        .await;
    for old in [
        first_button.custom_id.clone(),
        format!("t:{}:deal:{}", table.id, shown.deals),
        format!("t:{}:join", table.id),
        format!("t:{}:hand", table.id),
    ] {
        let answer = inn.forge(&ann, &shown.message, &old).await;
        let says = answer.all_text();
        assert!(
            says.contains("is closed") || says.contains("is gone"),
            "{old}: {answer:?}"
        );
    }
    inn.close().await;
}

#[tokio::test]
async fn who_does_not_sit_there_can_neither_look_nor_play() {
    let inn = Inn::open().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| inn.sandbox.add_person(name));
    let people = [&ann, &ben];
    let table = inn.seat(&people, "stake:5 computer-players:2").await;
    let (who, hand, deals) = until_card(&inn, &people, &table).await;
    let other = if who.id() == ann.id() { &ben } else { &ann };
    let before = hand.cards();
    let (card, button) = hand.legal().remove(0);
    let public = inn.table(&cleo, &table.id).message;

    // A button of a person's hand, pressed by a bystander and by another player.
    for (person, says) in [(&cleo, "not seated at this table"), (other, "")] {
        for place in [&public, &hand.message] {
            let answer = inn.forge(person, place, &button.custom_id).await;
            assert!(answer.all_text().contains(says), "{answer:?}");
            let answered = Hand::read(&answer);
            let sees = answered.map(|hand| hand.cards()).unwrap_or_default();
            assert!(!sees.contains(&card), "{person:?} sees {answer:?}");
        }
    }
    let still = inn.slash(&who, "/triomphe hand").await;
    assert_eq!(
        Hand::read(&still).unwrap().cards(),
        before,
        "nothing was played"
    );
    // Nothing of this table can be reached from another server.
    let elsewhere = inn.sandbox.add_server("Elsewhere");
    let channel = inn.sandbox.channels(elsewhere)[0].0;
    let note = ann.say(channel, "Hello?").unwrap();
    for custom_id in [
        button.custom_id.clone(),
        format!("t:{}:hand", table.id),
        format!("t:{}:leave", table.id),
    ] {
        let answer = inn.forge(&ann, &note, &custom_id).await;
        assert!(
            answer.all_text().contains("is gone"),
            "{custom_id}: {answer:?}"
        );
    }
    let over = inn.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    inn.close().await;
}

#[tokio::test]
async fn a_hand_made_button_is_sent_away() {
    let inn = Inn::open().await;
    let [ann, cleo] = ["Ann", "Cleo"].map(|name| inn.sandbox.add_person(name));
    let people = [&ann];
    let table = inn.seat(&people, "stake:5 computer-players:3").await;
    let (_, hand, deals) = until_card(&inn, &people, &table).await;
    let before = hand.cards();
    let public = inn.table(&ann, &table.id).message;
    let (id, deal) = (&table.id, hand.deal.clone().unwrap());
    let (_, button) = hand.legal().remove(0);
    let asked = button.custom_id.split(':').nth(3).unwrap().to_owned();

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
    let all = malformed.into_iter().map(str::to_owned).chain(crooked);
    for custom_id in all {
        for person in [&ann, &cleo] {
            let answer = inn.forge(person, &public, &custom_id).await;
            assert!(answer.ephemeral(), "{answer:?}");
            assert!(
                answer.all_text().contains("That button isn’t one of ours"),
                "{custom_id}: {answer:?}"
            );
        }
    }

    // Well-formed, but not held.
    let not_held = ["KS", "KB", "KC", "KD", "QS", "QB"]
        .into_iter()
        .find(|card| !before.contains(*card))
        .unwrap();
    let wrong_table = "0".repeat(id.len());
    for (custom_id, says) in [
        (
            format!("d:{id}:{deal}:{asked}:play:{not_held}"),
            "isn’t in your hand",
        ),
        (
            format!("d:{id}:{wrong_table}:{asked}:play:{not_held}"),
            "from an earlier deal",
        ),
        (
            format!("d:{wrong_table}:{deal}:{asked}:play:{not_held}"),
            "is gone",
        ),
        (format!("t:{wrong_table}:join"), "is gone"),
        (format!("p:receipt:{wrong_table}"), "can’t find that deal"),
        ("p:list:here".to_owned(), ""),
        ("h:before:99999999".to_owned(), "starting coins"),
        (format!("d:{id}:{deal}:9999:play:{not_held}"), ""),
        (format!("d:{id}:{deal}:{asked}:show-all"), ""),
        (format!("d:{id}:{deal}:{asked}:hide"), ""),
    ] {
        let answer = inn.forge(&ann, &public, &custom_id).await;
        assert!(answer.all_text().contains(says), "{custom_id}: {answer:?}");
        assert!(!is_our_fault(&answer), "{custom_id}: {answer:?}");
    }
    // A menu that was never shown, with values that are not cards.
    let menu = format!("d:{id}:{deal}:{asked}:show-these");
    for values in [&["T0", "T0", "T1"][..], &["nonsense"], &[], &["KS"]] {
        let answer = ann
            .raw_component(inn.here(), public.id(), &menu, Some(values))
            .await
            .unwrap();
        assert!(!is_our_fault(answer.message()), "{values:?}: {answer:?}");
    }
    // A page of the history that does not exist.
    let answer = inn.forge(&ann, &public, "h:4294967295").await;
    assert!(!is_our_fault(&answer), "{answer:?}");

    let still = inn.slash(&ann, "/triomphe hand").await;
    assert_eq!(
        Hand::read(&still).unwrap().cards(),
        before,
        "nothing was played"
    );
    let over = inn.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    inn.close().await;
}

/// Whether the bot reports an internal error.
fn is_our_fault(message: &Message) -> bool {
    message.all_text().contains("went wrong on my side")
}
