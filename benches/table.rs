//! The cost of a step of a table in random play, and of a look at it: every game and edition, with members in all
//! seats.
//!
//! A step is what a member does, up to the resulting table: no database, no waiting, no search.
//! The time to write the table's row as JSON, which the database gets after each step, is measured too.
//! `cargo bench --bench table -- [ROUNDS] [DEALS]`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use ids::{ChannelId, GuildId, MemberId, Millis, Moment, PurseId, TableId};
use rules::{Act, Choice, Coins, Seat, Variant};
use table::{
    Admission, Answer, Chance, Command, Context, HouseRules, LastTrick, LookContext, Means, Needs,
    Opening, Order, Pause, Person, Place, Player, Recall, Reveal, Table, Terms, Waiting,
};

const FREE: Coins = Coins(1_000_000);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| words.iter().any(|given| given == word);
    if has("--list") {
        return;
    }
    // `cargo bench` passes `--bench`; without it this is a test that only checks that everything works.
    let mut numbers = words.iter().filter_map(|word| word.parse::<u64>().ok());
    let (rounds, deals) = if has("--bench") { (5, 60) } else { (1, 1) };
    let rounds = numbers.next().unwrap_or(rounds).max(1);
    let deals = numbers.next().unwrap_or(deals).max(1);

    let editions = editions();
    let mut found: Vec<Vec<Measured>> = editions.iter().map(|_| vec![]).collect();
    // The first round is a warm-up.
    for round in 0..=rounds {
        for ((_, variants), found) in editions.iter().zip(&mut found) {
            let mut measured = Measured::default();
            for seed in 0..deals {
                let variant = variants[seed as usize % variants.len()];
                play(variant, seed, &mut measured);
            }
            if round > 0 {
                found.push(measured);
            }
        }
    }

    println!("{deals} deals of each game in each of {rounds} rounds; medians, but for p99");
    println!(
        "steps/s: of whole deals, the steps that end them too; all other figures in microseconds"
    );
    println!("played: a digest of all acts, for figures compare only where the same was played");
    println!(
        "game                    | seats | steps a deal |  steps/s |   step |    p99 | step + row |   deal | copy | look: seat | others |     played"
    );
    for ((name, variants), found) in editions.iter().zip(&found) {
        let of = |times: fn(&Measured) -> &Times, share| {
            let all = found.iter().flat_map(|found| &times(found).0);
            at(share, all.map(|time| time.as_secs_f64() * 1e6))
        };
        let rates = found.iter().flat_map(|found| &found.rates);
        println!(
            "{name:23} | {:5} | {:12.1} | {:8.0} | {:6.2} | {:6.2} | {:10.2} | {:6.2} | {:4.2} | {:10.2} | {:6.2} | {:010x}",
            terms(variants[0]).usual(),
            found[0].steps.0.len() as f64 / deals as f64,
            at(0.5, rates.copied()),
            of(|found| &found.steps, 0.5),
            of(|found| &found.steps, 0.99),
            of(|found| &found.kept, 0.5),
            of(|found| &found.deals, 0.5),
            of(|found| &found.copies, 0.5),
            of(|found| &found.seats, 0.5),
            of(|found| &found.others, 0.5),
            found[0].played & 0xff_ffff_ffff,
        );
    }
}

#[derive(Default)]
struct Measured {
    /// A member acts or answers.
    steps: Times,
    /// The same, including the table's row as JSON.
    kept: Times,
    /// Steps per second of each deal.
    rates: Vec<f64>,
    /// Starting a deal.
    deals: Times,
    /// Copying the table, as every step does.
    copies: Times,
    /// The look of the member to act.
    seats: Times,
    /// The look of somebody without a seat.
    others: Times,
    /// The number of acts in total.
    played: u64,
}

#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn time<T>(&mut self, work: impl FnOnce() -> T) -> Duration {
        let start = Instant::now();
        drop(black_box(work()));
        let time = start.elapsed();
        self.0.push(time);
        time
    }
}

/// The value below which this share of the figures lies.
fn at(share: f64, figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    let last = figures.len().checked_sub(1);
    last.map_or(f64::NAN, |last| figures[(last as f64 * share) as usize])
}

/// Every edition with all its options.
fn editions() -> Vec<(String, Vec<Variant>)> {
    let mut editions: Vec<(String, Vec<Variant>)> = vec![];
    for variant in Variant::all() {
        let name = format!("{}/{}", variant.game(), variant.edition());
        match editions.iter_mut().find(|(known, _)| *known == name) {
            Some((_, variants)) => variants.push(variant),
            None => editions.push((name, vec![variant])),
        }
    }
    editions
}

fn terms(variant: Variant) -> Terms {
    Terms {
        variant,
        stake: variant.least_stake().max(Coins(3)),
        turn_seconds: 60,
        coins: Default::default(),
    }
}

/// Plays one random deal at a new table.
fn play(variant: Variant, seed: u64, measured: &mut Measured) {
    let mut luck = Luck::seeded(seed);
    let mut table = seated(terms(variant), &mut luck);
    let deal = Order::Deal {
        played: None,
        shuffle: None,
    };
    let deal = deal.by(MemberId(1));
    let context = luck.context(deal.needs(&table));
    measured.deals.time(|| {
        let step = table.step(deal, context).unwrap();
        table = step.table;
        step.effects
    });
    let beside = LookContext {
        now: luck.now,
        longest_pause: Millis::seconds(10 * 60),
        session_is_over: false,
        house_language: None,
    };
    let (mut steps, mut time) = (0, Duration::ZERO);
    while let Some((member, command)) = next(&table, &mut luck.play) {
        measured.note(&command);
        measured.copies.time(|| table.clone());
        measured
            .seats
            .time(|| table.look(Some(member), &beside).unwrap());
        measured.others.time(|| table.look(None, &beside).unwrap());
        let context = luck.context(command.needs(&table));
        let step = measured.steps.time(|| {
            let step = table.step(command, context).unwrap();
            table = step.table;
            step.effects
        });
        let start = Instant::now();
        black_box(table.row().unwrap());
        measured.kept.0.push(step + start.elapsed());
        (steps, time) = (steps + 1, time + step);
    }
    // A deal may be over as soon as it is dealt: somebody holds Death (RULES.md 1).
    if steps > 0 {
        let rate = f64::from(steps) / time.as_secs_f64();
        measured.rates.push(rate);
    }
}

impl Measured {
    fn note(&mut self, command: &Command) {
        let Command::Member { by, order, .. } = command else {
            return;
        };
        let words = match order {
            Order::Act { act, .. } => format!("{by} {act}"),
            Order::Answer { answer, .. } => format!("{by} {}", String::from(*answer)),
            _ => String::new(),
        };
        for byte in words.bytes() {
            self.played = (self.played ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// A table with members in the usual number of seats for its game.
fn seated(terms: Terms, luck: &mut Luck) -> Table {
    let person = |number: u64| Person {
        member: MemberId(number),
        purse: PurseId(number),
    };
    let opening = Opening {
        table: TableId(1),
        guild: GuildId(1),
        channel: ChannelId(2),
        host: person(1),
        terms,
        patrons: vec![],
        purse: None,
        reveal: Reveal::Deal,
        recall: Recall::Own,
        place: Place::Channel,
        parent: None,
        after: None,
        invited: vec![],
        solo: false,
        language: None,
        spoken: None,
    };
    let context = luck.context(opening.needs());
    let mut table = Table::open(opening, context).unwrap().table;
    for number in 2..=terms.usual() as u64 {
        let Person { member, purse } = person(number);
        let join = Order::Join(purse).by(member);
        let context = luck.context(join.needs(&table));
        table = table.step(join, context).unwrap().table;
    }
    table
}

/// A random next command at this table; `None` once the deal is over.
fn next(table: &Table, play: &mut rules::Chance) -> Option<(MemberId, Command)> {
    let playing = table.playing()?;
    let (hands, cards) = (&playing.hands, &playing.cards);
    let deal = hands.deal;
    let member = |seat: Seat| table.state.occupant(seat).unwrap().actor().unwrap();
    if table.is_question() {
        let mut seats = Seat::all(hands.chairs.len());
        let seat = seats.find(|seat| !hands.answers.contains_key(seat))?;
        let act = cards.question().contains(seat).then(|| {
            let act = cards.legal(seat).random(|n| play.below(n));
            act.expect("who is asked can answer")
        });
        let by = member(seat);
        let answer = act.and_then(Answer::from_act).unwrap_or(Answer::Ready);
        return Some((by, Order::Answer { deal, answer }.by(by)));
    }
    let seat = playing.awaited().iter().next()?;
    let legal = cards.legal(seat);
    let act = match legal.choice() {
        // Random bids sometimes agree; here every deal is played.
        Choice::Bid { .. } => Act::More,
        _ => legal.random(|n| play.below(n))?,
    };
    let (by, asked) = (member(seat), playing.asked(seat));
    Some((by, Order::Act { deal, asked, act }.by(by)))
}

/// The random numbers of steps and acts; the same for the same seed.
struct Luck {
    steps: rules::Chance,
    play: rules::Chance,
    now: Moment,
}

impl Luck {
    fn seeded(seed: u64) -> Luck {
        Luck {
            steps: rules::Chance::seeded(seed, 0),
            play: rules::Chance::seeded(seed, 1),
            now: Moment(1_760_000_000_000),
        }
    }

    /// What a step needs: everybody has enough.
    fn context(&mut self, needs: Needs) -> Context {
        self.now = self.now + Millis::seconds(1);
        let means = |player: Player| (player, Means::free(FREE));
        let admitted = needs.admitted.into_iter();
        Context {
            now: self.now,
            rules: HouseRules {
                question: Millis::seconds(15),
                between: Millis::seconds(15),
                lobby: Millis::seconds(30 * 60),
                pause: Pause::Believable,
                longest_pause: Millis::seconds(10 * 60),
                offered_purse: None,
                last_trick: LastTrick::PlaysItself,
                waiting: Waiting::ByPresence,
            },
            means: needs
                .means
                .map(|here| here.into_iter().map(means).collect()),
            asking: needs.asking.map(|_| Means::free(FREE)),
            house_free: needs.house.then_some(Coins::ZERO),
            bench: needs.bench.map(|_| vec![]),
            admitted: admitted.map(|member| (member, Admission::Open)).collect(),
            dismissed: Some(BTreeMap::new()),
            chance: Chance::fresh(std::array::from_fn(|_| self.steps.below(256) as u8)),
        }
    }
}
