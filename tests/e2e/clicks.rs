//! Clicks that come twice, late, from somebody else, or that no button ever sent.

use crate::deals::check_result;
use crate::house::House;
use crate::people::Next;
use crate::screens::{Hand, Table, reply};
use sandbox::{Message, Person};

/// Plays until somebody is to play a card; deals as often as it takes. Returns who, their hand and the deals played.
pub async fn until_card(house: &House, people: &[&Person], table: &Table) -> (Person, Hand, u32) {
    let mut deals = house.table(people[0], &table.id).deals;
    for _ in 0..100 {
        house.deal(people, table).await;
        loop {
            match house.next(people, &table.id, deals).await {
                Next::Card(person, hand) => return (person, hand, deals),
                Next::Over(over) => {
                    deals = over.deals;
                    break;
                }
                next => house.usual(next).await,
            };
        }
    }
    panic!("a hundred deals with Death in each");
}

#[tokio::test]
async fn two_quick_clicks_do_what_one_does() {
    let house = House::open().await;
    let people = [
        house.sandbox.add_person("Ann"),
        house.sandbox.add_person("Ben"),
    ];
    let people = people.each_ref();
    let table = house.seat(&people, "stake:5 patrons:2").await;
    // The button that deals, pressed by both and twice: one deal.
    let (a, b, c) = tokio::join!(
        people[0].click_label(&table.message, "Deal"),
        people[0].click_label(&table.message, "Deal"),
        people[1].click_label(&table.message, "Deal"),
    );
    for answer in [a, b, c] {
        let answer = answer.unwrap();
        let shown = answer.message();
        // Who has a hand open already needs no second one; then the click changes nothing.
        let same = shown.id() == table.message.id();
        assert!(Hand::read(shown).is_some() || same, "{shown:?}");
    }
    let over = loop {
        let next = house.next(&people, &table.id, 0).await;
        let (person, hand, button) = match next {
            Next::Over(over) => break over,
            Next::Called(..) => {
                house.usual(next).await;
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
            person.raw_component(house.here(), hand.message.id(), &button, None),
            person.raw_component(house.here(), hand.message.id(), &button, None),
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
        assert_eq!(house.purse(person).await, (has, 0));
    }
    house.close().await;
}

#[tokio::test]
async fn every_click_delivered_twice_counts_once() {
    let house = House::open().await;
    let ann = house.sandbox.add_person("Ann");
    let ben = house.sandbox.add_person("Ben");
    let people = [&ann, &ben];
    house.sandbox.faults().double_interactions(10_000);
    let table = house.seat(&people, "stake:5 patrons:2").await;
    assert_eq!(table.field("Seats").lines().count(), 4, "{table:?}");
    house.deal(&people, &table).await;
    let over = house.play_out(&people, &table.id, 0).await;
    check_result(&over, 5, 4);
    let pay = format!("/coins pay member:<@{}> coins:7", ben.id());
    house.slash(&ann, &pay).await;
    let won = over.won();
    assert_eq!(house.purse(&ann).await, (93 + won["Ann"], 0));
    assert_eq!(house.purse(&ben).await, (107 + won["Ben"], 0));
    house.close().await;
}

#[tokio::test]
async fn an_old_button_answers_with_how_things_stand() {
    let house = House::open().await;
    let ann = house.sandbox.add_person("Ann");
    let people = [&ann];
    let table = house.seat(&people, "stake:5 patrons:3").await;
    let (_, hand, deals) = until_card(&house, &people, &table).await;
    let (first_card, first_button) = hand.legal().remove(0);
    house
        .click(&ann, &hand.message, &first_button.custom_id)
        .await;

    // The button of the earlier question, pressed again: the present hand, and no word about it.
    let again = house
        .forge(&ann, &hand.message, &first_button.custom_id)
        .await;
    let present = Hand::read(&again).unwrap();
    assert_eq!(again.content(), "");
    assert!(!present.cards().contains_key(&first_card), "{present:?}");

    // In the next deal the button of the earlier one says so.
    let over = house.play_out(&people, &table.id, deals).await;
    let late = house
        .forge(&ann, &hand.message, &first_button.custom_id)
        .await;
    assert!(late.all_text().contains("from an earlier deal"), "{late:?}");
    let (_, hand, deals) = until_card(&house, &people, &over).await;
    let cards = hand.cards();
    let late = house
        .forge(&ann, &hand.message, &first_button.custom_id)
        .await;
    assert!(late.all_text().contains("from an earlier deal"), "{late:?}");
    assert_eq!(Hand::read(&late).unwrap().cards(), cards);

    // After the table is closed.
    house.play_out(&people, &table.id, deals).await;
    let shown = house.table(&ann, &table.id);
    let closed = house.slash(&ann, "/table close").await;
    assert!(closed.all_text().contains("is closed"), "{closed:?}");
    house
        .until_says(&ann, &table.id, "The host closed this table")
        .await;
    for old in [
        first_button.custom_id.clone(),
        format!("t:{}:deal:{}", table.id, shown.deals),
        format!("t:{}:join", table.id),
        format!("t:{}:hand", table.id),
    ] {
        let answer = house.forge(&ann, &shown.message, &old).await;
        let says = answer.all_text();
        assert!(
            says.contains("is closed") || says.contains("is gone"),
            "{old}: {answer:?}"
        );
    }
    house.close().await;
}

#[tokio::test]
async fn who_does_not_sit_there_can_neither_look_nor_play() {
    let house = House::open().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| house.sandbox.add_person(name));
    let people = [&ann, &ben];
    let table = house.seat(&people, "stake:5 patrons:2").await;
    let (who, hand, deals) = until_card(&house, &people, &table).await;
    let other = if who.id() == ann.id() { &ben } else { &ann };
    let before = hand.cards();
    let (card, button) = hand.legal().remove(0);
    let public = house.table(&cleo, &table.id).message;

    // The table's buttons.
    for label in ["My hand", "Leave", "Sit out"] {
        let answer = house.press(&cleo, &public, label).await;
        assert!(
            answer.all_text().contains("do not sit at this table"),
            "{label}: {answer:?}"
        );
    }
    // A button of somebody's hand, from a bystander and from another player.
    for (person, says) in [(&cleo, "do not sit at this table"), (other, "")] {
        for place in [&public, &hand.message] {
            let answer = house.forge(person, place, &button.custom_id).await;
            assert!(answer.all_text().contains(says), "{answer:?}");
            let answered = Hand::read(&answer);
            let sees = answered.map(|hand| hand.cards()).unwrap_or_default();
            assert!(!sees.contains_key(&card), "{person:?} sees {answer:?}");
        }
    }
    let still = house.slash(&who, "/table hand").await;
    assert_eq!(
        Hand::read(&still).unwrap().cards(),
        before,
        "nothing was played"
    );
    // In another server nothing of this table can be reached.
    let elsewhere = house.sandbox.add_server("Elsewhere");
    let channel = house.sandbox.channels(elsewhere)[0].0;
    let note = ann.say(channel, "Hello?").unwrap();
    for custom_id in [
        button.custom_id.clone(),
        format!("t:{}:hand", table.id),
        format!("t:{}:leave", table.id),
    ] {
        let answer = house.forge(&ann, &note, &custom_id).await;
        assert!(
            answer.all_text().contains("is gone"),
            "{custom_id}: {answer:?}"
        );
    }
    let over = house.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    house.close().await;
}

#[tokio::test]
async fn a_hand_made_button_is_sent_away() {
    let house = House::open().await;
    let [ann, cleo] = ["Ann", "Cleo"].map(|name| house.sandbox.add_person(name));
    let people = [&ann];
    let table = house.seat(&people, "stake:5 patrons:3").await;
    let (_, hand, deals) = until_card(&house, &people, &table).await;
    let before = hand.cards();
    let public = house.table(&ann, &table.id).message;
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
            let answer = house.forge(person, &public, &custom_id).await;
            assert!(answer.ephemeral(), "{answer:?}");
            assert!(
                answer
                    .all_text()
                    .contains("that button was never on any of our tables"),
                "{custom_id}: {answer:?}"
            );
        }
    }

    // Well made, but not true.
    let not_held = ["KS", "KB", "KC", "KD", "QS", "QB"]
        .into_iter()
        .find(|card| !before.contains_key(*card))
        .unwrap();
    let wrong_table = "0".repeat(id.len());
    for (custom_id, says) in [
        (
            format!("d:{id}:{deal}:{asked}:play:{not_held}"),
            "is not in your hand",
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
        (format!("d:{id}:{deal}:9999:play:{not_held}"), ""),
        (format!("d:{id}:{deal}:{asked}:show-all"), ""),
        (format!("d:{id}:{deal}:{asked}:hide"), ""),
    ] {
        let answer = house.forge(&ann, &public, &custom_id).await;
        assert!(answer.all_text().contains(says), "{custom_id}: {answer:?}");
        assert!(!is_our_fault(&answer), "{custom_id}: {answer:?}");
    }
    // A menu that was never shown, with values that are no cards.
    let menu = format!("d:{id}:{deal}:{asked}:show-these");
    for values in [&["T0", "T0", "T1"][..], &["nonsense"], &[], &["KS"]] {
        let answer = ann
            .raw_component(house.here(), public.id(), &menu, Some(values))
            .await
            .unwrap();
        assert!(!is_our_fault(answer.message()), "{values:?}: {answer:?}");
    }
    // A page of the history that is not there.
    let answer = house.forge(&ann, &public, "h:4294967295").await;
    assert!(!is_our_fault(&answer), "{answer:?}");

    let still = house.slash(&ann, "/table hand").await;
    assert_eq!(
        Hand::read(&still).unwrap().cards(),
        before,
        "nothing was played"
    );
    let over = house.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    house.close().await;
}

/// Whether the bot says that something broke on its side.
fn is_our_fault(message: &Message) -> bool {
    message.all_text().contains("broke on our side")
}
