//! A deal of Trefeltromp: antes, four betting rounds, an exchange, and three cards laid and shown together.

use super::task::Task;
use super::{CARDS, Edition};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::dealt::Dealt;
use crate::event::{Event, Payment, Purse, Reason};
use crate::outcome::{Ended, Outcome};
use crate::pack::Pack;
use crate::play::Play;
use crate::seat::{BySeat, Direction, Seat, SeatSet};
use crate::setup::Setup;
use crate::trick::TrickRule;
use crate::turn::Turn;
use crate::variant::Rules;
use crate::view::{Bets, View, Viewer};

/// A deal of the only edition.
#[derive(Clone)]
pub struct Trefeltromp {
    pub(super) dealt: Dealt,
    pub(super) hands: BySeat<CardSet>,
    /// The cards each seat gave in exchange or threw away by folding.
    pub(super) thrown: BySeat<CardSet>,
    pub(super) bets: Bets,
    /// The rounds in which each seat won a share.
    pub(super) won: BySeat<u8>,
    /// The acts so far, without simultaneous decisions that others still have to make.
    pub(super) acts: Vec<(Seat, Act)>,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// A betting round, in which this seat speaks.
    Betting(Seat),
    /// Everybody still in play exchanges a card or keeps all; decisions so far are secret.
    Exchange {
        decided: SeatSet,
        swaps: BySeat<Option<Card>>,
    },
    /// Everybody still in play lays a card; cards laid so far are secret.
    Laying(BySeat<Option<Card>>),
    Over(Ended),
}

impl Play for Trefeltromp {
    type Task = Task;
    type Edition = Edition;

    fn start(
        edition: Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Trefeltromp {
        let (seats, before) = (setup.seats(), setup.before());
        let mut dealt = Dealt::new(setup, pack);
        dealt.ledger.pot = before.pot;
        dealt.ledger.antes(setup.stake(), seats, sink);
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: CARDS as u8,
        });
        let mut deal = Trefeltromp {
            dealt,
            hands: edition.hands(setup, pack),
            thrown: BySeat::new(seats),
            bets: Bets::after_antes(
                setup.stake(),
                before.pot,
                before.purses,
                edition.most_raises,
            ),
            won: BySeat::new(seats),
            acts: Vec::new(),
            phase: Phase::Betting(setup.dealer()),
        };
        deal.open_round(sink);
        deal
    }

    fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    fn trick_rule(&self) -> &'static TrickRule {
        TrickRule::without_suits()
    }

    fn turn(&self) -> Turn {
        let undecided = |has_decided: &dyn Fn(Seat) -> bool| {
            let seats = self.bets.in_play.iter();
            Turn::Each(seats.filter(|seat| !has_decided(*seat)).collect())
        };
        match &self.phase {
            Phase::Betting(seat) => Turn::One(*seat),
            Phase::Exchange { decided, .. } => undecided(&|seat| decided.contains(seat)),
            Phase::Laying(laid) => undecided(&|seat| laid[seat].is_some()),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    fn task(&self, seat: Seat) -> Option<Task> {
        match (self.turn(), &self.phase) {
            (Turn::One(turn), _) if turn == seat => Some(Task::Speak(self.bets.speak(seat))),
            (Turn::Each(seats), Phase::Exchange { .. }) if seats.contains(seat) => {
                Some(Task::Exchange)
            }
            (Turn::Each(seats), Phase::Laying(_)) if seats.contains(seat) => Some(Task::Lay),
            _ => None,
        }
    }

    fn task_seen(_: Edition, view: &View) -> Option<Task> {
        Task::seen(view)
    }

    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        match (&mut self.phase, act) {
            (Phase::Betting(_), act) => self.say(seat, act, sink),
            (Phase::Exchange { decided, swaps }, Act::Swap(_) | Act::Keep) => {
                decided.insert(seat);
                if let Act::Swap(card) = act {
                    swaps[seat] = Some(card);
                }
                self.exchange_if_all_have_decided(sink);
            }
            (Phase::Laying(laid), Act::Lay(card)) => {
                laid[seat] = Some(card);
                self.hands[seat].remove(card);
                self.show_if_all_have_laid(sink);
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ended) = self.phase else {
            return None;
        };
        Some(Outcome {
            pot: Some(self.dealt.ledger.pot),
            ..Outcome::plain(ended, &self.won, self.dealt.ledger.seats)
        })
    }

    fn contenders(&self) -> SeatSet {
        match self.phase {
            Phase::Over(Ended::Shown) => self.bets.contenders(),
            _ => SeatSet::EMPTY,
        }
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }

    /// Each card is bet on.
    fn plays_itself(&self) -> bool {
        false
    }
}

impl Trefeltromp {
    fn open_round(&mut self, sink: &mut impl FnMut(Event)) {
        self.bets.open_round(self.dealt.setup.stake());
        self.go_on_after(self.dealt.setup.dealer(), sink);
    }

    /// Passes the turn to the next seat that has to speak; if there is none, the betting round ends.
    fn go_on_after(&mut self, seat: Seat, sink: &mut impl FnMut(Event)) {
        let (direction, seats) = (Direction::Clockwise, self.dealt.setup.seats());
        let mut next = seat.next(direction, seats).round(direction, seats);
        match next.find(|seat| self.bets.must_speak(*seat)) {
            Some(seat) => self.phase = Phase::Betting(seat),
            None => self.close_round(sink),
        }
    }

    fn say(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        self.acts.push((seat, act));
        sink(Event::Said { seat, act });
        let bet = Payment {
            from: Purse::Seat(seat),
            to: Purse::Pot,
            amount: self.bets.say(seat, act),
            reason: Reason::Bet,
        };
        self.dealt.ledger.pay(bet, sink);
        if act == Act::Fold {
            self.thrown[seat] |= self.hands[seat];
            self.hands[seat] = CardSet::EMPTY;
        }
        let mut left = self.bets.in_play.iter();
        match (left.next(), left.next()) {
            (Some(last), None) => self.give_all_to(last, sink),
            _ => self.go_on_after(seat, sink),
        }
    }

    /// Only one seat is left: it takes all pots without showing, carried coins included (RULES.md TT-4).
    fn give_all_to(&mut self, last: Seat, sink: &mut impl FnMut(Event)) {
        self.return_uncalled(sink);
        self.bets.gather();
        self.dealt
            .ledger
            .pay_out(last, self.dealt.ledger.pot, Reason::Alone, sink);
        self.bets.pots.clear();
        self.end(Ended::Alone, sink);
    }

    fn return_uncalled(&mut self, sink: &mut impl FnMut(Event)) {
        if let Some((seat, coins)) = self.bets.take_back_uncalled() {
            self.dealt
                .ledger
                .pay_out(seat, coins, Reason::Returned, sink);
        }
    }

    fn close_round(&mut self, sink: &mut impl FnMut(Event)) {
        self.return_uncalled(sink);
        for (seat, coins) in self.bets.gather() {
            self.dealt.ledger.pay_out(seat, coins, Reason::Alone, sink);
        }
        let seats = self.dealt.setup.seats();
        self.phase = match self.bets.round {
            1 => Phase::Exchange {
                decided: SeatSet::EMPTY,
                swaps: BySeat::new(seats),
            },
            _ => Phase::Laying(BySeat::new(seats)),
        };
    }

    /// New cards are drawn clockwise from the dealer's left, whatever the order of decisions (RULES.md TT-7, TT-9).
    fn exchange_if_all_have_decided(&mut self, sink: &mut impl FnMut(Event)) {
        let Phase::Exchange { decided, swaps } = self.phase else {
            return;
        };
        if decided != self.bets.in_play {
            return;
        }
        let dealt = CARDS * self.dealt.setup.seats();
        let stock: Vec<Card> = self
            .dealt
            .pack
            .order()
            .iter()
            .copied()
            .skip(dealt)
            .collect();
        let mut stock = stock.into_iter();
        for seat in self
            .dealt
            .setup
            .clockwise()
            .filter(|seat| decided.contains(*seat))
        {
            self.acts.push((seat, decision(swaps[seat])));
            let drawn = swaps[seat].and_then(|card| {
                self.hands[seat].remove(card);
                self.thrown[seat].insert(card);
                stock.next()
            });
            if let Some(card) = drawn {
                self.hands[seat].insert(card);
                self.bets.exchanged.insert(seat);
            }
            let cards = u8::from(drawn.is_some());
            sink(Event::Drew { seat, cards });
        }
        self.open_round(sink);
    }

    /// The laid cards are shown together and win their shares (RULES.md 11 (7), (10), (12)).
    fn show_if_all_have_laid(&mut self, sink: &mut impl FnMut(Event)) {
        let Phase::Laying(laid) = self.phase else {
            return;
        };
        if self.turn() != Turn::Each(SeatSet::EMPTY) {
            return;
        }
        let cards = self
            .dealt
            .setup
            .clockwise()
            .filter_map(|seat| Some((seat, laid[seat]?)));
        let cards: Vec<(Seat, Card)> = cards.collect();
        for &(seat, card) in &cards {
            self.acts.push((seat, Act::Lay(card)));
            sink(Event::Revealed { seat, card });
        }
        for (seat, share) in self.bets.reveal(cards) {
            self.dealt.ledger.pay_out(seat, share, Reason::Share, sink);
        }
        for (seat, _) in self
            .bets
            .reveals
            .last()
            .into_iter()
            .flat_map(|last| &last.shares)
        {
            self.won[*seat] += 1;
        }
        if self.bets.reveals.len() < CARDS {
            self.open_round(sink);
        } else {
            self.end(Ended::Shown, sink);
        }
    }

    fn end(&mut self, ended: Ended, sink: &mut impl FnMut(Event)) {
        self.phase = Phase::Over(ended);
        sink(Event::Ended(ended));
    }
}

/// The act of a decision in the exchange.
pub(super) fn decision(swap: Option<Card>) -> Act {
    swap.map_or(Act::Keep, Act::Swap)
}
