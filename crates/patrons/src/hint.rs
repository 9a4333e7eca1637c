//! What a master would do in a seat, what the best cards bring on average, and why.

use rules::{Act, Card, CardSet, Choice, View};

use crate::ahead;
use crate::character::{Character, Skill};
use crate::choose::{choose, plays_on, said, weigh};
use crate::reason::Reason;
use crate::secret::Secret;
use crate::sight::Sight;
use crate::tarot;

/// How many cards are told with what they bring.
const TOLD: usize = 3;

const MASTER: Character = Character {
    skill: Skill::Master,
    ..Character::USUAL
};

/// What a master would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The act.
    pub act: Act,
    /// The best cards, at most three, best first, each with what it brings on average over imagined deals: coins, or as
    /// long as a match goes on the points by which it is led. Empty if it is no question of cards.
    pub cards: Vec<(Card, f64)>,
    /// What speaks for the first card and not for the second.
    pub why: Option<Reason>,
}

/// What a master would do in the viewer's place, with the cards compared in so many imagined deals; `None` if the viewer
/// has nothing to do. The same view and number give the same hint.
pub fn hint(view: &View, worlds: u16) -> Option<Hint> {
    match view.legal().choice() {
        Choice::Play { cards, calling, .. } => {
            let compared = compared(view, cards, calling, usize::from(worlds));
            compared.or_else(|| without_figures(view))
        }
        _ => without_figures(view),
    }
}

fn without_figures(view: &View) -> Option<Hint> {
    let act = choose(view, MASTER, Secret::NONE)?;
    let (cards, why) = (Vec::new(), None);
    Some(Hint { act, cards, why })
}

/// The hint for a card to play; `None` if there is no choice, or it is not one of cards alone.
fn compared(view: &View, cards: CardSet, calling: CardSet, worlds: usize) -> Option<Hint> {
    let sight = Sight::new(view, MASTER)?;
    if view.may_withhold_fool() || tarot::plays_excuse(view, cards).is_some() {
        return None;
    }
    if choose(view, Character::USUAL, Secret::NONE)? == Act::Offer {
        return None;
    }
    let compared = ahead::distinct(&sight, &weigh(&sight, cards));
    if compared.len() < 2 {
        return None;
    }
    let mut brought = ahead::compare(
        &sight,
        Secret::NONE,
        compared,
        worlds / ahead::GLANCE,
        worlds,
        plays_on,
    );
    let (&(best, _), &(second, _)) = (brought.first()?, brought.get(1)?);
    brought.truncate(TOLD);
    Some(Hint {
        act: said(&sight, best, calling),
        cards: brought,
        why: Reason::that_separates(&sight, cards, best, second),
    })
}
