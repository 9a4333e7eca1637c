//! What the tests share: whole sessions, and positions made by hand.
#![allow(dead_code, clippy::unwrap_used)]

use std::collections::BTreeMap;

use patrons::{Character, Secret, Skill};
use rules::{
    Act, Card, CardSet, Chance, Coins, Deal, LegalActs, Pack, Seat, Setup, Turn, Variant, View,
    Viewer,
};

/// The variant of a name like `game/edition option=value`.
pub fn variant(name: &str) -> Variant {
    let mut words = name.split(' ');
    let (game, edition) = words.next().unwrap().split_once('/').unwrap();
    let options: BTreeMap<_, _> = words
        .map(|option| option.split_once('=').unwrap())
        .map(|(option, value)| (option.to_owned(), value.to_owned()))
        .collect();
    Variant::parse(game, Some(edition), &options).unwrap()
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Chooses an act for a seat.
pub type Player<'a> = &'a mut dyn FnMut(Seat, &View, LegalActs) -> Act;

/// A first deal of a game, with a stake that divides easily.
pub fn first_setup(variant: Variant, seats: usize, chance: &mut Chance) -> Setup {
    let dealer = seat(chance.below(seats as u32) as usize);
    Setup::new(variant, Coins(12), seats, dealer).unwrap()
}

/// Shuffles, deals and plays to the end, and checks every act.
pub fn play(setup: &Setup, chance: &mut Chance, player: Player) -> Deal {
    let mut pack = Pack::sorted(setup.variant().pack());
    pack.shuffle(pack.order().len(), |n| chance.below(n));
    let mut deal = Deal::start(setup, &pack, |_| {}).unwrap();
    loop {
        let able = match deal.turn() {
            Turn::Over => return deal,
            Turn::One(seat) => Some(seat),
            Turn::Each(seats) => seats.iter().next(),
            Turn::Question => deal.question().iter().next(),
        };
        let Some(seat) = able else {
            deal.close_question(|_| {});
            continue;
        };
        let act = player(seat, &deal.view(Viewer::Seat(seat)), deal.legal(seat));
        let checked = deal.check(seat, &act);
        let checked = checked.unwrap_or_else(|why| panic!("{seat}: {act}: {why:?}"));
        deal.apply(checked, |_| {}).unwrap();
    }
}

/// Plays a match, or one deal in other games, and returns the coins by seat.
pub fn session(first: Setup, chance: &mut Chance, player: Player) -> Vec<i64> {
    let mut setup = first;
    loop {
        let outcome = play(&setup, chance, player).outcome().unwrap();
        if outcome.match_over || !setup.variant().is_match() {
            return outcome
                .coins
                .as_slice()
                .iter()
                .map(|coins| coins.0)
                .collect();
        }
        setup = setup.next(&outcome);
    }
}

/// A mean and its standard error.
pub struct Sample {
    pub mean: f64,
    pub error: f64,
}

impl Sample {
    pub fn from_values(values: &[f64]) -> Sample {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values
            .iter()
            .map(|value| (value - mean).powi(2))
            .sum::<f64>()
            / (n - 1.0);
        Sample {
            mean,
            error: (variance / n).sqrt(),
        }
    }
}

/// What one patron wins from players who act at random, in stakes per session.
pub fn patron_among_random(variant: Variant, seats: usize, sessions: u64) -> Sample {
    let coins: Vec<f64> = (0..sessions)
        .map(|seed| {
            let mut chance = Chance::seeded(seed, 0);
            let mut random = Chance::seeded(seed, 1);
            let patron = seat((seed % seats as u64) as usize);
            let setup = first_setup(variant, seats, &mut chance);
            let coins = session(setup, &mut chance, &mut |seat, view, legal| {
                if seat == patron {
                    patrons::choose(view, Character::USUAL, Secret::NONE).unwrap()
                } else {
                    legal.random(|n| random.below(n)).unwrap()
                }
            });
            coins[patron.index()] as f64 / 12.0
        })
        .collect();
    Sample::from_values(&coins)
}

/// How much more a patron of one skill wins than one of another would in its place, among patrons of the other skill,
/// in stakes per session. Both play the same packs.
pub fn better(variant: Variant, skill: Skill, than: Skill, sessions: u64) -> Sample {
    let of = |skill| Character {
        skill,
        ..Character::USUAL
    };
    better_as(variant, of(skill), of(than), sessions)
}

/// The same for any two characters.
pub fn better_as(variant: Variant, who: Character, than: Character, sessions: u64) -> Sample {
    let seats = variant.usual_seats();
    let coins: Vec<f64> = (0..sessions)
        .map(|seed| {
            let patron = seat((seed % seats as u64) as usize);
            let won = |who: Character| {
                let mut chance = Chance::seeded(seed, 0);
                let setup = first_setup(variant, seats, &mut chance);
                let coins = session(setup, &mut chance, &mut |seat, view, _| {
                    let character = if seat == patron { who } else { than };
                    patrons::choose(view, character, Secret::NONE).unwrap()
                });
                coins[patron.index()] as f64 / 12.0
            };
            won(who) - won(than)
        })
        .collect();
    Sample::from_values(&coins)
}

/// A deal with these hands, by index of seat, filled up with the remaining cards (low numbers first). The last seat
/// deals. These acts have been played in turn, and questions are closed.
pub fn position(variant: Variant, hands: &[&str], acts: &[&str]) -> Deal {
    let setup = Setup::new(variant, Coins(12), hands.len(), seat(hands.len() - 1)).unwrap();
    let named: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let mut rest = (variant.pack() - named.iter().flatten().copied().collect::<CardSet>()).iter();
    // How many cards each seat is dealt, found by dealing any pack.
    let pack: Vec<Card> = variant.pack().iter().collect();
    let (dealt, _) = variant.deal_out(&setup, &pack);
    let hands: Vec<Vec<Card>> = named
        .into_iter()
        .zip(dealt)
        .map(|(mut hand, dealt)| {
            hand.extend(rest.by_ref().take(dealt.len() - hand.len()));
            hand
        })
        .collect();
    let stock: Vec<Card> = rest.collect();
    let mut deal = Deal::from_hands(&setup, &hands, &stock, |_| {}).unwrap();
    deal.close_question(|_| {});
    for words in acts {
        let who = on_turn(&deal);
        let act = deal.check_words(who, words);
        let act = act.unwrap_or_else(|why| panic!("{who}: {words}: {why:?}"));
        deal.apply(act, |_| {}).unwrap();
        deal.close_question(|_| {});
    }
    deal
}

/// The seat to act; the first of several.
pub fn on_turn(deal: &Deal) -> Seat {
    match deal.turn() {
        Turn::One(seat) => seat,
        Turn::Each(seats) => seats.iter().next().unwrap(),
        Turn::Question => deal.question().iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

/// What a patron would do for the seat to act.
pub fn choice(deal: &Deal) -> String {
    let view = deal.view(Viewer::Seat(on_turn(deal)));
    patrons::choose(&view, Character::USUAL, Secret::NONE)
        .unwrap()
        .to_string()
}

/// Reads card names separated by spaces.
pub fn cards(names: &str) -> Vec<Card> {
    names
        .split_whitespace()
        .map(|card| card.parse().unwrap())
        .collect()
}
