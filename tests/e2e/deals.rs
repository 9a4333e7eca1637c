//! Whole deals, from `/triomphe start` by buttons to the coins.

use crate::house::House;
use crate::people::Next;
use crate::screens::{Hand, Table, bold, card_name, reply, signed};
use sandbox::Person;
use std::collections::{BTreeMap, BTreeSet};

/// Cards that may be shown for coins in the tavern edition, and how many (RULES.md 1.4).
const BONUSES: [(&str, i64); 3] = [("T11", 3), ("T1", 2), ("T0", 1)];
/// Deals after which what chance should have brought is given up.
const DEALS: u32 = 150;

#[tokio::test]
async fn two_people_and_two_patrons_play_a_deal_of_the_tavern_edition() {
    a_whole_deal("tavern").await;
}

#[tokio::test]
async fn two_people_and_two_patrons_play_a_deal_of_the_vieville_edition() {
    a_whole_deal("vieville").await;
}

/// Two people and two patrons play a deal with tricks; coins move as the result says.
async fn a_whole_deal(edition: &str) {
    let house = House::open().await;
    let people = [
        house.sandbox.add_person("Ann"),
        house.sandbox.add_person("Ben"),
    ];
    let people = people.each_ref();
    let options = format!("stake:5 edition:{edition} patrons:2");
    let table = house.seat(&people, &options).await;
    let mut coins: BTreeMap<&str, i64> = people.map(|person| (person.name(), 100)).into();
    for deals in 0..DEALS {
        house.deal(&people, &table).await;
        let over = house.play_out(&people, &table.id, deals).await;
        check_result(&over, 5, 4);
        for person in people {
            let has = coins.get_mut(person.name()).unwrap();
            *has += over.won()[person.name()];
            assert_eq!(house.purse(person).await, (*has, 0), "{over:?}");
        }
        // A deal that Death ended was no whole one.
        if !over.tricks().is_empty() {
            return house.close().await;
        }
    }
    panic!("{DEALS} deals with Death in each");
}

/// The coins of a result add up, and whoever got them earned them.
pub fn check_result(over: &Table, stake: i64, seats: i64) {
    let (won, tricks) = (over.won(), over.tricks());
    assert_eq!(won.len() as i64, seats, "{over:?}");
    assert_eq!(won.values().sum::<i64>(), 0, "{over:?}");
    let mut paid: BTreeMap<String, i64> = won.keys().map(|name| (name.clone(), -stake)).collect();
    let lines = over.field("Coin by coin");
    let mut lines = lines.lines();
    let antes = lines.next().unwrap();
    assert!(
        antes.ends_with(&format!(": {} coins.", seats * stake)),
        "{antes}"
    );
    for line in lines {
        let (name, _) = bold(line).unwrap();
        let (_, coins) = line.rsplit_once(": ").unwrap();
        *paid.get_mut(name).unwrap() += signed(coins);
        if line.contains("took the most tricks") {
            assert_eq!(tricks.get(name), tricks.values().max(), "{over:?}");
        }
    }
    assert_eq!(paid, won, "{over:?}");
    if !tricks.is_empty() {
        assert_eq!(tricks.values().sum::<u32>(), 5, "{over:?}");
        assert!(over.says("took the most tricks"), "{over:?}");
    }
}

#[tokio::test]
async fn who_is_dealt_death_takes_the_pot_at_once() {
    let house = House::open().await;
    let ann = house.sandbox.add_person("Ann");
    // 40 of 42 cards are dealt: Death is among them in 95 of 100 deals.
    let table = house.seat(&[&ann], "stake:2 pack:small patrons:7").await;
    for deals in 0..DEALS {
        house.deal(&[&ann], &table).await;
        let over = house.play_out(&[&ann], &table.id, deals).await;
        check_result(&over, 2, 8);
        if over.says("**XIII Death** and took the whole pot") {
            assert!(over.tricks().is_empty(), "{over:?}");
            let mut won: Vec<i64> = over.won().into_values().collect();
            won.sort_unstable();
            assert_eq!(won, [-2, -2, -2, -2, -2, -2, -2, 14], "{over:?}");
            assert_eq!(house.purse(&ann).await.1, 0);
            return house.close().await;
        }
        assert_eq!(over.tricks().len(), 8, "{over:?}");
    }
    panic!("{DEALS} deals without Death");
}

/// What one of four people does about bonus cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    ShowsAll,
    Hides,
    ShowsOne,
}

#[tokio::test]
async fn bonus_cards_are_shown_or_hidden_as_their_holders_wish() {
    let house = House::with(&[("TRIOMPHE_STARTING_COINS", "100000")]).await;
    let people = ["Ann", "Ben", "Cleo"].map(|name| house.sandbox.add_person(name));
    let people = people.each_ref();
    let ways = [Way::ShowsAll, Way::Hides, Way::ShowsOne];
    let table = house.seat(&people, "stake:2 pack:small").await;
    let mut seen = BTreeSet::new();
    for deals in 0..DEALS {
        house.deal(&people, &table).await;
        let mut shown: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut looked = false;
        let over = loop {
            let next = house.next(&people, &table.id, deals).await;
            let Next::Question(person, hand) = next else {
                if matches!(next, Next::Card(..)) && !looked {
                    looked = true;
                    check_shown(&house, people[0], &table.id, &shown).await;
                }
                if let Some(over) = house.usual(next).await {
                    break over;
                }
                continue;
            };
            let at = people
                .iter()
                .position(|one| one.id() == person.id())
                .unwrap();
            let held: Vec<&str> = held_bonuses(&hand).collect();
            let menu = &hand.message.menus()[0];
            assert_eq!(
                menu.values.len(),
                3,
                "the same menu for everybody: {hand:?}"
            );
            match (ways[at], held.first()) {
                (Way::ShowsOne, Some(first)) => {
                    let answer = person
                        .select(&hand.message, &menu.custom_id, &[first])
                        .await
                        .unwrap();
                    let after = Hand::read(answer.message()).unwrap();
                    assert!(!after.is_asked(), "asked twice: {after:?}");
                    shown.insert(people[at].name(), vec![first]);
                }
                (Way::Hides, _) => {
                    house
                        .click(&person, &hand.message, &hand.answer("hide"))
                        .await;
                }
                _ => {
                    house
                        .click(&person, &hand.message, &hand.answer("show-all"))
                        .await;
                    shown.insert(people[at].name(), held.clone());
                }
            }
            if !held.is_empty() {
                seen.insert(ways[at]);
            }
        };
        check_result(&over, 2, 3);
        let paid = over.field("Coin by coin");
        for (card, coins) in BONUSES {
            for person in people {
                let shows = shown
                    .get(person.name())
                    .is_some_and(|cards| cards.contains(&card));
                let line = paid.lines().find(|line| {
                    line.starts_with(&format!("**{}** showed", person.name()))
                        && line.contains(&card_name(card))
                });
                assert_eq!(line.is_some(), shows, "{card} of {person:?}: {over:?}");
                if let Some(line) = line {
                    let (_, said) = line.rsplit_once(": ").unwrap();
                    assert_eq!(signed(said), coins, "{line}");
                }
            }
        }
        if seen.len() == ways.len() {
            return house.close().await;
        }
    }
    panic!("in {DEALS} deals only {seen:?} held a bonus card");
}

/// Before the first card the seats of the table say who shows what, and no more.
async fn check_shown(
    house: &House,
    person: &Person,
    table: &str,
    shown: &BTreeMap<&str, Vec<&str>>,
) {
    let table = house.until_table(person, table, |table| {
        table.says("**Trick 1 of 5**").then(|| table.clone())
    });
    for line in table.await.field("Seats").lines() {
        let (name, facts) = bold(line).unwrap();
        for (card, _) in BONUSES {
            let shows = shown.get(name).is_some_and(|cards| cards.contains(&card));
            assert_eq!(facts.contains(&card_name(card)), shows, "{line}");
        }
    }
}

/// The bonus cards that a hand says it holds.
fn held_bonuses(hand: &Hand) -> impl Iterator<Item = &'static str> {
    let text = hand.message.all_text();
    let says = text
        .split_once("You hold ")
        .and_then(|(_, rest)| rest.split_once(": showing pays"))
        .map_or(String::new(), |(cards, _)| cards.to_owned());
    BONUSES
        .into_iter()
        .map(|(card, _)| card)
        .filter(move |card| says.contains(&card_name(card)))
}

#[tokio::test]
async fn a_refused_card_is_explained_and_changes_nothing() {
    let house = House::with(&[("TRIOMPHE_STARTING_COINS", "100000")]).await;
    let people = ["Ann", "Ben", "Cleo"].map(|name| house.sandbox.add_person(name));
    let people = people.each_ref();
    let table = house.seat(&people, "stake:2").await;
    let mut reasons = BTreeSet::new();
    for deals in 0..DEALS {
        house.deal(&people, &table).await;
        let over = loop {
            let next = house.next(&people, &table.id, deals).await;
            if let Next::Card(person, hand) = &next {
                let before = hand.cards();
                let legal: BTreeSet<String> =
                    hand.legal().into_iter().map(|(card, _)| card).collect();
                let refused = before.iter().find(|(card, _)| !legal.contains(*card));
                if let Some((card, button)) = refused {
                    let answer = house.click(person, &hand.message, &button.custom_id).await;
                    let why = reply(&answer);
                    reasons.insert(check_refusal(&why, card, &legal, before.keys()));
                    let after = Hand::read(&answer).expect("the hand stays");
                    assert_eq!(after.cards(), before, "nothing was played");
                }
            }
            if let Some(over) = house.usual(next).await {
                break over;
            }
        };
        check_result(&over, 2, 3);
        if reasons.len() == 2 {
            return house.close().await;
        }
    }
    panic!("in {DEALS} deals only {reasons:?} came up");
}

/// The sentence names the card, the reason, the cards that would do and no others; returns the reason.
fn check_refusal<'a>(
    why: &str,
    card: &str,
    legal: &BTreeSet<String>,
    held: impl Iterator<Item = &'a String>,
) -> &'static str {
    let (tried, rest) = bold(why).unwrap();
    assert_eq!(tried, card_name(card), "{why}");
    let (_, would) = rest.split_once("You may play ").expect(why);
    for held in held {
        assert_eq!(
            would.contains(&card_name(held)),
            legal.contains(held),
            "{held}: {why}"
        );
    }
    assert!(why.contains("Rule "), "{why}");
    // Either all that would do are of one suit that was led, or they are trumps (RULES.md 0.2).
    let trumps = |card: &String| card.starts_with('T') && card[1..].parse::<u8>().is_ok();
    if why.contains("does not follow") {
        let suit = |card: &String| {
            if trumps(card) {
                "T".to_owned()
            } else {
                card[1..].to_owned()
            }
        };
        assert_eq!(
            legal.iter().map(suit).collect::<BTreeSet<_>>().len(),
            1,
            "{why}"
        );
        "follow"
    } else {
        assert!(why.contains("you must play a trump"), "{why}");
        assert!(legal.iter().all(trumps), "{why}");
        "trump"
    }
}

#[tokio::test]
async fn the_next_deal_begins_by_itself() {
    let house = House::with(&[("TRIOMPHE_BETWEEN_SECONDS", "1")]).await;
    let ann = house.sandbox.add_person("Ann");
    let table = house.seat(&[&ann], "stake:2 patrons:3").await;
    house.deal(&[&ann], &table).await;
    let first = house.play_out(&[&ann], &table.id, 0).await;
    // Nobody presses anything but the cards of the next deal; the hand that lies open becomes the new one.
    let second = house.play_out(&[&ann], &table.id, 1).await;
    assert!((first.deals, second.deals) < (2, 3), "{second:?}");
    house.close().await;
}

#[tokio::test]
async fn two_tables_in_one_channel_do_not_meet() {
    let house = House::open().await;
    let (ann, ben) = (
        house.sandbox.add_person("Ann"),
        house.sandbox.add_person("Ben"),
    );
    let first = house.seat(&[&ann], "stake:5 patrons:2").await;
    let second = house
        .seat(&[&ben], "stake:9 edition:vieville patrons:3")
        .await;
    assert_ne!(first.id, second.id);
    house.deal(&[&ann], &first).await;
    house.deal(&[&ben], &second).await;
    for (person, table) in [(&ann, &first), (&ben, &second)] {
        let hand = house.slash(person, "/table hand").await;
        assert!(
            hand.all_text().contains("Several tables are open here"),
            "{hand:?}"
        );
        assert!(
            hand.control(&format!("t:{}:hand", table.id)).is_some(),
            "{hand:?}"
        );
    }
    let over_second = house.play_out(&[&ben], &second.id, 0).await;
    let over_first = house.play_out(&[&ann], &first.id, 0).await;
    check_result(&over_first, 5, 3);
    check_result(&over_second, 9, 4);
    assert_eq!(house.purse(&ann).await.0, 100 + over_first.won()["Ann"]);
    assert_eq!(house.purse(&ben).await.0, 100 + over_second.won()["Ben"]);
    house.close().await;
}
