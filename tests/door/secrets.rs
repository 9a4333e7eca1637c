//! Nobody learns a card before it is played: the test searches every payload that anybody received.

use crate::inn::Inn;
use crate::people::Next;
use crate::process::Process;
use crate::screens::{card_corner, card_name};
use ids::GuildId;
use sandbox::Person;
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, LazyLock};
use store::Sqlite;

/// A moment at which the table waits for somebody, and how much everybody had received by then.
struct Moment {
    /// The number of cards played in the deal so far.
    played: usize,
    /// The number of payloads received, by watcher.
    received: Vec<usize>,
}

/// Who watches: everybody at the table, somebody beside it, and whoever reads the channel.
enum Watcher {
    Person(Person),
    Channel,
}

impl Watcher {
    fn payloads(&self, bot: &Process) -> Vec<Arc<Value>> {
        match self {
            Watcher::Person(person) => person.payloads(),
            Watcher::Channel => bot.sandbox.channel_payloads(bot.here()),
        }
    }
}

#[tokio::test]
async fn no_payload_tells_a_card_that_its_reader_may_not_know() {
    let mut bot = Process::open().await;
    let people = ["Ann", "Ben", "Cleo"].map(|name| bot.sandbox.add_person(name));
    let seated = [&people[0], &people[1]];
    let mut watchers: Vec<Watcher> = people.iter().cloned().map(Watcher::Person).collect();
    watchers.push(Watcher::Channel);
    let received =
        |bot: &Process| -> Vec<usize> { watchers.iter().map(|w| w.payloads(bot).len()).collect() };

    let table = bot.seat(&seated, "stake:5 computer-players:2").await;
    for deals in 0.. {
        assert!(deals < 100, "a hundred deals with Death in each");
        let before = received(&bot);
        bot.deal(&seated, &table).await;
        let (mut moments, mut deal) = (Vec::new(), String::new());
        loop {
            let next = bot.next(&seated, &table.id, deals).await;
            let hand = match &next {
                Next::Question(_, hand) | Next::Card(_, hand) => hand.clone(),
                Next::Called(..) => panic!("everybody's hand lies open"),
                Next::Over(_) => break,
            };
            deal = hand.deal.clone().unwrap();
            if let Next::Question(person, _) = &next {
                moments.push((None, received(&bot)));
                bot.click(person, &hand.message, &hand.answer("hide")).await;
            } else {
                let (card, _) = hand.legal().into_iter().next().unwrap();
                moments.push((Some(card), received(&bot)));
                bot.usual(next).await;
            }
        }
        // After the deal the bystander may see what is public then.
        bot.slash(&people[2], "/triomphe hand").await;
        let at_end = received(&bot);
        if deal.is_empty() {
            continue;
        }
        bot.stop().await;
        let (hands, played, shown) = deal_from_books(&bot, &deal).await;
        assert_eq!((hands.len(), played.len()), (4, 20), "{played:?}");
        let mut moments: Vec<Moment> = moments
            .into_iter()
            .map(|(card, received)| Moment {
                played: card.map_or(0, |card| {
                    played.iter().position(|other| *other == card).unwrap()
                }),
                received,
            })
            .collect();
        moments.push(Moment {
            played: played.len(),
            received: at_end,
        });
        let everything = whole_pack();
        for (at, watcher) in watchers.iter().enumerate() {
            let own: BTreeSet<String> = match watcher {
                Watcher::Person(person) => hands
                    .iter()
                    .find(|(player, _)| player.contains(&person.id().to_string()))
                    .map_or(BTreeSet::new(), |(_, hand)| hand.iter().cloned().collect()),
                Watcher::Channel => BTreeSet::new(),
            };
            let payloads = watcher.payloads(&bot);
            for moment in &moments {
                let known: BTreeSet<&String> = played[..moment.played]
                    .iter()
                    .chain(&own)
                    .chain(&shown)
                    .collect();
                // Of a deal that Death has ended, something may still arrive while the next begins.
                let is_over = |card: &&String| deals > 0 && *card == "T13";
                let secret: Vec<&String> = everything
                    .iter()
                    .filter(|card| !known.contains(card) && !is_over(card))
                    .collect();
                assert!(secret.len() >= 78 - 20 - shown.len() - 1);
                for payload in &payloads[before[at]..moment.received[at]] {
                    for card in &secret {
                        assert!(
                            !tells(payload, card),
                            "{card} was told after {} cards to watcher {at}: {payload:#}",
                            moment.played
                        );
                    }
                }
            }
        }
        // The search does find cards: everybody's own.
        for (at, person) in seated.iter().enumerate() {
            let (_, own) = hands
                .iter()
                .find(|(player, _)| player.contains(&person.id().to_string()))
                .unwrap();
            let payloads = watchers[at].payloads(&bot);
            for card in own {
                assert!(
                    payloads.iter().any(|payload| tells(payload, card)),
                    "{card}"
                );
            }
        }
        return bot.close().await;
    }
}

/// The hands by player, the cards in playing order, and the cards shown before that.
async fn deal_from_books(
    bot: &Process,
    deal: &str,
) -> (Vec<(String, Vec<String>)>, Vec<String>, Vec<String>) {
    let store = Sqlite::open(&bot.database()).await.unwrap();
    let deal = deal.parse().unwrap();
    let record = store.deal(deal).await.unwrap().unwrap().record;
    let acts = store.acts(deal).await.unwrap();
    let server = GuildId(bot.sandbox.server().0);
    let record: Value = serde_json::from_str(&record).unwrap();
    let texts = |value: &Value| -> Vec<String> {
        let all = value.as_array().unwrap().iter();
        all.map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    let hands = record["hands"].as_array().unwrap().iter().map(texts);
    let cards = |verb: &str| -> Vec<String> {
        let words = acts.iter().filter_map(|act| act.words.strip_prefix(verb));
        words
            .flat_map(|cards| cards.split_whitespace().map(str::to_owned))
            .collect()
    };
    // The books only know purses; their owners are stored elsewhere.
    let mut players = Vec::new();
    for seat in texts(&record["seats"]) {
        let purse = seat.strip_prefix("member:").map(|purse| purse.parse());
        let holder = match purse {
            Some(purse) => store.holder(server, purse.unwrap()).await.unwrap(),
            None => None,
        };
        players.push(holder.map_or(seat, |holder| holder.member.to_string()));
    }
    store.close().await;
    (
        players.into_iter().zip(hands).collect(),
        cards("play "),
        cards("show "),
    )
}

/// All 78 cards in notation.
pub fn whole_pack() -> Vec<String> {
    let plain = "SBCD".chars().flat_map(|suit| {
        "KQNJT98765432A"
            .chars()
            .map(move |rank| format!("{rank}{suit}"))
    });
    let trumps = (0..=21).map(|number| format!("T{number}"));
    plain.chain(trumps).collect()
}

/// Whether a payload names a card: in words, by its corner, or in notation.
pub fn tells(payload: &Value, card: &str) -> bool {
    match payload {
        Value::Array(all) => all.iter().any(|one| tells(one, card)),
        // The menu of bonus cards is the same for everybody, whatever they hold.
        Value::Object(map)
            if map
                .get("custom_id")
                .and_then(Value::as_str)
                .is_some_and(|id| id.ends_with(":show-these"))
                && map.contains_key("options") =>
        {
            let values: Vec<&Value> = map["options"]
                .as_array()
                .unwrap()
                .iter()
                .map(|option| &option["value"])
                .collect();
            assert_eq!(values.len(), 3, "{payload}");
            false
        }
        Value::Object(map) => map.values().any(|one| tells(one, card)),
        Value::String(text) => {
            let text = without_question(text);
            names(&text, &card_name(card))
                || card_corner(card).is_some_and(|corner| text.contains(&corner))
                || text
                    .split(|c: char| !c.is_ascii_alphanumeric())
                    .any(|word| word == card)
        }
        _ => false,
    }
}

/// Whether a text contains this name as a whole: "The Pope" is not in "The Popess".
fn names(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let after = text[at + name.len()..].chars().next();
        !after.is_some_and(char::is_alphanumeric)
    })
}

/// The lines of every game in short.
static IN_SHORT: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let words = ::screens::words::Words::english();
    let all = rules::Variant::all().into_iter();
    let cards = all.map(|variant| ::screens::quick_lines(&words, &variant));
    cards
        .flat_map(|card| card.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
});

/// The question names the three bonus cards to everybody, whoever holds them; a game in short names the cards that
/// count.
fn without_question(text: &str) -> String {
    let is_rule = |line: &&str| IN_SHORT.contains(*line);
    let lines: Vec<&str> = text.lines().filter(|line| !is_rule(line)).collect();
    let mut text = lines.join("\n");
    for (from, to) in [
        (
            "does anyone want to show a bonus card (",
            ")? Everyone is asked",
        ),
        ("You hold no bonus cards (", "). Press **"),
        ("Show a bonus card? ", ". Pot: "),
    ] {
        if let Some((before, rest)) = text.clone().split_once(from) {
            let (cards, after) = rest.split_once(to).expect(rest);
            for card in ["T0", "T1", "T11"] {
                assert!(cards.contains(&card_name(card)), "{cards}");
            }
            text = format!("{before}{after}");
        }
    }
    text
}

/// `GUILDS` is the first bit. Messages, members and presences have intents of their own.
#[tokio::test]
async fn the_bot_asks_for_the_events_of_servers_alone() {
    let inn = Inn::open().await;
    assert_eq!(inn.sandbox.intents(), [1]);
    inn.close().await;
}
