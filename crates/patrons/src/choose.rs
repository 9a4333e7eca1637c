//! What a patron does, decided from its view alone.

use rules::{Act, Card, CardSet, Choice, View};

use crate::ahead::Budget;
use crate::character::{Character, Skill};
use crate::dice::Dice;
use crate::secret::Secret;
use crate::sight::Sight;
use crate::{ahead, bets, bids, discard, offers, points, signals, talk, tarot, tricks, troggu};

/// How often a novice plays a card without thinking, in percent.
const OVERLOOKED: u32 = 40;

/// Whether a patron considers offering the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offers {
    /// It offers the deal if that is better than playing it.
    Weighed,
    /// It plays on, as in the imagined deals by which an offer is judged.
    Never,
}

/// The act of a patron of this character; `None` if it has nothing to do.
/// The dice depend on the view and the deal's [`Secret`] only: the same view, character and secret give the same act.
pub fn choose(view: &View, who: Character, secret: Secret) -> Option<Act> {
    choose_within(view, who, secret, Budget::LastTricks)
}

/// The same for a master that searches no more than this.
pub fn choose_within(view: &View, who: Character, secret: Secret, budget: Budget) -> Option<Act> {
    decide(view, who, secret, budget, Offers::Weighed)
}

/// What everybody does in a deal that a patron imagines: what a regular would.
/// Without the secret: a patron must not know how the dice of others will fall.
pub fn plays_on(view: &View) -> Option<Act> {
    const REGULAR: Character = Character {
        skill: Skill::Regular,
        ..Character::USUAL
    };
    decide(
        view,
        REGULAR,
        Secret::NONE,
        Budget::LastTricks,
        Offers::Never,
    )
}

fn decide(
    view: &View,
    who: Character,
    secret: Secret,
    budget: Budget,
    offers: Offers,
) -> Option<Act> {
    let sight = || Sight::new(view, who);
    match view.legal().choice() {
        Choice::Nothing => None,
        Choice::Play {
            cards,
            calling,
            offer,
            ..
        } => {
            let sight = sight()?;
            let act = play(&sight, cards, calling, secret, budget)?;
            match act {
                Act::Play(card)
                    if offer
                        && offers == Offers::Weighed
                        && offers::should_offer(&sight, card, secret, plays_on) =>
                {
                    Some(Act::Offer)
                }
                _ => Some(act),
            }
        }
        Choice::Show(cards) => Some(Act::Show(cards)),
        Choice::Discard {
            count,
            from,
            together,
        } if view.variant.game() == "troggu" => Some(troggu::lay_down(view, count, from, together)),
        Choice::Discard { count, from, .. } if view.tarot().is_some() => {
            Some(tarot::lay_down(view, CardSet::EMPTY, count, from))
        }
        Choice::DiscardWith { with, count, from } => Some(tarot::lay_down(view, with, count, from)),
        Choice::Discard { count, from, .. } => discard::lay_down(&sight()?, count, from),
        Choice::Bid { least, most } => Some(bids::bid(&sight()?, least, most)),
        Choice::Answer => Some(offers::answer(&sight()?)),
        Choice::Vole => Some(offers::vole(&sight()?)),
        Choice::Rob { count, from } => Some(offers::rob(&sight()?, count, from)),
        Choice::Speak(speak) => bets::speak(view, speak, who, secret),
        Choice::Swap(cards) => Some(bets::swap(view, cards, who)),
        Choice::Lay(cards) => bets::lay(view, cards),
        Choice::CallCard(may) => tarot::call(view, may),
        Choice::Poignee(poignee) => Some(tarot::poignee(view, poignee)),
        Choice::Talk(may) if view.variant.game() == "troggu" => Some(troggu::say(view, may)),
        Choice::Talk(may) if view.tarot().is_some() => Some(tarot::say(view, may)),
        Choice::Talk(may) => Some(talk::speak(&sight()?, may)),
        // What is shown is scored, and the others see most of it in the play anyway.
        Choice::Declare(cards) => Some(Act::Show(cards)),
    }
}

fn play(
    sight: &Sight,
    cards: CardSet,
    calling: CardSet,
    secret: Secret,
    budget: Budget,
) -> Option<Act> {
    if let Some(excuse) = tarot::plays_excuse(sight.view, cards) {
        return Some(Act::Play(excuse));
    }
    let mut weighed = weigh(sight, cards);
    match sight.who.skill {
        Skill::Novice => overlook(sight, secret, &mut weighed),
        Skill::Regular => {}
        Skill::Master => ahead::reconsider(sight, secret, budget, &mut weighed, plays_on),
    }
    let card = if sight.view.may_withhold_fool() {
        troggu::withholds_with(sight, cards).unwrap_or(Card::FOOL)
    } else {
        *weighed.first()?
    };
    Some(said(sight, card, calling))
}

/// Playing this card, with the jack called or the signal given that goes with it.
pub fn said(sight: &Sight, card: Card, calling: CardSet) -> Act {
    if calling.contains(card) && points::calls_valet(sight, card) {
        return Act::PlayCalling(card);
    }
    signals::with(sight, card)
}

/// Now and then a novice plays any card.
fn overlook(sight: &Sight, secret: Secret, weighed: &mut [Card]) {
    let mut dice = Dice::from_view(sight.view, secret);
    if dice.happens(OVERLOOKED) {
        let any = dice.below(weighed.len() as u32) as usize;
        weighed[..=any].rotate_right(1);
    }
}

/// The cards, best first. Of equals the weaker card comes first, then the lower number, so that the choice is
/// repeatable.
pub fn weigh(sight: &Sight, cards: CardSet) -> Vec<Card> {
    let weigh = if points::counts_card_points(sight.view) {
        points::weigh
    } else {
        tricks::weigh
    };
    let mut weighed: Vec<(f64, Card)> = cards
        .iter()
        .map(|card| (weigh(sight, card), card))
        .collect();
    weighed.sort_by(|&(a, card_a), &(b, card_b)| {
        let strength = |card| sight.view.strength(card);
        b.total_cmp(&a)
            .then(strength(card_a).cmp(&strength(card_b)))
            .then(card_a.cmp(&card_b))
    });
    weighed.into_iter().map(|(_, card)| card).collect()
}
