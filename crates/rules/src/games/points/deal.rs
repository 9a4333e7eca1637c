//! A deal of a point game: the deal and talon, bids in one game, the discard, 25 tricks, the count.

use super::bids::{Bids, SESSIONS, Said, Then};
use super::task::Task;
use super::{Match, PointGame, SEATS, TALON, TRICKS};
use crate::act::Act;
use crate::card::{Card, CardSet};
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
use crate::view::{View, Viewer};

const CARDS: usize = SEATS * TRICKS;

/// A deal of a point game for three.
#[derive(Clone)]
pub struct PointDeal<G> {
    pub(super) game: G,
    pub(super) dealt: Dealt,
    /// Bids and calls for more cards, in order.
    pub(super) said: Said,
    /// The cards that the dealer discarded.
    pub(super) laid_down: CardSet,
    /// The cards declared as honours, by all seats.
    pub(super) declared: CardSet,
    pub(super) honours: BySeat<i16>,
    pub(super) tricks: Tricks<TRICKS, CARDS>,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// Bids for a settlement, before all cards are dealt.
    Bids(Bids),
    /// The dealer has taken the talon and must discard.
    Discard,
    /// Cards are played.
    Tricks,
    /// The deal was settled at the bids.
    Agreed,
    /// All cards were played; the card points.
    Played(BySeat<i32>),
}

impl<G: PointGame> Play for PointDeal<G> {
    type Task = Task;
    type Edition = G;

    fn start(game: G, setup: &Setup, pack: &Pack, sink: &mut impl FnMut(Event)) -> PointDeal<G> {
        let (first, hands) = (setup.first_seat(), BySeat::new(SEATS));
        let mut deal = PointDeal {
            game,
            dealt: Dealt::new(setup, pack),
            said: Vec::new(),
            laid_down: CardSet::EMPTY,
            declared: CardSet::EMPTY,
            honours: BySeat::new(if G::DECLARES { SEATS } else { 0 }),
            tricks: Tricks::new(game.trick_rule(), game.direction(), hands, first),
            phase: Phase::Discard,
        };
        if game.has_bids() {
            deal.deal_for_bids(1, sink);
        } else {
            deal.deal_the_rest(0, sink);
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
        match &self.phase {
            Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Discard => Turn::One(self.dealt.setup.dealer()),
            Phase::Bids(bids) => Turn::One(bids.turn),
            Phase::Agreed | Phase::Played(_) => Turn::Over,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        match &self.phase {
            Phase::Tricks if self.tricks.turn() == seat => Some(Task::Play(self.tricks.open())),
            Phase::Discard if self.dealt.setup.dealer() == seat => {
                Some(Task::discard(self.game, self.tricks.hands[seat]))
            }
            Phase::Bids(bids) if bids.turn == seat => Some(Task::Bid {
                most: Bids::most(&bids.standing, seat),
            }),
            _ => None,
        }
    }

    fn task_seen(game: G, view: &View) -> Option<Task> {
        Task::seen(game, view)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        match (&mut self.phase, act) {
            (Phase::Tricks, Act::Play(card)) if self.tricks.turn() == seat => {
                self.play(seat, card, sink);
            }
            (Phase::Discard, Act::Discard(cards)) if self.dealt.setup.dealer() == seat => {
                self.lay_down(seat, cards, sink);
            }
            (Phase::Bids(bids), Act::Bid(_) | Act::More) if bids.turn == seat => {
                self.say(seat, act, sink);
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let (ended, points) = match &self.phase {
            Phase::Agreed => (Ended::Agreed, None),
            Phase::Played(points) => (Ended::Played, Some(points)),
            _ => return None,
        };
        let before = self.dealt.setup.before();
        let of = self.game.as_match();
        let score = of.and(points).map(|points| Match::score(before, points));
        Some(Outcome {
            points: points.map(|points| points.as_slice().to_vec()),
            score: score.map(|score| score.as_slice().to_vec()),
            match_over: of.is_some_and(|of| of.is_last(before)),
            ..Outcome::plain(ended, &self.tricks.won, self.dealt.ledger.seats)
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }
}

// What is private to the crate cannot be had from outside: `Deal` has no place where it shows.
#[allow(private_bounds)]
impl<G: PointGame> PointDeal<G> {
    /// Deals one packet to every seat.
    fn deal_packet(&mut self, packet: usize) {
        let packets = self.game.packets();
        let size = packets[packet];
        let start = SEATS * packets[..packet].iter().sum::<usize>();
        let cards = self.dealt.pack.order().get(start..start + SEATS * size);
        let piles = cards.unwrap_or_default().chunks(size);
        for (seat, cards) in self.dealt.setup.deal_order().zip(piles) {
            self.tricks.hands[seat] |= cards.iter().copied().collect();
        }
    }

    /// Deals the next packet and opens a session of bids.
    fn deal_for_bids(&mut self, session: u8, sink: &mut impl FnMut(Event)) {
        let packet = usize::from(session) - 1;
        self.deal_packet(packet);
        sink(Event::Dealt {
            dealer: self.dealt.setup.dealer(),
            cards: self.game.packets()[packet] as u8,
        });
        let first = self.dealt.setup.first_seat();
        self.phase = Phase::Bids(Bids::session(session, SEATS, first));
    }

    /// Deals all packets from this one on, and the talon to the dealer.
    fn deal_the_rest(&mut self, from: usize, sink: &mut impl FnMut(Event)) {
        let packets = self.game.packets();
        for packet in from..packets.len() {
            self.deal_packet(packet);
        }
        let dealer = self.dealt.setup.dealer();
        sink(Event::Dealt {
            dealer,
            cards: packets[from..].iter().sum::<usize>() as u8,
        });
        let talon = self.dealt.pack.order().iter().skip(CARDS).copied();
        self.tricks.hands[dealer] |= talon.collect();
        sink(Event::TalonTaken { seat: dealer });
        self.phase = Phase::Discard;
    }

    /// Makes a bid, or a call for more cards (RULES.md 5, MI-6).
    fn say(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        let Phase::Bids(bids) = &mut self.phase else {
            return;
        };
        self.said.push((seat, act));
        sink(Event::Said { seat, act });
        let then = match act {
            Act::Bid(points) => {
                let next = seat.next(self.game.direction(), SEATS);
                bids.bid(points, next, self.dealt.setup.dealer())
            }
            _ => Then::NextCards,
        };
        let standing = bids.standing;
        match then {
            Then::GoOn => {}
            Then::Agreed => {
                let stake = self.dealt.setup.stake().0;
                let gains = BySeat::from_fn(SEATS, |seat| {
                    Coins(stake * i64::from(standing.bids[seat].unwrap_or_default()))
                });
                self.dealt.ledger.settle(
                    self.dealt.setup.deal_order(),
                    &gains,
                    Reason::Agreed,
                    sink,
                );
                self.phase = Phase::Agreed;
                sink(Event::Ended(Ended::Agreed));
            }
            Then::NextCards if standing.session < SESSIONS => {
                self.deal_for_bids(standing.session + 1, sink);
            }
            Then::NextCards => self.deal_the_rest(usize::from(SESSIONS), sink),
        }
    }

    fn lay_down(&mut self, seat: Seat, cards: CardSet, sink: &mut impl FnMut(Event)) {
        let hand = &mut self.tricks.hands[seat];
        *hand = *hand - cards;
        self.laid_down = cards;
        sink(Event::Discarded {
            seat,
            cards: TALON as u8,
        });
        self.phase = Phase::Tricks;
    }

    #[inline]
    fn play(&mut self, seat: Seat, card: Card, sink: &mut impl FnMut(Event)) {
        if G::DECLARES && self.tricks.complete() == 0 {
            self.declare(seat, sink);
        }
        let complete = self.tricks.play(card, sink).is_some();
        if complete && self.tricks.complete() == TRICKS {
            self.count(sink);
        }
    }

    /// Honours are shown and paid for just before the seat's first card (RULES.md MI-5).
    fn declare(&mut self, seat: Seat, sink: &mut impl FnMut(Event)) {
        let (cards, points) = self.game.declared(self.tricks.hands[seat]);
        if points == 0 {
            return;
        }
        self.declared |= cards;
        self.honours[seat] = points;
        for card in cards.iter() {
            sink(Event::Shown { seat, card });
        }
        sink(Event::Declared { seat, points });
        for from in self.dealt.setup.deal_order().filter(|from| *from != seat) {
            let payment = Payment {
                from: Purse::Seat(from),
                to: Purse::Seat(seat),
                amount: super::stakes(&self.dealt.setup, i64::from(points)),
                reason: Reason::Honours,
            };
            self.dealt.ledger.pay(payment, sink);
        }
    }

    /// Counts and pays for the piles, once all cards are played.
    fn count(&mut self, sink: &mut impl FnMut(Event)) {
        let mut piles = self.tricks.taken();
        piles[self.dealt.setup.dealer()] |= self.laid_down;
        let player = self.tricks.player_of(Card::FOOL);
        let fool = player.zip(self.tricks.winner_over(Card::FOOL));
        let points = self.game.counting().points(piles, fool);
        let gains = self.game.gains(&self.dealt.setup, &points);
        self.dealt
            .ledger
            .settle(self.dealt.setup.deal_order(), &gains, G::GAINED_FOR, sink);
        self.phase = Phase::Played(points);
        sink(Event::Ended(Ended::Played));
    }
}
