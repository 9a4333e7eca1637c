//! The engine against the reading: series of random deals, act by act.

use std::collections::BTreeMap;

use rules::{
    Before, BySeat, Card, Chance, Choice, Coins, Deal, Outcome, Record, Seat, Setup, Turn, Variant,
    Word,
};
use serde_json::Value;

use super::plain::{Cards, May, Poignees, Start};
use super::random::{chosen, shuffle, stack};
use super::{deal_out, read};

/// Plays this many series of every named variant, each with this many deals.
fn compare(game: &str, editions: &[(&str, &str)], seats: &[usize], tables: u64, deals: u64) {
    let only = std::env::var("TRIOMPHE_SEED").ok();
    let only: Option<u64> = only.map(|seed| seed.parse().unwrap());
    // For long runs by hand: multiplies the number of series.
    let more: u64 = std::env::var("TRIOMPHE_TABLES").map_or(1, |more| more.parse().unwrap());
    for (edition, options) in editions {
        let options: BTreeMap<String, String> = options
            .split_whitespace()
            .map(|option| option.split_once('=').unwrap())
            .map(|(option, value)| (option.to_owned(), value.to_owned()))
            .collect();
        let variant = Variant::parse(game, Some(edition), &options).unwrap();
        assert_eq!(variant.seats(), seats, "{variant}");
        for &seats in seats {
            for seed in 0..tables * more {
                let seed = seed * 100 + seats as u64;
                if only.is_some_and(|only| only != seed) {
                    continue;
                }
                let run = std::panic::AssertUnwindSafe(|| {
                    table(variant, seats, deals, &mut Chance::seeded(seed, 0));
                });
                if let Err(panic) = std::panic::catch_unwind(run) {
                    eprintln!("{variant}, {seats} seats: repeat with TRIOMPHE_SEED={seed}");
                    std::panic::resume_unwind(panic);
                }
            }
        }
    }
}

fn table(variant: Variant, seats: usize, deals: u64, chance: &mut Chance) {
    let below = |n: usize, chance: &mut Chance| chance.below(n as u32) as usize;
    let stake = variant.least_stake().0 + below(4, chance) as i64;
    let dealer = Seat::new(below(seats, chance)).unwrap();
    let mut setup = Setup::new(variant, Coins(stake), seats, dealer).unwrap();
    for _ in 0..deals {
        setup = with_purses(setup, chance);
        let outcome = one_deal(&setup, chance);
        let next = setup.next(&outcome);
        let expected = next_start(&start_of(&setup), &serde_json::to_value(&outcome).unwrap());
        let next_start = start_of(&next);
        assert_eq!(
            (
                next_start.dealer,
                next_start.score,
                next_start.pot,
                next_start.purses
            ),
            (
                expected.dealer,
                expected.score,
                expected.pot,
                expected.purses
            ),
            "the setup after {setup:?}"
        );
        if variant.game() == "swiss" {
            assert_eq!(next_start.deal, expected.deal);
        }
        setup = next;
    }
}

/// Trefeltromp: purses of all sizes, so that some are soon empty.
fn with_purses(setup: Setup, chance: &mut Chance) -> Setup {
    if setup.variant().game() != "trefeltromp" {
        return setup;
    }
    let stake = setup.stake().0;
    let purses: Vec<Coins> = (0..setup.seats())
        .map(|_| match chance.below(4) {
            0 => stake + i64::from(chance.below(12)),
            1 => stake * 3 + i64::from(chance.below(12)),
            2 => stake * 10,
            _ => stake + i64::from(chance.below(stake as u32 * 49)),
        })
        .map(Coins)
        .collect();
    let before = Before {
        purses: BySeat::from_slice(&purses),
        ..*setup.before()
    };
    let variant = setup.variant();
    Setup::after(
        variant,
        setup.stake(),
        setup.seats(),
        setup.dealer(),
        before,
    )
    .unwrap()
}

/// The setup in words, without cards.
fn start_of(setup: &Setup) -> Start {
    let before = setup.before();
    Start {
        game: setup.variant().game().to_owned(),
        edition: setup.variant().edition().to_owned(),
        options: setup.variant().options(),
        stake: setup.stake().0,
        seats: setup.seats(),
        dealer: setup.dealer().index(),
        score: before.score.iter().map(|(_, score)| score.into()).collect(),
        deal: before.deal.into(),
        pot: before.pot.0,
        purses: before.purses.iter().map(|(_, purse)| purse.0).collect(),
        ..Start::default()
    }
}

/// "It rotates after every deal"; a match goes on or begins again; what is left in the pot is carried.
fn next_start(start: &Start, result: &Value) -> Start {
    let left = start.game == "latriomphe"
        || start.edition == "rufus"
        || start.option("direction") == "clockwise";
    let mut next = start.clone();
    next.dealer = if left {
        start.left_of(start.dealer)
    } else {
        start.right_of(start.dealer) // Trefeltromp too: "deal to the right".
    };
    let score = result["score"].as_array().into_iter().flatten();
    next.score = score.map(|score| score.as_i64().unwrap()).collect();
    next.deal += 1;
    if result["match_over"] == true {
        next.score.fill(0);
        next.deal = 1;
    }
    next.pot = result["pot"].as_i64().unwrap_or_default();
    next
}

fn one_deal(setup: &Setup, chance: &mut Chance) -> Outcome {
    let mut start = start_of(setup);
    let mut pack: Vec<Card> = setup.variant().pack().iter().collect();
    shuffle(&mut pack, chance);
    (start.hands, start.stock) = deal_out(&start, &named(&pack));
    let (hands, stock) = setup.variant().deal_out(setup, &pack);
    let hands: Vec<Cards> = hands.iter().map(|hand| named(hand)).collect();
    assert_eq!(
        (hands, named(&stock)),
        (start.hands.clone(), start.stock.clone())
    );
    stack(&mut start, chance);
    let cards = |names: &Cards| names.iter().map(|name| name.parse().unwrap()).collect();
    let hands: Vec<Vec<Card>> = start.hands.iter().map(cards).collect();
    let mut deal = Deal::from_hands(setup, &hands, &cards(&start.stock), |_| {}).unwrap();
    let mut reading = read(&start);
    loop {
        let is_asked = deal.turn() == Turn::Question;
        assert_eq!(is_asked, reading.asks_everybody(), "{start:?}");
        if is_asked && deal.close_question(|_| {}) {
            reading.everybody_has_answered();
        }
        let told = || {
            serde_json::to_string(&Record::from_deal(
                &deal,
                NAMES[..start.seats].iter().copied(),
            ))
            .unwrap()
        };
        assert_eq!(to_act(&deal, start.seats), reading.to_act(), "{}", told());
        let seats = reading.to_act();
        if seats.is_empty() {
            let outcome = deal.outcome().unwrap();
            let result = serde_json::to_value(&outcome).unwrap();
            assert_eq!(Some(result), reading.result(), "{}", told());
            return outcome;
        }
        for other in (0..start.seats).filter(|seat| !seats.contains(seat)) {
            assert!(
                deal.legal(Seat::new(other).unwrap()).is_empty(),
                "{other}: {}",
                told()
            );
        }
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let may = reading.may(seat);
        let choice = deal.legal(Seat::new(seat).unwrap()).choice();
        assert_eq!(may_of(choice), may, "seat {seat}: {}", told());
        let words = chosen(&may, reading.as_ref(), chance);
        let act = deal.check_words(Seat::new(seat).unwrap(), &words);
        let act = act.unwrap_or_else(|refusal| panic!("{words}: {refusal}: {}", told()));
        deal.apply(act, |_| {}).unwrap();
        reading.act(seat, &words);
    }
}

const NAMES: [&str; 10] = [
    "Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon",
];

fn named(cards: &[Card]) -> Cards {
    cards.iter().map(Card::to_string).collect()
}

fn to_act(deal: &Deal, seats: usize) -> Vec<usize> {
    match deal.turn() {
        Turn::One(seat) => vec![seat.index()],
        Turn::Each(each) => {
            // In the order of the reading: clockwise from the dealer's left.
            let dealer = deal.setup().dealer().index();
            let round = (1..=seats).map(|n| (dealer + n) % seats);
            round
                .filter(|seat| each.contains(Seat::new(*seat).unwrap()))
                .collect()
        }
        Turn::Question => deal.question().iter().map(Seat::index).collect(),
        Turn::Over => Vec::new(),
    }
}

/// What the engine allows, in the words of the reading.
fn may_of(choice: Choice) -> May {
    let cards = |cards: rules::CardSet| named(&cards.iter().collect::<Vec<_>>());
    match choice {
        Choice::Nothing | Choice::Show(_) => May::default(),
        Choice::Play {
            cards: of,
            calling,
            offer,
            signals,
        } => {
            let calls = cards(calling)
                .into_iter()
                .map(|king| format!("{king} call"));
            let said = signals.iter().flat_map(|card| {
                let said = choice.signals_with(card).into_iter();
                said.map(move |signal| format!("{card} {signal}"))
            });
            let with_words: Cards = calls.chain(said).collect();
            let may = May::each("play", &cards(of)).or("play", &with_words);
            if offer { may.or_words(&["offer"]) } else { may }
        }
        Choice::Discard {
            count,
            from,
            together,
        } => May {
            together: cards(together).into_iter().collect(),
            ..May::some_of("discard", count as usize, &cards(from))
        },
        Choice::Bid { least, most } => {
            let may = May::default().or_words(&["more"]);
            may.or_amount("bid", least.into(), most.into())
        }
        Choice::Answer => May::default().or_words(&["accept", "refuse"]),
        Choice::Vole => May::default().or_words(&["vole", "stop"]),
        Choice::Rob { count, from } => {
            May::some_of("rob", count as usize, &cards(from)).or_words(&["leave"])
        }
        Choice::Speak(speak) => {
            let words = [
                ("check", speak.check),
                ("call", speak.call.is_some()),
                ("fold", speak.fold),
                ("stay", speak.stay),
            ];
            let words = words.iter().filter(|(_, may)| *may);
            let mut may =
                May::default().or_words(&words.map(|(word, _)| *word).collect::<Vec<_>>());
            for (word, sizes) in [("bet", speak.bet), ("raise", speak.raise)] {
                if let Some(sizes) = sizes {
                    may = may.or_amount(word, sizes.least.0, sizes.most.0);
                }
            }
            may
        }
        Choice::Swap(of) => May::each("swap", &cards(of)).or_words(&["keep"]),
        Choice::Lay(of) => May::each("lay", &cards(of)),
        Choice::CallCard(of) => May::each("call", &cards(of)),
        Choice::DiscardWith { with, count, from } => May {
            with: cards(with).into_iter().collect(),
            ..May::some_of(
                "discard",
                (with.len() + count) as usize,
                &cards(with | from),
            )
        },
        Choice::Poignee(poignee) => {
            let sizes = poignee.sizes.into_iter();
            let sizes = sizes.filter(|size| *size <= poignee.trumps.len());
            May {
                poignees: Some(Poignees {
                    sizes: sizes.map(|size| size as usize).collect(),
                    of: cards(poignee.trumps).into_iter().collect(),
                }),
                ..May::default().or_words(&["hide"])
            }
        }
        Choice::Talk(of) => {
            May::default().or_words(&of.iter().map(Word::as_str).collect::<Vec<_>>())
        }
        Choice::Declare(all) => {
            May::some_of("show", all.len() as usize, &cards(all)).or_words(&["hide"])
        }
    }
}

#[test]
fn scarto_is_played_as_it_reads() {
    let editions = [
        ("mcleod", ""),
        ("chee", ""),
        ("chee", "bagatto=only-trump-no-fool"),
    ];
    compare("scarto", &editions, &[3], 60, 3);
}

#[test]
fn tarocchi_is_played_as_it_reads() {
    let editions = [
        "",
        "equal_courts=last",
        "equal_courts=ranked",
        "top=angel",
        "round_suits=straight",
        "equal_courts=last top=angel round_suits=straight",
        "direction=clockwise",
        "direction=clockwise equal_courts=last",
    ];
    compare(
        "tarocchi",
        &editions.map(|options| ("white-parrot", options)),
        &[3],
        40,
        3,
    );
}

#[test]
fn mitigati_is_played_as_it_reads() {
    compare("mitigati", &[("rufus", ""), ("chee", "")], &[3], 150, 3);
}

#[test]
fn troccas_is_played_as_it_reads() {
    compare("troccas", &[("classic", "")], &[4], 150, 4);
}

#[test]
fn swiss_is_played_as_it_reads() {
    compare("swiss", &[("classic", "")], &[3], 60, 7);
}

#[test]
fn sicilian_is_played_as_it_reads() {
    let editions = ["", "monte=hidden"];
    compare(
        "sicilian",
        &editions.map(|options| ("barcellona", options)),
        &[3],
        150,
        4,
    );
}

#[test]
fn la_triomphe_is_played_as_it_reads() {
    let classic = [
        ("classic", ""),
        ("classic", "target=1"),
        ("classic", "target=15"),
    ];
    compare("latriomphe", &classic, &[2, 4, 6], 100, 12);
    let as_qui_pille = [
        "",
        "robbing=off",
        "target=2",
        "robbing=off target=12",
        "run=off",
        "run=off robbing=off",
    ];
    compare(
        "latriomphe",
        &as_qui_pille.map(|options| ("as-qui-pille", options)),
        &[4, 5, 6],
        60,
        12,
    );
}

#[test]
fn trefeltromp_is_played_as_it_reads() {
    compare(
        "trefeltromp",
        &[("classic", "")],
        &[2, 3, 4, 5, 6, 7, 8, 9, 10],
        150,
        5,
    );
    let raises = ["raises=1", "raises=2", "raises=9", "raises=unlimited"];
    compare(
        "trefeltromp",
        &raises.map(|options| ("classic", options)),
        &[2, 3, 4, 5, 6, 7, 8, 9, 10],
        40,
        5,
    );
}

#[test]
fn troggu_is_played_as_it_reads() {
    let options = [
        "",
        "fool=highest",
        "all_pass=redeal",
        "all_pass=redeal fool=highest",
    ];
    let editions = options.map(|options| ("visp", options));
    compare("troggu", &editions, &[3, 4, 5, 6], 40, 3);
}

#[test]
fn ottocento_is_played_as_it_reads() {
    let options = ["", "target=400", "signals=off", "target=400 signals=off"];
    let editions = options.map(|options| ("bologna", options));
    compare("ottocento", &editions, &[4], 100, 8);
}

#[test]
fn french_tarot_is_played_as_it_reads() {
    let editions = [
        ("fft", ""),
        ("fft", "petite=off"),
        ("fft", "poignee=off"),
        ("fft", "chelem=silent"),
        ("fft", "chelem=silent petite=off poignee=off"),
    ];
    compare("tarot", &editions, &[3, 4, 5], 40, 3);
}
