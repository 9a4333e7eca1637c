//! The fixed rule that acts for an absent player (RULES.md 0.3).

use crate::act::Act;
use crate::choice::Choice;
use crate::trick::TrickRule;
use crate::word::Word;

impl Choice {
    /// The substitute plays, lays and discards the lowest cards, shows bonuses and combinations, asks for more cards and
    /// passes. It never offers, calls or bets, and goes for no vole; it accepts, robs, and stays in the betting while
    /// that costs nothing.
    pub(crate) fn substitute(&self, rule: &TrickRule) -> Option<Act> {
        Some(match *self {
            Choice::Nothing => return None,
            Choice::Play { cards, .. } => Act::Play(rule.lowest(cards)?),
            Choice::Show(cards) | Choice::Declare(cards) => Act::Show(cards),
            Choice::Discard { count, from, .. } => Act::Discard(rule.lowest_of(from, count)),
            Choice::Bid { .. } => Act::More,
            Choice::Answer => Act::Accept,
            Choice::Vole => Act::Stop,
            Choice::Rob { count, from } => Act::Rob(rule.lowest_of(from, count)),
            Choice::Speak(speak) if speak.check => Act::Check,
            Choice::Speak(speak) if speak.stay => Act::Stay,
            Choice::Speak(_) => Act::Fold,
            Choice::Swap(_) => Act::Keep,
            Choice::Lay(cards) => Act::Lay(rule.lowest(cards)?),
            Choice::CallCard(cards) => Act::CallCard(rule.lowest(cards)?),
            Choice::DiscardWith { with, count, from } => {
                Act::Discard(rule.lowest_of(from, count) | with)
            }
            // It would raise the price for both sides (RULES.md JT-19).
            Choice::Poignee(_) => Act::Hide,
            Choice::Talk(words) if words.contains(Word::Jeu) => Act::Say(Word::Jeu),
            Choice::Talk(_) => Act::Say(Word::Pass),
        })
    }
}
