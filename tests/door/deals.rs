//! Whole deals by buttons, from `/triomphe start` to the coins.

use crate::inn::{Inn, SEED};
use crate::people::Next;
use crate::room::Room;
use crate::screens::{Hand, Table, bold, card_name, signed};
use sandbox::Person;
use std::collections::{BTreeMap, BTreeSet};

/// The bonus cards of the tavern edition, and the coins they pay (RULES.md 1.4).
const BONUSES: [(&str, i64); 3] = [("T11", 3), ("T1", 2), ("T0", 1)];
/// The number of deals after which a test gives up waiting for something random.
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
    let inn = Inn::open().await;
    let people = [inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben")];
    let people = people.each_ref();
    let options = format!("stake:5 game:triomphe {edition} computer-players:2");
    let table = inn.seat(&people, &options).await;
    let mut coins: BTreeMap<&str, i64> = people.map(|person| (person.name(), 100)).into();
    for deals in 0..DEALS {
        inn.deal(&people, &table).await;
        let over = inn.play_out(&people, &table.id, deals).await;
        check_result(&over, 5, 4);
        for person in people {
            let has = coins.get_mut(person.name()).unwrap();
            *has += over.won()[person.name()];
            assert_eq!(inn.purse(person).await, (*has, 0), "{over:?}");
        }
        // A deal that Death ended does not count.
        if !over.tricks().is_empty() {
            return inn.close().await;
        }
    }
    panic!("{DEALS} deals with Death in each; seed {SEED}");
}

/// Whether a line says who has most tricks, or was the first of several.
fn has_most(line: &str) -> bool {
    line.contains("took the most tricks") || line.contains("was first to")
}

/// The coins of a result add up, and went to whoever earned them.
pub fn check_result(over: &Table, stake: i64, seats: i64) {
    let (won, tricks) = (over.won(), over.tricks());
    assert_eq!(won.len() as i64, seats, "{over:?}");
    assert_eq!(won.values().sum::<i64>(), 0, "{over:?}");
    let mut paid: BTreeMap<String, i64> = won.keys().map(|name| (name.clone(), -stake)).collect();
    let lines = over.field("Payments");
    let mut lines = lines.lines();
    let antes = lines.next().unwrap();
    assert!(
        antes.ends_with(&format!(": {} coins in all.", seats * stake)),
        "{antes}"
    );
    for line in lines {
        let (name, _) = bold(line).unwrap();
        let (_, coins) = line.rsplit_once(": ").unwrap();
        *paid.get_mut(name).unwrap() += signed(coins);
        if has_most(line) {
            assert_eq!(tricks.get(name), tricks.values().max(), "{over:?}");
        }
    }
    assert_eq!(paid, won, "{over:?}");
    if !tricks.is_empty() {
        assert_eq!(tricks.values().sum::<u32>(), 5, "{over:?}");
        assert!(has_most(&over.message.all_text()), "{over:?}");
    }
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
    let inn = Inn::with_coins(100_000).await;
    let people = ["Ann", "Ben", "Cleo"].map(|name| inn.sandbox.add_person(name));
    let people = people.each_ref();
    let ways = [Way::ShowsAll, Way::Hides, Way::ShowsOne];
    let table = inn.seat(&people, "stake:2").await;
    inn.house_rules(people[0], &table.message, &[("pack", "small")])
        .await;
    let mut seen = BTreeSet::new();
    for deals in 0..DEALS {
        inn.deal(&people, &table).await;
        let mut shown: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut looked = false;
        let over = loop {
            let next = inn.next(&people, &table.id, deals).await;
            let Next::Question(person, hand) = next else {
                if matches!(next, Next::Card(..)) && !looked {
                    looked = true;
                    check_shown(&inn, people[0], &table.id, &shown).await;
                }
                if let Some(over) = inn.usual(next).await {
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
                    inn.click(&person, &hand.message, &hand.answer("hide"))
                        .await;
                }
                _ => {
                    inn.click(&person, &hand.message, &hand.answer("show-all"))
                        .await;
                    shown.insert(people[at].name(), held.clone());
                }
            }
            if !held.is_empty() {
                seen.insert(ways[at]);
            }
        };
        check_result(&over, 2, 3);
        let paid = over.field("Payments");
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
            return inn.close().await;
        }
    }
    panic!("in {DEALS} deals only {seen:?} held a bonus card; seed {SEED}");
}

/// Before the first card, the table shows the bonus cards of each seat and nothing else.
async fn check_shown(room: &Room, person: &Person, table: &str, shown: &BTreeMap<&str, Vec<&str>>) {
    let table = room.until_table(person, table, |table| {
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
