//! A deal of Triomphe Forcée: antes, bonuses, tricks, payment.

use super::task::{Task, bonus_cards};
use super::{Edition, TRICKS};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::dealt::Dealt;
use crate::event::{Event, Reason};
use crate::outcome::{Ended, Outcome};
use crate::pack::Pack;
use crate::play::Play;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::trick::TrickRule;
use crate::tricks::Tricks;
use crate::turn::Turn;
use crate::variant::Rules;
use crate::view::{View, Viewer};

pub(super) const MOST_PLAYED: usize = 75;

/// A deal of either edition.
#[derive(Clone)]
pub struct Triomphe {
    pub(super) edition: Edition,
    pub(super) dealt: Dealt,
    /// Bonus cards that everybody has seen.
    pub(super) shown: CardSet,
    pub(super) tricks: Tricks<TRICKS, MOST_PLAYED>,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// The bonus question is open; answers are secret until it closes.
    Question {
        answered: SeatSet,
        answers: CardSet,
    },
    /// Cards are played.
    Tricks,
    Over(Ended),
}

impl Play for Triomphe {
    type Task = Task;
    type Edition = Edition;

    fn start(
        edition: Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Triomphe {
        let (seats, hands) = (setup.seats(), BySeat::new(setup.seats()));
        let (rule, first) = (edition.trick_rule(None), setup.first_seat());
        let mut deal = Triomphe {
            edition,
            dealt: Dealt::new(setup, pack),
            shown: CardSet::EMPTY,
            tricks: Tricks::new(rule, edition.direction(), hands, first),
            phase: Phase::Question {
                answered: SeatSet::EMPTY,
                answers: CardSet::EMPTY,
            },
        };
        deal.dealt.ledger.antes(setup.stake(), seats, sink);
        // Random play pays for the deal as for the play, so Death and the bonus cards are looked for on the way.
        let mut dealt = CardSet::EMPTY;
        let mut seat = first;
        for &card in pack.order().iter().take(TRICKS * seats) {
            deal.tricks.hands[seat].insert(card);
            dealt.insert(card);
            seat = seat.next(edition.direction(), seats);
        }
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: TRICKS as u8,
        });
        if dealt.contains(Card::DEATH) {
            deal.pay_death(sink);
        } else {
            match edition {
                Edition::Tavern { .. } => sink(Event::QuestionOpened),
                Edition::Vieville => deal.pay_bonuses(bonus_cards(dealt), sink),
            }
        }
        deal
    }

    fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    fn trick_rule(&self) -> &'static TrickRule {
        self.tricks.rule()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Question { .. } => Turn::Question,
            Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Over(_) => Turn::Over,
        }
    }

    #[inline]
    fn question(&self) -> SeatSet {
        match self.phase {
            Phase::Question { answered, .. } => Seat::all(self.seats())
                .filter(|&seat| !bonus_cards(self.tricks.hands[seat]).is_empty())
                .filter(|&seat| !answered.contains(seat))
                .collect(),
            _ => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn close_question(&mut self, sink: &mut impl FnMut(Event)) -> bool {
        match self.phase {
            Phase::Question { answers, .. } if self.question().is_empty() => {
                sink(Event::QuestionClosed);
                self.pay_bonuses(answers, sink);
                true
            }
            _ => false,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        match self.phase {
            Phase::Tricks if self.tricks.turn() == seat => Some(Task::Play(self.tricks.open())),
            Phase::Question { answered, .. } if !answered.contains(seat) => {
                let bonus = bonus_cards(self.tricks.hands[seat]);
                (!bonus.is_empty()).then_some(Task::Show(bonus))
            }
            _ => None,
        }
    }

    fn task_seen(edition: Edition, view: &View) -> Option<Task> {
        Task::seen(edition, view)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        match (&mut self.phase, act) {
            (Phase::Question { answered, answers }, Act::Show(cards)) => {
                answered.insert(seat);
                *answers |= cards;
            }
            (Phase::Question { answered, .. }, Act::Hide) => answered.insert(seat),
            (Phase::Tricks, Act::Play(card)) if self.tricks.turn() == seat => {
                self.play(card, sink);
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ended) = self.phase else {
            return None;
        };
        Some(Outcome {
            pot: Some(self.dealt.ledger.pot),
            ..Outcome::plain(ended, &self.tricks.won, self.dealt.ledger.seats)
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }
}

impl Triomphe {
    pub(super) fn seats(&self) -> usize {
        self.tricks.seats()
    }

    /// All seats from the dealer's neighbour round to the dealer.
    pub(super) fn deal_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (direction, seats) = (self.edition.direction(), self.seats());
        self.dealt
            .setup
            .dealer()
            .next(direction, seats)
            .round(direction, seats)
    }

    pub(super) fn dealt(&self) -> impl Iterator<Item = Card> + '_ {
        self.dealt
            .pack
            .order()
            .iter()
            .copied()
            .take(TRICKS * self.seats())
    }

    /// The seat that was dealt this card.
    pub(super) fn dealt_card(&self, card: Card) -> Option<Seat> {
        let mut dealt = self.deal_order().cycle().zip(self.dealt());
        dealt
            .find(|(_, dealt)| *dealt == card)
            .map(|(seat, _)| seat)
    }

    /// Death's holder takes the pot, and the deal ends without play (RULES.md 1 (3), 2).
    fn pay_death(&mut self, sink: &mut impl FnMut(Event)) {
        if let Some(seat) = self.dealt_card(Card::DEATH) {
            sink(Event::DeathShown { seat });
            self.dealt
                .ledger
                .pay_out(seat, self.dealt.ledger.pot, Reason::Death, sink);
        }
        self.end(Ended::Death, sink);
    }

    /// Pays shown bonus cards in deal order. Then the first trick begins, if anything is left in the pot
    /// (RULES.md 1 (4), (5), TM-2, 2).
    #[inline]
    fn pay_bonuses(&mut self, shown: CardSet, sink: &mut impl FnMut(Event)) {
        self.shown = shown;
        for seat in self.deal_order().filter(|_| !shown.is_empty()) {
            for card in (shown & self.tricks.hands[seat]).iter() {
                sink(Event::Shown { seat, card });
                let amount = self.edition.bonus(card).at(self.dealt.setup.stake());
                // The pot always suffices (TM-2, TV-2). If a house rule changed that, it would pay what it has.
                let amount = amount.min(self.dealt.ledger.pot);
                self.dealt
                    .ledger
                    .pay_out(seat, amount, Reason::Bonus(card), sink);
            }
        }
        if self.dealt.ledger.pot == Coins::ZERO {
            self.end(Ended::Emptied, sink);
        } else {
            self.phase = Phase::Tricks;
        }
    }

    #[inline]
    fn play(&mut self, card: Card, sink: &mut impl FnMut(Event)) {
        let complete = self.tricks.play(card, sink).is_some();
        if complete && self.tricks.complete() == TRICKS {
            let (ahead, pot) = (self.tricks.ahead, self.dealt.ledger.pot);
            self.dealt
                .ledger
                .pay_out(ahead, pot, Reason::MostTricks, sink);
            self.end(Ended::Tricks, sink);
        }
    }

    fn end(&mut self, ended: Ended, sink: &mut impl FnMut(Event)) {
        self.phase = Phase::Over(ended);
        sink(Event::Ended(ended));
    }
}
