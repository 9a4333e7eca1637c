//! Trefeltromp: betting, the exchange, and the card to lay (RULES.md 11).

use rules::{Act, Bets, Card, CardSet, Coins, Sizes, Speak, View};

use crate::character::{Character, Skill};
use crate::dice::Dice;
use crate::secret::Secret;

/// A first bet needs this many times a fair share of the pot.
const BET: f64 = 1.25;
/// The hope from which a bet is raised.
const RAISED: f64 = 0.85;
/// The factor on the hope against somebody who bets, since a bettor holds something.
const AGAINST_BET: f64 = 0.6;
/// The same for a master, who knows how seldom a bet is a bluff.
const AGAINST_BET_LEARNED: f64 = 0.45;
/// The same for a novice, who looks at its own cards only.
const AGAINST_NOTHING: f64 = 1.0;
/// The same against a bet above the pot, which is a bluff as often as not.
const AGAINST_OVERBET: f64 = 0.95;
/// A card that this part of the others beats is exchanged.
const WEAK: f64 = 0.3;

/// What to say in a betting round: compares the part of the pot that the hand may win with what it costs.
pub fn speak(view: &View, speak: Speak, who: Character, secret: Secret) -> Option<Act> {
    // Staying without paying is always better than paying (RULES.md TT-5).
    if speak.stay {
        return Some(Act::Stay);
    }
    let opponents = opponents(view, view.bets()?);
    let hope = hope(view, opponents, who) * who.temper.daring;
    let fair = 1.0 / (opponents + 1) as f64;
    let pot = view.pot.0;
    let bluffs = Dice::from_view(view, secret).happens(who.temper.bluffs);
    if let Some(sizes) = speak.bet.filter(|_| bluffs || hope > BET * fair) {
        return Some(Act::Bet(sized(view, sizes, hope)));
    }
    let to_call = speak.call.map_or(0, |coins| coins.0);
    if let Some(sizes) = speak.raise.filter(|_| to_call <= pot && hope > RAISED) {
        return Some(Act::Raise(sized(view, sizes, hope)));
    }
    if speak.check {
        return Some(Act::Check);
    }
    let is_overbet = to_call > pot - to_call;
    let against = match who.skill {
        Skill::Novice => AGAINST_NOTHING,
        Skill::Regular | Skill::Master if is_overbet => AGAINST_OVERBET,
        Skill::Regular => AGAINST_BET,
        Skill::Master => AGAINST_BET_LEARNED,
    };
    let is_worth_it = hope * against * (pot + to_call) as f64 > to_call as f64;
    match speak.call {
        Some(_) if is_worth_it || !speak.fold => Some(Act::Call),
        _ if speak.fold => Some(Act::Fold),
        _ => None,
    }
}

/// From the ante up to the pot, more for a better hand; never more than a third of the coins left, except with a hand
/// that hardly loses.
fn sized(view: &View, sizes: Sizes, hope: f64) -> Coins {
    let wanted = (hope * view.pot.0 as f64) as i64;
    let third = sizes.most.0 / 3;
    let bounded = if hope > 0.9 {
        wanted
    } else {
        wanted.min(third)
    };
    let rounded = bounded - bounded % view.stake.0.max(1);
    Coins(rounded.clamp(sizes.least.0, sizes.most.0))
}

/// Exchanges the weakest card, unless even that one beats most others.
pub fn swap(view: &View, cards: CardSet, who: Character) -> Act {
    let weakest = cards.iter().min_by_key(|&card| order(view, card));
    match weakest {
        Some(card) if stronger(view, card, who) > WEAK => Act::Swap(card),
        _ => Act::Keep,
    }
}

/// The shares are equal but more bets follow, so the weakest card goes first and the strongest last.
/// The Fool goes first while it can still be of use.
pub fn lay(view: &View, cards: CardSet) -> Option<Act> {
    let fool = cards.contains(Card::FOOL) && cards.len() > 1;
    let weakest = cards.iter().min_by_key(|&card| order(view, card));
    let card = if fool { Some(Card::FOOL) } else { weakest };
    card.map(Act::Lay)
}

fn order(view: &View, card: Card) -> (u8, Card) {
    (view.strength(card), card)
}

fn opponents(view: &View, bets: &Bets) -> usize {
    let me = view.seat();
    bets.in_play.iter().filter(|seat| Some(*seat) != me).count()
}

/// The part of the pot that the cards in hand may win.
fn hope(view: &View, opponents: usize, who: Character) -> f64 {
    let cards = view.hand - view.laid_aside;
    let sum: f64 = cards
        .iter()
        .map(|card| (1.0 - stronger(view, card, who)).powi(opponents as i32))
        .sum();
    sum / f64::from(cards.len().max(1))
}

/// How likely a single unseen card beats or ties this one; a tie counts half.
fn stronger(view: &View, card: Card, who: Character) -> f64 {
    let mut unseen = view.variant.pack() - view.hand - view.laid_aside;
    if who.skill > Skill::Novice {
        unseen = unseen - view.out().gone;
    }
    let mine = view.strength(card);
    let beating: f64 = unseen
        .iter()
        .map(|other| match view.strength(other).cmp(&mine) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        })
        .sum();
    beating / f64::from(unseen.len().max(1))
}
