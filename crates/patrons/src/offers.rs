//! La Triomphe: offering the deal, the vole, and robbing.

use rules::{Act, Card, CardSet, Seat};

use crate::ahead::{self, PlaysOn};
use crate::character::Skill;
use crate::secret::Secret;
use crate::sight::{Sight, target};

/// With fewer expected tricks than this, offering the deal may be better than playing it (RULES.md FT-5).
///
/// An offer costs one game, and so do three tricks of the other side; only their vole costs more. The gain of offering
/// over playing, in games, over 60,000 deals of regulars each, by the tricks that the own hand may take:
///
/// | tricks | two seats | four | six |
/// | --- | --- | --- | --- |
/// | below 0.6 | +0.15 ±0.04 | -0.45 ±0.06 | -0.66 ±0.07 |
/// | 0.6 to 0.8 | -0.08 ±0.03 | -0.50 ±0.04 | -0.66 ±0.04 |
/// | 0.8 to 1.0 | -0.35 ±0.03 | -0.60 ±0.03 | -0.74 ±0.04 |
///
/// A player with partners should nearly always play, because nobody sees the partners' cards. What a dealer learns from
/// the trick on the table is not in these figures; that is imagined.
const DOUBTFUL: f64 = 1.0;
/// Without imagined deals, only hands below this are offered; only a player without partners can be that weak.
const BAD: f64 = 0.6;
/// A failed vole costs two games, and a successful one wins one more than stopping. So three in four must succeed,
/// and some more, because the cards are not known for certain.
const SURE: f64 = 0.85;

/// With this many expected tricks, a hand should take all five.
const ALL: f64 = 4.5;

/// Whether offering the deal is better than playing this card first.
pub fn should_offer(sight: &Sight, card: Card, secret: Secret, plays_on: PlaysOn) -> bool {
    let daring = sight.who.temper.daring;
    match sight.who.skill {
        Skill::Novice => expected_tricks(sight) * daring < BAD,
        Skill::Regular | Skill::Master => {
            own_tricks(sight) * daring < DOUBTFUL
                && ahead::should_offer(sight, card, secret, plays_on)
        }
    }
}

/// Refuses an offered deal only with a hand that takes everything.
pub fn answer(sight: &Sight) -> Act {
    if expected_tricks(sight) * sight.who.temper.daring > ALL {
        Act::Refuse
    } else {
        Act::Accept
    }
}

/// Decides with two tricks left, when the patron or its partner leads.
pub fn vole(sight: &Sight) -> Act {
    let all: f64 = sight
        .view
        .hand
        .iter()
        .map(|card| sight.chance(card))
        .product();
    if all * sight.who.temper.daring > SURE && !one_is_enough(sight) {
        Act::Vole
    } else {
        Act::Stop
    }
}

/// Whether a single game ends the match.
fn one_is_enough(sight: &Sight) -> bool {
    let side = sight.view.side(sight.me).and_then(Seat::new);
    let score = sight.view.before.score[side.unwrap_or(sight.me)];
    score + 1 >= target(sight.view)
}

/// Takes the run and puts down the weakest cards: with the ace of trumps in hand, that costs nothing.
pub fn rob(sight: &Sight, count: u32, from: CardSet) -> Act {
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|&card| (sight.view.strength(card), card));
    Act::Rob(cards.into_iter().take(count as usize).collect())
}

/// How many of the five tricks the patron's cards take; with partners, plus their share of the cards it cannot see.
fn expected_tricks(sight: &Sight) -> f64 {
    let own = own_tricks(sight);
    let ours = Seat::all(sight.view.seats)
        .filter(|seat| sight.is_ours(*seat))
        .count();
    let others = sight.view.seats.saturating_sub(1).max(1);
    own + (5.0 - own).max(0.0) * (ours - 1) as f64 / others as f64
}

fn own_tricks(sight: &Sight) -> f64 {
    sight.view.hand.iter().map(|card| taking(sight, card)).sum()
}

fn taking(sight: &Sight, card: Card) -> f64 {
    let above = sight.above(card).len();
    let ladder: &[f64] = if sight.trumps.contains(card) {
        &[1.0, 0.8, 0.65, 0.55, 0.45, 0.4]
    } else {
        &[0.6, 0.35, 0.2, 0.1]
    };
    let step = ladder.get(above as usize).or(ladder.last());
    step.copied().unwrap_or_default()
}
