//! A deal of Ottocento: two cards laid down, declarations at the first turns, 15 tricks, the count.

use super::combos::Combinations;
use super::task::{Task, Trick};
use super::{CARDS, COUNTING, Edition, LAST_TRICK, SEATS, SIDES, TRICKS, party};
use crate::act::{Act, Signal};
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

/// A deal of the match.
#[derive(Clone)]
pub struct Ottocento {
    pub(super) edition: Edition,
    pub(super) dealt: Dealt,
    pub(super) discard: CardSet,
    pub(super) tricks: Tricks<TRICKS, CARDS>,
    /// By seat: the cards shown before the first card, empty if they were hidden; `None` while nothing was said.
    pub(super) words: BySeat<Option<CardSet>>,
    /// What each seat has scored by declaring.
    pub(super) declared: BySeat<i32>,
    /// The score of the match, by side.
    pub(super) score: BySeat<i32>,
    /// What the leader of each trick said.
    pub(super) signals: [Option<Signal>; TRICKS],
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// The dealer must lay two cards down.
    Discard,
    /// Cards are played.
    Tricks,
    /// A declaration reached the target.
    Declared,
    /// All cards were played; card points and combinations by side.
    Played {
        points: BySeat<i32>,
        combinations: BySeat<i32>,
    },
}

impl Play for Ottocento {
    type Task = Task;
    type Edition = Edition;

    fn start(
        edition: Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Ottocento {
        let (rule, first) = (edition.trick_rule(None), setup.first_seat());
        let mut hands = edition.hands(setup, pack);
        hands[setup.dealer()] |= pack.order().iter().skip(CARDS).copied().collect();
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: TRICKS as u8,
        });
        Ottocento {
            edition,
            dealt: Dealt::new(setup, pack),
            discard: CardSet::EMPTY,
            tricks: Tricks::new(rule, edition.direction(), hands, first),
            words: BySeat::new(SEATS),
            declared: BySeat::new(SEATS),
            score: setup.before().score,
            signals: [None; TRICKS],
            phase: Phase::Discard,
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
            Phase::Discard => Turn::One(self.dealt.setup.dealer()),
            Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Declared | Phase::Played { .. } => Turn::Over,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        match self.phase {
            Phase::Discard if self.dealt.setup.dealer() == seat => Some(Task::Discard),
            Phase::Tricks if self.tricks.turn() == seat => {
                let leads = self.tricks.cards_played().is_multiple_of(SEATS);
                let trick = Trick {
                    open: self.tricks.open(),
                    may_signal: self.edition.signals && leads,
                    seen: self.tricks.cards_over(),
                };
                let has_spoken = self.words[seat].is_some();
                Some(Task::to_play(self.hand(seat), has_spoken, trick))
            }
            _ => None,
        }
    }

    fn task_seen(edition: Edition, view: &View) -> Option<Task> {
        Task::seen(edition, view)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        if self.turn() != Turn::One(seat) {
            return debug_assert!(false, "an act of another moment");
        }
        match (self.phase, act) {
            (Phase::Tricks, Act::Play(card)) => self.play(card, sink),
            (Phase::Tricks, Act::PlaySaying(card, signal)) => {
                sink(Event::Said { seat, act });
                if let Some(said) = self.signals.get_mut(self.tricks.complete()) {
                    *said = Some(signal);
                }
                self.play(card, sink);
            }
            (Phase::Tricks, Act::Hide) => self.words[seat] = Some(CardSet::EMPTY),
            (Phase::Tricks, Act::Show(cards)) => self.declare(seat, cards, sink),
            (Phase::Discard, Act::Discard(cards)) => {
                self.tricks.hands[seat] = self.tricks.hands[seat] - cards;
                self.discard = cards;
                self.phase = Phase::Tricks;
                sink(Event::Discarded {
                    seat,
                    cards: cards.len() as u8,
                });
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    /// A first card without a word before it.
    #[inline]
    fn passes_a_question(&self, seat: Seat) -> bool {
        let is_playing = matches!(self.phase, Phase::Tricks);
        let is_first = self.hand(seat).len() as usize == TRICKS;
        is_playing
            && is_first
            && self.words[seat].is_none()
            && Combinations::of(self.hand(seat)).cards().is_empty()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let (ended, counted) = match self.phase {
            Phase::Discard | Phase::Tricks => return None,
            Phase::Declared => (Ended::Declared, None),
            Phase::Played {
                points,
                combinations,
            } => (Ended::Played, Some((points, combinations))),
        };
        let list = |values: BySeat<i32>| values.as_slice().to_vec();
        Some(Outcome {
            points: counted.map(|(points, _)| list(points)),
            combinations: counted.map(|(_, combinations)| list(combinations)),
            declared: Some(list(self.declared)),
            score: Some(list(self.score)),
            match_over: counted.is_none() || self.won_by_count().is_some(),
            ..Outcome::plain(ended, &self.tricks.won, self.dealt.ledger.seats)
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }
}

impl Ottocento {
    fn play(&mut self, card: Card, sink: &mut impl FnMut(Event)) {
        if let Some(winner) = self.tricks.play(card, sink)
            && self.tricks.complete() == TRICKS
        {
            self.count(winner, sink);
        }
    }

    /// The combinations of a hand are scored at once, and may win the match (RULES.md 15).
    fn declare(&mut self, seat: Seat, cards: CardSet, sink: &mut impl FnMut(Event)) {
        let points = Combinations::of(self.hand(seat)).value();
        self.words[seat] = Some(cards);
        self.declared[seat] = points;
        self.score[party(seat)] += points;
        sink(Event::Combined {
            seat,
            cards,
            points,
        });
        if self.score[party(seat)] >= self.edition.target() {
            self.pay_stakes(party(seat), sink);
            self.phase = Phase::Declared;
            sink(Event::Ended(Ended::Declared));
        }
    }

    /// Combinations, card points and the last trick of each side.
    fn count(&mut self, last: Seat, sink: &mut impl FnMut(Event)) {
        let piles = self.piles();
        let points = BySeat::from_fn(SIDES, |side| {
            let last = if side == party(last) { LAST_TRICK } else { 0 };
            COUNTING.of_pile(piles[side]) + last
        });
        let combinations = BySeat::from_fn(SIDES, |side| Combinations::of(piles[side]).value());
        for side in Seat::all(SIDES) {
            self.score[side] += points[side] + combinations[side];
        }
        if let Some(winner) = self.won_by_count() {
            self.pay_stakes(winner, sink);
        }
        self.phase = Phase::Played {
            points,
            combinations,
        };
        sink(Event::Ended(Ended::Played));
    }

    fn piles(&self) -> BySeat<CardSet> {
        let player = self.tricks.player_of(Card::FOOL);
        let fool = player.zip(self.tricks.winner_over(Card::FOOL));
        let dealer = self.dealt.setup.dealer();
        super::piles(&self.tricks.taken(), fool, dealer, self.discard)
    }

    /// The side that has reached the target and has more than the other.
    fn won_by_count(&self) -> Option<Seat> {
        let (ahead, score) = self.score.iter().max_by_key(|(_, score)| *score)?;
        let is_alone = self
            .score
            .iter()
            .filter(|(_, other)| *other == score)
            .count()
            == 1;
        (is_alone && score >= self.edition.target()).then_some(ahead)
    }

    /// The losers' stakes go to the winners, one each.
    fn pay_stakes(&mut self, winner: Seat, sink: &mut impl FnMut(Event)) {
        for seat in self
            .dealt
            .setup
            .deal_order()
            .filter(|seat| party(*seat) != winner)
        {
            let payment = Payment {
                from: Purse::Seat(seat),
                to: Purse::Seat(seat.next(self.edition.direction(), SEATS)),
                amount: self.dealt.setup.stake(),
                reason: Reason::Match,
            };
            self.dealt.ledger.pay(payment, sink);
        }
    }
}
