//! The play of one game.

use crate::act::Act;
use crate::card::CardSet;
use crate::choice::Choice;
use crate::dealt::Dealt;
use crate::event::Event;
use crate::ledger::Ledger;
use crate::moment::{Moment, Task};
use crate::outcome::Outcome;
use crate::pack::Pack;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::trick::TrickRule;
use crate::turn::Turn;
use crate::variant::Rules;
use crate::view::{Own, Stage, Trick, View, Viewer};

/// The play of one game.
///
/// What a seat may do follows from its hand and its task alone. Both the deal and the seat's own view know these,
/// so that legality is written once.
pub(crate) trait Play: Clone {
    type Task: Task;
    /// The edition being played.
    type Edition: Rules;
    fn start(
        edition: Self::Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Self;
    /// What the deal began with, and the coins that it has moved.
    fn dealt(&self) -> &Dealt;
    #[inline]
    fn setup(&self) -> Setup {
        self.dealt().setup
    }
    #[inline]
    fn pack(&self) -> &Pack {
        &self.dealt().pack
    }
    #[inline]
    fn ledger(&self) -> &Ledger {
        &self.dealt().ledger
    }
    /// How cards rank, and how tricks are followed and won in games of tricks.
    fn trick_rule(&self) -> &'static TrickRule;
    fn turn(&self) -> Turn;
    fn question(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    fn close_question(&mut self, _sink: &mut impl FnMut(Event)) -> bool {
        false
    }
    /// The cards that the seat holds.
    fn hand(&self, seat: Seat) -> CardSet;
    /// What is asked of the seat now, if anything.
    fn task(&self, seat: Seat) -> Option<Self::Task>;
    /// The same for the viewer, from their view.
    fn task_seen(edition: Self::Edition, view: &View) -> Option<Self::Task>;
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event));
    /// Whether this act also passes over a question that only some hands are asked, so that nobody can tell by the number
    /// of steps whether it was answered (RULES.md OT-6).
    #[inline]
    fn passes_a_question(&self, _seat: Seat) -> bool {
        false
    }
    fn view(&self, viewer: Viewer) -> View;
    fn outcome(&self) -> Option<Outcome>;
    fn contenders(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    fn acts(&self) -> Vec<(Seat, Act)>;
    /// What the fixed rule chooses for an absent player (RULES.md 0.3).
    fn substitute(&self, seat: Seat) -> Option<Act> {
        self.moment(seat).choice().substitute(self.trick_rule())
    }
    /// Whether nobody but the seat may ever notice this act while the deal runs: it is no step of its own.
    fn is_untold(_act: &Act) -> bool {
        false
    }
    /// Whether all that is left is to play the last card of each hand, with nothing to decide, as everybody can tell.
    fn plays_itself(&self) -> bool {
        self.has_last_cards_left()
    }

    /// Whether a trick is being played, and nobody holds more than one card.
    fn has_last_cards_left(&self) -> bool {
        let Turn::One(seat) = self.turn() else {
            return false;
        };
        let is_last = |seat| self.hand(seat).len() <= 1;
        // That a card is to be played is public, and so is whether the deal may be offered instead.
        let choice = self.moment(seat).choice();
        Seat::all(self.setup().seats()).all(is_last)
            && matches!(choice, Choice::Play { offer: false, .. })
    }

    /// What the viewer may know in every game, to which a game adds what only it has.
    fn plain_view(&self, viewer: Viewer, stage: Stage) -> View {
        let setup = self.setup();
        let seats = setup.seats();
        let seat = viewer.seat(seats);
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: setup.variant(),
            stake: setup.stake(),
            seats,
            dealer: setup.dealer(),
            before: *setup.before(),
            turn: self.turn(),
            stage,
            hand: seat.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            hand_sizes: BySeat::from_fn(seats, |seat| self.hand(seat).len() as u8),
            laid_aside: CardSet::EMPTY,
            trick: Trick {
                leader: setup.first_seat(),
                cards: Vec::new(),
                winner: None,
            },
            last_trick: None,
            tricks: BySeat::new(seats),
            played: Vec::new(),
            shown: Vec::new(),
            own: Own::Nothing,
            pot: self.ledger().pot,
            coins: self.ledger().seats,
            my_question: None,
            outcome: self.outcome(),
        }
    }

    #[inline]
    fn moment(&self, seat: Seat) -> Moment<Self::Task> {
        match self.task(seat) {
            Some(task) => Moment::ToDo {
                hand: self.hand(seat),
                task,
            },
            None if self.turn() == Turn::Over => Moment::Over,
            None => Moment::NotYours,
        }
    }

    /// The viewer's moment.
    fn moment_seen(edition: Self::Edition, view: &View) -> Moment<Self::Task> {
        match Self::task_seen(edition, view) {
            Some(task) => Moment::ToDo {
                hand: view.hand,
                task,
            },
            None if view.turn == Turn::Over => Moment::Over,
            None => Moment::NotYours,
        }
    }
}
