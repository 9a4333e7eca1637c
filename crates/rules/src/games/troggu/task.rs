//! What is asked of one seat; the same from the deal and from the seat's own view.

use super::{Edition, Fool, KINGS, NEVER};
use crate::act::{Act, ActKind};
use crate::card::{Card, CardSet};
use crate::choice::{Choice, must_be_held};
use crate::moment;
use crate::refusal::{Refusal, RefusalCode};
use crate::rule::{RuleId, rule};
use crate::seat::BySeat;
use crate::trick::OpenTrick;
use crate::variant::Rules;
use crate::view::{Stage, View};
use crate::word::{Word, WordSet};

/// What is asked of one seat.
pub enum Task {
    /// To say a word of the talk.
    Say(WordSet),
    /// The declarer has taken the tapp and must lay down as many cards.
    LayDown(u32),
    Play(ToPlay),
}

/// A trick that the seat plays to.
pub struct ToPlay {
    pub open: OpenTrick,
    pub fool: HeldFool,
}

/// What the seat's Fool is, if it holds the Fool.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum HeldFool {
    /// A trump that cannot be withheld.
    Trump,
    /// A trump that may be withheld.
    Hybrid,
    /// No trump any more: it waits for the last trick.
    Withheld,
}

impl HeldFool {
    /// The Fool of a seat that has withheld it, or has not.
    pub fn of(edition: Edition, is_withheld: bool) -> HeldFool {
        match edition.fool {
            _ if is_withheld => HeldFool::Withheld,
            Fool::Hybrid => HeldFool::Hybrid,
            Fool::Highest => HeldFool::Trump,
        }
    }
}

/// What may be said after these words (RULES.md TG-4).
pub fn may_say(said: &BySeat<Option<Word>>) -> WordSet {
    let is_taken = said.iter().any(|(_, word)| word == Some(Word::Take));
    let words = WordSet::default().with(Word::Pass).with(Word::Solo);
    if is_taken {
        words
    } else {
        words.with(Word::Take)
    }
}

impl ToPlay {
    /// Whether any other card than the Fool withholds it: a trump is asked for, and it is the only one
    /// (RULES.md TG-5).
    pub fn may_withhold(&self, hand: CardSet) -> bool {
        let trumps = hand & self.open.rule.trumps();
        let suit = self.open.suit;
        let follows = !(hand & suit).without(Card::FOOL).is_empty();
        self.fool == HeldFool::Hybrid
            && trumps == CardSet::single(Card::FOOL)
            && hand.len() > 1
            && !suit.is_empty()
            && !follows
    }

    fn playable(&self, hand: CardSet) -> CardSet {
        if self.may_withhold(hand) {
            hand
        } else {
            self.open.playable(self.free(hand))
        }
    }

    /// The hand without a Fool that waits for the last trick (RULES.md TG-6).
    fn free(&self, hand: CardSet) -> CardSet {
        match self.fool {
            HeldFool::Withheld if hand.len() > 1 => hand.without(Card::FOOL),
            _ => hand,
        }
    }

    fn check(&self, hand: CardSet, card: Card) -> Result<(), Refusal> {
        if hand.contains(card) && !self.free(hand).contains(card) {
            return Err(Refusal {
                code: RefusalCode::FoolWithheld,
                rule: Some(rule!("TG-6")),
                would_do: self.playable(hand),
            });
        }
        if self.may_withhold(hand) && hand.contains(card) {
            return Ok(());
        }
        let checked = self.open.check(self.free(hand), card);
        checked.map_err(|refusal| match refusal.rule {
            Some(_) if card == Card::FOOL => Refusal {
                rule: Some(rule!("14")),
                ..refusal
            },
            _ => refusal,
        })
    }
}

impl Task {
    /// What is asked of the viewer.
    pub fn seen(edition: Edition, view: &View) -> Option<Task> {
        if !view.is_my_turn() {
            return None;
        }
        Some(match view.stage {
            Stage::Talk => Task::Say(may_say(&view.talk()?.said)),
            Stage::Discard => Task::LayDown(edition.tapp(view.seats) as u32),
            _ => Task::Play(ToPlay {
                open: OpenTrick::with(edition.trick_rule(None), view.trick.in_order()),
                fool: HeldFool::of(edition, view.fool_is_withheld()),
            }),
        })
    }
}

/// Whether the viewer withholds the Fool by playing any other card now.
pub(crate) fn withholds(edition: Edition, view: &View) -> bool {
    match Task::seen(edition, view) {
        Some(Task::Play(trick)) => trick.may_withhold(view.hand),
        _ => false,
    }
}

/// The kings, if the hand has all four: they are laid down together or not at all (RULES.md TG-3).
fn kings_together(hand: CardSet) -> CardSet {
    if hand.contains_all(KINGS) {
        KINGS
    } else {
        CardSet::EMPTY
    }
}

impl moment::Task for Task {
    #[inline]
    fn choice(&self, hand: CardSet) -> Choice {
        match self {
            Task::Say(words) => Choice::Talk(*words),
            Task::LayDown(count) => Choice::Discard {
                count: *count,
                from: hand - KINGS - NEVER,
                together: kings_together(hand),
            },
            Task::Play(trick) => Choice::play(trick.playable(hand)),
        }
    }

    fn allows(&self, hand: CardSet, act: &Act) -> Result<(), Refusal> {
        match (self, act) {
            (Task::LayDown(count), Act::Discard(cards)) => {
                must_be_held(*cards, *count, hand)?;
                if self.choice(hand).allows(act) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule: Some(rule!("TG-3")),
                    would_do: hand - KINGS - NEVER,
                })
            }
            (Task::Play(trick), Act::Play(card)) => trick.check(hand, *card),
            _ => Ok(()),
        }
    }

    fn rule_against(&self, kind: ActKind) -> Option<RuleId> {
        match (self, kind) {
            (Task::Say(_), ActKind::Say(_)) => Some(rule!("TG-4")),
            _ => None,
        }
    }
}
