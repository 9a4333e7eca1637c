//! What a patron says with the card it leads (RULES.md OT-9).

use rules::{Act, Card, Signal};

use crate::character::Skill;
use crate::sight::Sight;

/// How likely its side must be to lose the trick with this card alone before a patron asks for its partner's best.
const UNLIKELY: f64 = 0.4;

/// The card, with a word where one helps: that it was the last of a plain suit, so that the partner can lead the suit
/// again and have it trumped; or that the partner should try to win the trick. A novice says nothing.
pub fn with(sight: &Sight, card: Card) -> Act {
    let may = sight.view.legal().choice().signals_with(card);
    if sight.who.skill == Skill::Novice || may.is_empty() {
        return Act::Play(card);
    }
    let is_last = may.contains(&Signal::Volo) && !sight.trumps.contains(card);
    if is_last {
        Act::PlaySaying(card, Signal::Volo)
    } else if sight.chance(card) < UNLIKELY {
        Act::PlaySaying(card, Signal::Busso)
    } else {
        Act::Play(card)
    }
}
