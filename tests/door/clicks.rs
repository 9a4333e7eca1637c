//! Clicks that come twice or late.

use crate::inn::{Inn, SEED};
use crate::people::Next;
use crate::room::Room;
use crate::screens::check_result;
use crate::screens::{Hand, Table, reply};
use sandbox::Person;

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
    let inn = Inn::open().await;
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
