//! A deal of Troccas: the scart, 19 tricks, kings that call, the count.

use super::task::{Task, Trick, valet_of};
use super::{COUNTING, Edition, HALF, SEATS, SIDES, TRICKS, party};
use crate::act::Act;
use crate::card::{Card, CardSet, Rank};
use crate::coins::Coins;
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

const CARDS: usize = SEATS * TRICKS;
/// The plain suits; each can be called once.
const SUITS: usize = 4;

/// A deal of the only edition.
#[derive(Clone)]
pub struct Troccas {
    pub(super) dealt: Dealt,
    pub(super) scart: CardSet,
    pub(super) tricks: Tricks<TRICKS, CARDS>,
    /// The suits that were led to complete tricks.
    led: CardSet,
    /// The king that calls in the current trick, and its seat.
    pub(super) calling: Option<(Seat, Card)>,
    /// The kings that have called.
    pub(super) called: CardSet,
    /// By suit: whose jack replaced which card, which went back to the hand (RULES.md TR-1).
    pub(super) swaps: [Option<Swap>; SUITS],
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) struct Swap {
    pub seat: Seat,
    pub back: Card,
    pub valet: Card,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// The dealer must put two cards into the scart.
    Scart,
    /// Cards are played.
    Tricks,
    /// All cards were played; the card points by side.
    Over(BySeat<i32>),
}

impl Play for Troccas {
    type Task = Task;
    type Edition = Edition;

    fn start(
        edition: Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Troccas {
        let (rule, first) = (edition.trick_rule(None), setup.first_seat());
        let mut hands = edition.hands(setup, pack);
        hands[setup.dealer()] |= pack.order().iter().skip(CARDS).copied().collect();
        let deal = Troccas {
            dealt: Dealt::new(setup, pack),
            scart: CardSet::EMPTY,
            tricks: Tricks::new(rule, edition.direction(), hands, first),
            led: CardSet::EMPTY,
            calling: None,
            called: CardSet::EMPTY,
            swaps: [None; SUITS],
            phase: Phase::Scart,
        };
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: TRICKS as u8,
        });
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
            Phase::Scart => Turn::One(self.dealt.setup.dealer()),
            Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Over(_) => Turn::Over,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        match self.phase {
            Phase::Scart if self.dealt.setup.dealer() == seat => Some(Task::Scart),
            Phase::Tricks if self.tricks.turn() == seat => Some(Task::Trick(Trick {
                open: self.tricks.open(),
                cards: self.tricks.on_table(),
                led: self.led,
                calling: self.calling.map(|(_, king)| king),
            })),
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
            (Phase::Tricks, Act::Play(card)) => self.play(card, None, sink),
            (Phase::Tricks, Act::PlayCalling(king)) => {
                sink(Event::Said { seat, act });
                self.called.insert(king);
                self.calling = Some((seat, king));
                let swap = self.swap_for(king);
                self.play(king, swap, sink);
            }
            (Phase::Scart, Act::Discard(cards)) => {
                self.tricks.hands[seat] = self.tricks.hands[seat] - cards;
                self.scart = cards;
                self.phase = Phase::Tricks;
                sink(Event::Discarded {
                    seat,
                    cards: cards.len() as u8,
                });
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(points) = self.phase else {
            return None;
        };
        Some(Outcome {
            points: Some(points.as_slice().to_vec()),
            ..Outcome::plain(Ended::Played, &self.tricks.won, self.dealt.ledger.seats)
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }

    /// Not while a suit has yet to be led: its king might call.
    fn plays_itself(&self) -> bool {
        self.has_last_cards_left() && self.led.contains_all(CardSet::of_rank(Rank::King))
    }
}

impl Troccas {
    /// What the call of this king, about to be played, does to the trick. If the jack's holder has already played a pip
    /// of its suit, the jack replaces it; if they played another card, nothing changes; if they have yet to play, they
    /// must play the jack. If nobody holds the jack, nothing happens (RULES.md TR-1, TR-2).
    fn swap_for(&mut self, king: Card) -> Option<Swap> {
        let valet = valet_of(king)?;
        let seat = Seat::all(SEATS).find(|seat| self.tricks.hands[*seat].contains(valet))?;
        let back = self.tricks.played_by(seat)?;
        let is_pip = back.suit() == king.suit() && back.rank() < Some(Rank::Jack);
        if !is_pip {
            return None;
        }
        let swap = Swap { seat, back, valet };
        self.tricks.swap_in_trick(back, valet);
        self.tricks.hands[seat] = self.tricks.hands[seat].without(valet).with(back);
        if let Some(place) = self.swaps.get_mut(king.suit() as usize) {
            *place = Some(swap);
        }
        Some(swap)
    }

    fn play(&mut self, card: Card, swap: Option<Swap>, sink: &mut impl FnMut(Event)) {
        let suit = match self.tricks.suit() {
            suit if suit.is_empty() => self.tricks.rule().suit_fixed_by(card),
            suit => suit,
        };
        // The exchange is reported after the king and before the end of the trick, which the king may complete.
        let mut tell = |event| {
            sink(event);
            if let (Event::Played { .. }, Some(Swap { seat, back, valet })) = (event, swap) {
                sink(Event::Exchanged { seat, back, valet });
            }
        };
        if self.tricks.play(card, &mut tell).is_some() {
            self.led |= suit;
            self.calling = None;
            if self.tricks.complete() == TRICKS {
                self.count(sink);
            }
        }
    }

    fn count(&mut self, sink: &mut impl FnMut(Event)) {
        let taken = self.tricks.taken();
        let mut piles = BySeat::<CardSet>::new(SIDES);
        let mut tricks = BySeat::<usize>::new(SIDES);
        for seat in Seat::all(SEATS) {
            piles[party(seat)] |= taken[seat];
            tricks[party(seat)] += usize::from(self.tricks.won[seat]);
        }
        piles[party(self.dealt.setup.dealer())] |= self.scart;
        let all = tricks.iter().find(|(_, tricks)| *tricks == TRICKS);
        let points = match all {
            // Including the Fool and the scart (RULES.md TR-4).
            Some((all, _)) => BySeat::from_fn(SIDES, |side| if side == all { 2 * HALF } else { 0 }),
            None => COUNTING.points(piles, self.fool_exchanged()),
        };
        self.pay_losses(&points, sink);
        self.phase = Phase::Over(points);
        sink(Event::Ended(Ended::Played));
    }

    /// The side that played the Fool and the side that won its trick, if they differ (RULES.md TR-3).
    fn fool_exchanged(&self) -> Option<(Seat, Seat)> {
        let player = party(self.tricks.player_of(Card::FOOL)?);
        let winner = party(self.tricks.winner_over(Card::FOOL)?);
        (player != winner).then_some((player, winner))
    }

    /// Each loser pays one winner, the one to the right (RULES.md TR-7).
    fn pay_losses(&mut self, points: &BySeat<i32>, sink: &mut impl FnMut(Event)) {
        let direction = Edition.direction();
        for seat in self.dealt.setup.deal_order() {
            let bads = i64::from(HALF - points[party(seat)]);
            // For a seat with goods the amount is not above zero, and the ledger moves nothing.
            let payment = Payment {
                from: Purse::Seat(seat),
                to: Purse::Seat(seat.next(direction, SEATS)),
                amount: Coins(bads * self.dealt.setup.stake().0),
                reason: Reason::Points,
            };
            self.dealt.ledger.pay(payment, sink);
        }
    }
}
