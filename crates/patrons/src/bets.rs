//! Trefeltromp: bets, the exchange, and which card is laid (RULES.md 11).

use rules::{Act, Bets, Card, CardSet, Coins, Sizes, Speak, View};

/// A word in a round of bets: the share of the pot that the hand may win, against what it costs.
pub fn speak(view: &View, speak: Speak) -> Option<Act> {
    // Who need not pay does not (RULES.md TT-5).
    if speak.stay {
        return Some(Act::Stay);
    }
    let bets = view.bets.as_deref()?;
    let opponents = opponents(view, bets);
    let hope = hope(view, bets, opponents);
    let fair = 1.0 / (opponents + 1) as f64;
    let pot = view.pot.0;
    if let Some(sizes) = speak.bet.filter(|_| hope > 1.25 * fair) {
        return Some(Act::Bet(sized(view, sizes, pot, hope)));
    }
    let to_call = speak.call.map_or(0, |coins| coins.0);
    if let Some(sizes) = speak.raise.filter(|_| to_call <= pot && hope > RAISED) {
        return Some(Act::Raise(sized(view, sizes, pot, hope)));
    }
    if speak.check {
        return Some(Act::Check);
    }
    // Who bets has something: the hope is worth less than the odds say.
    let worth_it = hope * CAUTION * (pot + to_call) as f64 > to_call as f64;
    match speak.call {
        Some(_) if worth_it => Some(Act::Call),
        _ if speak.fold => Some(Act::Fold),
        Some(_) => Some(Act::Call),
        None => None,
    }
}

/// Hope from which a bet is raised.
const RAISED: f64 = 0.75;
/// What remains of the hope against somebody who bets.
const CAUTION: f64 = 0.8;

/// From the ante to the pot, the more the better the hand; never more than a third of what is left but with a hand
/// that hardly loses.
fn sized(view: &View, sizes: Sizes, pot: i64, hope: f64) -> Coins {
    let wanted = (hope * pot as f64) as i64;
    let third = sizes.most.0 / 3;
    let bounded = if hope > 0.9 {
        wanted
    } else {
        wanted.min(third)
    };
    let rounded = bounded - bounded % view.stake.0.max(1);
    Coins(rounded.clamp(sizes.least.0, sizes.most.0))
}

/// Exchanges the weakest card, unless even that is likely to win or has the Fool's privilege.
pub fn swap(view: &View, cards: CardSet) -> Act {
    let weakest = cards.iter().min_by_key(|&card| order(view, card));
    match weakest {
        Some(card) if stronger(view, card) > 0.45 => Act::Swap(card),
        _ => Act::Keep,
    }
}

/// The shares are alike, but bets are still to come: the weakest card first, the strongest last.
/// The Fool goes first where it can still be of use.
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

/// The part of the pot that the cards still held may win.
fn hope(view: &View, bets: &Bets, opponents: usize) -> f64 {
    let _ = bets;
    let cards = view.hand - view.laid_aside;
    let sum: f64 = cards
        .iter()
        .map(|card| (1.0 - stronger(view, card)).powi(opponents as i32))
        .sum();
    sum / f64::from(cards.len().max(1))
}

/// How likely a single unseen card beats or ties this one, a tie counted half.
fn stronger(view: &View, card: Card) -> f64 {
    let played: CardSet = view.played.iter().map(|&(_, card)| card).collect();
    let unseen = view.variant.pack() - view.hand - view.laid_aside - played;
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
