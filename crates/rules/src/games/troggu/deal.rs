//! A deal of Troggu: the talk, the tapp, the tricks, the count.

use super::price::payments;
use super::task::{HeldFool, Task, ToPlay, may_say};
use super::{AllPass, CARDS, COUNTING, Edition, TRICKS, once_withheld, stakes};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::dealt::Dealt;
use crate::event::{Event, Payment, Purse, Reason};
use crate::outcome::{Ended, Outcome};
use crate::pack::Pack;
use crate::play::Play;
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use crate::trick::TrickRule;
use crate::tricks::Tricks;
use crate::turn::Turn;
use crate::variant::Rules;
use crate::view::{View, Viewer};
use crate::word::{Word, highest};

/// A deal of the only edition.
#[derive(Clone)]
pub struct Troggu {
    edition: Edition,
    pub(super) dealt: Dealt,
    pub(super) said: BySeat<Option<Word>>,
    pub(super) laid_down: CardSet,
    /// The seat that has withheld the Fool.
    pub(super) withheld: Option<Seat>,
    pub(super) tricks: Tricks<TRICKS, CARDS>,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// This seat says a word.
    Talk(Seat),
    /// The declarer has taken the tapp and lays down as many cards.
    LayDown(Seat),
    /// Cards are played.
    Tricks,
    /// Nobody declared, and nothing is played.
    Passed,
    /// All cards were played; the card points.
    Counted(BySeat<i32>),
}

impl Play for Troggu {
    type Task = Task;
    type Edition = Edition;

    fn start(edition: Edition, setup: &Setup, pack: &Pack, sink: &mut impl FnMut(Event)) -> Troggu {
        let (seats, first) = (setup.seats(), setup.first_seat());
        let (rule, hands) = (edition.trick_rule(None), edition.hands(setup, pack));
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: edition.hand_size(seats) as u8,
        });
        Troggu {
            edition,
            dealt: Dealt::new(setup, pack),
            said: BySeat::new(seats),
            laid_down: CardSet::EMPTY,
            withheld: None,
            tricks: Tricks::new(rule, edition.direction(), hands, first),
            phase: Phase::Talk(first),
        }
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
            Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Talk(seat) | Phase::LayDown(seat) => Turn::One(seat),
            Phase::Passed | Phase::Counted(_) => Turn::Over,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        match self.phase {
            Phase::Tricks if self.tricks.turn() == seat => Some(Task::Play(self.to_play(seat))),
            Phase::Talk(turn) if turn == seat => Some(Task::Say(may_say(&self.said))),
            Phase::LayDown(turn) if turn == seat => Some(Task::LayDown(
                self.edition.tapp(self.dealt.setup.seats()) as u32,
            )),
            _ => None,
        }
    }

    fn task_seen(edition: Edition, view: &View) -> Option<Task> {
        Task::seen(edition, view)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        match (self.phase, act) {
            (Phase::Tricks, Act::Play(card)) if self.tricks.turn() == seat => {
                self.play(seat, card, sink);
            }
            (Phase::Talk(turn), Act::Say(word)) if turn == seat => self.say(seat, word, sink),
            (Phase::LayDown(turn), Act::Discard(cards)) if turn == seat => {
                self.lay_down(seat, cards, sink);
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let (ended, points) = match self.phase {
            Phase::Passed => (Ended::Passed, None),
            Phase::Counted(points) => (self.ended(), Some(points)),
            _ => return None,
        };
        Some(Outcome {
            points: points.map(|points| points.as_slice().to_vec()),
            declarer: self.declarer(),
            ..Outcome::plain(ended, &self.tricks.won, self.dealt.ledger.seats)
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }
}

impl Troggu {
    /// The seat that plays against all others, once the talk is over.
    pub(super) fn declarer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Talk(_) => None,
            _ => highest(&self.said).map(|(seat, _)| seat),
        }
    }

    /// The cards that were not dealt.
    pub(super) fn tapp(&self) -> CardSet {
        let seats = self.dealt.setup.seats();
        let dealt = seats * self.edition.hand_size(seats);
        self.dealt
            .pack
            .order()
            .iter()
            .skip(dealt)
            .copied()
            .collect()
    }

    fn to_play(&self, seat: Seat) -> ToPlay {
        ToPlay {
            open: self.tricks.open(),
            fool: HeldFool::of(self.edition, self.withheld == Some(seat)),
        }
    }

    fn say(&mut self, seat: Seat, word: Word, sink: &mut impl FnMut(Event)) {
        self.said[seat] = Some(word);
        sink(Event::Said {
            seat,
            act: Act::Say(word),
        });
        let is_last = seat == self.dealt.setup.dealer();
        if word != Word::Solo && !is_last {
            let next = seat.next(self.edition.direction(), self.dealt.setup.seats());
            self.phase = Phase::Talk(next);
            return;
        }
        match highest(&self.said) {
            Some((declarer, Word::Take)) => {
                let taken = self.tapp();
                self.tricks.hands[declarer] |= taken;
                self.phase = Phase::LayDown(declarer);
                sink(Event::TalonTaken { seat: declarer });
            }
            Some((declarer, _)) => self.lead(declarer),
            None if self.edition.all_pass == AllPass::Redeal => {
                self.phase = Phase::Passed;
                sink(Event::Ended(Ended::Passed));
            }
            None => self.lead(self.dealt.setup.first_seat()),
        }
    }

    fn lay_down(&mut self, seat: Seat, cards: CardSet, sink: &mut impl FnMut(Event)) {
        let hand = &mut self.tricks.hands[seat];
        *hand = *hand - cards;
        self.laid_down = cards;
        sink(Event::Discarded {
            seat,
            cards: cards.len() as u8,
        });
        self.lead(seat);
    }

    /// The play begins with this seat.
    fn lead(&mut self, leader: Seat) {
        let (rule, hands) = (self.tricks.rule(), self.tricks.hands);
        self.tricks = Tricks::new(rule, self.edition.direction(), hands, leader);
        self.phase = Phase::Tricks;
    }

    #[inline]
    fn play(&mut self, seat: Seat, card: Card, sink: &mut impl FnMut(Event)) {
        if card != Card::FOOL && self.to_play(seat).may_withhold(self.tricks.hands[seat]) {
            self.withheld = Some(seat);
            self.tricks.change_rule(once_withheld());
        }
        let is_complete = self.tricks.play(card, sink).is_some();
        if is_complete && self.tricks.complete() == self.edition.hand_size(self.dealt.setup.seats())
        {
            self.count(sink);
        }
    }

    fn ended(&self) -> Ended {
        match highest(&self.said) {
            Some((_, Word::Take)) => Ended::Taken,
            Some(_) => Ended::Solo,
            None => Ended::Misere,
        }
    }

    /// Counts and pays, once all cards are played.
    fn count(&mut self, sink: &mut impl FnMut(Event)) {
        let mut piles = self.tricks.taken();
        match (self.declarer(), self.ended()) {
            (Some(declarer), Ended::Taken) => piles[declarer] |= self.laid_down,
            (Some(declarer), _) => piles[declarer] |= self.tapp(),
            (None, _) => {}
        }
        let player = self.tricks.player_of(Card::FOOL);
        let fool = player.zip(self.tricks.winner_over(Card::FOOL));
        let points = COUNTING.points(piles, fool);
        let declared = highest(&self.said);
        for (from, to, price) in payments(self.dealt.setup.deal_order(), declared, &points) {
            let payment = Payment {
                from: Purse::Seat(from),
                to: Purse::Seat(to),
                amount: stakes(&self.dealt.setup, price),
                reason: Reason::Points,
            };
            self.dealt.ledger.pay(payment, sink);
        }
        let ended = self.ended();
        self.phase = Phase::Counted(points);
        sink(Event::Ended(ended));
    }
}
