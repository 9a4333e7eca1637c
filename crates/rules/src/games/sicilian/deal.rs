//! A deal of Sicilian Tarocchi: the talk, the monte, 20 tricks, the count.

use super::task::Task;
use super::{
    ALL, COUNTING, DEALER_ZERO, Edition, LAST_TRICK, MONTE, OPPONENT_PRICE, OTHERS_ZERO, SEATS,
    SOLO_PRICE, SOLO_ZERO, TRICKS,
};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::dealt::Dealt;
use crate::event::{Event, Reason};
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

const CARDS: usize = SEATS * TRICKS;

/// A deal of the only edition.
#[derive(Clone)]
pub struct Sicilian {
    pub(super) edition: Edition,
    pub(super) dealt: Dealt,
    /// What each seat has said.
    pub(super) said: BySeat<Option<Word>>,
    /// The cards that the declarer laid down.
    pub(super) laid_down: CardSet,
    pub(super) tricks: Tricks<TRICKS, CARDS>,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// This seat speaks.
    Talk(Seat),
    /// The declarer has taken the monte and must lay three cards down.
    Discard,
    /// Cards are played.
    Tricks,
    /// All have passed.
    Passed,
    /// All cards were played; the card points, by side in a solo.
    Played(BySeat<i32>),
}

impl Play for Sicilian {
    type Task = Task;
    type Edition = Edition;

    fn start(
        edition: Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Sicilian {
        let (rule, first) = (edition.trick_rule(None), setup.first_seat());
        let hands = edition.hands(setup, pack);
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: TRICKS as u8,
        });
        Sicilian {
            edition,
            dealt: Dealt::new(setup, pack),
            said: BySeat::new(SEATS),
            laid_down: CardSet::EMPTY,
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
            Phase::Talk(seat) => Turn::One(seat),
            Phase::Discard => self.declarer().map_or(Turn::Over, Turn::One),
            Phase::Passed | Phase::Played(_) => Turn::Over,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        if self.turn() != Turn::One(seat) {
            return None;
        }
        match self.phase {
            Phase::Tricks => Some(Task::Play(self.tricks.open())),
            Phase::Talk(_) => Some(Task::talk(seat == self.dealt.setup.dealer())),
            Phase::Discard => Some(Task::Discard),
            Phase::Passed | Phase::Played(_) => None,
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
            (Phase::Tricks, Act::Play(card)) => {
                let complete = self.tricks.play(card, sink).is_some();
                if complete && self.tricks.complete() == TRICKS {
                    self.count(sink);
                }
            }
            (Phase::Talk(_), Act::Say(word)) => self.say(seat, word, sink),
            (Phase::Discard, Act::Discard(cards)) => self.lay_down(seat, cards, sink),
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let (ended, points) = match &self.phase {
            Phase::Passed => (Ended::Passed, None),
            Phase::Played(points) if self.is_solo() => (Ended::Solo, Some(points)),
            Phase::Played(points) => (Ended::Each, Some(points)),
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

impl Sicilian {
    /// Who said `solo` or `each`.
    pub(super) fn declarer(&self) -> Option<Seat> {
        highest(&self.said).map(|(seat, _)| seat)
    }

    /// Whether one plays against two.
    fn is_solo(&self) -> bool {
        highest(&self.said).is_some_and(|(_, word)| word == Word::Solo)
    }

    /// The cards that nobody was dealt.
    pub(super) fn monte(&self) -> CardSet {
        self.dealt
            .pack
            .order()
            .iter()
            .skip(CARDS)
            .copied()
            .collect()
    }

    /// The first word but `pass` ends the talk, and so does the dealer's (RULES.md SI-3).
    fn say(&mut self, seat: Seat, word: Word, sink: &mut impl FnMut(Event)) {
        self.said[seat] = Some(word);
        sink(Event::Said {
            seat,
            act: Act::Say(word),
        });
        if word != Word::Pass {
            let monte = self.monte();
            self.tricks.hands[seat] |= monte;
            sink(Event::TalonTaken { seat });
            self.phase = Phase::Discard;
        } else if seat == self.dealt.setup.dealer() {
            self.phase = Phase::Passed;
            sink(Event::Ended(Ended::Passed));
        } else {
            self.phase = Phase::Talk(seat.next(self.edition.direction(), SEATS));
        }
    }

    /// The seat at the declarer's right then leads (RULES.md SI-8).
    fn lay_down(&mut self, seat: Seat, cards: CardSet, sink: &mut impl FnMut(Event)) {
        let mut hands = self.tricks.hands;
        hands[seat] = hands[seat] - cards;
        self.laid_down = cards;
        let direction = self.edition.direction();
        let leader = seat.next(direction, SEATS);
        self.tricks = Tricks::new(self.tricks.rule(), direction, hands, leader);
        sink(Event::Discarded {
            seat,
            cards: MONTE as u8,
        });
        self.phase = Phase::Tricks;
    }

    /// Counts and pays for the piles, once all cards are played.
    fn count(&mut self, sink: &mut impl FnMut(Event)) {
        let Some(declarer) = self.declarer() else {
            return;
        };
        let solo = self.is_solo();
        let side = |seat: Seat| {
            if solo {
                usize::from(seat != declarer)
            } else {
                seat.index()
            }
        };
        let mut taken = self.tricks.taken();
        taken[declarer] |= self.laid_down;
        let fool = self.tricks.player_of(Card::FOOL);
        let fool = fool.zip(self.tricks.winner_over(Card::FOOL));
        let sides = if solo { 2 } else { SEATS };
        let mut points = COUNTING.by_side(&taken, fool, sides, side);
        let place = |seat: Seat| Seat::new(side(seat)).unwrap_or(seat);
        // Whoever wins a trick is the next to play.
        points[place(self.tricks.turn())] += LAST_TRICK;

        let stake = self.dealt.setup.stake().0;
        let gains = BySeat::from_fn(SEATS, |seat| {
            let (price, zero) = match (solo, seat == declarer) {
                (true, true) => (SOLO_PRICE, SOLO_ZERO),
                (true, false) => (OPPONENT_PRICE, ALL - SOLO_ZERO),
                (false, true) => (1, DEALER_ZERO),
                (false, false) => (1, OTHERS_ZERO),
            };
            let stakes = price * i64::from(points[place(seat)] - zero);
            // Stakes are at most 10^6 and points at most 109, so this cannot overflow.
            Coins(stake * stakes)
        });
        self.dealt
            .ledger
            .settle(self.dealt.setup.deal_order(), &gains, Reason::Points, sink);
        self.phase = Phase::Played(points);
        let ended = if solo { Ended::Solo } else { Ended::Each };
        sink(Event::Ended(ended));
    }
}
