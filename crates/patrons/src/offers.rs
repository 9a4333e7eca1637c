//! La triomphe: giving the deal, the vole, and robbing.

use rules::{Act, Card, CardSet, Seat, View};

use crate::ahead;
use crate::character::Skill;
use crate::secret::Secret;
use crate::sight::Sight;

/// With fewer tricks than this of one's own it may be better to give the deal than to play it (RULES.md FT-5).
///
/// An offer costs one game, and so do three tricks of the other side; only their vole costs more. What giving was worth
/// above playing, in games, over 60,000 deals of regulars each, by the tricks that the own hand may take:
///
/// | tricks | two seats | four | six |
/// | --- | --- | --- | --- |
/// | below 0.6 | +0.15 ±0.04 | -0.45 ±0.06 | -0.66 ±0.07 |
/// | 0.6 to 0.8 | -0.08 ±0.03 | -0.50 ±0.04 | -0.66 ±0.04 |
/// | 0.8 to 1.0 | -0.35 ±0.03 | -0.60 ±0.03 | -0.74 ±0.04 |
///
/// Whoever has partners is right to play nearly always, for nobody sees their cards. What the trick on the table tells a
/// dealer is not in the table: that is imagined.
const DOUBTFUL: f64 = 1.0;
/// Where nothing is imagined, fewer than this are given: only whoever plays alone can have so few.
const BAD: f64 = 0.6;
/// A failed vole costs two games and a made one wins one more than stopping: three in four must succeed,
/// and some more, for what is known of the cards is not certain.
const SURE: f64 = 0.85;

/// With so many expected, a hand takes all five.
const ALL: f64 = 4.5;

/// Is the deal better given away than played, this card first?
pub fn is_better_given(sight: &Sight, card: Card, secret: Secret) -> bool {
    let daring = sight.who.temper.daring;
    match sight.who.skill {
        Skill::Novice => expected_tricks(sight) * daring < BAD,
        Skill::Regular | Skill::Master => {
            own_tricks(sight) * daring < DOUBTFUL && ahead::is_better_given(sight, card, secret)
        }
    }
}

/// The offered deal is refused only with a hand that takes everything.
pub fn answer(sight: &Sight) -> Act {
    if expected_tricks(sight) * sight.who.temper.daring > ALL {
        Act::Refuse
    } else {
        Act::Accept
    }
}

/// Two tricks are left, and the patron leads or its partner does.
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

/// Would a single game end the match?
fn one_is_enough(sight: &Sight) -> bool {
    let side = sight.view.side(sight.me).and_then(Seat::new);
    let score = sight.view.before.score[side.unwrap_or(sight.me)];
    score + 1 >= target(sight.view)
}

/// The points that win the match.
pub fn target(view: &View) -> i32 {
    let options = view.variant.options();
    let target = options.get("target").and_then(|target| target.parse().ok());
    target.unwrap_or(5)
}

/// The run is taken and the weakest cards laid down: with the ace of trumps in hand nothing is lost by it.
pub fn rob(sight: &Sight, count: u32, from: CardSet) -> Act {
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|&card| (sight.view.strength(card), card));
    Act::Rob(cards.into_iter().take(count as usize).collect())
}

/// How many of the five tricks the patron's cards take, and with partners their share of what it does not see.
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
