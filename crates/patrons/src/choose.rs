//! How a patron plays: from its View alone.

use rules::{Act, Card, CardSet, Choice, View};

use crate::sight::Sight;
use crate::{bets, bids, discard, offers, points, tricks};

/// What a patron does when it is asked; `None` if it has nothing to do.
pub fn choose(view: &View) -> Option<Act> {
    let sight = || Sight::new(view);
    match view.legal().choice() {
        Choice::Nothing => None,
        Choice::Play {
            cards,
            calling,
            offer,
        } => play(&sight()?, cards, calling, offer),
        Choice::Show(cards) => Some(Act::Show(cards)),
        Choice::Discard { count, from } => discard::lay_down(&sight()?, count, from),
        Choice::Bid { least, most } => Some(bids::bid(&sight()?, least, most)),
        Choice::Answer => Some(offers::answer(&sight()?)),
        Choice::Vole => Some(offers::vole(&sight()?)),
        Choice::Rob { count, from } => Some(offers::rob(&sight()?, count, from)),
        Choice::Speak(speak) => bets::speak(view, speak),
        Choice::Swap(cards) => Some(bets::swap(view, cards)),
        Choice::Lay(cards) => bets::lay(view, cards),
    }
}

fn play(sight: &Sight, cards: CardSet, calling: CardSet, offer: bool) -> Option<Act> {
    if offer && offers::is_bad(sight) {
        return Some(Act::Offer);
    }
    let card = if points::are_counted(sight.view) {
        best(sight, cards, points::weigh)
    } else {
        best(sight, cards, tricks::weigh)
    }?;
    if calling.contains(card) && points::calls_valet(sight, card) {
        return Some(Act::PlayCalling(card));
    }
    Some(Act::Play(card))
}

/// The card that weighs most; of equal weight the weaker, and then the number makes the choice the same every time.
fn best(sight: &Sight, cards: CardSet, weigh: fn(&Sight, Card) -> f64) -> Option<Card> {
    let weighed = cards.iter().map(|card| (weigh(sight, card), card));
    let best = weighed.max_by(|&(a, card_a), &(b, card_b)| {
        let strength = |card| sight.view.strength(card);
        a.total_cmp(&b)
            .then(strength(card_b).cmp(&strength(card_a)))
            .then(card_b.cmp(&card_a))
    });
    best.map(|(_, card)| card)
}
