//! The bot is killed at random moments while people play.

use crate::clicks::until_card;
use crate::deals::check_result;
use crate::people::Next;
use crate::process::{NOT_STORED, Process};
use crate::screens::Hand;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use sandbox::Person;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;

/// The minimum number of kills: a slow machine needs more and longer lives for as many acts.
const KILLS: usize = 27;
const MOST_KILLS: usize = 5 * KILLS;
/// The longest time between a start and the next kill, at first: it grows by as much after every [`KILLS`] lives.
const LONGEST_LIFE: Duration = Duration::from_millis(500);

/// What the bot has acknowledged.
#[derive(Default)]
struct Acknowledged {
    /// Cards played: deal, player, card.
    cards: Vec<(String, u64, String)>,
    /// Answers to the bonus question: deal and player.
    answers: Vec<(String, u64)>,
    /// The numbers of payments.
    payments: Vec<u32>,
    /// The last payment that was tried.
    tried: u32,
}

impl Acknowledged {
    fn is_worth_while(&self) -> bool {
        self.cards.len() > KILLS && self.payments.len() > KILLS
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9_and_play_goes_on() {
    let seed = match std::env::var("TRIOMPHE_SEED") {
        Ok(seed) => seed.parse().unwrap(),
        Err(_) => rand::random(),
    };
    println!("TRIOMPHE_SEED={seed} kills at the same moments; rate limits are off");
    let mut chance = StdRng::seed_from_u64(seed);
    let mut bot = Process::with(&[("TRIOMPHE_STARTING_COINS", "100000")]).await;
    // If killed between deleting a reminder and recording that, it tries to delete it again.
    bot.tolerate("404 10008 DELETE");
    let people = [bot.sandbox.add_person("Ann"), bot.sandbox.add_person("Ben")];
    let people = people.each_ref();
    let table = bot.seat(&people, "stake:2 patrons:2").await;
    bot.deal(&people, &table).await;

    let book = Mutex::new(Acknowledged::default());
    for kill in 0..MOST_KILLS {
        if kill >= KILLS && book.lock().unwrap().is_worth_while() {
            break;
        }
        let longest = LONGEST_LIFE * u32::try_from(1 + kill / KILLS).unwrap();
        let moment = chance.random_range(Duration::ZERO..longest);
        let both = async {
            tokio::join!(
                play_on(&bot, people[0], people[1], &table.id, &book),
                play_on(&bot, people[1], people[0], &table.id, &book)
            )
        };
        // They play until that moment.
        let _ = tokio::time::timeout(moment, both).await;
        bot.kill();
        bot.must_be_in_order();
        bot.start().await;
        for person in people {
            let hand = bot.slash(person, "/table hand").await;
            let hand = Hand::read(&hand).unwrap_or_else(|| panic!("kill {kill}: {hand:?}"));
            check_hand(&hand, person, &book.lock().unwrap());
        }
    }

    // Continue to a result.
    let shown = bot.table(people[0], &table.id);
    if !shown.is_playing() {
        bot.press(people[0], &shown.message, "Deal now").await;
    }
    let over = bot.play_out(&people, &table.id, shown.deals).await;
    check_result(&over, 2, 4);
    let book = book.into_inner().unwrap();
    let (cards, payments) = (book.cards.len(), book.payments.len());
    println!(
        "{} deals, {cards} cards and {payments} payments were acknowledged",
        over.deals
    );
    assert!(book.is_worth_while(), "hardly anything was played");
    // Reminders are gone, unless a kill came between posting one and recording it.
    let left = people[0]
        .sees(bot.here())
        .into_iter()
        .filter(|message| people.iter().any(|person| message.pings(person.id())))
        .count();
    println!("{left} calls were left lying about");
    bot.stop().await;
    check_payments(&bot, &book.payments).await;
    bot.close().await;
}

/// Lets a person answer and play as asked, and pay the other a coin in between.
async fn play_on(
    bot: &Process,
    person: &Person,
    other: &Person,
    table: &str,
    book: &Mutex<Acknowledged>,
) {
    loop {
        let shown = bot.table(person, table);
        if !shown.is_playing() {
            // The other may have been faster, or the bot may be gone.
            let _ = person.click_label(&shown.message, "Deal now").await;
            continue;
        }
        let next = bot.next(&[person], table, shown.deals).await;
        let hand = match &next {
            Next::Question(_, hand) | Next::Card(_, hand) => Some(hand.clone()),
            Next::Called(..) | Next::Over(_) => None,
        };
        let deal = hand.as_ref().and_then(|hand| hand.deal.clone());
        let id = person.id().0;
        match (&next, hand, deal) {
            (Next::Question(..), Some(hand), Some(deal)) => {
                let answered = person.click(&hand.message, &hand.answer("show-all")).await;
                if let Ok(answer) = answered
                    && Hand::read(answer.message()).is_some_and(|hand| !hand.is_asked())
                {
                    book.lock().unwrap().answers.push((deal, id));
                }
            }
            (Next::Card(..), Some(hand), Some(deal)) => {
                let (card, button) = hand.legal().into_iter().next().unwrap();
                if let Ok(answer) = person.click(&hand.message, &button.custom_id).await {
                    let after = Hand::read(answer.message()).unwrap();
                    assert!(!after.cards().contains_key(&card), "{after:?}");
                    book.lock().unwrap().cards.push((deal, id, card));
                }
            }
            _ => {
                bot.usual(next).await;
            }
        }
        let number = {
            let mut book = book.lock().unwrap();
            book.tried += 1;
            book.tried
        };
        let line = format!(
            "/coins pay member:<@{}> coins:1 reason:no-{number}",
            other.id()
        );
        if person.slash(bot.here(), &line).await.is_ok() {
            book.lock().unwrap().payments.push(number);
        }
    }
}

/// Everything acknowledged is visible to the person after the restart.
fn check_hand(hand: &Hand, person: &Person, book: &Acknowledged) {
    let Some(deal) = &hand.deal else { return };
    let cards = hand.cards();
    for (_, _, card) in book
        .cards
        .iter()
        .filter(|(of, who, _)| of == deal && *who == person.id().0)
    {
        assert!(!cards.contains_key(card), "{card} was played: {hand:?}");
    }
    let answered = book.answers.contains(&(deal.clone(), person.id().0));
    assert!(!(answered && hand.is_asked()), "asked again: {hand:?}");
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_half_done() {
    let mut bot = Process::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| bot.sandbox.add_person(name));
    let people = [&ann];
    let table = bot.seat(&people, "stake:5 patrons:2").await;
    let (_, hand, deals) = until_card(&bot, &people, &table).await;
    let cards = hand.cards();
    let (before, held) = bot.purse(&ann).await;
    bot.stop().await;
    bot.start_on_small_disk(600).await;
    let pay = format!("/coins pay member:<@{}> coins:1", ben.id());
    let mut paid = 0;
    loop {
        let answer = bot.slash(&ann, &pay).await;
        if answer.all_text().contains(NOT_STORED) {
            break;
        }
        assert!(answer.all_text().contains("paid"), "{answer:?}");
        paid += 1;
        assert!(paid < before, "the disk is never full");
    }
    // A card that cannot be stored is not played.
    let (_, button) = hand.legal().remove(0);
    // Messages written meanwhile have moved the table's message.
    let shown = bot.table(&ann, &table.id).message;
    let answer = bot.forge(&ann, &shown, &button.custom_id).await;
    assert!(answer.all_text().contains(NOT_STORED), "{answer:?}");
    bot.kill();
    bot.must_be_in_order();

    // There is room again.
    bot.start().await;
    assert_eq!(bot.purse(&ann).await, (before - paid, held));
    let after = bot.slash(&ann, "/table hand").await;
    assert_eq!(Hand::read(&after).unwrap().cards(), cards);
    let over = bot.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 3);
    bot.close().await;
}

/// Every acknowledged payment is in the books exactly once.
pub async fn check_payments(bot: &Process, payments: &[u32]) {
    let options = SqliteConnectOptions::new()
        .filename(bot.database())
        .read_only(true);
    let mut books = options.connect().await.unwrap();
    let notes: Vec<String> = sqlx::query_scalar("SELECT words FROM notes WHERE words LIKE 'no-%'")
        .fetch_all(&mut books)
        .await
        .unwrap();
    let paid: i64 = sqlx::query_scalar("SELECT count(*) FROM transfers WHERE reason = 'pay'")
        .fetch_one(&mut books)
        .await
        .unwrap();
    books.close().await.unwrap();
    let unique: BTreeSet<&String> = notes.iter().collect();
    assert_eq!((unique.len(), paid), (notes.len(), notes.len() as i64));
    for number in payments {
        assert!(
            unique.contains(&format!("no-{number}")),
            "payment {number} is lost"
        );
    }
}
